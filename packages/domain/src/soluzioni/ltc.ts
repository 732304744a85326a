import { known } from '../records.ts';
import type { InputCalcolato } from '../analisi.ts';
import type { Contesto } from '../contesto/contesto.ts';
import { comuneNoto, type Scheda } from '../contesto/scheda.ts';
import { versionInForce } from '../costanti/dated.ts';
import { r2 } from '../money.ts';
import { ltc, ltcAzione, type Ltc } from '../protezione/ltc.ts';
import {
  barra,
  dato,
  graduatoria,
  grigia,
  passo,
  perMembro,
  stimato,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import type { Fatti } from './fatti.ts';
import { citaRisparmi, risparmiDi } from './risorse.ts';

type Dati = Extract<Ltc, { eligible: true }> & {
  eta: number;
  /** Of the person, or the mean of the couple; euro a month. */ redditoFuturo: number;
};

/** domain.md 7.5: what long-term care would leave uncovered. */
export const soluzioneLtc: Regola<'LTC'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(ctx, tutti);
  const [primo] = classifica;
  if (!primo) return grigia('LTC', tutti);
  const { scheda: s, dati: d } = primo;
  const v = ctx.valori;
  const rendita = renditaDi(s);
  const savings = v['ltc.quotaRisparmi'] * s.risorse.mobiliare;
  return {
    code: 'LTC',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: fattiDi(ctx, s, d),
    direzione: d.scoperto > 0 ? 'poco' : undefined,
    stimato: stimato(d.gapMensile, 'euroMese'),
    barra: barra(d.costoMensile - d.gapMensile, d.costoMensile, 'euroMese'),
    passi: [
      passo('costo', r2(d.costoMensile), 'euroMese'),
      passo('indennita', r2(-v['inps.accompagnamento']), 'euroMese'),
      passo('redditoFuturo', r2(-d.risorseProprie), 'euroMese'),
      ...(rendita > 0 ? [passo('rendita', r2(-rendita), 'euroMese')] : []),
      passo('scoperti', r2(d.gapMensile), 'euroMese'),
      passo('capitale', r2(d.capitale)),
      passo('risparmi', r2(-savings)),
      passo('mancano', r2(d.scoperto)),
    ],
    fonti: ['inps.accompagnamento', 'ltc.costo', 'inps.coefficienti'],
  };
};

const fattiDi = (
  { valori: v, costanti, refDate, me, bilancio }: Contesto,
  s: Scheda,
  d: Dati,
): Fatti['LTC'] => ({
  persona: s.membro,
  azione: ltcAzione(v, { eta: d.eta, margine: bilancio.margine, refDate }),
  costoMensile: d.costoMensile,
  annoCosto: Number(versionInForce(costanti.voci['ltc.costo'], refDate).from.slice(0, 4)),
  gapMensile: d.gapMensile,
  risorseProprie: d.risorseProprie,
  capitale: d.capitale,
  scoperto: d.scoperto,
  quotaRisparmi: v['ltc.quotaRisparmi'],
  mobiliare: s.risorse.mobiliare,
  indennita: v['inps.accompagnamento'],
  anni: v['ltc.anni'],
  quota: v[s.partner ? 'ltc.quotaCoppia' : 'ltc.quotaSingolo'],
  redditoFuturo: d.redditoFuturo,
  coppia: s.partner !== undefined,
  ripartizione: me?.ripartizione ?? null,
});

/** A policy that pays costs back pays no annuity. */
const paysAnnuity = ({ membro: { polizze } }: Scheda): boolean =>
  polizze?.rischioNonAutosufficienza === true && polizze.tipoLtcSottoscritta !== 'rimborso';
const renditaDi = (s: Scheda): number =>
  paysAnnuity(s) ? (s.membro.polizze?.renditaLtcMensile ?? 0) : 0;

/** Net income to count on in old age, euro a month; null when it is not known. */
function redditoFuturo(s: Scheda): number | null {
  if (s.tipo === 'nessuno') return 0;
  if (s.tipo === 'pensionato') return s.reddito === undefined ? null : s.reddito / 12;
  const { stima } = s;
  if (stima?.status === 'ok') return stima.pensioneGapNettaAnnua / 12;
  return stima?.status === 'requisiti_non_raggiunti' ? 0 : null;
}

function ingressiDi({ me }: Contesto, s: Scheda): InputCalcolato[] {
  const { polizze } = s.membro;
  return [
    dato(s, 'dataNascita', s.membro.dataNascita),
    ...lavoroDi(s),
    ...(s.partner ? lavoroDi(s.partner) : []),
    // The place is that of the home of the first person.
    ...(me ? [dato(me, 'comuneResidenza', comuneNoto(me))] : []),
    ...risparmiDi(s),
    dato(s, 'polizze.rischioNonAutosufficienza', polizze?.rischioNonAutosufficienza),
    ...(paysAnnuity(s) ? [dato(s, 'polizze.renditaLtcMensile', polizze?.renditaLtcMensile)] : []),
  ];
}

const lavoroDi = (s: Scheda): InputCalcolato[] => [
  dato(s, 'professione', s.membro.professione),
  ...(s.tipo === 'nessuno' ? [] : [dato(s, 'redditoNettoAnnuo', s.reddito)]),
];

function valuta(ctx: Contesto, s: Scheda): Valutazione<Dati> {
  const { partner } = s;
  const inputs = ingressiDi(ctx, s);
  // Care is a matter of the couple: the other adults have no row.
  if (s.maggiorenne === false || s.lato === undefined)
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (s.eta === undefined || isIgnoto(s) || (partner && isIgnoto(partner)))
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  const own = redditoFuturo(s);
  const other = partner && redditoFuturo(partner);
  citaRisparmi(ctx, s);
  const dati = ltc(ctx.valori, {
    eta: s.eta,
    ripartizione: ctx.me?.ripartizione ?? null,
    redditoNettoMensile: own,
    redditoPartnerMensile: other,
    coppia: partner !== undefined,
    copertura: s.membro.polizze?.rischioNonAutosufficienza,
    renditaLtcMensile: renditaDi(s),
    mobiliare: s.risorse.mobiliare,
  });
  if (!dati.eligible) return esclusa(ctx, s, inputs, dati.motivo);
  const numeri = {
    costoMensile: r2(dati.costoMensile),
    risorseProprie: r2(dati.risorseProprie),
    gapMensile: r2(dati.gapMensile),
    capitale: r2(dati.capitale),
    scoperto: r2(dati.scoperto),
  };
  const futuro = media(known(own), other);
  return {
    scheda: s,
    inputs,
    score: dati.score,
    dati: { ...dati, eta: s.eta, redditoFuturo: futuro },
    numeri,
  };
}

/** Of the couple, or one's own alone. */
const media = (own: number, other: number | null | undefined): number => (own + (other ?? own)) / 2;
const isIgnoto = ({ tipo }: Scheda): boolean => tipo === undefined;

function esclusa(
  { valori }: Contesto,
  s: Scheda,
  inputs: InputCalcolato[],
  motivo: 'presto' | 'dati_mancanti',
): Valutazione<Dati> {
  if (motivo === 'presto') {
    const ragione = { code: motivo, persona: s.membro, eta: valori['ltc.presto'] };
    return { scheda: s, inputs, motivo: 'non_applicabile', ragione };
  }
  const unknown = redditoFuturo(s) === null ? s : known(s.partner);
  const ragione = { code: 'pensione_futura' as const, persona: unknown.membro };
  return { scheda: s, inputs, motivo, ragione };
}
