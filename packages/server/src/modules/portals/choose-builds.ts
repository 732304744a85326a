import { versionsFor } from './channel-history.ts';
import type { Channel } from './registry-repository.ts';
import { buildKey } from './registry-snapshot.ts';
import type { Build, RegistrySnapshot, Snapshot } from './registry-snapshot.ts';

/** Who asks: their part of the people, and the one build that was given to them. */
export interface Asker {
  bucket?: number | undefined;
  override?: { portal: string; buildId: string } | undefined;
}
/** One portal for one browser: best first. */
export interface Chosen {
  name: string;
  channel: Channel | 'override';
  versions: Build[];
}

/** Which builds one browser gets of each portal. */
export const chooseBuilds =
  ({ now, buildOf }: Pick<RegistrySnapshot, 'now' | 'buildOf'>) =>
  async ({ bucket, override }: Asker): Promise<{ held: Snapshot; portals: Chosen[] }> => {
    const held = await now();
    const names = [
      ...held.portals.keys(),
      ...(override && !held.portals.has(override.portal) ? [override.portal] : []),
    ].sort();
    const portals: Chosen[] = [];
    for (const name of names) {
      const given =
        override?.portal === name ? await buildOf(held, name, override.buildId) : undefined;
      const chosen = chooseOne(held, name, given, bucket);
      if (chosen.versions.length > 0) portals.push(chosen);
    }
    return { held, portals };
  };

/** @param given the build of an override, before what is in force */
function chooseOne(
  held: Snapshot,
  name: string,
  given: Build | undefined,
  bucket: number | undefined,
): Chosen {
  const { stable, canary } = held.portals.get(name) ?? { stable: [] };
  const versionsFrom = (first: string | undefined): Build[] =>
    (first === undefined ? [] : versionsFor(first, stable)).flatMap(
      (buildId) =>
        (buildId === given?.manifest.buildId ? given : held.builds.get(buildKey(name, buildId))) ??
        [],
    );
  if (given) return { name, channel: 'override', versions: versionsFrom(given.manifest.buildId) };
  if (canary && bucket !== undefined && bucket < canary.percent)
    return { name, channel: 'canary', versions: versionsFrom(canary.buildId) };
  return { name, channel: 'stable', versions: versionsFrom(stable.at(-1)) };
}
