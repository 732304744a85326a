import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { lavora } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import { invalidita, type Invalidita } from '../protezione/invalidita.ts';
import {
  barra,
  dato,
  fonti,
  graduatoria,
  grigia,
  passo,
  perMembro,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { a, anni, cosaDi, euro, numeroAnni, pct, titoloDi, words } from './parole.ts';
import { cita } from '../traccia/read-tracker.ts';

type Idonea = Extract<Invalidita, { eligible: true }>;
const PERCHE = words(
  'Chi non può più lavorare perde il reddito proprio quando le spese crescono; la prestazione pubblica ne copre una parte, e per chi lavora in proprio spesso poca.',
  'Whoever can no longer work loses income just when costs rise; the public benefit covers part of it, and often little for the self-employed.',
);
const NON_RIGUARDA = words(
  'Riguarda chi ha un reddito da lavoro: oggi non è il tuo caso.',
  'It concerns whoever earns from work: today that is not your case.',
);

/** 7.2: income lost by a permanent disability. */
export const soluzioneInfortuni: Regola = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti);
  const [primo] = classifica;
  if (!primo) return grigia('infortuni-malattie', tutti, PERCHE, NON_RIGUARDA);
  const { scheda: s, dati: d } = primo;
  const v = ctx.valori;
  const nome = a(s.membro);
  const reddito = cosaDi(s.membro, { articolo: 'il ', it: 'reddito', en: 'income' });
  const savings = v['tcm.quotaLiquidi'] * s.risorse.mobiliare;
  const massimo = v['invalidita.multiplo'] * s.reddito!;
  const need = Math.min(d.perditaAnnua * d.anni, massimo + savings);
  const inProprio = s.tipo !== 'dipendente';
  return {
    code: 'infortuni-malattie',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    titolo: titoloDi('infortuni-malattie', s.membro),
    perche: PERCHE,
    risposta:
      d.capitale > 0
        ? words(
            `Con un’invalidità permanente ${nome.it} mancherebbero circa **${euro(d.perditaAnnua)}** l’anno${inProprio ? ': chi lavora in proprio ha poche tutele' : ''}.`,
            `With a permanent disability ${nome.en} would miss about **${euro(d.perditaAnnua)}** a year${inProprio ? ': the self-employed have little protection' : ''}.`,
          )
        : words(
            `Prestazione pubblica e risparmi bastano a reggere la perdita stimata: **${euro(d.perditaAnnua)}** l’anno.`,
            `Public benefit and savings are enough for the estimated loss: **${euro(d.perditaAnnua)}** a year.`,
          ),
    testo: words(
      `Un’invalidità permanente ridurrebbe ${reddito.it} di circa ${euro(d.perditaAnnua)} l’anno per ${anni(d.anni).it}, oltre alla prestazione pubblica stimata (${euro(d.prestazionePubblicaNetta)}). Il capitale che compensa la perdita, al netto dei risparmi, è ${euro(d.capitale)}.`,
      `A permanent disability would cut ${reddito.en} by about ${euro(d.perditaAnnua)} a year for ${anni(d.anni).en}, beyond the estimated public benefit (${euro(d.prestazionePubblicaNetta)}). The capital that offsets the loss, net of savings, is ${euro(d.capitale)}.`,
    ),
    azione: words(
      `Verifica se una copertura vale anche per la malattia e non solo per l’infortunio, e con quale franchigia${inProprio ? '; chi lavora in proprio guardi anche l’indennità giornaliera e che cosa offre la cassa di categoria' : '; guarda che cosa prevede già il contratto di lavoro'}.`,
      `Check whether a cover holds for illness as well as accident, and with what deductible${inProprio ? '; if self-employed look also at the daily allowance and at what your professional fund offers' : '; see what your work contract already gives'}.`,
    ),
    ...(d.capitale > 0 ? { direzione: 'poco' as const } : {}),
    barra: barra(ctx, Math.min(savings, need), need),
    passi: [
      passo(
        words('Reddito da sostenere', 'Income to support'),
        words(
          `${pct(v['invalidita.quota'], 2)} di ${euro(s.reddito!)} l’anno`,
          `${pct(v['invalidita.quota'], 2)} of ${euro(s.reddito!)} a year`,
        ),
        r2(v['invalidita.quota'] * s.reddito!),
        'euroAnno',
      ),
      passo(
        words('Prestazione pubblica stimata', 'Estimated public benefit'),
        words(
          'Pensione maturata fino a oggi, al netto delle imposte; zero sotto i 5 anni di contributi',
          'Pension accrued so far, after tax; nothing below 5 years of contributions',
        ),
        r2(-d.prestazionePubblicaNetta),
        'euroAnno',
      ),
      passo(
        words('Perdita di un anno', 'Loss of a year'),
        words('Differenza, mai sotto zero', 'The difference, never below zero'),
        r2(d.perditaAnnua),
        'euroAnno',
      ),
      passo(
        words(`Per ${anni(d.anni).it}`, `For ${anni(d.anni).en}`),
        words(
          `Fino alla pensione, al massimo ${anni(v['invalidita.anniMax']).it}`,
          `Until retirement, at most ${anni(v['invalidita.anniMax']).en}`,
        ),
        r2(d.perditaAnnua * d.anni),
      ),
      passo(
        words('Risparmi utilizzabili', 'Usable savings'),
        words(
          `${pct(v['tcm.quotaLiquidi'], 2)} di ${euro(s.risorse.mobiliare)}`,
          `${pct(v['tcm.quotaLiquidi'], 2)} of ${euro(s.risorse.mobiliare)}`,
        ),
        r2(-savings),
      ),
      passo(
        words('Mancano', 'Missing'),
        words(
          `Mai sotto zero, al massimo ${numeroAnni(v['invalidita.multiplo'])} volte il reddito`,
          `Never below zero, at most ${numeroAnni(v['invalidita.multiplo'])} times income`,
        ),
        r2(d.capitale),
      ),
    ],
    fonti: fonti(ctx, 'inps.coefficienti', 'inps.computo', 'invalidita.quota'),
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
