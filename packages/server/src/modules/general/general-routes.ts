/** Small public calls, and consents. */
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { addConsent, listConsents } from './consent-repository.ts';

export function generalRoutes({ db, clock }: Deps) {
  const record = async (
    userId: string,
    kind: 'privacy' | 'terms' | 'marketing' | 'profiling',
    granted: boolean,
  ) => ({
    consents: await db.transaction(async (tx) => {
      await addConsent(tx, { userId, kind, granted, at: clock() });
      return listConsents(tx, userId);
    }),
  });
  return {
    consentsProfile: (incoming) =>
      record(actorOf(incoming).userId, 'profiling', incoming.body.granted),
    consentsCreate: (incoming) =>
      record(actorOf(incoming).userId, incoming.body.kind, incoming.body.granted),
  } satisfies Partial<Handlers>;
}
