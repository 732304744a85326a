import { euroClasse, mobiliareInputs } from './patrimonio-comune.ts';
import type { Contesto } from '../analisi/contesto.ts';
import { clamp, r2, r6 } from '../money.ts';
import { barra, passo, vuota, type Regola } from './bozza.ts';
import type { SegnaleGestione } from './fatti.ts';
import { scoreGestione } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

/** 7.4: reserves, mix and concentration of financial wealth. */
export const soluzioneGestione: Regola<'gestione-patrimonio'> = (ctx) => {
  const { valori: v, beni, gestione: g } = ctx;
  const inputs = mobiliareInputs(ctx, 'suddivisioneInvestimento', 'regimeInvestimento');
  if (!ctx.mobiliareNoto) return vuota('gestione-patrimonio', 'dati_mancanti', inputs);
  if (beni.mobiliare < v['soluzione.soglie'].gestione)
    return vuota('gestione-patrimonio', 'non_applicabile', inputs);
  if (!g.misure || !g.classi || !g.riserve)
    return vuota('gestione-patrimonio', 'dati_mancanti', inputs);
  // The share of property weighs too.
  cita(ctx.valori, ctx.dietro.patrimonio());
  const { carenza } = g.riserve;
  const carenzaRatio = g.bisogno > 0 ? clamp(carenza / g.bisogno) : 0;
  const eccessoLiquidi = Math.max(0, g.classi.liquidi - 100 * g.quotaBreve - 20);
  const { liquidi: _, ...invested } = g.classi;
  const maxPeso = Math.max(...Object.values(invested));
  const nonso = g.regimi?.nonso ?? 0;
  const D = g.misure.distanza;
  const score = scoreGestione({
    D,
    carenzaRatio,
    eccessoLiquidi,
    maxPeso,
    nonso,
    quotaImmobili: beni.quotaImmobili,
  });
  return {
    code: 'gestione-patrimonio',
    score,
    perMembro: [],
    membri: ctx.schede.filter((s) => s.beni.mobiliare > 0).map(({ id }) => id),
    direzione: carenza > 0 ? 'poco' : eccessoLiquidi > 0 ? 'troppo' : undefined,
    fatti: {
      mobiliare: beni.mobiliare,
      carenza,
      mesi: g.mesi,
      uscite: g.uscite,
      riservaEmergenza: g.riserve.riservaEmergenza,
      riservaUscite: g.riserve.riservaUscite,
      residuo: g.riserve.medioTermine + g.riserve.lungoTermine,
      liquiditaInPiu: (eccessoLiquidi / 100) * beni.mobiliare,
      distanza: D,
      eta: g.eta!,
      quotaEssenziale: v['spese.quotaEssenziale'],
      reddito: ctx.reddito,
      quotaImmobili: beni.quotaImmobili,
      segnali: segnali(ctx, { carenza, eccessoLiquidi, maxPeso, nonso }),
    },
    barra: barra(Math.min(beni.mobiliare, g.bisogno), g.bisogno),
    numeri: {
      mobiliare: r2(beni.mobiliare),
      mesiEmergenza: g.mesi,
      riservaEmergenza: r2(g.riserve.riservaEmergenza),
      riservaUscite: r2(g.riserve.riservaUscite),
      medioTermine: r2(g.riserve.medioTermine),
      lungoTermine: r2(g.riserve.lungoTermine),
      carenza: r2(carenza),
      distanza: r2(D),
      indiceRischio: r2(g.misure.indiceRischio),
      hhi: r6(g.misure.hhi),
      eccessoLiquidi: r2(eccessoLiquidi),
      maxPeso: r2(maxPeso),
      nonso: r2(nonso),
      quotaImmobili: r6(beni.quotaImmobili),
    },
    inputs,
    passi: [
      passo('spese', r2(g.essenzialeMensile), 'euroMese'),
      passo('riserva', r2(g.bisogno - g.uscite)),
      passo('uscite', r2(g.uscite)),
      passo('risparmi', r2(beni.mobiliare)),
      passo('manca', r2(carenza)),
      passo('distanza', r2(D), 'punti'),
    ],
    fonti: ['emergenza.mesi', 'spese.quotaEssenziale', 'modello.azioni'],
  };
};

function segnali(
  ctx: Contesto,
  s: { carenza: number; eccessoLiquidi: number; maxPeso: number; nonso: number },
): SegnaleGestione[] {
  const crypto =
    euroClasse(ctx, 'gestioneSeparate') > 0 && ctx.gestione.classi!.gestioneSeparate > 10;
  const found: [boolean, SegnaleGestione][] = [
    [s.carenza > 0, 'riserve'],
    [s.eccessoLiquidi > 0, 'liquidita'],
    [s.maxPeso > 60, 'concentrazione'],
    [crypto, 'crypto'],
    [s.nonso >= 50, 'regime'],
    [ctx.beni.quotaImmobili > ctx.valori['soglie.immobili'][0], 'immobili'],
  ];
  return found.filter(([holds]) => holds).map(([, code]) => code);
}
