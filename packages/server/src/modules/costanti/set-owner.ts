import type { BodyOf, ResponseOf } from '@bussola/contract';
import { COSTANTI_FORNITE, SOLUZIONI } from '@bussola/domain';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { note } from '../audit/audit-repository.ts';
import { isSuperAdmin, listOwners, putOwner } from './owner-repository.ts';
import { fieldRefusal } from './release-rules.ts';

/** A constant; a text as `testo.` and its key, the facts of an area as `fatti.` and its code. */
const isKnown = (key: string): boolean =>
  Object.hasOwn(COSTANTI_FORNITE.voci, key) ||
  CHIAVI_TESTI.some((text) => key === `testo.${text}`) ||
  SOLUZIONI.some((code) => key === `fatti.${code}`);

/** Gives the renewal of some constants to a SuperAdmin, or to nobody. */
export const setOwner =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (
    actor: Actor,
    { keys, owner }: BodyOf<'setCostantiOwner'>,
  ): Promise<ResponseOf<'setCostantiOwner'>> =>
    db.transaction(async (tx) => {
      if (!keys.every(isKnown))
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
