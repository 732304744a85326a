/** Questions to the engine about the household of now that leave nothing behind. */
import type { ResponseOf } from '@bussola/contract';
import {
  ageYearsAt,
  confrontaVersamenti,
  economicaMedie,
  EURO_MAX,
  fraseOf,
  infoGestirePatrimonio,
  targetAllocation,
  ValidationError,
} from '@bussola/domain';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { fieldError } from '../checkup/step-rules.ts';
import type { VixService } from '../vix/vix-service.ts';
import type { AllInfoService } from './allinfo-service.ts';

export function gestioneService({
  allInfo,
  engine,
  vix,
}: {
  allInfo: AllInfoService;
  engine: Engine;
  vix: VixService;
}) {
  return {
    async medie(actor: Actor): Promise<ResponseOf<'economicaMedie'>> {
      const famiglia = await allInfo.household(actor);
      const costanti = engine.inForce(famiglia.refDate);
      return {
        refDate: famiglia.refDate,
        costanti: costanti.id,
        confronti: economicaMedie(famiglia, costanti),
      };
    },

    async info(actor: Actor, typed: string): Promise<ResponseOf<'infoGestirePatrimonio'>> {
      const planned = toEuro(typed);
      const famiglia = await allInfo.household(actor);
      const { value, date, level, stale } = await vix.read();
      return {
        info: infoGestirePatrimonio(famiglia, engine.inForce(famiglia.refDate), planned),
        vix: { value, date, level, stale },
      };
    },

    /**
     * The plan that the others are held against is the educational model by age, with nothing
     * needed soon.
     */
    async riscatto(
      actor: Actor,
      {
        memberId,
        anni,
        forma,
      }: { memberId: string; anni: string; forma: 'agevolato' | 'ordinario' },
    ): Promise<ResponseOf<'infoRiscatto'>> {
      const famiglia = await allInfo.household(actor);
      const membro = famiglia.membri.find(({ _id }) => _id === memberId);
      if (!membro) throw new ProblemError('NOT_FOUND');
      const { refDate } = famiglia;
      const valori = engine.valori(refDate);
      const suddivisione = targetAllocation(
        valori,
        membro.dataNascita === undefined ? 0 : ageYearsAt(membro.dataNascita, refDate),
        0,
      );
      try {
        return {
          refDate,
          costanti: engine.inForce(refDate).id,
          esito: confrontaVersamenti(
            valori,
            famiglia,
            memberId,
            { anni: Number(anni), forma },
            suddivisione,
          ),
        };
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new ProblemError('VALIDATION', {
          detail: error.message,
          errors: [{ field: error.field, code: error.message, message: error.message }],
        });
      }
    },
  };
}
export type GestioneService = ReturnType<typeof gestioneService>;

/**
 * Digits, and decimals after a dot: commas are read by the page, which knows the reader's language.
 */
function toEuro(typed: string): number {
  const value = /^\d{1,10}(\.\d{1,6})?$/.test(typed) ? Number(typed) : NaN;
  if (!(value <= EURO_MAX))
    throw new ProblemError('MALFORMED', {
      detail: fraseOf('wrong'),
      errors: [fieldError('plannedOutflows', 'wrong')],
    });
  return value;
}
