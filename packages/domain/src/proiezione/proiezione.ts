/**
 * The household's balance sheet year by year, in euro of today: the plan, with mean returns and no
 * surprises.
 */
import { recordOf } from '../records.ts';
import type { Analisi, PrevidenzaPersona } from '../analisi.ts';
import { ageMonthsAt, ageYearsAt, monthIndex, yearOf } from '../calendario.ts';
import { valoriAl, type Costanti, type Valori } from '../costanti/costanti.ts';
import { clamp, sum } from '../money.ts';
import { isPropria, type Famiglia, type Membro, type SuddivisioneInvestimento } from '../nucleo.ts';
import { CLASSI } from '../risposte/scelte.ts';
import { PIANO_VUOTO, type Piano } from './piano.ts';
import { fattoreMedio, mercato, type Mercato } from './mercato.ts';
import { ammortamento } from './mutuo.ts';
import { anniPersona, COPPIA, type AnnoPersona } from './persona.ts';

export interface AnnoProiezione {
  /** Calendar year in which it begins. */
  anno: number;
  /** Whole years at its end, member by member of the perimeter; null without a birth date. */
  eta: (number | null)[];
  entrate: { lavoro: number; pensioni: number; rendite: number };
  uscite: {
    essenziali: number;
    altre: number;
    istruzione: number;
    mutuo: number;
    pianificate: number;
    fondoPensione: number;
  };
  /** Tax refunds and instalments of the simulated changes. */
  altri: number;
  /** What comes in less what goes out. */
  netto: number;
  /** At the end of the year. */
  mobiliare: number;
  classi: SuddivisioneInvestimento;
  fondoPensione: number;
  immobili: number;
  attivita: number;
  mutuo: number;
  patrimonioNetto: number;
  /** Needed in the year, and not there. */
  scoperto: number;
}

export interface Proiezione {
  status: 'ok';
  costanti: string;
  /** Ids of the members, in the order of `eta`. */
  perimetro: string[];
  anni: AnnoProiezione[];
  /** First calendar year whose need is not met; null when money lasts. */
  fineSoldi: number | null;
  /** For Monte Carlo: the same plan, ready to cross to a worker. */
  piano: { mercato: Mercato; iniziale: number; flussi: number[] };
  /** Answers that are not there, and were taken as none or as all in cash. */
  mancanti: { key: string; memberId?: string }[];
}
export type EsitoProiezione =
  Proiezione | { status: 'dati_mancanti'; mancanti: Proiezione['mancanti'] };

/**
 * What of an analysis the projection starts from: an `Analisi` is one, and so is the `base` of a
 * simulation.
 */
export interface BaseProiezione {
  perimetro: string[];
  patrimonio: Pick<Analisi['patrimonio'], 'voci' | 'classi'>;
  reddito: Pick<Analisi['reddito'], 'netto'>;
  previdenza: PrevidenzaPersona[];
}

