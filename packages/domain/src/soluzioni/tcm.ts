import { r2, r6 } from '../money.ts';
import type { Contesto, Scheda } from '../analisi/contesto.ts';
import { tcm, type Tcm } from '../protezione/tcm.ts';
import type { Passo } from '../analisi.ts';
import {
  barra,
  dato,
  fonti,
  graduatoria,
  grigia,
  passo,
  perMembro,
  valutaTutti,
  type Bozza,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { anni, chi, elenco, euro, ilPct, numeroAnni, pct, redditoDi, words } from './parole.ts';
import { cita } from '../traccia/read-tracker.ts';

const PERCHE = words(
  'Un reddito che si ferma non ferma il mutuo, la scuola e la spesa. Sapere prima quanto servirebbe permette di decidere con calma.',
  'When an income stops, the mortgage, school and daily costs do not. Knowing in advance how much would be needed lets you decide calmly.',
);
const NON_RIGUARDA = words(
  'Oggi nessuno dipende dal tuo reddito e non ci sono debiti da coprire.',
  'Today nobody depends on your income and there are no debts to cover.',
);

/** 7.1: what the family would need if the income of one person stopped. */
export const soluzioneTcm: Regola = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const [primo, ...altri] = graduatoria(tutti);
  if (!primo) return grigia('TCM', tutti, PERCHE, NON_RIGUARDA);
  return descrivi(ctx, primo.scheda, primo.dati, {
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    perMembro: perMembro(tutti),
    membri: [primo, ...altri].map(({ scheda }) => scheda.id),
  });
};

function valuta(ctx: Contesto, s: Scheda): Valutazione<Tcm> {
  const { membro, risorse } = s;
  const polizze = membro.polizze;
  const inputs = [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno'),
    ...(s.coniuge
      ? [dato(s.coniuge, 'redditoNettoAnnuo', redditoNoto(s.coniuge), 'euroAnno')]
      : []),
    ...s.figli.map((figlio) => dato(figlio, 'dataNascita', figlio.membro.dataNascita)),
    ...s.genitori.map((genitore) =>
      dato(genitore, 'redditoNettoAnnuo', redditoNoto(genitore), 'euroAnno'),
    ),
    ...(membro.mutuoResidenza
      ? [dato(s, 'valoreResiduoMutuo', membro.valoreResiduoMutuo, 'euro')]
      : []),
    dato(s, 'valorePatrimonioMobiliare', ctx.mobiliareNoto ? risorse.mobiliare : undefined, 'euro'),
    dato(s, 'polizze.casoMorte', polizze?.casoMorte),
    ...(polizze?.casoMorte
      ? [dato(s, 'polizze.capitaleCasoMorte', polizze.capitaleCasoMorte, 'euro')]
      : []),
  ];
  if (s.maggiorenne === false || (s.tipo === 'nessuno' && !(s.reddito! > 0)))
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  if (!s.carriera) return { scheda: s, inputs, motivo: 'dati_mancanti' };
  cita(ctx.valori, ctx.dietro.risparmi());
  cita(ctx.valori, ctx.dietro.mutui());
  const dati = tcm(
    ctx.valori,
    {
      refDate: ctx.refDate,
      birthDate: membro.dataNascita!,
      professione: membro.professione!,
      redditoNettoAnnuo: s.reddito!,
      regione: s.regione,
      laureato: s.laureato,
      anniContributi: membro.anniContributi,
      // A spouse whose income is not known still inherits a pension, but is not taken for a
      // dependant.
      spouse: s.coniuge ? { reddito: redditoNoto(s.coniuge) ?? Infinity } : null,
      kids: s.figli.flatMap(({ eta }) => (eta === undefined ? [] : [eta])),
      genitori: s.genitori.map((genitore) => ({ reddito: redditoNoto(genitore) ?? Infinity })),
      mutuo: risorse.mutuo,
      mobiliare: risorse.mobiliare,
      copertura: polizze?.casoMorte ? polizze.capitaleCasoMorte : 0,
    },
    { carriera: s.carriera, pensione: s.stima! },
  );
  if (dati.score === null) return { scheda: s, inputs, motivo: 'non_applicabile' };
  const numeri = {
    capitale: r2(dati.capitale),
    anni: r2(dati.anni),
    dipendenti: dati.dipendenti,
    pensioneSuperstiti: r2(dati.pensioneSuperstiti),
    sostituzioneReddito: r2(dati.sostituzioneReddito),
    istruzione: r2(dati.istruzione),
    mutuo: r2(risorse.mutuo),
    fabbisognoLordo: r2(dati.fabbisognoLordo),
    multiploReddito: r6(dati.multiploReddito),
    reddito: r2(s.reddito!),
  };
  return { scheda: s, inputs, score: dati.score, dati, numeri };
}

