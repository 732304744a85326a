import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@bussola/contract';
import { withoutUnasked } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { updateNames } from '../people/user-repository.ts';
import { bumpArea, insertMembro, setOutflows, setPerimeter } from '../people/nucleo-repository.ts';
import { addConsent } from '../general/consent-repository.ts';
import { completeDraft, lockDraft } from './draft-repository.ts';
import type { DraftRow } from './draft-repository.ts';
import { refuseErrors } from './refuse-errors.ts';
import { allErrors } from './step-rules.ts';

/** The complete draft becomes the household. */
export function finalizeCheckup({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function insertMembri(tx: Tx, userId: string, data: DraftRow['data']): Promise<void> {
    const now = clock();
    const today = romeDay(now);
    const { membri, analisiFamiliare, uscitePianificate: _uscite, email: _email, ...rest } = data;
    const { acceptTerms: _terms, ...own } = rest;
    await insertMembro(tx, {
      id: randomUUID(),
      userId,
      seq: 0,
      grado: 'me',
      data: withoutUnasked(own, { who: 'me', today }),
      now,
    });
    const family = analisiFamiliare === 'perNucleo' ? membri : [];
    for (const [at, membro] of family.entries()) {
      const { _id: _draftId, gradoParentela = 'other', residenza, ...answers } = membro;
      // "Same home" shares the place, not the ownership: the home is counted once, with the person
      // who described it.
      const place =
        residenza === 'stessa' && own.comuneResidenza
          ? { comuneResidenza: own.comuneResidenza }
          : {};
      await insertMembro(tx, {
        id: randomUUID(),
        userId,
        seq: at + 1,
        grado: gradoParentela,
        data: withoutUnasked({ ...answers, ...place }, { who: 'membro', today }),
        now,
      });
    }
  }

  async function openArea(tx: Tx, userId: string, { data }: DraftRow): Promise<void> {
    const now = clock();
    const { analisiFamiliare = 'perMe', uscitePianificate } = data;
    await insertMembri(tx, userId, data);
    await setPerimeter(tx, userId, analisiFamiliare);
    await setOutflows(tx, userId, romeDay(now), { total: uscitePianificate ?? null });
    await completeDraft(tx, userId, now);
    await updateNames(tx, userId, {
      firstName: data.firstName,
      lastName: data.lastName,
      comune: data.comuneResidenza,
      checkup: true,
    });
    await addConsent(tx, { userId, kind: 'terms', granted: true, at: now });
    await bumpArea(tx, userId, now);
  }

  /** Idempotent: the second call finds the household there and answers the same. */
  return async (actor: Actor): Promise<ResponseOf<'newFinalizeCheckup'>> => {
    await db.transaction(async (tx) => {
      const row = await lockDraft(tx, actor.areaId);
      if (!row) throw new ProblemError('NOT_FOUND');
      if (row.completed) return;
      refuseErrors(allErrors(row.data, romeDay(clock())), 'CHECKUP_INCOMPLETE');
      await openArea(tx, actor.areaId, row);
    });
    return { userId: actor.areaId, checkup: true };
  };
}
