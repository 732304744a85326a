/** What a build of the shell says of itself: `shell.json`, from which the server draws its page. */

/** The sign-in page before any script. */
export interface FirstPaint {
  /** By language. */
  markup: Record<'it' | 'en', string>;
  css: string;
  script: string;
  /** The page that takes it over, fetched beside the shell's script; absent in an older shell. */
  files?: string[];
}

export interface ShellRelease {
  buildId: string;
  /** Of the agreement that it was built with: a server may serve a shell of another day. */
  contractVersion: string;
  capabilities: readonly string[];
  /** Of the first page, in order. */
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  /** Files of the shared families, fetched before they are needed. */
  families: Record<string, string[]>;
  /** What the first portal of a visit needs of the shell: frame, federation, session. */
  portalStart: string[];
  /** What a portal with menu and breadcrumbs needs besides. */
  frame: string[];
  /** Absent in the one-bundle variant, which is measured without it. */
  firstPaint?: FirstPaint;
}
