/** The household: who is in it, who counts, and what is known of each. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { mergeFields } from '@bussola/contract/draft';
import { answerOf, changedBy, MAX_FAMILIARI, withoutUnasked } from '@bussola/domain';
import type { Chi, Persona } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { once } from '../idempotency/once.ts';
import { fieldError, isUnderage, personaErrors } from '../checkup/step-rules.ts';
import type { FieldError } from '../checkup/step-rules.ts';
import * as nucleo from './nucleo-repository.ts';
import { redactMembri, mayWrite, refuseFields, refusePartial } from './area-redaction.ts';

type Answer = ResponseOf<'getNucleo'>;

export function nucleoService({ db, clock }: Deps, pictures: BlobStore) {
  async function state(tx: Tx, { areaId, limits }: Actor): Promise<Answer> {
    const area = await nucleo.findArea(tx, areaId);
    return {
      nucleoFamiliare: redactMembri(await nucleo.listMembri(tx, areaId), limits),
      version: area?.version ?? 0,
    };
  }

  /**
   * Every change: lock, check the version the page read, work, count one more version, answer with
   * the new state; with a key, once.
   */
  async function change<T extends object = object>(
    actor: Actor,
    version: number | undefined,
    work: (tx: Tx) => Promise<T | void>,
    asked?: { key: string | undefined; request: string },
  ): Promise<Answer & T> {
    try {
      return await db.transaction(async (tx) => {
        const area = await nucleo.lockArea(tx, actor.areaId);
        if (!area) throw new ProblemError('NOT_FOUND');
        // Kept for a repeat is what was made; the household it is answered with is that of now, as
        // far as whoever asks may see it now.
        const more = await once(
          tx,
          { userId: actor.userId, key: asked?.key, request: asked?.request ?? '', now: clock() },
          async () => {
            if (version !== undefined && version !== area.version)
              throw new ProblemError('CONFLICT', {
                detail: 'Somebody saved in between',
                current: await state(tx, actor),
              });
            const done = (await work(tx)) ?? {};
            await nucleo.bumpArea(tx, actor.areaId, clock());
            return done;
          },
        );
        return { ...(await state(tx, actor)), ...more } as Answer & T;
      });
    } catch (error) {
      if (nucleo.isSecondSpouse(error))
        throw new ProblemError('SECOND_SPOUSE', {
          errors: [fieldError('gradoParentela', 'secondSpouse')],
        });
      throw error;
    }
  }

  async function existing(tx: Tx, actor: Actor, memberId: string): Promise<nucleo.MembroRow> {
    const membro = await nucleo.findMembro(tx, actor.areaId, memberId);
    if (!membro) throw new ProblemError('NOT_FOUND');
    return membro;
  }

  return {
    list: (actor: Actor) => state(db, actor),

    async create(
      actor: Actor,
      body: BodyOf<'createMember'>,
      key: string | undefined,
    ): Promise<ResponseOf<'createMember'>> {
      refusePartial(actor);
      refuseFields(actor, body.data, ['dati']);
      return change(
        actor,
        body.version,
        async (tx) => {
          const numbers = await nucleo.householdNumbers(tx, actor.areaId);
          if (numbers.total === 0) throw new ProblemError('CHECKUP_INCOMPLETE');
          if (numbers.total > MAX_FAMILIARI)
            throw new ProblemError('VALIDATION', { errors: [fieldError('membri', 'tooMany')] });
          const memberId = randomUUID();
          const data = changed(actor, {}, body.data, { who: 'membro', today: romeDay(clock()) });
          await nucleo.insertMembro(tx, {
            id: memberId,
            userId: actor.areaId,
            seq: numbers.nextSeq,
            grado: body.gradoParentela,
            data,
            now: clock(),
          });
          await nucleo.widenPerimeter(tx, actor.areaId);
          return { memberId };
        },
        { key, request: JSON.stringify({ createMember: body, areaId: actor.areaId }) },
      );
    },

    update: (actor: Actor, memberId: string, body: BodyOf<'updateMember'>): Promise<Answer> =>
      change(actor, body.version, async (tx) => {
        refuseFields(actor, body.data, body.gradoParentela === undefined ? [] : ['dati']);
        const membro = await existing(tx, actor, memberId);
        const grado = body.gradoParentela ?? membro.grado;
        if ((grado === 'me') !== (membro.grado === 'me'))
          throw new ProblemError('OWNER_MEMBER', {
            errors: [
              {
                field: 'gradoParentela',
                code: 'forms:errors.ownerMember',
                message: "Il titolare dell'area resta lo stesso.",
              },
            ],
          });
        const who = grado === 'me' ? 'me' : 'membro';
        const data = changed(actor, membro.data, body.data, { who, today: romeDay(clock()) });
        await nucleo.saveMembro(tx, actor.areaId, memberId, grado, data);
      }),

    enable: (actor: Actor, memberId: string, body: BodyOf<'enableMember'>): Promise<Answer> =>
      change(actor, body.version, async (tx) => {
        const membro = await existing(tx, actor, memberId);
        const { enabled } = await nucleo.householdNumbers(tx, actor.areaId);
        if (!body.enabled && membro.enabled && enabled <= 1)
          throw new ProblemError('LAST_ENABLED_MEMBER');
        await nucleo.setEnabled(tx, actor.areaId, memberId, body.enabled);
      }),

    async remove(actor: Actor, memberId: string): Promise<Answer> {
      let held: string[] = [];
      const answer = await change(actor, undefined, async (tx) => {
        const membro = await existing(tx, actor, memberId);
        // For good, with everything that is known of them: only for who may change all of it.
        refusePartial(actor);
        const { stimati: _names, ...known } = membro.data;
        refuseFields(actor, known, ['dati']);
        if (membro.grado === 'me') throw new ProblemError('OWNER_MEMBER');
        const { enabled } = await nucleo.householdNumbers(tx, actor.areaId);
        if (membro.enabled && enabled <= 1) throw new ProblemError('LAST_ENABLED_MEMBER');
        held = await nucleo.removeMembro(tx, actor.areaId, memberId);
      });
      await pictures.remove(held);
      return answer;
    },
  };
}
export type NucleoService = ReturnType<typeof nucleoService>;

/**
 * The person after the change, checked, without the answers whose questions it took away: those
 * that the actor may change.
 */
function changed({ limits }: Actor, before: object, patch: object, chi: Chi): Persona {
  const after: object = mergeFields(before, patch);
  const may = (field: string): boolean => mayWrite(limits, field, answerOf(after, field));
  refuse(personaErrors(before, after, chi, may));
  const kept = Object.entries(after).filter(([field]) => !may(field));
  return { ...withoutUnasked(after, chi, changedBy(before, after)), ...Object.fromEntries(kept) };
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0)
    throw new ProblemError(isUnderage(errors) ? 'UNDERAGE' : 'VALIDATION', { errors });
}
