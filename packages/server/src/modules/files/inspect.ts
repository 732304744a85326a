/**
 * What a stranger's bytes are, decided by the bytes and never by their name; taken apart in a
 * process that can reach nothing.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ProblemError } from '../../problem-error.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { withoutNetwork } from './no-network.ts';
import { isOutOfProcessorTime, withProcessorLimit } from './processor-limit.ts';
import { INSPECT_CPU_SECONDS, INSPECT_MS, MAX_FILE_BYTES } from './upload-limits.ts';

export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type FileType = (typeof FILE_TYPES)[number];
/** Why a file was not taken. */
export type Unfit = 'type' | 'damaged' | 'too-many-pixels' | 'active' | 'malware';

const TASK: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const BY_CODE: Readonly<Record<number, Unfit>> = {
  3: 'damaged',
  4: 'too-many-pixels',
  5: 'active',
};

interface Limits {
  cpuSeconds: number;
  wallMs: number;
}
const LIMITS: Limits = { cpuSeconds: INSPECT_CPU_SECONDS, wallMs: INSPECT_MS };

const HERE = import.meta.dirname;
const SERVER = path.resolve(HERE, '../../..');
const CHILD = [
  '--permission',
  '--allow-addons',
  '--no-warnings',
  '--max-old-space-size=256',
  // Its own code and the libraries: not the data folder, not the environment, no other program.
  // Node asks for a linked folder by both its paths.
  ...[
    path.join(SERVER, 'src/modules/files'),
    path.join(SERVER, 'package.json'),
    path.join(SERVER, 'node_modules'),
    path.resolve(SERVER, '../../node_modules'),
  ]
    .flatMap((folder) => [folder, realpathSync(folder)])
    .map((folder) => `--allow-fs-read=${folder}`),
  path.join(HERE, 'inspect-child.ts'),
];

/** Taking pictures apart is work for the processor, and others wait for it too. */
const withTurn = concurrencyLimit({ atOnce: 2 });

/**
 * The type, and the bytes as they may be kept.
 * @throws ProblemError UNAVAILABLE when the machine is too busy to tell
 */
export async function inspect(
  bytes: Uint8Array,
  as: 'document' | 'avatar',
  limits: Limits = LIMITS,
): Promise<{ type: FileType; bytes: Buffer } | { unfit: Unfit }> {
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = (await fileTypeFromBuffer(bytes))?.mime;
  const type = FILE_TYPES.find((known) => known === sniffed);
  if (!type || (as === 'avatar' && type === 'application/pdf')) return { unfit: 'type' };
  // A PDF begins at its first byte: one that begins with something else can be two things at once.
  if (
    type === 'application/pdf' &&
    Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-'
  )
    return { unfit: 'type' };
  const result = await withTurn(() =>
    takeApart(bytes, as === 'avatar' ? 'avatar' : TASK[type], limits),
  );
  if ('unfit' in result) return result;
  return { type: as === 'avatar' ? 'image/webp' : type, bytes: result.bytes };
}

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: Buffer;
  /** Why we stopped it; null: it ended by itself. */ stopped: 'late' | 'too-much' | null;
  said: string;
}

/**
 * @throws ProblemError UNAVAILABLE when the file was not taken apart to its end: nothing is known
 *   of it then
 */
async function takeApart(
  bytes: Uint8Array,
  task: string,
  limits: Limits,
): Promise<{ bytes: Buffer } | { unfit: Unfit }> {
  const ended = await run(bytes, task, limits).catch((error: unknown) => {
    throw unavailable('The child could not be started', error);
  });
  const { code, signal, out, stopped, said } = ended;
  if (
    stopped === 'too-much' ||
    isOutOfProcessorTime(code, signal) ||
    /heap out of memory/.test(said)
  )
    return { unfit: 'too-many-pixels' };
  if (stopped === null && code === 0 && out.length > 0) return { bytes: out };
  const verdict = stopped === null ? BY_CODE[code ?? -1] : undefined;
  if (verdict) return { unfit: verdict };
  throw unavailable(
    stopped === 'late' ? 'There was no time' : `The child ended with ${code ?? signal}`,
  );
}

const unavailable = (why: string, cause?: unknown): ProblemError =>
  Object.assign(
    new ProblemError('UNAVAILABLE', {
      detail: 'The file cannot be checked now',
      retryAfterSeconds: 15,
    }),
    { cause: cause ?? new Error(why) },
  );

async function run(
  bytes: Uint8Array,
  task: string,
  { cpuSeconds, wallMs }: Limits,
): Promise<Ended> {
  const [command, args] = withProcessorLimit(
    cpuSeconds,
    await withoutNetwork(process.execPath, [...CHILD, task]),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let stopped: Ended['stopped'] = null;
    const stop = (why: Ended['stopped']) => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => {
      stop('late');
    }, wallMs);
    const out: Buffer[] = [];
    let size = 0;
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // A picture drawn again may grow a little, not without end.
      if (size > 4 * MAX_FILE_BYTES) stop('too-much');
      else out.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(0, 4_000);
    });
    // A child that has seen enough closes its input before we are done writing.
    for (const stream of [child.stdin, child.stdout, child.stderr])
      stream.on('error', () => undefined);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, out: Buffer.concat(out), stopped, said });
    });
    child.stdin.end(bytes);
  });
}
