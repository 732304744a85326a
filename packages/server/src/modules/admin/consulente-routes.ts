/** Advisers and their clients. */
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { adviserLetter } from './client-letters.ts';
import { listClienti, lockPair, setLink } from './consulente-repository.ts';

export function consulenteRoutes({ db, clock, config }: Deps, mailer: Mailer): HandlersOf<'consulenteClienti' | 'toggleClient'> {
  return {
    consulenteClienti: async (incoming) => ({ clienti: await listClienti(db, actorOf(incoming).userId) }),
    toggleClient: async (incoming) => {
      const { consulenteId, clientId, linked } = incoming.body;
      await db.transaction(async (tx) => {
        const pair = await lockPair(tx, consulenteId, clientId, linked);
        if (!pair) throw new Refusal('NOT_FOUND');
        // Asked for twice, it is done and told once.
        if (!await setLink(tx, consulenteId, clientId, linked, clock())) return;
        await note(tx, { at: clock(), actor: actorOf(incoming).userId, subject: clientId, action: linked ? 'adviser.linked' : 'adviser.unlinked' });
        if (linked) await mailer.send(tx, pair.client.email, adviserLetter(pair.client, pair.consulente, `${config.publicUrl}/app/dashboards/account`));
      });
      mailer.wake();
      return { linked };
    },
  };
}
