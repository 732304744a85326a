/** What a stranger's bytes are, decided by the bytes and never by their name; taken apart in a process that can reach nothing. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { turns } from '../../turns.ts';
import { withoutNetwork } from './no-network.ts';
import { INSPECT_MS, MAX_FILE_BYTES } from './upload-limits.ts';

export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type FileType = (typeof FILE_TYPES)[number];
/** Why a file was not taken. */
export type Unfit = 'type' | 'damaged' | 'too-many-pixels' | 'active' | 'malware';

const TASK: Readonly<Record<FileType, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' };
const BY_CODE: Readonly<Record<number, Unfit>> = { 3: 'damaged', 4: 'too-many-pixels', 5: 'active' };

const HERE = import.meta.dirname;
const SERVER = path.resolve(HERE, '../../..');
const CHILD = [
  '--permission', '--allow-addons', '--no-warnings', '--max-old-space-size=256',
  // Its own code and the libraries: not the data folder, not the environment, no other program. Node asks for a linked folder by both its paths.
  ...[path.join(SERVER, 'src/modules/files'), path.join(SERVER, 'package.json'), path.join(SERVER, 'node_modules'), path.resolve(SERVER, '../../node_modules')].flatMap((folder) => [folder, realpathSync(folder)]).map((folder) => `--allow-fs-read=${folder}`),
  path.join(HERE, 'inspect-child.ts'),
];

/** Taking pictures apart is work for the processor, and others wait for it too. */
const withTurn = turns({ atOnce: 2 });

/** The type, and the bytes as they may be kept. */
export async function inspect(bytes: Uint8Array, as: 'document' | 'avatar'): Promise<{ type: FileType; bytes: Buffer } | { unfit: Unfit }> {
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = (await fileTypeFromBuffer(bytes))?.mime;
  const type = FILE_TYPES.find((known) => known === sniffed);
  if (!type || (as === 'avatar' && type === 'application/pdf')) return { unfit: 'type' };
  // A PDF begins at its first byte: one that begins with something else can be two things at once.
  if (type === 'application/pdf' && Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') return { unfit: 'type' };
  const result = await withTurn(() => takeApart(bytes, as === 'avatar' ? 'avatar' : TASK[type]));
  if ('unfit' in result) return result;
  return { type: as === 'avatar' ? 'image/webp' : type, bytes: result.bytes };
}

async function takeApart(bytes: Uint8Array, task: string): Promise<{ bytes: Buffer } | { unfit: Unfit }> {
  const [command, args] = await withoutNetwork(process.execPath, [...CHILD, task]);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
    const timer = setTimeout(() => child.kill('SIGKILL'), INSPECT_MS);
    const out: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // A picture drawn again may grow a little, not without end.
      if (size > 4 * MAX_FILE_BYTES) child.kill('SIGKILL'); else out.push(chunk);
    });
    // A child that has seen enough closes its input before we are done writing.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => { clearTimeout(timer); reject(error); });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0 && size > 0) resolve({ bytes: Buffer.concat(out) });
      else resolve({ unfit: BY_CODE[code ?? -1] ?? 'damaged' });
    });
    child.stdin.end(bytes);
  });
}
