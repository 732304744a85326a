import type { BodyOf } from '@bussola/contract';
import { EURO_MAX, validateEuro } from '@bussola/domain';
import type { IsoDate, UscitaDatata } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { fieldError } from '../checkup/step-rules.ts';
import { refuseFields } from './area-redaction.ts';
import type { NucleoChange, NucleoState } from './nucleo-change.ts';
import { setOutflows, setPerimeter } from '../people/nucleo-repository.ts';

/** For whom the analysis is, and the outflows that are planned. */
export const updateHousehold =
  ({ clock }: Pick<Deps, 'clock'>, change: NucleoChange) =>
  (actor: Actor, body: BodyOf<'updateHousehold'>): Promise<NucleoState> =>
    change(actor, body.version, async (tx) => {
      const { analisiFamiliare, uscitePianificate, uscite } = body;
      const isPlanned = uscitePianificate !== undefined || uscite !== undefined;
      refuseFields(actor, {}, [
        ...(analisiFamiliare === undefined ? [] : (['dati'] as const)),
        ...(isPlanned ? (['patrimonio'] as const) : []),
      ]);
      const day = romeDay(clock());
      if (uscite) refuseWrong(uscite, day);
      if (analisiFamiliare) await setPerimeter(tx, actor.areaId, analisiFamiliare);
      if (isPlanned)
        await setOutflows(
          tx,
          actor.areaId,
          day,
          uscite ? { dated: uscite } : { total: uscitePianificate ?? null },
        );
      return {};
    });

/** «Valore errato»: a day that is past, an amount that is none, more than a household can owe. */
function refuseWrong(uscite: readonly UscitaDatata[], day: IsoDate): void {
  const errors = uscite.flatMap(({ data, importo }, at) => [
    ...(data < day ? [fieldError(`uscite.${at}.data`, 'wrong')] : []),
    ...(importo === 0 || validateEuro(importo)
      ? [fieldError(`uscite.${at}.importo`, 'wrong')]
      : []),
  ]);
  const total = uscite.reduce((sum, { importo }) => sum + importo, 0);
  if (total > EURO_MAX) errors.push(fieldError('uscite', 'wrong'));
  if (errors.length > 0) throw new ProblemError('VALIDATION', { errors });
}
