import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { MAX_FAMILIARI } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { fieldError } from '../checkup/step-rules.ts';
import { refuseFields, refusePartial } from './area-redaction.ts';
import { membroAfter } from './membro-after.ts';
import { refuseSecondPartner } from './nucleo-change.ts';
import type { NucleoChange } from './nucleo-change.ts';
import * as nucleo from '../people/nucleo-repository.ts';

export const createMembro =
  (change: NucleoChange, clock: Clock) =>
  async (
    actor: Actor,
    body: BodyOf<'createMember'>,
    key: string | undefined,
  ): Promise<ResponseOf<'createMember'>> => {
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
        await nucleo.insertMembro(tx, {
          id: memberId,
          userId: actor.areaId,
          seq: numbers.nextSeq,
          grado: body.gradoParentela,
          data: membroAfter(actor, {}, body.data, { who: 'membro', today: romeDay(clock()) }),
          now: clock(),
        });
        await refuseSecondPartner(tx, actor, memberId);
        await nucleo.widenPerimeter(tx, actor.areaId);
        return { memberId };
      },
      { key, request: JSON.stringify({ createMember: body, areaId: actor.areaId }) },
    );
  };
