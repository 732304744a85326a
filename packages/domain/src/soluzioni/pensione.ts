import type { InputUsato } from '../analisi.ts';
import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { lavora } from '../analisi/contesto.ts';
import { r2, r6 } from '../money.ts';
import { hasFondo } from '../nucleo.ts';
import type { PensioneOk } from '../previdenza/pensione.ts';
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
import {
  alPct,
  anni,
  cosaDi,
  etaInMesi,
  euro,
  ilPct,
  numeroAnni,
  pct,
  titoloDi,
  words,
} from './parole.ts';
import { scorePensione } from './punteggi.ts';

const PERCHE = words(
  'La pensione pubblica di chi lavora oggi copre solo una parte dell’ultimo stipendio. Prima si conosce la distanza, meno costa colmarla.',
  'The public pension of today’s workers covers only part of the last pay. The sooner the distance is known, the less it costs to fill.',
);
const NON_RIGUARDA = words(
  'Riguarda chi lavora e non è ancora in pensione: oggi non è il tuo caso.',
  'It concerns whoever works and has not retired yet: today that is not your case.',
);
/** Band of the estimate, points of the replacement rate either way (domain.md 1.6). */
const BANDA = 8;
const MENSILITA = 13;

/** 7.3: the distance between the estimated pension and the target. */
export const soluzionePensione: Regola = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti);
  const [primo] = classifica;
  if (!primo) return grigia('pensione', tutti, PERCHE, NON_RIGUARDA);
  const { scheda: s, dati: d } = primo;
  const pensione = cosaDi(s.membro, { articolo: 'la ', it: 'pensione', en: 'pension' });
  const eta = etaInMesi(d.mesiEta);
  const tasso = pct(d.tassoSostNetto);
  const obiettivo = pct(ctx.valori['pensione.obiettivo'], 2);
  return {
    code: 'pensione',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    titolo: titoloDi('pensione', s.membro),
    perche: PERCHE,
    risposta:
      d.gapAnnuo > 0
        ? words(
            `Nel ${d.annoPensione} ${pensione.it} sarebbe circa ${ilPct(tasso)} dell’ultimo reddito: mancherebbero circa **${euro(d.gapMensile)}** al mese.`,
            `In ${d.annoPensione} ${pensione.en} would be about ${tasso} of the last income: about **${euro(d.gapMensile)}** a month would be missing.`,
          )
        : words(
            `Nel ${d.annoPensione} ${pensione.it} sarebbe **${ilPct(tasso)}** dell’ultimo reddito: l’obiettivo è raggiunto.`,
            `In ${d.annoPensione} ${pensione.en} would be about **${tasso}** of the last income: the target is met.`,
          ),
    testo: words(
      `A ${eta.it} (nel ${d.annoPensione}) la pensione netta stimata è ${euro(d.pensioneNettaAnnua / MENSILITA)} al mese per ${MENSILITA} mensilità, ${ilPct(tasso)} dell’ultimo reddito, con un margine di circa ${BANDA} punti. ${frase(ctx, d).it}`,
      `At ${eta.en} (in ${d.annoPensione}) the estimated net pension is ${euro(d.pensioneNettaAnnua / MENSILITA)} a month in ${MENSILITA} payments, ${tasso} of the final income, give or take about ${BANDA} points. ${frase(ctx, d).en}`,
    ),
    azione: words(
      'Scarica l’estratto conto INPS e confronta la stima con «La mia pensione futura»; guarda se il datore di lavoro versa un contributo al fondo, quanto costa (ISC) e se la linea è adatta agli anni che restano.',
      'Download your INPS statement and compare this estimate with «La mia pensione futura»; see whether your employer pays into the fund, what it costs (ISC) and whether the line suits the years left.',
    ),
    ...(d.gapAnnuo > 0 ? { direzione: 'poco' as const } : {}),
    barra: barra(
      ctx,
      Math.min(d.obiettivoNetto, d.obiettivoNetto - d.gapAnnuo),
      d.obiettivoNetto,
      'euroAnno',
      { have: words('Stimata', 'Estimated'), need: words('Obiettivo', 'Target') },
    ),
    passi: [
      passo(
        words('Reddito lordo di oggi', 'Gross income today'),
        words(
          `Il lordo che lascia ${euro(s.reddito!)} netti`,
          `The gross that leaves ${euro(s.reddito!)} net`,
        ),
        r2(d.lordoAttuale),
        'euroAnno',
      ),
      passo(
        words('Anni di contributi alla pensione', 'Years of contributions at retirement'),
        words(
          s.membro.anniContributi === undefined
            ? 'Stimati dall’età e dagli studi'
            : 'Dal tuo estratto conto, più quelli che mancano',
          s.membro.anniContributi === undefined
            ? 'Estimated from age and studies'
            : 'From your statement, plus those to come',
        ),
        r2(d.anniContributi),
        'anni',
      ),
      passo(
        words('Montante alla pensione', 'Account at retirement'),
        words(
          'Contributi versati e da versare, rivalutati',
          'Contributions paid and to be paid, revalued',
        ),
        r2(d.montanteFinale),
      ),
      passo(
        words('Pensione lorda', 'Gross pension'),
        words(
          `Montante × ${numeroCoeff(d.coefficiente)}${d.quotaRetributiva > 0 ? `, più la quota retributiva di ${euro(d.quotaRetributiva)}` : ''}`,
          `Account × ${numeroCoeff(d.coefficiente)}${d.quotaRetributiva > 0 ? `, plus the earnings-related share of ${euro(d.quotaRetributiva)}` : ''}`,
        ),
        r2(d.pensioneLordaAnnua),
        'euroAnno',
      ),
      passo(
        words('Pensione netta', 'Net pension'),
        words('Meno IRPEF e addizionali', 'Less income tax and surtaxes'),
        r2(d.pensioneNettaAnnua),
        'euroAnno',
      ),
      passo(
        words('Obiettivo', 'Target'),
        words(
          `${obiettivo} dell’ultimo reddito netto (${euro(d.redditoFinaleNetto)})`,
          `${obiettivo} of the last net income (${euro(d.redditoFinaleNetto)})`,
        ),
        r2(d.obiettivoNetto),
        'euroAnno',
      ),
      passo(
        words('Mancano', 'Missing'),
        words(
          'Obiettivo meno pensione e meno la rendita del fondo che c’è già',
          'Target less pension and less the annuity of the fund already held',
        ),
        r2(d.gapAnnuo),
        'euroAnno',
      ),
      ...(d.versamentoMensile === null
        ? []
        : [
            passo(
              words('Versamento che colma la distanza', 'Payment that fills the gap'),
              words(
                `Per ${numeroAnni(d.anniAlPensionamento)} anni, con un rendimento reale netto del ${pct(d.rendimentoFondo, 2)}`,
                `For ${numeroAnni(d.anniAlPensionamento)} years, at a real net return of ${pct(d.rendimentoFondo, 2)}`,
              ),
              r2(d.versamentoMensile),
              'euroMese',
            ),
          ]),
    ],
    fonti: fonti(
      ctx,
      'inps.coefficienti',
      'pensione.requisito.nodi',
      'tax.irpef.scaglioni',
      'fondo.deducibilita',
      'pensione.obiettivo',
    ),
  };
};

