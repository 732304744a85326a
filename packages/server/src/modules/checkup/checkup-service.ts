/** The checkup: a draft that grows field by field, and becomes the household once. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { BodyOf, Draft, ResponseOf } from '@bussola/contract';
import { fraseOf, nextTab, TABS, withoutUnasked } from '@bussola/domain';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { insertUser, updateNames } from '../account/user-repository.ts';
import { bumpArea, insertMembro, setPerimeter } from '../area/nucleo-repository.ts';
import { addConsent } from '../general/consent-repository.ts';
import type { SessionService } from '../session/session-service.ts';
import { completeDraft, findDraft, lockDraft, saveDraft } from './draft-repository.ts';
import type { DraftRow } from './draft-repository.ts';
import { mergeStep } from './merge-step.ts';
import { allErrors, fieldError, isUnderage, tabErrors } from './step-rules.ts';
import type { FieldError } from './step-rules.ts';

const PROVISIONAL_DAYS = 30;
type Step = BodyOf<'newAreaEconomica'>;

export function checkupService({ db, clock }: Deps, sessions: SessionService) {
  const today = () => romeDay(clock());

  async function read(actor: Actor): Promise<Draft> {
    const row = await findDraft(db, actor.areaId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toDraft(actor.areaId, row);
  }

  return {
    read,

    /**
     * A visitor without an account: a person of no name, and a session that reaches only the
     * checkup.
     */
    async create(language: 'it' | 'en', reply: FastifyReply): Promise<ResponseOf<'createCheckup'>> {
      const userId = randomUUID();
      const opened = await db.transaction(async (tx) => {
        await insertUser(tx, {
          id: userId,
          state: 'provisional',
          language,
          now: clock(),
          expiresAt: plusDays(clock(), PROVISIONAL_DAYS),
        });
        return sessions.open(tx, {
          userId,
          provisional: true,
          agent: reply.request.headers['user-agent'],
        });
      });
      const session = await sessions.present(reply, opened);
      return { userId, token: session.jwtToken, session };
    },

    /** @param tabs those that this call may complete */
    async save(
      actor: Actor,
      step: Step,
      tabs: readonly number[],
    ): Promise<ResponseOf<'newAreaEconomica'>> {
      if (step.completes !== undefined && !tabs.includes(step.completes)) {
        throw new ProblemError('VALIDATION', {
          errors: [
            {
              ...fieldError('completes', 'wrong'),
              message: `This call completes the tabs ${tabs.join(', ')}`,
            },
          ],
        });
      }
      const merged = await db.transaction(async (tx) => {
        const row = await lockDraft(tx, actor.areaId);
        if (!row) throw new ProblemError('NOT_FOUND');
        if (row.completed)
          throw new ProblemError('CHECKUP_COMPLETED', { error: 'CHECKUP_COMPLETED' });
        const data = mergeStep(row.data, step);
        let { reached } = row;
        const completes = TABS.find((tab) => tab === step.completes);
        if (completes !== undefined) {
          if (completes > reached)
            throw new ProblemError('CHECKUP_INCOMPLETE', {
              detail: `Tab ${reached} comes first`,
              error: 'CHECKUP_INCOMPLETE',
            });
          refuseErrors(tabErrors(completes, data, today()), 'VALIDATION');
          reached = Math.max(reached, nextTab(completes, data.analisiFamiliare));
        }
        await saveDraft(tx, actor.areaId, { data, reached, now: clock() });
        return step.version !== undefined && step.version !== row.version;
      });
      return { userId: actor.areaId, draft: await read(actor), merged };
    },

    /** Idempotent: the second call finds the household there and answers the same. */
    async finalize(actor: Actor): Promise<ResponseOf<'newFinalizeCheckup'>> {
      await db.transaction(async (tx) => {
        const row = await lockDraft(tx, actor.areaId);
        if (!row) throw new ProblemError('NOT_FOUND');
        if (row.completed) return;
        refuseErrors(allErrors(row.data, today()), 'CHECKUP_INCOMPLETE');
        await settle(tx, actor.areaId, row);
      });
      return { userId: actor.areaId, checkup: true };
    },
  };

  async function settle(tx: Tx, userId: string, { data }: DraftRow): Promise<void> {
    const now = clock();
    const {
      membri,
      analisiFamiliare = 'perMe',
      uscitePianificate,
      email: _email,
      acceptTerms: _terms,
      ...own
    } = data;
    await insertMembro(tx, {
      id: randomUUID(),
      userId,
      seq: 0,
      grado: 'me',
      data: withoutUnasked(own, { who: 'me', today: today() }),
      now,
    });
    const family = analisiFamiliare === 'perNucleo' ? membri : [];
    for (const [
      at,
      { _id: _draftId, gradoParentela = 'other', residenza, ...rest },
    ] of family.entries()) {
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
        data: withoutUnasked({ ...rest, ...place }, { who: 'membro', today: today() }),
        now,
      });
    }
    await setPerimeter(tx, userId, analisiFamiliare, uscitePianificate ?? null);
    await completeDraft(tx, userId, now);
    await updateNames(tx, userId, {
      firstName: own.firstName,
      lastName: own.lastName,
      comune: own.comuneResidenza,
      checkup: true,
    });
    await addConsent(tx, { userId, kind: 'terms', granted: true, at: now });
    await bumpArea(tx, userId, now);
  }
}
export type CheckupService = ReturnType<typeof checkupService>;

function refuseErrors(errors: FieldError[], otherwise: 'VALIDATION' | 'CHECKUP_INCOMPLETE'): void {
  const [first] = errors;
  if (!first) return;
  const underage = isUnderage(errors);
  throw new ProblemError(underage ? 'UNDERAGE' : otherwise, {
    errors,
    error: underage ? fraseOf('underage') : first.message,
  });
}

const toDraft = (userId: string, row: DraftRow): Draft => ({
  userId,
  data: row.data,
  reached: row.reached,
  version: row.version,
  completed: row.completed,
  updatedAt: row.updatedAt.toISOString(),
  expiresOn: row.expiresOn,
});
