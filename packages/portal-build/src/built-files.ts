/** The files of a build: their hashes, and the addresses of what chunks and modules bring. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import type { PortalManifest } from '@bussola/portal/release';
import { filesUnder } from './compress.ts';
import { filesOfModule } from './first-screens.ts';

export const sri = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export type Assets = PortalManifest['assets'];

export async function assetsOf(dir: string, publicPath: string): Promise<Assets> {
  const files = (await filesUnder(dir)).filter((file) => /\.(js|css)$/.test(file));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file): Promise<[string, Assets[string]]> => {
        const bytes = await readFile(file);
        return [
          publicPath + path.relative(dir, file).replaceAll(path.sep, '/'),
          { integrity: sri(bytes), bytes: bytes.length },
        ];
      }),
    ),
  );
}

export async function writeAtomic(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}

/**
 * Addresses of what named chunks and modules bring, each once; a chunk that this build has not is
 * passed over.
 */
export function filesFor(
  compilation: Compilation,
  dir: string,
  publicPath: string,
  { chunks = [], modules = [] }: { chunks?: readonly string[]; modules?: readonly string[] },
): string[] {
  const files = [
    ...chunks.flatMap((name) => [...(compilation.namedChunkGroups.get(name)?.getFiles() ?? [])]),
    ...modules.flatMap((module) => filesOfModule(compilation, dir, module)),
  ];
  return [...new Set(files)]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => publicPath + file);
}
