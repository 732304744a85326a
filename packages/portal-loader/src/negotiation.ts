/** Which build of a portal this shell may run, decided from data alone: before any code of a portal is asked for (platform.md 4.6). */
import type { ListedRelease } from '@bussola/portal';
import type { OldSide } from './errors.ts';

/** What the page's shell brings. */
export interface ShellOffer { contractVersion: string; capabilities: readonly string[]; families: readonly string[] }

export type Choice =
  | { kind: 'chosen'; release: ListedRelease; /** How many newer ones were passed over. */ passed: number }
  | { kind: 'mismatch'; newest: ListedRelease; old: OldSide }
  /** Some would fit, and all of them were ruled out. */
  | { kind: 'ruled-out' };

/** Nothing when the build fits; else which of the two is old. A range that cannot be read is the portal's fault. */
export function misfit({ contract, descriptor }: Pick<ListedRelease, 'contract' | 'descriptor'>, offer: ShellOffer): OldSide | undefined {
  const asked = /^\^(\d+)\.(\d+)(?:\.\d+)?$/.exec(contract);
  const held = /^(\d+)\.(\d+)\.\d+$/.exec(offer.contractVersion);
  if (!asked || !held) return 'portal';
  const majors = Number(asked[1]) - Number(held[1]);
  if (majors !== 0) return majors > 0 ? 'shell' : 'portal';
  if (Number(asked[2]) > Number(held[2])) return 'shell';
  const has = (wanted: readonly string[] | undefined, brought: readonly string[]): boolean => (wanted ?? []).every((one) => brought.includes(one));
  return has(descriptor.capabilities, offer.capabilities) && has(descriptor.shared, offer.families) ? undefined : 'shell';
}

/** @param versions newest first @param isRuledOut builds that failed in this visit, or wait for their next try */
export function choose(versions: readonly ListedRelease[], offer: ShellOffer, isRuledOut: (buildId: string) => boolean = () => false): Choice {
  const verdicts = versions.map((release) => ({ release, old: misfit(release, offer) }));
  const passed = verdicts.findIndex(({ release, old }) => old === undefined && !isRuledOut(release.buildId));
  const chosen = verdicts[passed];
  if (chosen) return { kind: 'chosen', release: chosen.release, passed };
  const [newest] = verdicts;
  if (newest?.old && verdicts.every(({ old }) => old)) return { kind: 'mismatch', newest: newest.release, old: newest.old };
  return { kind: 'ruled-out' };
}
