/** What the build says of the shell. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellOffer } from '@bussola/portal/fit';
import type { ShellRelease } from '@bussola/portal/shell-release';

/** @throws Error when the shell was not built. */
export async function readShell(
  distDir: string,
  host: 'shell' | 'back-office' = 'shell',
): Promise<ShellRelease> {
  return JSON.parse(await readFile(path.join(distDir, host, 'shell.json'), 'utf8')) as ShellRelease;
}

/** What that shell offers to portals. It may be older or newer than the server. */
export const offerOf = ({ contractVersion, capabilities, families }: ShellRelease): ShellOffer => ({
  contractVersion,
  capabilities,
  families: Object.keys(families),
});
