import { comuneNoto, isFiglio, lavora, type Contesto, type Scheda } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import { ltc, type Ltc } from '../protezione/ltc.ts';
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
import { a, anni, euro, numeroAnni, pct, titoloDi, words } from './parole.ts';
import { cita } from '../traccia/read-tracker.ts';

const PERCHE = words(
  'L’assistenza di tutti i giorni, quando serve, dura anni e di solito la paga la famiglia. Pensarci presto costa meno e lascia più scelta.',
  'Daily care, when it is needed, lasts years and the family usually pays for it. Thinking of it early costs less and leaves more choice.',
);
const NON_RIGUARDA = words(
  'Riguarda gli adulti della famiglia: oggi non c’è nulla da valutare.',
  'It concerns the adults of the family: today there is nothing to look at.',
);
/** After this age covers are rarely offered. */
const ETA_COPERTURE = 75;

/** 7.5: what long-term care would leave uncovered. */
export const soluzioneLtc: Regola = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti);
  const [primo] = classifica;
  if (!primo) return grigia('LTC', tutti, PERCHE, NON_RIGUARDA);
  const { scheda: s, dati: d } = primo;
  const v = ctx.valori;
  const nome = a(s.membro);
  const durata = anni(v['ltc.anni']);
  const indennita = v['inps.accompagnamento'];
  const rendita = renditaDi(s);
  const quota = pct(v[s.coniuge ? 'ltc.quotaCoppia' : 'ltc.quotaSingolo'], 2);
  return {
    code: 'LTC',
    score: primo.score,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    titolo: titoloDi('LTC', s.membro),
    perche: PERCHE,
    risposta:
      d.gapMensile > 0
        ? words(
            `Se un giorno servisse assistenza continuativa, ${nome.it} mancherebbero circa **${euro(d.gapMensile)}** al mese.`,
            `If long-term care were needed one day, ${nome.en} would miss about **${euro(d.gapMensile)}** a month.`,
          )
        : words(
            `Reddito futuro, indennità e coperture bastano per un’assistenza da **${euro(d.costoMensile)}** al mese.`,
            `Future income, allowance and covers are enough for care at **${euro(d.costoMensile)}** a month.`,
          ),
    testo: words(
      `Un’assistenza continuativa costa in media ${euro(d.costoMensile)} al mese; con l’indennità pubblica (${euro(indennita)}) e ${euro(d.risorseProprie)} di reddito futuro resterebbero scoperti ${euro(d.gapMensile)} al mese, circa ${euro(d.capitale)} in ${durata.it}.`,
      `Long-term care costs about ${euro(d.costoMensile)} a month; after the public allowance (${euro(indennita)}) and ${euro(d.risorseProprie)} of future income, ${euro(d.gapMensile)} a month would be uncovered, about ${euro(d.capitale)} over ${durata.en}.`,
    ),
    azione:
      s.eta! >= ETA_COPERTURE
        ? words(
            'A questa età le coperture sono rare: conviene tenere da parte una somma dedicata e parlarne in famiglia.',
            'At this age covers are rare: it is better to set a dedicated sum aside and talk about it in the family.',
          )
        : words(
            'Confronta le coperture con rendita mensile prima dei 60-65 anni; guarda anche se il contratto di lavoro ne prevede una collettiva.',
            'Compare covers with a monthly annuity before the age of 60–65; see also whether your work contract has a collective one.',
          ),
    ...(d.gapMensile > 0 ? { direzione: 'poco' as const } : {}),
    barra: barra(ctx, d.costoMensile - d.gapMensile, d.costoMensile, 'euroMese'),
    passi: [
      passo(
        words('Costo dell’assistenza', 'Cost of care'),
        words(
          s.ripartizione
            ? `Media della zona: ${s.ripartizione}`
            : 'Media nazionale: la regione non è nota',
          s.ripartizione
            ? `Average of the area: ${s.ripartizione}`
            : 'National average: the region is not known',
        ),
        r2(d.costoMensile),
        'euroMese',
      ),
      passo(
        words('Indennità di accompagnamento', 'Public care allowance'),
        words(
          'Spetta senza limiti di reddito, se riconosciuta',
          'Due whatever the income, once recognised',
        ),
        r2(-indennita),
        'euroMese',
      ),
      passo(
        words('Reddito futuro', 'Future income'),
        words(
          `${quota} di ${euro(redditoFuturo(s)!)} al mese: il resto serve per vivere`,
          `${quota} of ${euro(redditoFuturo(s)!)} a month: the rest is needed to live`,
        ),
        r2(-d.risorseProprie),
        'euroMese',
      ),
      ...(rendita > 0
        ? [
            passo(
              words('Rendita che c’è già', 'Annuity already held'),
              words('Dalla copertura che hai indicato', 'From the cover you told us'),
              r2(-rendita),
              'euroMese',
            ),
          ]
        : []),
      passo(
        words('Scoperti al mese', 'Uncovered a month'),
        words(
          'Costo meno tutto il resto, mai sotto zero',
          'Cost less all the rest, never below zero',
        ),
        r2(d.gapMensile),
        'euroMese',
      ),
      passo(
        words(`In ${durata.it}`, `Over ${durata.en}`),
        words(
          `Scoperto al mese × 12 × ${numeroAnni(v['ltc.anni'])}`,
          `Uncovered a month × 12 × ${numeroAnni(v['ltc.anni'])}`,
        ),
        r2(d.capitale),
      ),
    ],
    fonti: fonti(ctx, 'inps.accompagnamento', 'ltc.costo', 'inps.coefficienti'),
  };
};

