/** What every step of a publication stands on. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib';
import { folderOf } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import type { ChannelService } from './channel-service.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';
import type { ReleaseRow } from './registry-repository.ts';
import { storedManifest } from './stored-manifest.ts';
import type { ReleaseStore } from './release-store.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
/** Files that are kept compressed too, beside the plain one. */
export const COMPRESSED = /\.(br|gz)$/;
export const MANIFEST = 'manifest.json';

interface Services {
  store: ReleaseStore;
  registry: PortalRegistry;
  channels: ChannelService;
}

export function publishingParts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { store, registry, channels }: Services,
) {
  /** Files of the build that are not in the store yet. */
  async function missingOf(
    manifest: PortalManifest,
    wire: Readonly<Record<string, number>>,
  ): Promise<{ needed: string[]; welcome: string[] }> {
    const there = await store.list({ portal: manifest.name, buildId: manifest.buildId });
    const files = Object.entries(manifest.assets).map(([address, { bytes }]) => ({
      file: address.slice(folderOf(manifest).length),
      bytes,
      wire: wire[address] ?? bytes,
    }));
    const absent = (file: string, bytes?: number): boolean =>
      !there.has(file) || (bytes !== undefined && there.get(file) !== bytes);
    return {
      needed: files.flatMap(({ file, bytes, wire: small }) => [
        ...(absent(file, bytes) ? [file] : []),
        ...(small !== bytes && absent(`${file}.br`, small) ? [`${file}.br`] : []),
      ]),
      welcome: files
        .filter(({ file, bytes, wire: small }) => small !== bytes && absent(`${file}.gz`))
        .map(({ file }) => `${file}.gz`),
    };
  }

  /** A build that was announced, with its manifest. */
  async function announced(
    portal: string,
    buildId: string,
  ): Promise<ReleaseRow & { manifestRead: PortalManifest }> {
    const row = await rows.findRelease(db, portal, buildId);
    if (!row || row.state === 'removed')
      throw new ProblemError('NOT_FOUND', { detail: 'Announce the build first' });
    return { ...row, manifestRead: storedManifest(row.manifest) };
  }

  return { db, clock, store, registry, channels, missingOf, announced };
}
export type PublishingParts = ReturnType<typeof publishingParts>;

/** The manifest stands among the files, in the very bytes that the list carries the hash of. */
export async function putManifest(
  store: ReleaseStore,
  { portal, buildId, manifest }: Pick<ReleaseRow, 'portal' | 'buildId' | 'manifest'>,
): Promise<void> {
  const bytes = Buffer.from(manifest);
  await store.put(
    { portal, buildId },
    `${MANIFEST}.br`,
    await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  await store.put({ portal, buildId }, MANIFEST, bytes);
}

/** @returns the plain bytes; undefined for what does not unpack, or unpacks to more than `most` */
export async function expand(
  bytes: Buffer,
  file: string,
  most: number,
): Promise<Buffer | undefined> {
  const ending = COMPRESSED.exec(file)?.[1];
  if (ending === undefined) return bytes;
  // What unpacks to more than the file is not the file; what does not unpack is nothing.
  return (ending === 'br' ? fromBrotli : fromGzip)(bytes, {
    maxOutputLength: Math.max(1, most),
  }).catch(() => undefined);
}
