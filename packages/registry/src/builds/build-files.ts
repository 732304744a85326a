/** Compares the files of a build with its manifest: missing files, and files with other bytes. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib';
import { folderOf } from '@bussola/portal/publish';
import type { Finding } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import { isPlainPath } from './release-store.ts';
import type { BuildName, ReleaseStore } from './release-store.ts';
import { sha384 } from './sha384.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
/** Files that are kept compressed too, beside the plain one. */
const COMPRESSED = /\.(br|gz)$/;
export const MANIFEST = 'manifest.json';
/** Files of a build that are read again at the same time. */
const AT_ONCE = 6;
/** Bytes on the wire of each file, by its address: those of the brotli copy where there is one. */
export type Wire = Readonly<Record<string, number>>;

const nameOf = ({ name, buildId }: PortalManifest): BuildName => ({ portal: name, buildId });
const fault = (code: Finding['code'], where: string, values: Finding['values']): Finding => ({
  code,
  where,
  values,
});

/**
 * Files of the build that are not in the store yet.
 * @returns `needed`: without them the build cannot be closed; `welcome`: the copies in gzip
 */
export async function missingFiles(
  store: ReleaseStore,
  manifest: PortalManifest,
  wire: Wire,
): Promise<{ needed: string[]; welcome: string[] }> {
  const there = await store.list(nameOf(manifest));
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

/**
 * The file of the manifest that a publisher sends: itself, or compressed by its ending.
 * @returns its address and the size of the plain file, or what is wrong with its name
 */
export function findAsset(
  manifest: PortalManifest,
  file: string,
): { address: string; size: number } | { fault: Finding } {
  const folder = folderOf(manifest);
  if (!isPlainPath(file))
    return { fault: fault('FILE_OUTSIDE', 'file', { subject: file, folder }) };
  const address = folder + file.replace(COMPRESSED, '');
  const asset = manifest.assets[address];
  return asset
    ? { address, size: asset.bytes }
    : { fault: fault('FILE_UNKNOWN', 'file', { subject: file }) };
}

/** @returns undefined for a file that is, to the byte, what the manifest says */
export async function faultOfFile(
  { assets }: PortalManifest,
  { address, file, bytes, wire }: { address: string; file: string; bytes: Buffer; wire: Wire },
): Promise<Finding | undefined> {
  const where = `assets.${address}`;
  const asset = assets[address];
  if (!asset || !(await isWhole(asset, file, bytes)))
    return fault('HASH_DIFFERS', where, { subject: address });
  if (file.endsWith('.br') && bytes.length !== (wire[address] ?? bytes.length))
    return fault('SIZE_DIFFERS', where, { subject: address });
  return undefined;
}

/**
 * Reads again every file that is there; `missingFiles` names those that are not.
 * @returns one that is not what the manifest says
 */
export async function findSpoiled(
  store: ReleaseStore,
  manifest: PortalManifest,
): Promise<Finding | undefined> {
  const queue = Object.entries(manifest.assets).flatMap(([address, asset]) =>
    ['', '.br', '.gz'].map((ending) => ({
      address,
      asset,
      file: address.slice(folderOf(manifest).length) + ending,
    })),
  );
  const spoiled: string[] = [];
  const read = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const bytes = await store.read(nameOf(manifest), next.file);
      if (bytes && !(await isWhole(next.asset, next.file, Buffer.from(bytes))))
        spoiled.push(next.address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  const [first] = spoiled;
  return first === undefined
    ? undefined
    : fault('HASH_DIFFERS', `assets.${first}`, { subject: first });
}

/** @returns a fault when the entry does not expose the module that the shell asks it for */
export async function faultOfEntry(
  store: ReleaseStore,
  manifest: PortalManifest,
): Promise<Finding | undefined> {
  const bytes = await store.read(nameOf(manifest), manifest.entry.slice(folderOf(manifest).length));
  const text = Buffer.from(bytes ?? []).toString('utf8');
  return text.includes(manifest.container) && /["'`]\.\/portal["'`]/.test(text)
    ? undefined
    : fault('EXPOSE_ABSENT', 'entry', { subject: './portal' });
}

/** The manifest stands among the files, in the very bytes that the list carries the hash of. */
export async function putManifest(
  store: ReleaseStore,
  { portal, buildId, manifest }: BuildName & { manifest: string },
): Promise<void> {
  const bytes = Buffer.from(manifest);
  await store.put(
    { portal, buildId },
    `${MANIFEST}.br`,
    await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  await store.put({ portal, buildId }, MANIFEST, bytes);
}

async function isWhole(
  asset: { bytes: number; integrity: string },
  file: string,
  bytes: Buffer,
): Promise<boolean> {
  const whole = await expand(bytes, file, asset.bytes);
  return whole?.length === asset.bytes && sha384(whole) === asset.integrity;
}

/** @returns the plain bytes; undefined for what does not unpack, or unpacks to more than `most` */
async function expand(bytes: Buffer, file: string, most: number): Promise<Buffer | undefined> {
  const ending = COMPRESSED.exec(file)?.[1];
  if (ending === undefined) return bytes;
  // What unpacks to more than the file is not the file; what does not unpack is nothing.
  return (ending === 'br' ? fromBrotli : fromGzip)(bytes, {
    maxOutputLength: Math.max(1, most),
  }).catch(() => undefined);
}