/**
 * From `refDate` until the younger of the couple is as old as the constant `proiezione.etaFinale`
 * says: who is older is supposed to live as long, with spending and pension unchanged; others of
 * the household leave it at that age. Each year: wealth grows by the mean return of its mix after
 * tax, then the year's flow is added at its end. Essential spending is constant in real terms, for
 * who is there; other spending is a share of what comes in, and only of what is left after the
 * rest. The home is kept, the business too. Survivors' pensions, inheritance, care and family
 * changes are not drawn.
 * @param analisi of the same household, its hypotheses included
 * @param piano of a simulation: what is set aside, what is paid and given back
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export function proietta(
  famiglia: Famiglia,
  costanti: Costanti,
  analisi: BaseProiezione,
  piano: Piano = PIANO_VUOTO,
): EsitoProiezione {
  const valori = valoriAl(costanti, famiglia.refDate);
  const membri = analisi.perimetro.map((id) => famiglia.membri.find(({ _id }) => _id === id)!);
  const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
  const mancanti = mancantiDi(membri, me);
  if (me?.dataNascita === undefined || membri.every((m) => m.redditoNettoAnnuo === undefined))
    return { status: 'dati_mancanti', mancanti };
  const durata = orizzonte(valori, famiglia, membri);
  const split = analisi.patrimonio.classi.length > 0 ? suddivisione(analisi) : undefined;
  const market = mercato(valori, split);
  const flussi = flussiDi(valori, famiglia, membri, analisi, piano, durata);
  const anni = accumula(valori, famiglia, membri, analisi, market, flussi);
  const fine = anni.find(({ scoperto }) => scoperto > 0);
  return {
    status: 'ok',
    costanti: costanti.id,
    perimetro: analisi.perimetro,
    anni,
    fineSoldi: fine?.anno ?? null,
    mancanti,
    piano: {
      mercato: market,
      iniziale: analisi.patrimonio.voci.mobiliare,
      flussi: anni.map(({ netto }) => netto),
    },
  };
}

function mancantiDi(membri: readonly Membro[], me: Membro | undefined): Proiezione['mancanti'] {
  const adults = membri.filter((m) => m === me || m.redditoNettoAnnuo !== undefined);
  return [
    ...adults.flatMap((m) =>
      m.dataNascita === undefined ? [{ key: 'dataNascita', memberId: m._id }] : [],
    ),
    ...(me && me.redditoNettoAnnuo === undefined
      ? [{ key: 'redditoNettoAnnuo', memberId: me._id }]
      : []),
    ...(membri.every((m) => m.valorePatrimonioMobiliare === undefined)
      ? [{ key: 'valorePatrimonioMobiliare' }]
      : []),
    ...(membri.some((m) => (m.valorePatrimonioMobiliare ?? 0) > 0) &&
    membri.every((m) => m.suddivisioneInvestimento === undefined)
      ? [{ key: 'suddivisioneInvestimento' }]
      : []),
  ];
}

/** Whole years, at least one. */
function orizzonte(valori: Valori, { refDate }: Famiglia, membri: readonly Membro[]): number {
  const couple = membri.filter((m) => COPPIA.has(m.gradoParentela) && m.dataNascita !== undefined);
  const youngest = Math.min(...couple.map((m) => ageMonthsAt(m.dataNascita!, refDate)));
  return Math.max(1, Math.ceil((valori['proiezione.etaFinale'] * 12 - youngest) / 12));
}

/** Of the analysis: percentages rounded to the cent, brought back to 100. */
function suddivisione({
  patrimonio: { classi },
}: BaseProiezione): SuddivisioneInvestimento | undefined {
  const total = sum(classi.map(({ pct }) => pct));
  return total > 0
    ? recordOf(
        CLASSI,
        (classe) => (100 * (classi.find(({ key }) => key === classe)?.pct ?? 0)) / total,
      )
    : undefined;
}

interface Flusso {
  persone: AnnoPersona[];
  entrate: AnnoProiezione['entrate'];
  uscite: AnnoProiezione['uscite'];
  altri: number;
  netto: number;
  mutuo: number;
}

