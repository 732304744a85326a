import type { User } from '@bussola/contract';
import type { Visitor } from '../guards/decide.ts';

/** What the guards need to know of a person. */
export const toVisitor = (
  { role, state, checkup, thirdParty }: User,
  limitedTo: Visitor['limitedTo'] = null,
  isActing = false,
): Visitor => ({
  limitedTo,
  isActing,
  role,
  state,
  checkup,
  grantsHeld: thirdParty.filter((grant) => grant.state === 'active').length,
});