const renditaDi = ({ membro: { polizze } }: Scheda): number =>
  polizze?.rischioNonAutosufficienza ? (polizze.renditaLtcMensile ?? 0) : 0;

/** Net income to count on in old age, euro a month; undefined when it cannot be told. */
function redditoFuturo(s: Scheda): number | undefined {
  if (s.tipo === 'nessuno') return 0;
  if (s.tipo === 'pensionato') return s.reddito === undefined ? undefined : s.reddito / 12;
  const { stima } = s;
  if (!stima) return undefined;
  return stima.status === 'ok' ? stima.pensioneNettaAnnua / 12 : 0;
}

function valuta(ctx: Contesto, s: Scheda): Valutazione<Ltc> {
  const { membro } = s;
  const polizze = membro.polizze;
  const inputs = [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    ...(s.tipo === 'nessuno' ? [] : [dato(s, 'redditoNettoAnnuo', s.reddito, 'euroAnno')]),
    dato(s, 'comuneResidenza', comuneNoto(s)),
    dato(
      s,
      'valorePatrimonioMobiliare',
      ctx.mobiliareNoto ? s.risorse.mobiliare : undefined,
      'euro',
    ),
    dato(s, 'polizze.rischioNonAutosufficienza', polizze?.rischioNonAutosufficienza),
    ...(polizze?.rischioNonAutosufficienza && polizze.tipoLtcSottoscritta !== 'rimborso'
      ? [dato(s, 'polizze.renditaLtcMensile', polizze.renditaLtcMensile, 'euroMese')]
      : []),
  ];
  const dependentChild =
    isFiglio(s) && !lavora(s) && s.eta !== undefined && s.eta < ctx.valori['tcm.etaFigli'];
  if (s.maggiorenne === false || dependentChild)
    return { scheda: s, inputs, motivo: 'non_applicabile' };
  const income = redditoFuturo(s);
  if (s.eta === undefined || s.tipo === undefined || income === undefined)
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  cita(ctx.valori, ctx.dietro.risparmi());
  const dati = ltc(ctx.valori, {
    eta: s.eta,
    ripartizione: s.ripartizione,
    redditoNettoMensile: income,
    coppia: !!s.coniuge,
    copertura: polizze?.rischioNonAutosufficienza,
    renditaLtcMensile: renditaDi(s),
    mobiliare: s.risorse.mobiliare,
  });
  const numeri = {
    costoMensile: r2(dati.costoMensile),
    risorseProprie: r2(dati.risorseProprie),
    gapMensile: r2(dati.gapMensile),
    capitale: r2(dati.capitale),
  };
  return { scheda: s, inputs, score: dati.score, dati, numeri };
}
