import type { RouteObject } from 'react-router-dom';
import type { ShellContextValue } from './shell-context.ts';

/** The words of a portal: Italian travels with it, English is fetched when somebody reads it. */
export interface PortalWords {
  name: string;
  it: object;
  en: () => Promise<object>;
}

/** What `./portal` of a remote must export as default. */
export interface PortalModule {
  /** Version of the agreement it was built against. */
  contractVersion: string;
  /** Called once, before the first page: connects the client, adds its words. */
  start: (
    shell: Pick<ShellContextValue, 'http'> & { addWords: (words: PortalWords) => Promise<void> },
  ) => void | Promise<void>;
  /** Route objects with full paths; no router of its own. */
  routes: RouteObject[];
}