function flussiDi(
  valori: Valori,
  famiglia: Famiglia,
  membri: readonly Membro[],
  analisi: BaseProiezione,
  piano: Piano,
  durata: number,
): Flusso[] {
  const { refDate } = famiglia;
  const persone = membri.map((m) =>
    anniPersona(
      valori,
      refDate,
      m,
      analisi.previdenza.find(({ memberId }) => memberId === m._id),
      durata,
    ),
  );
  const mutui = membri.map((m) =>
    ammortamento(
      valori,
      isPropria(m.statoResidenza) && m.mutuoResidenza ? (m.valoreResiduoMutuo ?? 0) : 0,
      m.dataNascita && ageYearsAt(m.dataNascita, refDate),
    ),
  );
  const anniUscite = valori['gestione.anniUscite'];
  return Array.from({ length: durata }, (_, t): Flusso => {
    const year = persone.map((anni) => anni[t]!);
    const total = (of: (p: AnnoPersona) => number) => sum(year.map(of));
    const entrate = {
      lavoro: total(({ lavoro }) => lavoro),
      pensioni: total(({ pensione }) => pensione),
      rendite: total(({ rendita }) => rendita),
    };
    const income = entrate.lavoro + entrate.pensioni + entrate.rendite;
    const rate = mutui.map((m) => m[t]);
    const altri = sum(piano.flussi.map(({ from, to, euro }) => (t >= from && t < to ? euro : 0)));
    const due = {
      essenziali:
        valori['spese.quotaEssenziale'] *
        sum(year.map(({ presenza }, i) => presenza * (membri[i]!.redditoNettoAnnuo ?? 0))),
      istruzione: sum(membri.map((m) => istruzione(valori, famiglia, m, t))),
      mutuo: sum(rate.map((r) => r?.rata ?? 0)),
      pianificate: t < anniUscite ? (famiglia.uscitePianificate ?? 0) / anniUscite : 0,
      fondoPensione: total(({ versamento }) => versamento),
    };
    const left = income + altri - sum(Object.values(due));
    const altre = altreSpese(valori, {
      income,
      left,
      lavoro: entrate.lavoro,
      risparmio: piano.risparmioAnnuo,
    });
    return {
      persone: year,
      entrate,
      uscite: { ...due, altre },
      altri,
      netto: left - altre,
      mutuo: sum(rate.map((r) => r?.residuo ?? 0)),
    };
  });
}

/**
 * Spending that may wait: a share of what comes in, or all that is left beyond what one has decided
 * to set aside while working.
 */
function altreSpese(
  valori: Valori,
  {
    income,
    left,
    lavoro,
    risparmio,
  }: { income: number; left: number; lavoro: number; risparmio: number | undefined },
): number {
  const free = Math.max(0, left);
  return risparmio !== undefined && lavoro > 0
    ? Math.max(0, free - risparmio)
    : Math.min(free, valori['proiezione.quotaAltreSpese'] * income);
}

/**
 * University years of one child that fall in year `t`, euro: the same assumption as that of the
 * life cover.
 */
function istruzione(valori: Valori, { refDate }: Famiglia, m: Membro, t: number): number {
  if (
    (m.gradoParentela !== 'son' && m.gradoParentela !== 'daughter') ||
    m.dataNascita === undefined
  )
    return 0;
  const [annuale, durata, daEta] = valori['tcm.studi'];
  const from = ageMonthsAt(m.dataNascita, refDate) / 12 + t;
  return annuale * Math.max(0, Math.min(from + 1, daEta + durata) - Math.max(from, daEta));
}

function accumula(
  valori: Valori,
  { refDate }: Famiglia,
  membri: readonly Membro[],
  { patrimonio: { voci } }: BaseProiezione,
  market: Mercato,
  flussi: readonly Flusso[],
): AnnoProiezione[] {
  const factor = fattoreMedio(market);
  const ref = monthIndex(refDate);
  let mobiliare: number = voci.mobiliare;
  return flussi.map(({ persone, entrate, uscite, altri, netto, mutuo }, t) => {
    const before = mobiliare * factor + netto;
    const scoperto = Math.max(0, -before);
    mobiliare = Math.max(0, before);
    const immobili =
      (voci.residenza + voci.altriImmobili) * (1 + valori['proiezione.immobili']) ** (t + 1);
    const fondoPensione = sum(persone.map(({ fondo }) => fondo));
    return {
      anno: yearOf(ref + 12 * t),
      eta: membri.map((m) =>
        m.dataNascita === undefined
          ? null
          : clamp(Math.floor((ref + 12 * (t + 1) - monthIndex(m.dataNascita)) / 12), 0, Infinity),
      ),
      entrate,
      uscite,
      altri,
      netto,
      mobiliare,
      classi: recordOf(CLASSI, (classe) => mobiliare * market.mix[CLASSI.indexOf(classe)]!),
      fondoPensione,
      immobili,
      attivita: voci.attivita,
      mutuo,
      // Other debts stay as they are: nothing is known of how they are paid back.
      patrimonioNetto:
        mobiliare + fondoPensione + immobili + voci.attivita - mutuo - voci.altriDebiti,
      scoperto,
    };
  });
}
