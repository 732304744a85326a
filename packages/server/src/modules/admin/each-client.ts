/** One deed done to several clients, each in its own transaction: a refusal stops nobody else. */
import { CLIENTS_AT_ONCE } from '@bussola/contract/limits';
import type { DoneToClients, ProblemCode } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Incoming } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { findPeople, namesOf } from '../people/admin-repository.ts';

type Chosen = Incoming<'assignClients'>['body']['clients'];
type Why = DoneToClients['refused'][number]['why'];

export function eachClient({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function named(clients: Chosen): Promise<{ userId: string; name: string }[]> {
    if ('ids' in clients) {
      const found = await namesOf(db, clients.ids);
      const there = new Set(found.map(({ userId }) => userId));
      const left = clients.ids.filter((id) => !there.has(id));
      return [...found, ...left.map((userId) => ({ userId, name: '' }))];
    }
    const found = await findPeople(db, clients.filters, {
      now: clock(),
      limit: CLIENTS_AT_ONCE + 1,
    });
    if (found.length !== clients.count)
      throw new ProblemError('CONFLICT', { detail: 'The filters find another number meanwhile' });
    return found;
  }

  /**
   * @param deed undefined when it was done, else why not
   * @param ofOne refusals that speak of one client; any other stops the call
   */
  return async (
    clients: Chosen,
    ofOne: Partial<Record<ProblemCode, Why>>,
    deed: (clientId: string) => Promise<Why | undefined>,
  ): Promise<DoneToClients> => {
    const refused: DoneToClients['refused'] = [];
    const all = await named(clients);
    for (const client of all) {
      const why = await deed(client.userId).catch((error: unknown) => {
        const known = error instanceof ProblemError ? ofOne[error.code] : undefined;
        if (!known) throw error;
        return known;
      });
      if (why) refused.push({ ...client, why });
    }
    return { done: all.length - refused.length, refused };
  };
}
