/**
 * The order of the areas, put in force at once by one person: no level moves
 * (docs/decisions/0068). What two people signed for a later day keeps its values and its day, and
 * gets the new order.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import {
  cambiOrdine,
  conOrdineDi,
  creaRelease,
  isPresentazione,
  ordineCambiaIl,
  problemiCambi,
} from '@bussola/domain';
import type { Cambi, Costanti, IsoDate } from '@bussola/domain';
import type { Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { refuseTwice } from './order-effect.ts';
import { nextName } from './release-name.ts';
import { fieldRefusal, firstDayOf, refuse } from './release-rules.ts';
import * as releases from './release-repository.ts';
import type { ReleaseRow } from './release-repository.ts';
import type { ReleaseSteps } from './release-steps.ts';
import { textOf } from './release-text.ts';
import { inForceOn, readCompleted } from './release-view.ts';
import type { Detail } from './release-view.ts';

export const publishOrder =
  ({ db, clock, today, show, refreshed }: ReleaseSteps) =>
  (actor: Actor, { release, aree, why }: BodyOf<'publishOrder'>): Promise<Detail> => {
    refuseTwice(aree);
    return refreshed(
      db.transaction(async (tx) => {
        await releases.lockReleases(tx);
        const day = today();
        const current = inForceOn(await releases.listApproved(tx), day);
        if (!current) throw new Error('There is no release of the constants');
        if (current.release !== release)
          throw new ProblemError('CONFLICT', {
            detail: 'Another release came in force in between',
            current: { release: current.release },
          });
        const costanti = await readCompleted(tx, release);
        const changes = cambiOrdine(costanti, day, aree);
        if (Object.keys(changes).length === 0)
          throw fieldRefusal('aree', 'invalid', 'Quest’ordine è già in vigore.');
        refuse(problemiCambi(costanti, changes, day, day));
        const validFrom = { id: await nextName(tx, day), validFrom: day };
        const next = creaRelease(costanti, changes, validFrom);
        const id = await putInForce(tx, {
          actor,
          base: costanti,
          next,
          changes,
          why,
          now: clock(),
        });
        return show(tx, id);
      }),
    );
  };

interface Order {
  actor: Actor;
  /** The release in force, and the same one with another order. */
  base: Costanti;
  next: Costanti;
  changes: Cambi;
  why: string;
  now: Date;
}

/** @returns the id of its row */
export async function putInForce(
  tx: Tx,
  { actor, base, next, changes, why, now }: Order,
): Promise<string> {
  const day = next.validFrom;
  const waiting = await releases.listWaiting(tx, day);
  const scheduled = waiting.filter(({ state }) => state === 'approved');
  const other = scheduled.find(movesOrder)?.effectiveDay ?? ordineCambiaIl(base, day);
  // Two people signed another order for a later day: neither undoes the other unseen.
  if (other)
    throw new ProblemError('RELEASE_ORDER', {
      detail: `A release that waits moves the order itself, from ${other}`,
    });
  const id = randomUUID();
  await releases.insertRow(tx, {
    id,
    origin: 'presentation',
    why,
    changes,
    contributors: [actor.userId],
    now,
    closed: {
      release: next.id,
      base: base.id,
      validFrom: day,
      ...textOf(next),
      submittedBy: actor.userId,
    },
  });
  await releases.approveRow(tx, id, null, day, now);
  await note(tx, {
    at: now,
    actor: actor.userId,
    subject: id,
    action: 'costanti.ordered',
    detail: [`${next.id} from ${day}`, ...Object.keys(changes)].join(', '),
  });
  await carryWaiting(tx, { actor, base, next, now }, waiting);
  return id;
}

const movesOrder = ({ changes }: ReleaseRow): boolean => Object.keys(changes).some(isPresentazione);

/**
 * Each release made from the one that was in force is made again from the new one, with the new
 * order and everything else as it was: people, values, day. One that moves the order itself stays
 * as it is and is refused at its signature: there somebody sees both.
 */
async function carryWaiting(
  tx: Tx,
  { actor, base, next, now }: Pick<Order, 'actor' | 'base' | 'next' | 'now'>,
  waiting: readonly ReleaseRow[],
): Promise<void> {
  const madeAgain = new Map([[base.id, next.id]]);
  for (const row of waiting) {
    const newBase = madeAgain.get(row.base ?? '');
    if (newBase === undefined || row.release === null || movesOrder(row)) continue;
    const validFrom = firstDayOf(row);
    const name = await nextName(tx, validFrom);
    const costanti = conOrdineDi(await readCompleted(tx, row.release), next, {
      id: name,
      validFrom,
    });
    const { id, release, contributors, submittedBy, origin, why, changes, createdAt } = row;
    const again = randomUUID();
    await releases.endRow(tx, id, 'withdrawn', now, `Continua come ${name}, con l’ordine nuovo`);
    await releases.insertRow(tx, {
      id: again,
      origin,
      why,
      changes,
      contributors,
      now,
      createdAt,
      closed: { release: name, base: newBase, validFrom, ...textOf(costanti), submittedBy },
    });
    if (row.state === 'approved')
      await releases.approveRow(tx, again, row.approvedBy, effectiveOf(row), now);
    const entry = { at: now, actor: actor.userId, action: 'costanti.carried' };
    await note(tx, { ...entry, subject: id, detail: `${release} as ${name}` });
    await note(tx, { ...entry, subject: again, detail: `${name}, it was ${release}` });
    madeAgain.set(release, name);
  }
}

const effectiveOf = (row: ReleaseRow): IsoDate => row.effectiveDay ?? firstDayOf(row);
