/**
 * In which order families would see their areas under another order: the demonstration families
 * each, real ones counted.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import {
  FAMIGLIE_ESEMPIO,
  SOLUZIONI,
  analizza,
  composizione,
  isArea,
  ordineAree,
} from '@bussola/domain';
import type { Analisi, AreaInOrdine, Famiglia, IsoDate, OpzioniAnalisi } from '@bussola/domain';
import type { ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { someHouseholds } from './household-sample-repository.ts';
import { fieldRefusal } from './release-rules.ts';

type Effect = ResponseOf<'orderEffect'>;
type Posto = Effect['famiglie'][number]['after'][number];

/** What a person sees first. */
const FIRST = 3;

export async function orderEffect(engine: Engine, day: IsoDate, written: string): Promise<Effect> {
  const costanti = engine.inForce(day);
  const [now, next] = [ordineAree(costanti, day), areeOf(written)];
  const famiglie: Effect['famiglie'] = [];
  for (const { key, nome, famiglia } of FAMIGLIE_ESEMPIO) {
    const seen = (aree: readonly AreaInOrdine[]) =>
      placesOf(analizza({ ...famiglia, refDate: day }, costanti, optionsOf(aree)), aree);
    famiglie.push({ key, nome, before: seen(now), after: seen(next) });
    await breathe();
  }
  return { motore: engine.version, release: costanti.id, famiglie };
}

export async function countOrders(
  db: Deps['db'],
  engine: Engine,
  day: IsoDate,
  written: string,
): Promise<ResponseOf<'orderFamilies'>> {
  const costanti = engine.inForce(day);
  const [now, next] = [ordineAree(costanti, day), areeOf(written)].map(optionsOf);
  const first = (famiglia: Famiglia, options: OpzioniAnalisi | undefined) =>
    analizza(famiglia, costanti, options)
      .soluzioni.slice(0, FIRST)
      .map(({ code }) => code)
      .join();
  const count = { contate: 0, cambiate: 0 };
  for await (const famiglia of someHouseholds(db, day)) {
    count.contate += 1;
    if (first(famiglia, now) !== first(famiglia, next)) count.cambiate += 1;
  }
  return count;
}

const optionsOf = (aree: readonly AreaInOrdine[]): OpzioniAnalisi => ({
  ordine: aree.map(({ code }) => code),
  pesi: Object.fromEntries(aree.map(({ code, peso }) => [code, peso])),
});

/** «TCM:1.3,pensione:1,…», each area once. */
function areeOf(written: string): AreaInOrdine[] {
  const aree = written.split(',').flatMap((one) => {
    const [code = '', peso] = one.split(':');
    return isArea(code) ? [{ code, peso: Number(peso) }] : [];
  });
  refuseTwice(aree);
  return aree;
}

/** @throws ProblemError when an area is missing, or there twice */
export function refuseTwice(aree: readonly AreaInOrdine[]): void {
  if (new Set(aree.map(({ code }) => code)).size !== SOLUZIONI.length)
    throw fieldRefusal('aree', 'invalid', 'Ci vogliono tutte le aree, ciascuna una volta.');
}

function placesOf({ soluzioni }: Analisi, aree: readonly AreaInOrdine[]): Posto[] {
  return soluzioni.map(({ code, level, score, priorita, numeri, eligible }) => {
    const { motivo } = numeri;
    if (!eligible || level === 'grey')
      return { code, level, gruppo: null, punti: 0, bonus: 0, priorita: 0 };
    const peso = aree.find((area) => area.code === code)?.peso ?? 1;
    return {
      code,
      level,
      priorita,
      ...composizione(
        { code, score, level, priorita, motivo: typeof motivo === 'string' ? motivo : undefined },
        peso,
      ),
    };
  });
}
