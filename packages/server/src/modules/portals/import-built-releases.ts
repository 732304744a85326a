/**
 * What the builder left in DIST_DIR enters the registry when the server starts: a build that was
 * never seen becomes stable, by «installazione». One that is known is not pointed at again, so that
 * a rollback outlives a restart.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ifAbsent } from '@bussola/portal/if-absent';
import { copyBuiltRelease, readBuiltRelease } from '@bussola/registry';
import type { ReleaseStore } from '@bussola/registry';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import type { ChannelService } from './channel-service.ts';
import type { PortalRegistry } from './registry.ts';
import * as rows from './registry-repository.ts';

/** Waits between tries, in milliseconds; the last one again and again. */
const AGAIN_MS = [15_000, 60_000, 600_000];
const AUTHOR = { kind: 'installation', author: 'installazione' } as const;
interface Parts {
  store: ReleaseStore;
  registry: PortalRegistry;
  channels: ChannelService;
}

export function importBuiltReleases(
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  { store, registry, channels }: Parts,
) {
  async function install(portal: string): Promise<void> {
    const found = await readBuiltRelease(config.distDir, portal);
    if (!found) return;
    const { manifest, integrity } = found;
    const { buildId } = manifest;
    const known = await rows.findRelease(db, portal, buildId);
    const { state } = known ?? { state: undefined };
    if (known && isOther(known, integrity))
      throw new Error(`build ${buildId} is known with another content`);
    if (state === 'killed' || state === 'removed') return;
    // Also of a build that is known: a data folder may have lost what its database remembers.
    const wire = await copyBuiltRelease(store, found);
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
    /**
     * Takes in the new builds.
     * @returns the portals whose build could not be taken in
     */
    async run(): Promise<readonly string[]> {
      const there = await readdir(path.join(config.distDir, 'portals'), {
        withFileTypes: true,
      }).catch(ifAbsent([]));
      const portals = there.filter((one) => one.isDirectory()).map((one) => one.name);
      await takeIn(portals.sort(), 0);
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
