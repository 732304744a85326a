import { keysOf, known } from '../records.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { isIgnoto } from '../contesto/bilancio-di.ts';
import { ingressiRiserva } from '../contesto/riserva-di.ts';
import { r2, r6, sum } from '../money.ts';
import { quotaMancante, type RiservaValutata } from '../patrimonio/riserva.ts';
import { cita } from '../traccia/read-tracker.ts';
import { barra, passo, stimato, uscite, vuota, type Bozza, type Regola } from './bozza.ts';
import type { Fatti, Ragione, SegnaleGestione } from './fatti.ts';
import { splitInputs } from './patrimonio-comune.ts';
import { livello } from './ordine.ts';
import { pesiMix, scoreGestione, type ParteMix } from './punteggi.ts';

/** From here on there is no model by age to compare with. */
export const ETA_MODELLO = 75;
/** Points of cash above what the near future asks for. */
const MOLTA_LIQUIDITA = 25;

/** How the savings are placed; zeros where the split was not given. */
interface Mix {
  D: number;
  eccessoLiquidi: number;
  maxPeso: number;
  nonso: number;
  /** The split was given and there is a model for the age. */
  noto: boolean;
}

/** domain.md 7.4: the reserve first, then mix and concentration of the savings. */
export const soluzioneGestione: Regola<'gestione-patrimonio'> = (ctx) => {
  const { beniCoppia: beni, gestioneCoppia: g } = ctx;
  // Savings are behind both.
  const inputs = [
    ...new Set([
      ...ingressiRiserva(ctx.attive, ctx.coppia),
      ...splitInputs(ctx, 'suddivisioneInvestimento'),
      ...splitInputs(ctx, 'regimeInvestimento'),
      ...uscite(ctx),
    ]),
  ];
  const { riserva, riserve } = g;
  if (!riserva.eligible || !riserve) return senzaRiserva(ctx, inputs);
  // The share of property weighs too.
  cita(ctx.valori, ctx.dietroCoppia.patrimonio());
  const carenzaRatio = quotaMancante(riserva);
  const mix = mixDi(ctx);
  const parti = { ...mix, quotaImmobili: (g.eta ?? 0) >= ETA_MODELLO ? 0 : beni.quotaImmobili };
  const score = scoreGestione(ctx.valori, {
    ...parti,
    carenzaRatio,
    mobiliare: ctx.me?.risorse.mobiliare ?? 0,
  });
  const isGreen = livello(ctx.valori, score) === 'green';
  const fatti = fattiDi(ctx, riserva, mix, isGreen ? undefined : sbilancioDi(riserva, parti));
  return {
    code: 'gestione-patrimonio',
    score,
    perMembro: [],
    membri: titolari(ctx),
    direzione: direzioneDi(fatti),
    segni: { carenza: carenzaRatio > ctx.valori['livelli.scopertura'][0] },
    fatti,
    stimato: stimato(detta(fatti)),
    barra: barra(Math.min(riserva.mobiliare, riserva.bisogno), riserva.bisogno),
    numeri: {
      mobiliare: r2(riserva.mobiliare),
      mesiEmergenza: riserva.mesi,
      riservaEmergenza: r2(riserve.riservaEmergenza),
      riservaUscite: r2(riserve.riservaUscite),
      medioTermine: r2(riserve.medioTermine),
      lungoTermine: r2(riserve.lungoTermine),
      bisogno: r2(riserva.bisogno),
      carenza: r2(riserva.carenza),
      distanza: g.misure ? r2(g.misure.distanza) : null,
      indiceRischio: g.misure ? r2(g.misure.indiceRischio) : null,
      hhi: g.misure ? r6(g.misure.hhi) : null,
      eccessoLiquidi: r2(mix.eccessoLiquidi),
      maxPeso: r2(mix.maxPeso),
      nonso: r2(mix.nonso),
      quotaImmobili: r6(beni.quotaImmobili),
    },
    inputs,
    passi: [
      passo('spese', r2(riserva.essenzialeMensile), 'euroMese'),
      passo('riserva', r2(riserva.bisogno - g.uscite)),
      passo('uscite', r2(g.uscite)),
      passo('risparmi', r2(riserva.mobiliare)),
      passo('manca', r2(riserva.carenza)),
      ...(mix.noto ? [passo('distanza', r2(mix.D), 'punti')] : []),
    ],
    fonti: ['emergenza.mesi', 'spese.quotaEssenziale', 'spese.mediana', 'modello.azioni'],
  };
};

