/**
 * The answer to the browser while another person's area is open: whose, by which right, until when,
 * and nothing that only the owner may see.
 */
import { LOOK_SCOPES } from '@bussola/contract';
import type { Session } from '@bussola/contract';
import type { IsoDate } from '@bussola/domain';
import type { Tx } from '../../deps.ts';
import { loadUser } from '../people/user-json-repository.ts';
import { findRight } from '../people/grant-repository.ts';
import type { OpenSession } from './open-session.ts';

export async function actingOf(
  db: Tx,
  session: OpenSession,
  day: IsoDate,
): Promise<Pick<Session, 'user' | 'acting'> | undefined> {
  const [owner, actor] = [
    await loadUser(db, session.areaId, day),
    await loadUser(db, session.userId, day),
  ];
  const right = await rightOf(db, session);
  if (!owner || !actor || !right || session.via === 'own') return undefined;
  const nameOf = ({ firstName, lastName }: Session['user']): string =>
    `${firstName} ${lastName}`.trim();
  return {
    user: {
      ...owner,
      email: '',
      role: session.via === 'placeholder' ? actor.role : 'User',
      state: 'active',
      comuneResidenza: null,
      thirdParty: [],
    },
    acting: {
      via: session.via,
      name: nameOf(actor),
      areaName: nameOf(owner),
      grantId: session.grantId,
      ...right,
      until: session.expiresAt.toISOString(),
    },
  };
}

async function rightOf(db: Tx, { via, grantId }: OpenSession) {
  if (via === 'look') return { scopes: [...LOOK_SCOPES], members: null, hideAmounts: false };
  return grantId === null
    ? { scopes: [], members: null, hideAmounts: false }
    : findRight(db, grantId);
}
