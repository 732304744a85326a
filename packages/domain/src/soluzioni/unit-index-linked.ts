import { r2 } from '../money.ts';
import { passo, vuota, type Regola } from './bozza.ts';
import { mobiliareInputs } from './patrimonio-comune.ts';
import { scoreUnit } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

/** 7.12: a check of the insurance investments already held. */
export const soluzioneUnit: Regola<'unit-index-linked'> = (ctx) => {
  const { beni, gestione: g } = ctx;
  const code = 'unit-index-linked';
  const inputs = mobiliareInputs(ctx, 'strumentiInvestimento');
  if (!ctx.mobiliareNoto) return vuota(code, 'dati_mancanti', inputs);
  if (beni.mobiliare < ctx.valori['soluzione.soglie'].unit)
    return vuota(code, 'non_applicabile', inputs);
  if (!g.strumenti || g.eta === undefined) return vuota(code, 'dati_mancanti', inputs);
  cita(ctx.valori, ctx.dietro.risparmi());
  const assicurativiPct = g.strumenti.assicurativi;
  const carenza = g.riserva.eligible ? g.riserva.carenza : 0;
  const { importo, score } = scoreUnit(ctx.valori, {
    mobiliare: beni.mobiliare,
    assicurativiPct,
    carenza,
    eta: g.eta,
  });
  if (score === null) return vuota(code, 'non_applicabile', inputs);
  return {
    code,
    score,
    inputs,
    perMembro: [],
    membri: ctx.schede
      .filter(({ membro }) => (membro.strumentiInvestimento?.assicurativi ?? 0) > 0)
      .map(({ id }) => id),
    fatti: { importo, assicurativiPct, mobiliare: beni.mobiliare },
    numeri: { importo: r2(importo), assicurativiPct: r2(assicurativiPct), carenza: r2(carenza) },
    passi: [passo('importo', r2(importo)), passo('risultato', r2(score), 'punti')],
    fonti: ['soluzione.soglie'],
  };
};
