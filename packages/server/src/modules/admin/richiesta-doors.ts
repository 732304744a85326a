/** What answers a privacy request: the export and the erasure that there are. */
import type { Richieste } from '@bussola/contract';
import { asWithin } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import * as users from '../people/user-repository.ts';
import { exportLetter } from '../richieste/richieste-letters.ts';
import { setStep } from '../richieste/richieste-repository.ts';
import type { KeptRichiesta } from '../richieste/richieste-repository.ts';
import type { RichiesteService } from '../richieste/richieste-service.ts';
import { clientService } from './client-service.ts';
import type { ClientParts } from './client-service.ts';

/** @throws ProblemError CONFLICT for a request that neither door answers */
function behindDoor({ kind, clientId, recognisedAt }: KeptRichiesta): string {
  if (kind !== 'privacy' || clientId === null || recognisedAt === null)
    throw new ProblemError('CONFLICT', {
      detail: 'Only a privacy request of a recognised person with an account is answered so',
    });
  return clientId;
}

export function richiestaDoors(
  deps: Deps,
  { deed, noted }: Pick<RichiesteService, 'deed' | 'noted'>,
  parts: ClientParts,
) {
  const { clock, config } = deps;
  // Each of these has its letter and its row of the log.
  const client = clientService(deps, parts);
  return {
    sendExport: (actor: Actor, id: string): Promise<Richieste> =>
      deed(id, async (tx, found) => {
        const person = await users.findById(tx, behindDoor(found));
        if (!person?.email) throw new ProblemError('CONFLICT', { detail: 'The account is gone' });
        await parts.mailer.send(
          tx,
          person.email,
          exportLetter(person, `${config.publicUrl}/app/dashboards/account`),
          'request',
        );
        await setStep(tx, id, 'exported_at', clock());
        await noted(tx, actor, 'exported', found.kind);
      }),
    erase: (actor: Actor, id: string): Promise<Richieste> =>
      deed(id, async (tx, found) => {
        const clientId = behindDoor(found);
        const arrived = found.arrivedOn.split('-').reverse().join('/');
        const reason = `Richiesta di privacy arrivata il ${arrived}.`;
        await asWithin(tx, async () => {
          await client.enable(actor, clientId, { enabled: false, reason });
          await client.remove(actor, clientId, reason);
        });
        await setStep(tx, id, 'erased_at', clock());
        await noted(tx, actor, 'erased', found.kind);
      }),
  };
}
