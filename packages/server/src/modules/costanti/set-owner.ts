import type { BodyOf, ResponseOf } from '@bussola/contract';
import { COSTANTI_FORNITE } from '@bussola/domain';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { note } from '../audit/audit-repository.ts';
import { isSuperAdmin, listOwners, putOwner } from './owner-repository.ts';
import { fieldRefusal } from './release-rules.ts';

/** Gives the renewal of some constants to a SuperAdmin, or to nobody. */
export const setOwner =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (
    actor: Actor,
    { keys, owner }: BodyOf<'setCostantiOwner'>,
  ): Promise<ResponseOf<'setCostantiOwner'>> =>
    db.transaction(async (tx) => {
      if (!keys.every((key) => Object.hasOwn(COSTANTI_FORNITE.voci, key)))
        throw fieldRefusal('keys', 'invalid', 'Una di queste costanti non esiste.');
      if (owner !== null && !(await isSuperAdmin(tx, owner)))
        throw fieldRefusal('owner', 'invalid', 'Serve un SuperAdmin attivo.');
      const now = clock();
      const own = [...new Set(keys)];
      await putOwner(tx, own, owner, now);
      await note(tx, {
        at: now,
        actor: actor.userId,
        subject: null,
        action: owner === null ? 'costanti.unowned' : 'costanti.owned',
        detail: own.join(', ').slice(0, 500),
      });
      return { proprietari: await listOwners(tx) };
    });