const numeroCoeff = (value: number): string => pct(value, 3);

/** What would fill the gap, or why the fund alone would not. */
function frase(ctx: Contesto, d: PensioneOk) {
  if (d.gapAnnuo <= 0) return words('L’obiettivo è già raggiunto.', 'The target is already met.');
  const missing = words(
    `Per arrivare ${alPct(pct(ctx.valori['pensione.obiettivo'], 2))} mancano ${euro(d.gapMensile)} al mese`,
    `To reach ${pct(ctx.valori['pensione.obiettivo'], 2)}, ${euro(d.gapMensile)} a month is missing`,
  );
  if (d.versamentoMensile === null) return words(`${missing.it}.`, `${missing.en}.`);
  if (!d.fattibile) {
    return words(
      `${missing.it}: una distanza non colmabile con il solo fondo pensione in ${anni(d.anniAlPensionamento).it}.`,
      `${missing.en}: more than a pension fund alone can fill in ${anni(d.anniAlPensionamento).en}.`,
    );
  }
  return words(
    `${missing.it}: servirebbe versare circa ${euro(d.versamentoMensile)} al mese in un fondo pensione, con un risparmio fiscale stimato di ${euro(d.risparmioFiscaleAnnuo)} l’anno.`,
    `${missing.en}: about ${euro(d.versamentoMensile)} a month into a pension fund would do it, with an estimated tax saving of ${euro(d.risparmioFiscaleAnnuo)} a year.`,
  );
}

function valuta(ctx: Contesto, s: Scheda): Valutazione<PensioneOk> {
  const inputs = inputPensione(s);
  const { pensione } = s;
  if (s.maggiorenne === false || (s.tipo !== undefined && !lavora(s)))
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (!pensione) return { scheda: s, inputs, motivo: 'dati_mancanti' };
  if (pensione.status !== 'ok' || pensione.anniAlPensionamento <= 0)
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  const d = pensione;
  const numeri = {
    mesiEta: d.mesiEta,
    annoPensione: d.annoPensione,
    anniAlPensionamento: r2(d.anniAlPensionamento),
    anniContributi: r2(d.anniContributi),
    posticipata: d.posticipata,
    pensioneLordaAnnua: r2(d.pensioneLordaAnnua),
    pensioneNettaAnnua: r2(d.pensioneNettaAnnua),
    pensioneNettaMensile: r2(d.pensioneNettaAnnua / MENSILITA),
    redditoFinaleNetto: r2(d.redditoFinaleNetto),
    obiettivoNetto: r2(d.obiettivoNetto),
    tassoSostNetto: r6(d.tassoSostNetto),
    bandaPunti: BANDA,
    gapAnnuo: r2(d.gapAnnuo),
    gapMensile: r2(d.gapMensile),
    versamentoMensile: d.versamentoMensile === null ? null : r2(d.versamentoMensile),
    fattibile: d.fattibile,
    versamentoMassimoMensile: r2((ctx.valori['pensione.quotaMaxRisparmio'] * s.reddito!) / 12),
    risparmioFiscaleAnnuo: r2(d.risparmioFiscaleAnnuo),
  };
  return {
    scheda: s,
    inputs,
    score: scorePensione(ctx.valori, d, hasFondo(s.membro)),
    dati: d,
    numeri,
  };
}

/** The answers a pension is worked out from. */
export function inputPensione(s: Scheda): InputUsato[] {
  const { membro } = s;
  const fondo = hasFondo(membro);
  return [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno'),
    dato(s, 'anniContributi', membro.anniContributi, 'anni'),
    dato(s, 'laureato', s.laureato),
    dato(
      s,
      'polizze.previdenzaComplementare',
      membro.polizze?.previdenzaComplementare ?? (fondo || undefined),
    ),
    ...(fondo
      ? [
          dato(s, 'montanteFondo', membro.montanteFondo, 'euro'),
          dato(s, 'anniFondo', membro.anniFondo, 'anni'),
        ]
      : []),
  ];
}
