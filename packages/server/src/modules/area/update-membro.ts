import type { BodyOf } from '@bussola/contract';
import type { Persona } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Clock } from '../../clock.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { updateNames } from '../people/user-repository.ts';
import { refuseFields } from './area-redaction.ts';
import { membroAfter } from './membro-after.ts';
import { existingMembro, refuseSecondPartner } from './nucleo-change.ts';
import type { NucleoChange, NucleoState } from './nucleo-change.ts';
import { saveMembro } from '../people/nucleo-repository.ts';

type Body = BodyOf<'updateMember'>;
interface Change extends Pick<Body, 'version' | 'gradoParentela'> {
  /** The new answers, or a function of the stored ones. */
  data: Body['data'] | ((stored: Persona) => Body['data']);
}

export const updateMembro =
  (change: NucleoChange, clock: Clock) =>
  (actor: Actor, memberId: string, body: Change): Promise<NucleoState> =>
    change(actor, body.version, async (tx) => {
      const membro = await existingMembro(tx, actor, memberId);
      const patch = typeof body.data === 'function' ? body.data(membro.data) : body.data;
      refuseFields(actor, patch, body.gradoParentela === undefined ? [] : ['dati']);
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
      const data = membroAfter(actor, membro.data, patch, { who, today: romeDay(clock()) });
      await saveMembro(tx, actor.areaId, memberId, grado, data);
      if (grado !== membro.grado || data.convivente !== membro.data['convivente'])
        await refuseSecondPartner(tx, actor, memberId);
      // The account has the same name as this member. Only its owner may change it.
      if (grado === 'me' && actor.userId === actor.areaId) {
        const { firstName, lastName, comuneResidenza: comune } = data;
        await updateNames(tx, actor.userId, { firstName, lastName, comune });
      }
      return {};
    });
export type UpdateMembro = ReturnType<typeof updateMembro>;
