/**
 * A build on its way into the registry: announced, filled file by file, closed. Until it is closed
 * nobody is given any of it.
 */
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip } from 'node:zlib';
import { checkManifest, folderOf } from '@bussola/portal/publish';
import type { Finding } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import type { PortalState } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { ChannelService } from './channel-service.ts';
import { refuseFor, refuseRelease } from './publish-problem.ts';
import { sha384 } from './registry.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';
import type { Author, ReleaseRow } from './registry-repository.ts';
import type { ReleaseStore } from './release-store.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
const COMPRESSED = /\.(br|gz)$/;
export const MANIFEST = 'manifest.json';
/** Files of a build that are read again at the same time. */
const AT_ONCE = 6;

export interface Announced {
  manifest: string;
  wire: Readonly<Record<string, number>>;
  dry?: boolean | undefined;
}
interface Parts {
  store: ReleaseStore;
  registry: PortalRegistry;
  channels: ChannelService;
}

export function publishingService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { store, registry, channels }: Parts,
) {
  async function check(
    portal: string,
    { manifest: text, wire }: Announced,
  ): Promise<PortalManifest> {
    const { manifest, findings } = checkManifest(parse(text), {
      others: await registry.taken(),
      shells: [CONTRACT_VERSION],
      wire,
    });
    const faults: Finding[] = [...findings];
    if (manifest && manifest.name !== portal)
      faults.push({
        code: 'MANIFEST_INVALID',
        where: 'name',
        values: { subject: `${manifest.name}, not ${portal}` },
      });
    if (manifest) {
      const known = await rows.findRelease(db, portal, manifest.buildId);
      if (known && known.state !== 'uploading' && known.manifestIntegrity !== sha384(text))
        faults.push({
          code: 'BUILD_REUSED',
          where: 'buildId',
          values: { subject: manifest.buildId },
        });
    }
    if (!manifest || faults.length > 0) throw refuseRelease(faults);
    return manifest;
  }

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

  async function announced(
    portal: string,
    buildId: string,
  ): Promise<ReleaseRow & { manifestRead: PortalManifest }> {
    const row = await rows.findRelease(db, portal, buildId);
    if (!row || row.state === 'removed')
      throw new ProblemError('NOT_FOUND', { detail: 'Announce the build first' });
    return { ...row, manifestRead: JSON.parse(row.manifest) as PortalManifest };
  }

  return {
    /** Checks by every rule; unless it is dry, remembers what the files must be. */
    async begin(
      portal: string,
      author: Author,
      given: Announced,
    ): Promise<{ buildId: string; missing: string[]; state: PortalState }> {
      const manifest = await check(portal, given);
      const { buildId } = manifest;
      if (!given.dry) {
        const before = await rows.findRelease(db, portal, buildId);
        const integrity = sha384(given.manifest);
        if (before?.state === 'removed')
          throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
        const isOpen = await rows.putUploading(db, {
          ...author,
          portal,
          buildId,
          manifest: given.manifest,
          manifestIntegrity: integrity,
          wire: given.wire,
          now: clock(),
        });
        // Announced before, otherwise and never closed: nothing of it was ever given out. Only now
        // that nobody can close it as it was.
        if (isOpen && before?.state === 'uploading' && before.manifestIntegrity !== integrity)
          await store.remove({ portal, buildId });
      }
      const { needed, welcome } = await missingOf(manifest, given.wire);
      return { buildId, missing: [...needed, ...welcome], state: await channels.state(portal) };
    },

    /**
     * One file, from the network. @throws ProblemError when it is not, to the byte, what the
     * manifest says
     */
    async file(portal: string, buildId: string, file: string, body: Readable): Promise<void> {
      const { manifestRead: manifest, state, wire } = await announced(portal, buildId);
      const folder = folderOf(manifest);
      if (!file.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)))
        throw refuseFor('FILE_OUTSIDE', 'file', { subject: file, folder });
      const plain = file.replace(COMPRESSED, '');
      const address = folder + plain;
      const asset = manifest.assets[address];
      if (!asset) throw refuseFor('FILE_UNKNOWN', 'file', { subject: file });
      const bytes = await readUpTo(body, asset.bytes + 256);
      const whole = await expand(bytes, file, asset.bytes);
      if (whole?.length !== asset.bytes || sha384(whole) !== asset.integrity)
        throw refuseFor('HASH_DIFFERS', `assets.${address}`, { subject: address });
      if (file.endsWith('.br') && bytes.length !== (wire[address] ?? bytes.length))
        throw refuseFor('SIZE_DIFFERS', `assets.${address}`, { subject: address });
      // A closed build has every file it will ever have.
      if (state === 'uploading') await store.put({ portal, buildId }, file, bytes);
    },

    async complete(portal: string, author: Author, buildId: string): Promise<PortalState> {
      const row = await announced(portal, buildId);
      if (row.state === 'killed') throw refuseFor('BUILD_UNKNOWN', 'buildId', { subject: buildId });
      if (row.state === 'uploading') {
        const { needed } = await missingOf(row.manifestRead, row.wire);
        if (needed.length > 0)
          throw refuseFor('FILES_MISSING', 'assets', { subject: needed.slice(0, 5).join(', ') });
        await mustBeTrue(row.manifestRead);
        await mustExpose(row.manifestRead);
        await putManifest(store, row);
        const closed = await db.transaction(async (tx) => {
          if (!(await rows.setAvailable(tx, portal, buildId, row.manifestIntegrity, clock())))
            return false;
          // Every process must hear of files that it may give out.
          await rows.takeSerial(tx, clock());
          await note(tx, {
            at: clock(),
            actor: author.kind === 'person' ? author.author : null,
            subject: null,
            action: 'portal.upload',
            detail: `${portal} ${buildId} by «${author.author}»`,
          });
          return true;
        });
        if (!closed) {
          const now = await rows.findRelease(db, portal, buildId);
          // Closed by somebody else at the same moment is closed; announced with other files, it is
          // not this build any more.
          if (now?.state !== 'available' || now.manifestIntegrity !== row.manifestIntegrity)
            throw new ProblemError('CONFLICT', {
              detail: `${buildId} was announced otherwise meanwhile`,
              current: await channels.state(portal),
            });
        }
        await registry.refresh();
      }
      return channels.state(portal);
    },
  };

  /**
   * What was kept is read again, whole: from here on the build never changes, so nothing that a
   * killed process, a full disk or an announcement that changed half-way left behind may be in it.
   * @throws ProblemError; then nothing of it is kept, and it is sent anew
   */
  async function mustBeTrue(manifest: PortalManifest): Promise<void> {
    const build = { portal: manifest.name, buildId: manifest.buildId };
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
        const bytes = await store.read(build, next.file);
        if (!bytes) continue;
        const whole = await expand(Buffer.from(bytes), next.file, next.asset.bytes);
        if (whole?.length !== next.asset.bytes || sha384(whole) !== next.asset.integrity)
          spoiled.push(next.address);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
    const [first] = spoiled;
    if (first === undefined) return;
    await store.remove(build);
    throw refuseFor('HASH_DIFFERS', `assets.${first}`, { subject: first });
  }

  /**
   * @throws ProblemError when the container that the manifest names does not expose what the shell
   *   asks it for
   */
  async function mustExpose(manifest: PortalManifest): Promise<void> {
    const bytes = await store.read(
      { portal: manifest.name, buildId: manifest.buildId },
      manifest.entry.slice(folderOf(manifest).length),
    );
    const text = Buffer.from(bytes ?? []).toString('utf8');
    if (!text.includes(manifest.container) || !/["'`]\.\/portal["'`]/.test(text))
      throw refuseFor('EXPOSE_ABSENT', 'entry', { subject: './portal' });
  }
}
export type PublishingService = ReturnType<typeof publishingService>;

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

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuseFor('MANIFEST_INVALID', 'manifest', { subject: 'JSON' });
  }
}

async function expand(bytes: Buffer, file: string, most: number): Promise<Buffer | undefined> {
  const ending = COMPRESSED.exec(file)?.[1];
  if (ending === undefined) return bytes;
  // What unpacks to more than the file is not the file; what does not unpack is nothing.
  return (ending === 'br' ? fromBrotli : fromGzip)(bytes, {
    maxOutputLength: Math.max(1, most),
  }).catch(() => undefined);
}

async function readUpTo(body: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new ProblemError('TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
