/** Why another person's area has closed: told once, with the visitor's own session. */
import type { AreaEnded } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Tx } from '../../deps.ts';
import { backToCard } from '../people/back-to-card.ts';
import { loadUser } from '../people/user-json-repository.ts';
import { findEnding } from '../people/grant-repository.ts';
import type { SessionRow } from './session-repository.ts';

/** @returns undefined when it did not close by itself: they went out, or all of it was ended */
export async function areaEnded(
  tx: Tx,
  { via, areaId, grantId, expiresAt, revoked, rightLives }: SessionRow,
  now: Date,
): Promise<AreaEnded | undefined> {
  if (via === 'own' || revoked) return undefined;
  const day = romeDay(now);
  const owner = await loadUser(tx, areaId, day);
  const areaName = owner ? `${owner.firstName} ${owner.lastName}`.trim() : '';
  if (via === 'look')
    return {
      via,
      areaName,
      why: expiresAt <= now ? 'visit-over' : 'revoked',
      on: day,
      back: backToCard(areaId),
    };
  if (rightLives) return { via, areaName, why: 'visit-over', on: romeDay(expiresAt) };
  return { via, areaName, ...(await reasonOf(tx, grantId, day)) };
}

async function reasonOf(
  tx: Tx,
  grantId: string | null,
  day: IsoDate,
): Promise<Pick<AreaEnded, 'why' | 'on'>> {
  const grant = grantId === null ? undefined : await findEnding(tx, grantId, day);
  if (grant?.state === 'expired') return { why: 'expired', on: grant.to };
  if (grant?.state === 'revoked' && grant.endedAt)
    return { why: 'revoked', on: romeDay(grant.endedAt) };
  return { why: 'closed', on: day };
}
