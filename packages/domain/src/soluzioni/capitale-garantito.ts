import { r2 } from '../money.ts';
import { barra, passo, vuota, type Regola } from './bozza.ts';
import { euroClasse, mobiliareInputs } from './patrimonio-comune.ts';
import { scoreGarantito } from './punteggi.ts';

/** 7.11: is what is needed soon in low-risk instruments? */
export const soluzioneGarantito: Regola<'investimenti-capitale-garantito'> = (ctx) => {
  const { beni, gestione: g, valori: v } = ctx;
  const code = 'investimenti-capitale-garantito';
  const inputs = mobiliareInputs(ctx, 'suddivisioneInvestimento');
  if (!ctx.mobiliareNoto) return vuota(code, 'dati_mancanti', inputs);
  if (beni.mobiliare < v['soluzione.soglie'].gestione)
    return vuota(code, 'non_applicabile', inputs);
  const { riserva } = g;
  if (!g.classi || g.eta === undefined || !riserva.eligible)
    return vuota(code, 'dati_mancanti', inputs);
  const { bisogno } = riserva;
  const sicuri = euroClasse(ctx, 'liquidi', 'obbligazioni');
  const liquidi = euroClasse(ctx, 'liquidi');
  const garanzia = v['depositi.garanzia'];
  const score = scoreGarantito(v, {
    mobiliare: beni.mobiliare,
    bisognoBreve: bisogno,
    sicuri,
    eta: g.eta,
    liquidi,
  })!;
  const manca = Math.max(0, bisogno - sicuri);
  return {
    code,
    score,
    inputs,
    perMembro: [],
    membri: ctx.schede.filter((s) => s.beni.mobiliare > 0).map(({ id }) => id),
    direzione: manca > 0 ? 'poco' : liquidi > garanzia ? 'troppo' : undefined,
    fatti: { bisogno, sicuri, liquidi, garanzia, manca, mesi: riserva.mesi },
    barra: barra(Math.min(sicuri, bisogno), bisogno),
    numeri: { bisogno: r2(bisogno), sicuri: r2(sicuri), liquidi: r2(liquidi), manca: r2(manca) },
    passi: [
      passo('riserva', r2(bisogno - g.uscite)),
      passo('uscite', r2(g.uscite)),
      passo('sicuri', r2(sicuri)),
      passo('mancano', r2(manca)),
    ],
    fonti: ['depositi.garanzia', 'emergenza.mesi'],
  };
};
