import { known } from '../records.ts';
import { r2 } from '../money.ts';
import { cita } from '../traccia/read-tracker.ts';
import { barra, passo, stimato, uscite, vuota, type Regola } from './bozza.ts';
import { risparmiCoppia, splitCoppia } from './patrimonio-comune.ts';
import { scoreGarantito } from './punteggi.ts';

/** domain.md 7.11: is the money needed soon in low-risk instruments? */
export const soluzioneGarantito: Regola<'investimenti-capitale-garantito'> = (ctx) => {
  const { me, gestione: g, valori: v } = ctx;
  const code = 'investimenti-capitale-garantito';
  const inputs = [...risparmiCoppia(ctx, 'suddivisioneInvestimento'), ...uscite(ctx)];
  if (!me?.risorse.mobiliareNoto) return vuota(code, 'dati_mancanti', inputs);
  const { mobiliare } = me.risorse;
  if (mobiliare < v['soluzione.soglie'].gestione) return vuota(code, 'non_applicabile', inputs);
  const { riserva } = g;
  const classi = splitCoppia(ctx, 'suddivisioneInvestimento');
  if (!classi || me.eta === undefined || !riserva.eligible)
    return vuota(code, 'dati_mancanti', inputs);
  cita(v, ctx.dietroCoppia.risparmi());
  const { bisogno } = riserva;
  const liquidi = (mobiliare * classi.liquidi) / 100;
  const sicuri = liquidi + (mobiliare * classi.obbligazioni) / 100;
  const garanzia = v['depositi.garanzia'];
  const score = known(
    scoreGarantito(v, {
      mobiliare,
      bisognoBreve: bisogno,
      sicuri,
      eta: me.eta,
      liquidi,
    }),
  );
  const manca = Math.max(0, bisogno - sicuri);
  const aPosto = manca <= v['livelli.scopertura'][0] * bisogno;
  return {
    code,
    score,
    inputs,
    perMembro: [],
    membri: ctx.coppia.filter((s) => s.beni.mobiliare > 0).map(({ id }) => id),
    direzione: manca > 0 ? 'poco' : liquidi > garanzia ? 'troppo' : undefined,
    fatti: {
      bisogno,
      sicuri,
      liquidi,
      garanzia,
      manca,
      mesi: riserva.mesi,
      aPosto,
    },
    stimato: stimato(aPosto ? bisogno : manca),
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
