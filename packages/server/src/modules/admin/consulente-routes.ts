/** Advisers and their clients. */
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import { note } from '../audit/audit-repository.ts';
import { listClienti, setLink } from './consulente-repository.ts';

export function consulenteRoutes({ db, clock }: Deps): HandlersOf<'consulenteClienti' | 'toggleClient'> {
  return {
    consulenteClienti: async (incoming) => ({ clienti: await listClienti(db, actorOf(incoming).userId) }),
    toggleClient: async (incoming) => {
      const { consulenteId, clientId, linked } = incoming.body;
      await db.transaction(async (tx) => {
        if (!await setLink(tx, consulenteId, clientId, linked, clock())) throw new Refusal('NOT_FOUND');
        await note(tx, { at: clock(), actor: actorOf(incoming).userId, subject: clientId, action: linked ? 'adviser.linked' : 'adviser.unlinked' });
      });
      return { linked };
    },
  };
}
