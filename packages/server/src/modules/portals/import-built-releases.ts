/**
 * What the builder left in DIST_DIR enters the registry when the server starts: a build that was
 * never seen becomes stable, by «installazione». One that is known is not pointed at again, so that
 * a rollback outlives a restart.
 */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { folderOf } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import { validateManifest } from '@bussola/portal/validate';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import type { ChannelService } from './channel-service.ts';
import { MANIFEST } from './publishing-parts.ts';
import { sha384 } from './sha384.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';
import type { ReleaseStore } from './release-store.ts';

/** Waits between tries, in milliseconds; the last one again and again. */
const AGAIN_MS = [15_000, 60_000, 600_000];
const AUTHOR = { kind: 'installation', author: 'installazione' } as const;
interface Built {
  text: string;
  integrity: string;
  manifest: PortalManifest;
  folder: string;
}
const BuiltRelease = z.object({ buildId: z.string(), manifestIntegrity: z.string() });
interface Parts {
  store: ReleaseStore;
  registry: PortalRegistry;
  channels: ChannelService;
}

export function importBuiltReleases(
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  { store, registry, channels }: Parts,
) {
  async function built(portal: string): Promise<Built | undefined> {
    const dir = path.join(config.distDir, 'portals', portal);
    const release = await readFile(path.join(dir, 'release.json'), 'utf8').catch(() => undefined);
    if (release === undefined) return undefined;
    const { buildId, manifestIntegrity } = BuiltRelease.parse(JSON.parse(release));
    if (!/^[a-z0-9]{6,40}$/.test(buildId)) throw new Error(`${buildId} is no name of a build`);
    const text = await readFile(path.join(dir, buildId, MANIFEST), 'utf8');
    if (sha384(text) !== manifestIntegrity)
      throw new Error('the manifest is not the one that was built');
    const manifest = validateManifest(JSON.parse(text));
    if (manifest.name !== portal || manifest.buildId !== buildId)
      throw new Error('the manifest is of another build');
    return { text, integrity: manifestIntegrity, manifest, folder: path.join(dir, buildId) };
  }

  /** Every file of the build as its manifest says it is, with the compressed copies beside it. */
  async function copy({ manifest, folder, text }: Built): Promise<Record<string, number>> {
    const build = { portal: manifest.name, buildId: manifest.buildId };
    const there = await store.list(build);
    const wire: Record<string, number> = {};
    const place = async (file: string, bytes: Uint8Array): Promise<void> => {
      if (there.get(file) !== bytes.length) await store.put(build, file, bytes);
    };
    // One after the other: what a start reads at once stays with the process as memory.
    for (const [address, { integrity }] of Object.entries(manifest.assets)) {
      // The variant without federation has its files among those of the shell.
      if (!address.startsWith(folderOf(manifest))) continue;
      const file = address.slice(folderOf(manifest).length);
      const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
      if (bytes === undefined) continue;
      if (sha384(bytes) !== integrity) throw new Error(`${file} is not the one that was built`);
      wire[address] = bytes.length;
      for (const ending of ['.br', '.gz']) {
        const small = await readFile(path.join(folder, file + ending)).catch(() => undefined);
        if (small === undefined) continue;
        if (ending === '.br') wire[address] = small.length;
        await place(file + ending, small);
      }
      await place(file, bytes);
    }
    const small = await readFile(path.join(folder, `${MANIFEST}.br`)).catch(() => undefined);
    if (small) await place(`${MANIFEST}.br`, small);
    await place(MANIFEST, Buffer.from(text));
    return wire;
  }

  async function install(portal: string): Promise<void> {
    const found = await built(portal);
    if (!found) return;
    const { manifest, integrity } = found;
    const { buildId } = manifest;
    const known = await rows.findRelease(db, portal, buildId);
    const { state } = known ?? { state: undefined };
    if (known && isOther(known, integrity))
      throw new Error(`build ${buildId} is known with another content`);
    if (state === 'killed' || state === 'removed') return;
    // Also of a build that is known: a data folder may have lost what its database remembers.
    const wire = await copy(found);
    if (known && state === 'available') {
      // Stopped half-way the last time: taken in, and never put in force.
      if (known.authorKind === 'installation' && !(await rows.wasInForce(db, portal, buildId)))
        await putInForce(portal, buildId);
      return;
    }
    await rows.putUploading(db, {
      ...AUTHOR,
      portal,
      buildId,
      manifest: found.text,
      manifestIntegrity: integrity,
      wire,
      now: clock(),
    });
    if (!(await rows.setAvailable(db, portal, buildId, integrity, clock()))) return;
    await putInForce(portal, buildId);
  }
  async function putInForce(portal: string, buildId: string): Promise<void> {
    const { stable } = await channels.state(portal);
    await channels.put(portal, AUTHOR, { channel: 'stable', buildId, expects: stable });
  }

  let left: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let trying: Promise<void> | undefined;

  async function takeIn(portals: readonly string[], tries: number): Promise<void> {
    const failed: string[] = [];
    for (const portal of portals) {
      // One build that does not hold must keep neither the others nor the server from standing up.
      await install(portal).catch((error: unknown) => {
        failed.push(portal);
        if (tries === 0)
          log.error(
            { portal, err: error, reason: reasonOf(error) },
            'a build of DIST_DIR was not taken into the registry: it is tried again',
          );
      });
    }
    await registry.refresh();
    if (tries > 0)
      for (const portal of left.filter((one) => !failed.includes(one)))
        log.info({ portal }, 'a build of DIST_DIR was taken into the registry');
    left = failed;
  }
  function waitAndTry(tries: number): void {
    if (left.length === 0) return;
    timer = setTimeout(
      () => {
        trying = asSystem(() => takeIn(left, tries)).then(
          () => waitAndTry(tries + 1),
          () => waitAndTry(tries + 1),
        );
      },
      AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1],
    );
    timer.unref();
  }

  return {
    /** Takes in what is new. @returns the portals whose build could not be taken in */
    async run(): Promise<readonly string[]> {
      await takeIn((await readdir(path.join(config.distDir, 'portals')).catch(() => [])).sort(), 0);
      return left;
    },
    /**
     * What `run` could not take in, because the store did not answer, is tried again until it is
     * there.
     */
    start: (): void => waitAndTry(1),
    async stop(): Promise<void> {
      clearTimeout(timer);
      left = [];
      await trying;
    },
  };
}

/** Of a failed request, what the network said: «fetch failed» helps nobody. */
const reasonOf = (error: unknown): string | undefined =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;

const isOther = (
  { state, manifestIntegrity }: { state: string; manifestIntegrity: string },
  integrity: string,
): boolean => state !== 'uploading' && manifestIntegrity !== integrity;
