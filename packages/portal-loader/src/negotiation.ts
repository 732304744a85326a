/**
 * Which build of a portal this shell may run, decided from data alone: before any code of a portal
 * is asked for.
 */
import type { ListedRelease } from '@bussola/portal';
import { misfit } from '@bussola/portal/fit';
import type { OldSide, ShellOffer } from '@bussola/portal/fit';

export type Choice =
  | {
      kind: 'chosen';
      release: ListedRelease;
      /** How many newer ones were passed over. */ passed: number;
    }
  | { kind: 'mismatch'; newest: ListedRelease; old: OldSide }
  /** Some would fit, and all of them were ruled out. */
  | { kind: 'ruled-out' };

/**
 * @param versions newest first
 * @param isRuledOut builds that failed in this visit, or wait for their next try
 */
export function choose(
  versions: readonly ListedRelease[],
  offer: ShellOffer,
  isRuledOut: (buildId: string) => boolean = () => false,
): Choice {
  const verdicts = versions.map((release) => ({ release, old: misfit(release, offer) }));
  const passed = verdicts.findIndex(
    ({ release, old }) => old === undefined && !isRuledOut(release.buildId),
  );
  const chosen = verdicts[passed];
  if (chosen) return { kind: 'chosen', release: chosen.release, passed };
  const [newest] = verdicts;
  if (newest?.old && verdicts.every(({ old }) => old))
    return { kind: 'mismatch', newest: newest.release, old: newest.old };
  return { kind: 'ruled-out' };
}
