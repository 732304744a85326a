/**
 * Runs a program with a limit of processor time: the system stops it with SIGXCPU, however long it
 * had to wait for the processor.
 */
import { constants } from 'node:os';

/**
 * POSIX `ulimit`, first the soft limit (SIGXCPU), then the hard one (SIGKILL). Windows has none:
 * there the time on the clock is the only limit.
 */
const SCRIPT = 'ulimit -S -t "$1" && ulimit -H -t "$2" && shift 2 && exec "$@"';

/** @returns command and arguments that run `program` with the limit */
export function withProcessorLimit(
  seconds: number,
  [program, args]: readonly [string, readonly string[]],
): [command: string, args: string[]] {
  if (process.platform === 'win32') return [program, [...args]];
  return ['/bin/sh', ['-c', SCRIPT, 'sh', String(seconds), String(seconds + 2), program, ...args]];
}

/**
 * A program that handles no signal ends by it; one that a shell waited for ends with 128 and its
 * number.
 */
export const isOutOfProcessorTime = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGXCPU' || code === 128 + (constants.signals.SIGXCPU ?? 24);
