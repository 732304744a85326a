import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import { differenze, isPresentazione, problemiCambi, ripristina } from '@bussola/domain';
import type { Cambi, Costanti, Differenza, IsoDate } from '@bussola/domain';
import type { Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { putInForce } from './publish-order.ts';
import { nextName } from './release-name.ts';
import { fieldRefusal, refuse, refuseDay } from './release-rules.ts';
import * as releases from './release-repository.ts';
import type { ReleaseSteps } from './release-steps.ts';
import { textOf } from './release-text.ts';
import { inForceOn, readCompleted } from './release-view.ts';
import type { Detail } from './release-view.ts';

/**
 * A release with the values of an earlier one. Made and submitted in one step; the second
 * SuperAdmin is asked all the same, unless nothing but the order of the areas goes back.
 */
export const rollbackRelease =
  ({ db, clock, today, show, newest, refreshed, askToSign }: ReleaseSteps) =>
  async (
    actor: Actor,
    { release, validFrom, why }: BodyOf<'rollbackCostanti'>,
  ): Promise<Detail> => {
    return refreshed(
      db.transaction(async (tx) => {
        await releases.lockReleases(tx);
        const approved = await releases.listApproved(tx);
        const { row: last, costanti: current } = await newest(tx, approved);
        const now = clock();
        if (!approved.some((row) => row.release === release && row.effectiveDay <= today()))
          throw new ProblemError('NOT_FOUND');
        if (release === last.release)
          throw fieldRefusal('release', 'invalid', 'Questa release è già l’ultima.');
        const old = await readCompleted(tx, release);
        const order = validFrom === today() ? await orderAlone(tx, approved, old, today()) : null;
        if (order) return show(tx, await putInForce(tx, { actor, why, now, ...order }));
        refuseDay(validFrom, last, today());
        const back = ripristina(old, current, {
          id: await nextName(tx, validFrom),
          validFrom,
        });
        refuse(problemiCambi(back, {}, validFrom));
        const changed = differenze(current, back);
        if (changed.length === 0)
          throw fieldRefusal('release', 'invalid', 'I valori sono già questi.');
        const id = randomUUID();
        await releases.insertRow(tx, {
          id,
          origin: 'rollback',
          why,
          changes: changesOf(changed),
          contributors: [actor.userId],
          now,
          closed: {
            release: back.id,
            base: last.release,
            validFrom,
            ...textOf(back),
            submittedBy: actor.userId,
          },
        });
        await note(tx, {
          at: now,
          actor: actor.userId,
          subject: id,
          action: 'costanti.rollback',
          detail: [
            `${back.id} from ${validFrom}, values of ${release}`,
            ...changed.map(({ key }) => key),
          ].join(', '),
        });
        await askToSign(tx, {
          id,
          release: back.id,
          validFrom,
          submittedBy: actor.userId,
          contributors: [],
        });
        return show(tx, id);
      }),
    );
  };

const changesOf = (changed: readonly Differenza[]): Cambi =>
  Object.fromEntries(changed.flatMap(({ key, dopo }) => (dopo ? [[key, dopo]] : [])));

/** The release in force with the values of an old one; null when more than the order would move. */
async function orderAlone(
  tx: Tx,
  approved: readonly releases.ApprovedRow[],
  old: Costanti,
  day: IsoDate,
): Promise<{ base: Costanti; next: Costanti; changes: Cambi } | null> {
  const current = inForceOn(approved, day);
  if (!current || current.release === old.id) return null;
  const base = await readCompleted(tx, current.release);
  const next = ripristina(old, base, { id: await nextName(tx, day), validFrom: day });
  const changed = differenze(base, next);
  if (changed.length === 0 || !changed.every(({ key }) => isPresentazione(key))) return null;
  refuse(problemiCambi(next, {}, day));
  return { base, next, changes: changesOf(changed) };
}