/** Who has no profession of income and told none has none. */
const redditoNoto = (s: Scheda): number | undefined =>
  s.reddito ?? (s.tipo === 'nessuno' || s.maggiorenne === false ? 0 : undefined);

function descrivi(
  ctx: Contesto,
  s: Scheda,
  d: Tcm,
  base: Pick<Bozza, 'score' | 'numeri' | 'inputs' | 'perMembro' | 'membri'>,
): Bozza {
  const reddito = redditoDi(s.membro);
  const support =
    d.anni > 0 ? [words(`${anni(d.anni).it} di sostegno`, `${anni(d.anni).en} of support`)] : [];
  const mortgage = s.risorse.mutuo > 0 ? [words('il mutuo', 'the mortgage')] : [];
  const studi = d.istruzione > 0 ? [words('gli studi dei figli', 'the children’s studies')] : [];
  const what = elenco([...support, ...mortgage, ...studi]);
  const savings = euro(ctx.valori['tcm.quotaLiquidi'] * s.risorse.mobiliare);
  const covered = d.capitale === 0;
  const risposta = covered
    ? words(
        `Risparmi e coperture bastano per ${what.it}: servono **${euro(d.fabbisognoLordo)}**.`,
        `Savings and covers are enough for ${what.en}: **${euro(d.fabbisognoLordo)}** is needed.`,
      )
    : d.dipendenti > 0
      ? words(
          `La famiglia avrebbe bisogno di circa **${euro(d.capitale)}** in più per ${what.it}.`,
          `The family would need about **${euro(d.capitale)}** more for ${what.en}.`,
        )
      : words(
          `Resterebbero da coprire circa **${euro(d.capitale)}**: ${what.it} e le spese immediate.`,
          `About **${euro(d.capitale)}** would be left to cover: ${what.en} and immediate costs.`,
        );
  const superstiti =
    d.pensioneSuperstiti > 0
      ? words(
          `la pensione ai superstiti stimata (${euro(d.pensioneSuperstiti)} l’anno) e ${ilPct(pct(ctx.valori['tcm.quotaLiquidi'], 2))} dei risparmi (${savings})`,
          `the estimated survivors’ pension (${euro(d.pensioneSuperstiti)} a year) and ${pct(ctx.valori['tcm.quotaLiquidi'], 2)} of savings (${savings})`,
        )
      : words(
          `${ilPct(pct(ctx.valori['tcm.quotaLiquidi'], 2))} dei risparmi (${savings})`,
          `${pct(ctx.valori['tcm.quotaLiquidi'], 2)} of savings (${savings})`,
        );
  const tolto = words(
    `Abbiamo già tolto ${superstiti.it}.`,
    `We have already deducted ${superstiti.en}.`,
  );
  const testo = covered
    ? words(
        `Se ${reddito.it} venisse a mancare servirebbero circa ${euro(d.fabbisognoLordo)} per ${what.it}, e risparmi e coperture bastano. ${tolto.it}`,
        `If ${reddito.en} stopped, about ${euro(d.fabbisognoLordo)} would be needed for ${what.en}, and savings and covers are enough. ${tolto.en}`,
      )
    : d.dipendenti > 0
      ? words(
          `Se ${reddito.it} venisse a mancare, la famiglia avrebbe bisogno di circa ${euro(d.capitale)} per ${what.it}. ${tolto.it}`,
          `If ${reddito.en} stopped, the family would need about ${euro(d.capitale)} for ${what.en}. ${tolto.en}`,
        )
      : words(
          `Se ${reddito.it} venisse a mancare resterebbero da coprire circa ${euro(d.capitale)}: ${what.it} e le spese immediate. ${tolto.it}`,
          `If ${reddito.en} stopped, about ${euro(d.capitale)} would be left to cover: ${what.en} and immediate costs. ${tolto.en}`,
        );
  return {
    code: 'TCM',
    ...base,
    titolo: words(`Se mancasse ${reddito.it}`, `If ${reddito.en} stopped`),
    testo,
    risposta,
    perche: PERCHE,
    azione: words(
      `Controlla le coperture già incluse nel mutuo o nel contratto di lavoro, poi confronta coperture temporanee caso morte (TCM) per ${covered ? 'capitale e durata simili' : `circa ${euro(d.capitale)}${d.anni > 0 ? ` e ${anni(Math.ceil(d.anni)).it}` : ''}`}.`,
      `Check the covers already in the mortgage or work contract, then compare term life covers for ${covered ? 'a similar amount and term' : `about ${euro(d.capitale)}${d.anni > 0 ? ` and ${anni(Math.ceil(d.anni)).en}` : ''}`}.`,
    ),
    ...(d.capitale > 0 ? { direzione: 'poco' as const } : {}),
    barra: barra(ctx, d.fabbisognoLordo - d.capitale, d.fabbisognoLordo),
    passi: passiTcm(ctx, s, d),
    fonti: fonti(ctx, 'superstiti.quote', 'inps.coefficienti', 'tcm.quotaReddito'),
  };
}

