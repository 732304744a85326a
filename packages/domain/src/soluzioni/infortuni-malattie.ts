import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { lavora } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import { invalidita, type Invalidita } from '../protezione/invalidita.ts';
import {
  barra,
  dato,
  graduatoria,
  grigia,
  passo,
  perMembro,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { cita } from '../traccia/read-tracker.ts';

type Idonea = Extract<Invalidita, { eligible: true }>;

/** 7.2: income lost by a permanent disability. */
export const soluzioneInfortuni: Regola<'infortuni-malattie'> = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti);
  const [primo] = classifica;
  if (!primo) return grigia('infortuni-malattie', tutti);
  const { scheda: s, dati: d } = primo;
  const v = ctx.valori;
  const savings = v['tcm.quotaLiquidi'] * s.risorse.mobiliare;
  const massimo = v['invalidita.multiplo'] * s.reddito!;
  const need = Math.min(d.perditaAnnua * d.anni, massimo + savings);
  return {
    code: 'infortuni-malattie',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    fatti: {
      persona: s.membro,
      inProprio: s.tipo !== 'dipendente',
      reddito: s.reddito!,
      perditaAnnua: d.perditaAnnua,
      anni: d.anni,
      anniMax: v['invalidita.anniMax'],
      prestazionePubblicaNetta: d.prestazionePubblicaNetta,
      capitale: d.capitale,
      quota: v['invalidita.quota'],
      quotaLiquidi: v['tcm.quotaLiquidi'],
      mobiliare: s.risorse.mobiliare,
      multiplo: v['invalidita.multiplo'],
    },
    ...(d.capitale > 0 ? { direzione: 'poco' as const } : {}),
    barra: barra(Math.min(savings, need), need),
    passi: [
      passo('reddito', r2(v['invalidita.quota'] * s.reddito!), 'euroAnno'),
      passo('prestazione', r2(-d.prestazionePubblicaNetta), 'euroAnno'),
      passo('perdita', r2(d.perditaAnnua), 'euroAnno'),
      passo('anni', r2(d.perditaAnnua * d.anni)),
      passo('risparmi', r2(-savings)),
      passo('mancano', r2(d.capitale)),
    ],
    fonti: ['inps.coefficienti', 'inps.computo', 'invalidita.quota'],
  };
};

function valuta(ctx: Contesto, s: Scheda): Valutazione<Idonea> {
  const { membro, risorse } = s;
  const inputs = [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno'),
    dato(s, 'valorePatrimonioMobiliare', ctx.mobiliareNoto ? risorse.mobiliare : undefined, 'euro'),
    dato(s, 'anniContributi', membro.anniContributi, 'anni'),
    dato(s, 'polizze.invaliditaPermanente', membro.polizze?.invaliditaPermanente),
  ];
  if (s.maggiorenne === false || (s.tipo !== undefined && !lavora(s)))
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (!s.carriera) return { scheda: s, inputs, motivo: 'dati_mancanti' };
  cita(ctx.valori, ctx.dietro.risparmi());
  const dati = invalidita(
    ctx.valori,
    {
      refDate: ctx.refDate,
      birthDate: membro.dataNascita!,
      professione: membro.professione!,
      redditoNettoAnnuo: s.reddito!,
      mobiliare: risorse.mobiliare,
      copertura: membro.polizze?.invaliditaPermanente,
    },
    { carriera: s.carriera, pensione: s.stima! },
  );
  if (!dati.eligible) return { scheda: s, inputs, motivo: 'non_applicabile' };
  const numeri = {
    anni: r2(dati.anni),
    prestazionePubblicaNetta: r2(dati.prestazionePubblicaNetta),
    perditaAnnua: r2(dati.perditaAnnua),
    capitale: r2(dati.capitale),
    reddito: r2(s.reddito!),
  };
  return { scheda: s, inputs, score: dati.score, dati, numeri };
}
