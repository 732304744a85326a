// Compiled code of earlier runs, which Node keeps for itself by the content of each file: `start`
// uses it, and fills it before it starts.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
export const COMPILED = path.join(root, '.cache', 'compiled');

/**
 * Runs a script of ours in a process of its own.
 * @throws Error with the sentence given, when it fails
 */
export function inChild(
  script: string,
  failed: string,
  { env = process.env, args = [] }: { env?: NodeJS.ProcessEnv; args?: readonly string[] } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', path.join(root, script), ...args], {
      stdio: 'inherit',
      cwd: root,
      env,
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(failed))));
  });
}

/** Half a second where nothing changed. */
export const compileAhead = (): Promise<void> =>
  inChild(
    'packages/server/src/commands/compile-ahead.ts',
    'The server could not be loaded; the reason is above.',
    { env: { ...process.env, NODE_COMPILE_CACHE: COMPILED } },
  );
