import { cosaECambiato } from '@bussola/domain';
import type { Analisi, Famiglia } from '@bussola/domain';
import type { ReportChanges } from '@bussola/report';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import * as reports from '../people/report-repository.ts';
import { storedAnalisi, storedFamiglia } from './stored-analysis.ts';

/**
 * «Che cosa è cambiato» in a report that is being made: from the newest one that can be read.
 * @returns undefined when there is none, or when the two could not be compared: the report is made
 *   without it
 */
export function changesSince(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  engine: Engine,
): (areaId: string, famiglia: Famiglia, analisi: Analisi) => Promise<ReportChanges | undefined> {
  return async (areaId, famiglia, analisi) => {
    try {
      const id = await reports.latestReady(db, areaId);
      const before = id && (await reports.findKept(db, areaId, id));
      return before ? await compared(engine, before, { famiglia, analisi }) : undefined;
    } catch (error) {
      log.error({ err: error, areaId }, 'a report could not be compared with the one before');
      return undefined;
    }
  };
}

async function compared(
  engine: Engine,
  before: reports.KeptRow,
  now: { famiglia: Famiglia; analisi: Analisi },
): Promise<ReportChanges> {
  const nothing = { since: before.createdAt, spostamenti: [], regole: [], differenze: [] };
  if (before.analisi === null) return { ...nothing, result: 'not-kept' };
  const analisi = storedAnalisi(before.analisi);
  const prima = {
    conteggi: analisi.conteggi,
    patrimonioNetto: analisi.patrimonio.netto,
    redditoNetto: analisi.reddito.netto,
  };
  const [costanti, costantiNow] = await Promise.all([
    engine.release(before.costanti),
    engine.release(now.analisi.costanti),
  ]);
  if (before.input === null || !costanti || !costantiNow)
    return { ...nothing, prima, result: 'not-kept' };
  const { metodo, spostamenti, regole, differenze } = cosaECambiato(
    { famiglia: storedFamiglia(before.input), analisi, costanti },
    { ...now, costanti: costantiNow },
  );
  return {
    since: before.createdAt,
    result: metodo ? 'method-changed' : 'compared',
    prima,
    spostamenti: spostamenti.map(({ testo }) => testo),
    regole,
    // Changed constants appear under their rule, a changed method in the chapter itself.
    differenze: differenze.flatMap(({ tipo, nome }) =>
      tipo === 'costante' || tipo === 'metodo' ? [] : [nome],
    ),
  };
}
