import { buildKey } from '../builds/release-store.ts';
import type { Channel } from '../channels/channels.ts';
import { versionsFor } from '../channels/line.ts';
import type { Build, Snapshot } from './snapshot.ts';

/** Who asks: their cohort, and the one build that was given to them. */
export interface Asker {
  cohort?: number | undefined;
  override?: { portal: string; buildId: string } | undefined;
}
/** One portal for one browser: best first. */
export interface Chosen {
  name: string;
  channel: Channel | 'override';
  versions: Build[];
}

/**
 * Which builds one browser gets of each portal.
 * @param given the build that `override` names, if it may be given out
 */
export function chooseBuilds(
  held: Snapshot,
  { cohort, override }: Asker,
  given: Build | undefined,
): Chosen[] {
  const names = new Set([...held.portals.keys(), ...(override ? [override.portal] : [])]);
  return [...names]
    .sort()
    .map((name) => chooseOne(held, name, override?.portal === name ? given : undefined, cohort))
    .filter(({ versions }) => versions.length > 0);
}

/** @param given the build of an override, before what is in force */
function chooseOne(
  held: Snapshot,
  name: string,
  given: Build | undefined,
  cohort: number | undefined,
): Chosen {
  const { stable, canary } = held.portals.get(name) ?? { stable: [], canary: undefined };
  const versionsFrom = (first: string | undefined): Build[] =>
    (first === undefined ? [] : versionsFor(first, stable)).flatMap(
      (buildId) =>
        (buildId === given?.manifest.buildId ? given : held.builds.get(buildKey(name, buildId))) ??
        [],
    );
  if (given) return { name, channel: 'override', versions: versionsFrom(given.manifest.buildId) };
  if (canary && cohort !== undefined && cohort < canary.percent)
    return { name, channel: 'canary', versions: versionsFrom(canary.buildId) };
  return { name, channel: 'stable', versions: versionsFrom(stable.at(-1)) };
}
