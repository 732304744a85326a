import type { User } from '@bussola/contract';
import { isGrantLive } from '@bussola/contract/grant-rules';

export type Grant = User['thirdParty'][number];
/** Live ones first, the soonest to expire on top; then the ended ones, the latest first. */
export function splitGrants(
  grants: readonly Grant[],
  today: string,
): { live: Grant[]; past: Grant[] } {
  return {
    live: grants
      .filter((grant) => isGrantLive(grant, today))
      .toSorted((a, b) => a.to.localeCompare(b.to) || a.name.localeCompare(b.name, 'it')),
    past: grants
      .filter((grant) => !isGrantLive(grant, today))
      .toSorted((a, b) => b.to.localeCompare(a.to) || a.name.localeCompare(b.name, 'it')),
  };
}
