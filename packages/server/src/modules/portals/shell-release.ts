/** What the build says of the shell; see packages/portal-build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellOffer } from '@bussola/portal/fit';

export interface ShellRelease {
  buildId: string;
  contractVersion: string;
  capabilities: readonly string[];
  scripts: string[];
  styles: string[];
  integrity: Record<string, string>;
  families: Record<string, string[]>;
  portalStart: string[];
  frame: string[];
  firstPaint?: {
    markup: Record<'it' | 'en', string>;
    css: string;
    script: string;
    /** The page that takes it over; absent in a shell of before. */
    files?: string[];
  };
}

/** @throws Error when the shell was not built. */
export async function readShell(
  distDir: string,
  host: 'shell' | 'back-office' = 'shell',
): Promise<ShellRelease> {
  return JSON.parse(await readFile(path.join(distDir, host, 'shell.json'), 'utf8')) as ShellRelease;
}

/** What that shell brings to portals: of its own day, which need not be the server's. */
export const offerOf = ({ contractVersion, capabilities, families }: ShellRelease): ShellOffer => ({
  contractVersion,
  capabilities,
  families: Object.keys(families),
});
