/**
 * Runs a program without a network where the system allows it (Linux with user namespaces): its
 * namespace has no other machine, not even this one, and gives no rights. Elsewhere the program
 * runs as it is: its input holds no secret.
 */
import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';

const PLACES = ['/usr/bin/unshare', '/bin/unshare'];
// No user is mapped: inside, the program is nobody and holds no capability.
const OPTIONS = ['--user', '--net', '--'];
let found: Promise<string | undefined> | undefined;

async function look(): Promise<string | undefined> {
  for (const place of PLACES) {
    if (
      !(await access(place).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const works = await new Promise<boolean>((resolve) => {
      const tried = spawn(place, [...OPTIONS, process.execPath, '--version'], {
        env: {},
        stdio: 'ignore',
      });
      tried.on('error', () => resolve(false));
      tried.on('close', (code) => resolve(code === 0));
    });
    if (works) return place;
  }
  return undefined;
}

/**
 * @returns command and arguments that run `program` without a network, or as it is where that
 * cannot be
 */
export async function withoutNetwork(
  program: string,
  args: readonly string[],
): Promise<[command: string, args: string[]]> {
  const unshare = await (found ??= look());
  return unshare === undefined ? [program, [...args]] : [unshare, [...OPTIONS, program, ...args]];
}
