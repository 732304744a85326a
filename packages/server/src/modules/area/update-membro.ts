import type { BodyOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { refuseFields } from './area-redaction.ts';
import { membroAfter } from './membro-after.ts';
import { existingMembro, refuseSecondPartner } from './nucleo-change.ts';
import type { NucleoChange, NucleoState } from './nucleo-change.ts';
import { saveMembro } from './nucleo-repository.ts';

export const updateMembro =
  (change: NucleoChange, clock: Clock) =>
  (actor: Actor, memberId: string, body: BodyOf<'updateMember'>): Promise<NucleoState> =>
    change(actor, body.version, async (tx) => {
      refuseFields(actor, body.data, body.gradoParentela === undefined ? [] : ['dati']);
      const membro = await existingMembro(tx, actor, memberId);
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
      const data = membroAfter(actor, membro.data, body.data, { who, today: romeDay(clock()) });
      await saveMembro(tx, actor.areaId, memberId, grado, data);
      if (grado !== membro.grado || data.convivente !== membro.data['convivente'])
        await refuseSecondPartner(tx, actor, memberId);
      return {};
    });
