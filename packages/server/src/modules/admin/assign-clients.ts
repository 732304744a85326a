/** One adviser proposed to several clients, each asked for their own yes (decision 0063). */
import type { DoneToClients } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Actor, Incoming } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { lockConsulenti } from '../people/consulente-repository.ts';
import type { AdviserLinks } from './adviser-links.ts';
import { eachClient } from './each-client.ts';

const OF_ONE = { ADVISER_FULL: 'full', CLIENT_SAID_NO: 'said-no', NOT_FOUND: 'gone' } as const;

export function assignClients(deps: Pick<Deps, 'db' | 'clock'>, links: AdviserLinks) {
  const each = eachClient(deps);
  return async (actor: Actor, body: Incoming<'assignClients'>['body']): Promise<DoneToClients> => {
    const { clients, consulenteId, reason } = body;
    const [adviser] = await deps.db.transaction((tx) => lockConsulenti(tx, [consulenteId]));
    if (adviser?.state !== 'active') throw new ProblemError('NOT_FOUND');
    return each(clients, OF_ONE, async (clientId) => {
      const { since } = await links.toggle(actor, {
        consulenteId,
        clientId,
        linked: true,
        reason,
      });
      return since === null ? undefined : 'followed';
    });
  };
}
