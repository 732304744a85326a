/**
 * The end of an account: second thoughts for fourteen days, then the key is destroyed, the rows go,
 * and the person gets a mail. One file a use case; this one puts them together.
 */
import type { Deps } from '../../deps.ts';
import { eraseAccounts } from './erase-accounts.ts';
import type { EraseParts } from './erase-accounts.ts';
import { undoDeletion } from './undo-deletion.ts';

export const erasureService = (deps: Deps, parts: EraseParts) => ({
  ...undoDeletion(deps, parts.mailer),
  eraseDue: eraseAccounts(deps, parts),
});
export type ErasureService = ReturnType<typeof erasureService>;
