import { r2 } from '../money.ts';
import { passo, vuota, type Regola } from './bozza.ts';
import { risparmiCoppia, splitCoppia } from './patrimonio-comune.ts';
import { scoreUnit } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

/** domain.md 7.12: a check of the insurance investments already held. */
export const soluzioneUnit: Regola<'unit-index-linked'> = (ctx) => {
  const { me, gestione: g, valori: v } = ctx;
  const code = 'unit-index-linked';
  const inputs = risparmiCoppia(ctx, 'strumentiInvestimento');
  if (!me?.risorse.mobiliareNoto) return vuota(code, 'dati_mancanti', inputs);
  const { mobiliare } = me.risorse;
  if (mobiliare < v['soluzione.soglie'].unit) return vuota(code, 'non_applicabile', inputs);
  const strumenti = splitCoppia(ctx, 'strumentiInvestimento');
  if (!strumenti || me.eta === undefined) return vuota(code, 'dati_mancanti', inputs);
  cita(v, ctx.dietroCoppia.risparmi());
  const { assicurativi: assicurativiPct } = strumenti;
  const carenza = g.riserva.eligible ? g.riserva.carenza : 0;
  const { importo, score } = scoreUnit(v, { mobiliare, assicurativiPct, carenza, eta: me.eta });
  if (score === null) return vuota(code, 'non_applicabile', inputs);
  return {
    code,
    score,
    inputs,
    perMembro: [],
    membri: ctx.coppia.filter((s) => s.beni.mobiliare > 0).map(({ id }) => id),
    fatti: { importo, assicurativiPct, mobiliare },
    numeri: { importo: r2(importo), assicurativiPct: r2(assicurativiPct), carenza: r2(carenza) },
    passi: [passo('importo', r2(importo))],
    fonti: ['soluzione.soglie'],
  };
};
