/**
 * /api/checkup and /api/userdatatmp. Twins are one service: the older path takes the same shape.
 */
import { actorOf } from '../../http/handler.ts';
import type { Handlers, Incoming } from '../../http/handler.ts';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { findById } from '../people/user-repository.ts';
import { foldEmail } from '../people/one-use.ts';
import type { Throttle } from '../people/throttle.ts';
import type { CheckupService } from './checkup-service.ts';

export function checkupRoutes({ db }: Deps, checkup: CheckupService, limit: Throttle) {
  const economica = (incoming: Pick<Incoming<'newAreaEconomica'>, 'actor' | 'body'>) =>
    checkup.save(actorOf(incoming), incoming.body, [0, 1, 2, 3]);
  const finalize = (
    incoming: Pick<Incoming<'newFinalizeCheckup'>, 'actor' | 'query' | 'request'>,
  ) => {
    const actor = actorOf(incoming);
    // A GET that changes something: the bearer keeps links out, this what a browser fetches ahead
    // by itself.
    if (incoming.request.headers['sec-purpose'] !== undefined)
      throw new ProblemError('FORBIDDEN', { detail: 'Not for what is fetched ahead' });
    // The query may name the area, as the older page does; it must be the caller's own.
    if (incoming.query.userId !== undefined && incoming.query.userId !== actor.userId)
      throw new ProblemError('NOT_FOUND');
    return checkup.finalize(actor);
  };
  return {
    createCheckup: async ({ body, request, reply }) => {
      await limit.countFrom('create:ip', request);
      return checkup.create(body.language ?? 'it', reply);
    },
    checkEmail: async (incoming) => {
      const actor = actorOf(incoming);
      await limit.count('checkEmail', actor.userId);
      const own = await findById(db, actor.userId);
      return {
        own:
          typeof own?.email === 'string' &&
          foldEmail(own.email) === foldEmail(incoming.query.email),
      };
    },
    reopenCheckup: (incoming) => checkup.reopen(actorOf(incoming)),
    getDraft: (incoming) => checkup.read(actorOf(incoming)),
    newAreaEconomica: economica,
    areaEconomica: economica,
    areaPrevidenzaAssistenza: (incoming) => checkup.save(actorOf(incoming), incoming.body, [4]),
    areaFinanziaria: (incoming) => checkup.save(actorOf(incoming), incoming.body, [5]),
    newFinalizeCheckup: finalize,
    finalizeCheckup: finalize,
  } satisfies Partial<Handlers>;
}