function passiTcm(ctx: Contesto, s: Scheda, d: Tcm): Passo[] {
  const v = ctx.valori;
  const names = elenco(
    s.figli
      .filter(({ eta }) => eta !== undefined && eta < v['tcm.etaFigli'])
      .map(({ membro }) => chi(membro)),
  );
  const [costo, durata, da] = v['tcm.studi'];
  const superstiti = euro(d.pensioneSuperstiti);
  const share = pct(v['tcm.quotaReddito'], 2);
  const copertura = s.membro.polizze?.casoMorte ? (s.membro.polizze.capitaleCasoMorte ?? 0) : 0;
  const savings = v['tcm.quotaLiquidi'] * s.risorse.mobiliare;
  const rows: (Passo | false)[] = [
    d.anni > 0 &&
      passo(
        words(
          `Sostegno alla famiglia per ${anni(d.anni).it}`,
          `Support for the family for ${anni(d.anni).en}`,
        ),
        words(
          `${share} di ${euro(s.reddito!)} meno la pensione ai superstiti stimata (${superstiti} l’anno), per ${anni(d.anni).it}`,
          `${share} of ${euro(s.reddito!)} less the estimated survivors’ pension (${superstiti} a year), for ${anni(d.anni).en}`,
        ),
        r2(d.sostituzioneReddito),
      ),
    s.risorse.mutuo > 0 &&
      passo(
        words('Mutuo residuo', 'Residual mortgage'),
        words('Quanto resta da restituire oggi', 'What is left to pay back today'),
        r2(s.risorse.mutuo),
      ),
    d.istruzione > 0 &&
      passo(
        words(`Studi di ${names.it}`, `Studies of ${names.en}`),
        words(
          `${euro(costo)} l’anno per ${anni(durata).it} ciascuno, dai ${numeroAnni(da)} anni`,
          `${euro(costo)} a year for ${anni(durata).en} each, from the age of ${numeroAnni(da)}`,
        ),
        r2(d.istruzione),
      ),
    passo(
      words('Spese immediate', 'Immediate costs'),
      words('Notaio, tasse, qualche mese di respiro', 'Notary, taxes, a few months to breathe'),
      r2(v['tcm.speseFinali']),
    ),
    passo(
      words('Servono', 'Needed'),
      words('Somma dei passi precedenti', 'Sum of the steps above'),
      r2(d.fabbisognoLordo),
    ),
    passo(
      words('Risparmi utilizzabili', 'Usable savings'),
      words(
        `${pct(v['tcm.quotaLiquidi'], 2)} di ${euro(s.risorse.mobiliare)}`,
        `${pct(v['tcm.quotaLiquidi'], 2)} of ${euro(s.risorse.mobiliare)}`,
      ),
      r2(-savings),
    ),
    copertura > 0 &&
      passo(
        words('Copertura che c’è già', 'Cover already held'),
        words('Capitale assicurato che hai indicato', 'Sum insured you told us'),
        r2(-copertura),
      ),
    passo(
      words('Mancano', 'Missing'),
      words(
        `Quello che serve meno quello che c’è, mai sotto zero`,
        'What is needed less what is there, never below zero',
      ),
      r2(d.capitale),
    ),
  ];
  return rows.filter((row) => row !== false);
}
