import type { IsoDate } from '@bussola/domain';
import type { Deps, Tx } from '../../deps.ts';
import { homeOf } from '../../http/site.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findById } from '../people/user-repository.ts';
import { listSuperAdmins } from './owner-repository.ts';
import { toSignLetter } from './release-letters.ts';

interface Closed {
  id: string;
  release: string;
  validFrom: IsoDate;
  submittedBy: string;
  /** Who put a value in: they may not sign. */ contributors: readonly string[];
}

/** One letter to every SuperAdmin who may sign. */
export const askToSign =
  ({ config }: Pick<Deps, 'config'>, mailer: Pick<Mailer, 'send'>) =>
  async (tx: Tx, { id, release, validFrom, submittedBy, contributors }: Closed): Promise<void> => {
    const proposer = await findById(tx, submittedBy);
    const by = proposer ? `${proposer.firstName} ${proposer.lastName}`.trim() : '';
    const url = `${homeOf(config, 'SuperAdmin')}/admin/costanti/versione?id=${id}`;
    for (const to of await listSuperAdmins(tx)) {
      if (to.id === submittedBy || contributors.includes(to.id)) continue;
      const told = toSignLetter(to, { release, by, from: validFrom }, url);
      await mailer.send(tx, to.email, told, 'constants');
    }
  };
