/** Compresses once at build time what would be compressed at every request. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function filesUnder(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Writes `.br` and `.gz` beside every text file. */
export async function compressFolder(dir: string): Promise<void> {
  const files = (await filesUnder(dir)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(files.map(compressFile));
}

export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 512) return;
  await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }).then((br) => writeFile(`${file}.br`, br)),
    toGzip(content, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
  ]);
}

/** Bytes on the wire: the compressed file where there is one. */
export async function wireBytes(file: string): Promise<number> {
  try {
    return (await stat(`${file}.br`)).size;
  } catch {
    return (await stat(file)).size;
  }
}
