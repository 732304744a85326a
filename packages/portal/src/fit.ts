/**
 * Whether a build and a shell go together: the page asks before any code of a portal runs, the
 * server before it hints at any.
 */
import type { ListedRelease } from './release.ts';

/** What the page's shell brings. */
export interface ShellOffer {
  contractVersion: string;
  capabilities: readonly string[];
  families: readonly string[];
}
/** Which of the two must be renewed. */
export type OldSide = 'shell' | 'portal';

/**
 * Nothing when the build fits; else which of the two is old. A range that cannot be read is the
 * portal's fault.
 */
export function misfit(
  { contract, descriptor }: Pick<ListedRelease, 'contract' | 'descriptor'>,
  offer: ShellOffer,
): OldSide | undefined {
  const asked = /^\^(\d+)\.(\d+)(?:\.\d+)?$/.exec(contract);
  const held = /^(\d+)\.(\d+)\.\d+$/.exec(offer.contractVersion);
  if (!asked || !held) return 'portal';
  const majors = Number(asked[1]) - Number(held[1]);
  if (majors !== 0) return majors > 0 ? 'shell' : 'portal';
  if (Number(asked[2]) > Number(held[2])) return 'shell';
  const has = (wanted: readonly string[] | undefined, brought: readonly string[]): boolean =>
    (wanted ?? []).every((one) => brought.includes(one));
  return has(descriptor.capabilities, offer.capabilities) && has(descriptor.shared, offer.families)
    ? undefined
    : 'shell';
}
