import type { Tx } from '../../deps.ts';
import type { FactorService } from '../second-factor/factor-service.ts';
import type { AccountRow } from '../people/user-repository.ts';

/** An account with a second factor, or that must have one, is not entered by its mail alone. */
export const mayEnterByMail =
  (factors: Pick<FactorService, 'standing'>) =>
  async (tx: Tx, user: AccountRow): Promise<boolean> => {
    const { methods, mandatory } = await factors.standing(tx, user.id);
    return user.state === 'active' && methods.length === 0 && !mandatory;
  };
export type MayEnterByMail = ReturnType<typeof mayEnterByMail>;
