import { known } from '../records.ts';
import type { Contesto } from '../contesto/contesto.ts';
import {
  lavora,
  isConiuge,
  redditoNoto,
  redditoNotoInputs,
  type Scheda,
} from '../contesto/scheda.ts';
import { r2 } from '../money.ts';
import {
  invalidita,
  type InvaliditaValutata,
  type MotivoInvalidita,
} from '../protezione/invalidita.ts';
import { cita } from '../traccia/read-tracker.ts';
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
import type { Fatti, Ragione } from './fatti.ts';
import { citaRisparmi, risparmiDi } from './risorse.ts';

/** domain.md 7.2: income lost by a permanent disability. */
export const soluzioneInfortuni: Regola<'infortuni-malattie'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(ctx, tutti);
  const [primo] = classifica;
  if (!primo) return grigia('infortuni-malattie', tutti);
  const { scheda: s, dati: d } = primo;
  const v = ctx.valori;
  const savings = v['tcm.quotaLiquidi'] * s.risorse.mobiliare;
  const massimo = v['invalidita.multiplo'] * known(s.reddito);
  const need = Math.min(d.perditaAnnua * d.anni, massimo + savings);
  return {
    code: 'infortuni-malattie',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: fattiDi(ctx, s, d),
    direzione: d.capitale > 0 ? 'poco' : undefined,
    stimato: stimato(d.perditaAnnua, 'euroAnno'),
    barra: barra(Math.min(savings, need), need),
    passi: [
      passo('reddito', r2(v['invalidita.quota'] * known(s.reddito)), 'euroAnno'),
      passo('prestazione', r2(-d.prestazionePubblicaNetta), 'euroAnno'),
      passo('perdita', r2(d.perditaAnnua), 'euroAnno'),
      passo('anni', r2(d.perditaAnnua * d.anni)),
      passo('risparmi', r2(-savings)),
      passo('mancano', r2(d.capitale)),
    ],
    fonti: ['inps.coefficienti', 'inps.computo', 'invalidita.bonus', 'invalidita.quota'],
  };
};

const fattiDi = (
  { valori: v }: Contesto,
  s: Scheda,
  d: InvaliditaValutata,
): Fatti['infortuni-malattie'] => ({
  persona: s.membro,
  inProprio: s.tipo !== 'dipendente',
  pubblico: d.perditaAnnuaParziale === null,
  diritto: d.diritto,
  prodotto: d.prodotto,
  reddito: known(s.reddito),
  perditaAnnua: d.perditaAnnua,
  anni: d.anni,
  anniMax: v['invalidita.anniMax'],
  anniBonus: d.anniBonus,
  prestazionePubblicaNetta: d.prestazionePubblicaNetta,
  assegnoOrdinarioNetto: d.assegnoOrdinarioNetto,
  capitale: d.capitale,
  tettoRaggiunto: d.tettoRaggiunto,
  quota: v['invalidita.quota'],
  quotaLiquidi: v['tcm.quotaLiquidi'],
  mobiliare: s.risorse.mobiliare,
  multiplo: v['invalidita.multiplo'],
});

/** Only a spouse who is switched on counts for the limits of the allowance. */
const coniugeDi = (s: Scheda): Scheda | undefined =>
  s.partner && isConiuge(s.lato === 'me' ? s.partner : s) ? s.partner : undefined;

function valuta(ctx: Contesto, s: Scheda): Valutazione<InvaliditaValutata> {
  const { membro, risorse } = s;
  const coniuge = coniugeDi(s);
  const inputs = [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito),
    ...risparmiDi(s),
    dato(s, 'anniContributi', membro.anniContributi),
    dato(s, 'polizze.invaliditaPermanente', membro.polizze?.invaliditaPermanente),
  ];
  if (s.maggiorenne === false) return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (s.tipo !== undefined && !lavora(s)) return esclusa(s, inputs, 'non_lavora');
  if (!s.carriera) return { scheda: s, inputs, motivo: 'dati_mancanti' };
  citaRisparmi(ctx, s);
  if (coniuge) cita(ctx.valori, redditoNotoInputs(coniuge));
  const dati = invalidita(
    ctx.valori,
    {
      refDate: ctx.refDate,
      birthDate: known(membro.dataNascita),
      professione: known(membro.professione),
      redditoNettoAnnuo: known(s.reddito),
      dipendentePubblico: membro.dipendentePubblico,
      cassa: membro.cassa,
      mobiliare: risorse.mobiliare,
      copertura: membro.polizze?.invaliditaPermanente,
      coniugeReddito: coniuge && redditoNoto(coniuge),
    },
    { carriera: s.carriera, pensione: known(s.stima) },
  );
  if (!dati.eligible) return esclusa(s, inputs, dati.motivo);
  const numeri = {
    anni: r2(dati.anni),
    anniBonus: r2(dati.anniBonus),
    prodotto: dati.prodotto,
    prestazionePubblicaNetta: r2(dati.prestazionePubblicaNetta),
    assegnoOrdinarioNetto: r2(dati.assegnoOrdinarioNetto),
    perditaAnnua: r2(dati.perditaAnnua),
    perditaAnnuaParziale: dati.perditaAnnuaParziale === null ? null : r2(dati.perditaAnnuaParziale),
    capitale: r2(dati.capitale),
    reddito: r2(known(s.reddito)),
  };
  return { scheda: s, inputs, score: dati.score, dati, numeri };
}

function esclusa(
  s: Scheda,
  inputs: Valutazione<unknown>['inputs'],
  motivo: MotivoInvalidita,
): Valutazione<InvaliditaValutata> {
  if (motivo === 'dati_mancanti') return { scheda: s, inputs, motivo };
  const ragione: Ragione = { code: motivo, persona: s.membro };
  return { scheda: s, inputs, motivo: 'non_applicabile', ragione };
}