/** The number on the card. */
const detta = (f: Fatti['gestione-patrimonio']): number => {
  if (f.carenza > 0) return f.carenza;
  if (f.sbilancio === undefined) return f.residuo;
  return f.sbilancio === 'liquidita' ? f.liquiditaInPiu : 0;
};

function direzioneDi({ carenza, sbilancio }: Fatti['gestione-patrimonio']) {
  if (carenza > 0) return 'poco';
  return sbilancio === 'liquidita' ? 'troppo' : undefined;
}

/** With the reserve in place, a lot of idle cash is named first, or else what weighs most. */
function sbilancioDi(
  { carenza }: RiservaValutata,
  parti: Mix & { quotaImmobili: number },
): ParteMix | undefined {
  if (carenza > 0) return undefined;
  if (parti.eccessoLiquidi > MOLTA_LIQUIDITA) return 'liquidita';
  const pesi = pesiMix(parti);
  return keysOf(pesi).toSorted((a, b) => pesi[b] - pesi[a])[0];
}

/** The members who have savings; me when nobody has. */
function titolari({ coppia, me }: Contesto): string[] {
  const owners = coppia.filter((s) => s.beni.mobiliare > 0).map(({ id }) => id);
  return owners.length > 0 || !me ? owners : [me.id];
}

function senzaRiserva(ctx: Contesto, inputs: Bozza['inputs']): Bozza<'gestione-patrimonio'> {
  const { riserva } = ctx.gestione;
  const bozza = vuota('gestione-patrimonio', 'dati_mancanti', inputs);
  const ragione = riserva.eligible ? undefined : ragioneDi(ctx, riserva);
  return { ...bozza, ...(ragione ? { ragione } : {}) };
}

function ragioneDi(
  { me, attive }: Contesto,
  riserva: Extract<Contesto['gestione']['riserva'], { eligible: false }>,
): Ragione | undefined {
  if (!me) return undefined;
  const unknown = attive.find(isIgnoto);
  // Where the profession is missing too, the list of missing answers says more.
  if (unknown) return unknown.tipo && { code: 'reddito_riserva', persona: unknown.membro };
  if (riserva.motivo === 'spese_ignote') return { code: 'spese_ignote', persona: me.membro };
  return 'bisogno' in riserva
    ? { code: 'risparmi_ignoti', persona: me.membro, somma: riserva.bisogno }
    : undefined;
}

function mixDi({ gestioneCoppia: g }: Contesto): Mix {
  if (!g.misure || !g.classi || (g.eta ?? 0) >= ETA_MODELLO)
    return { D: 0, eccessoLiquidi: 0, maxPeso: 0, nonso: 0, noto: false };
  const { liquidi, ...invested } = g.classi;
  return {
    D: g.misure.distanza,
    eccessoLiquidi: Math.max(0, liquidi - 100 * g.quotaBreve - 20),
    maxPeso: Math.max(...Object.values(invested)),
    nonso: g.regimi?.nonso ?? 0,
    noto: true,
  };
}

function fattiDi(
  { valori: v, beniCoppia: beni, gestioneCoppia: g, attive }: Contesto,
  riserva: RiservaValutata,
  mix: Mix,
  sbilancio: ParteMix | undefined,
): Fatti['gestione-patrimonio'] {
  return {
    mobiliare: riserva.mobiliare,
    bisogno: riserva.bisogno,
    carenza: riserva.carenza,
    mesi: riserva.mesi,
    spese: riserva.spese,
    quotaEssenziale: v['spese.quotaEssenziale'],
    quotaSimile: v['spese.minime'],
    reddito: sum(attive.map(({ reddito = 0 }) => reddito)),
    uscite: g.uscite,
    residuo: Math.max(0, riserva.mobiliare - riserva.bisogno),
    liquiditaInPiu: (mix.eccessoLiquidi / 100) * riserva.mobiliare,
    distanza: mix.noto ? mix.D : undefined,
    eta: known(g.eta),
    quotaImmobili: beni.quotaImmobili,
    maxPeso: mix.maxPeso / 100,
    senzaRegime: mix.nonso / 100,
    sbilancio,
    segnali: segnali(mix, beni.quotaImmobili),
  };
}

/** Those that weigh more than half of their points, two at most. */
function segnali(mix: Mix, quotaImmobili: number): SegnaleGestione[] {
  const found: [boolean, SegnaleGestione][] = [
    [mix.eccessoLiquidi > MOLTA_LIQUIDITA, 'liquidita'],
    [mix.maxPeso > 65, 'concentrazione'],
    [quotaImmobili > 0.7, 'immobili'],
    [mix.nonso > 50, 'regime'],
  ];
  return found
    .filter(([holds]) => holds)
    .map(([, code]) => code)
    .slice(0, 2);
}
