import type { ResponseOf } from '@bussola/contract';
import { isSpouse, secondPartner } from '@bussola/domain';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { fieldError } from '../checkup/step-rules.ts';
import { once } from '../idempotency/once.ts';
import { redactMembri } from './area-redaction.ts';
import * as nucleo from '../people/nucleo-repository.ts';

export type NucleoState = ResponseOf<'getNucleo'>;

/** The household as this actor may see it. */
export async function nucleoState(
  tx: Tx,
  { areaId, limits }: Pick<Actor, 'areaId' | 'limits'>,
): Promise<NucleoState> {
  const version = await nucleo.findVersion(tx, areaId);
  return {
    nucleoFamiliare: redactMembri(await nucleo.listMembri(tx, areaId), limits),
    version: version ?? 0,
  };
}

/** What every change of the household is made of. */
export function nucleoChange({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /**
   * Locks the area, compares the version the page read, works, counts one more version, and answers
   * with the new state; with a key, once.
   */
  async function change<T extends object>(
    actor: Actor,
    version: number | undefined,
    work: (tx: Tx) => Promise<T>,
    asked?: { key: string | undefined; request: string },
  ): Promise<NucleoState & T> {
    return db.transaction(async (tx) => {
      const area = await nucleo.lockArea(tx, actor.areaId);
      if (!area) throw new ProblemError('NOT_FOUND');
      // A repeated request gets the stored result; the household in its answer is read anew, with
      // the rights that the caller has now.
      const made = await once(
        tx,
        { userId: actor.userId, key: asked?.key, request: asked?.request ?? '', now: clock() },
        async () => {
          if (version !== undefined && version !== area.version)
            throw new ProblemError('CONFLICT', {
              detail: 'Somebody saved in between',
              current: await nucleoState(tx, actor),
            });
          const done = await work(tx);
          await nucleo.bumpArea(tx, actor.areaId, clock());
          return done;
        },
      );
      return { ...(await nucleoState(tx, actor)), ...made };
    });
  }

  return <T extends object>(...given: Parameters<typeof change<T>>): Promise<NucleoState & T> =>
    change(...given).catch((error: unknown) => {
      throw nucleo.isSecondSpouse(error)
        ? new ProblemError('SECOND_SPOUSE', {
            errors: [fieldError('gradoParentela', 'secondSpouse')],
          })
        : error;
    });
}
export type NucleoChange = ReturnType<typeof nucleoChange>;

/** @throws ProblemError NOT_FOUND */
export async function existingMembro(
  tx: Tx,
  actor: Actor,
  memberId: string,
): Promise<nucleo.MembroRow> {
  const membro = await nucleo.findMembro(tx, actor.areaId, memberId);
  if (!membro) throw new ProblemError('NOT_FOUND');
  return membro;
}

/**
 * @param memberId whose answers were just written
 * @throws ProblemError when the household has two partners now, in the field that made the second
 */
export async function refuseSecondPartner(tx: Tx, actor: Actor, memberId: string): Promise<void> {
  const membri = await nucleo.listMembri(tx, actor.areaId);
  if (secondPartner(membri) === undefined) return;
  const changed = membri.find(({ _id }) => _id === memberId);
  const field = isSpouse(changed?.gradoParentela) ? 'gradoParentela' : 'data.convivente';
  throw new ProblemError('VALIDATION', { errors: [fieldError(field, 'secondPartner')] });
}

/** @throws ProblemError when nobody else of the household is counted */
export async function refuseLastEnabled(
  tx: Tx,
  actor: Actor,
  membro: Pick<nucleo.MembroRow, 'enabled'>,
): Promise<void> {
  const { enabled } = await nucleo.householdNumbers(tx, actor.areaId);
  if (membro.enabled && enabled <= 1) throw new ProblemError('LAST_ENABLED_MEMBER');
}
