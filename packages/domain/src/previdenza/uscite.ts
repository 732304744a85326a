/**
 * Every way out of a career on one line: old age, early, contributory at 64, deferred (domain.md
 * 1.4). Months are month indexes, see calendario.ts.
 */
import { known } from '../records.ts';
import { yearOf } from '../calendario.ts';
import type { Valori } from '../costanti/costanti.ts';
import { TIPI_USCITA, type IpotesiPensione, type TipoUscita } from '../nucleo.ts';
import { mesiContributi, ultimoMese, type Carriera } from './carriera.ts';
import { MENSILITA_INPS } from './mensilita.ts';
import { aumento, finestraAnticipata, reqAnticipata, reqMonths } from './requisiti.ts';
import { stimaAl, type Stima } from './stima.ts';

const MESI_VECCHIAIA = 240;
const MESI_CONTRIBUTIVA = 60;
/** A person with only five years of contributions waits four years longer. */
const RINVIO = 48;
export interface Uscita extends Stima {
  tipo: TipoUscita;
  /** Month of the first pension. */
  mese: number;
  /** Requirements met today already. */
  maturata: boolean;
  /** First month that the law would allow, by an amount exceeded by too little to be promised. */
  prima?: number;
  /** No month is safe: the amount asked is exceeded by less than a tenth. */
  sogliaVicina: boolean;
  /** Only for people who began after 1995; this person did not say when they began. */
  inizioIncerto: boolean;
  /** Age and years were reached before; only the amount was not. */
  attende: boolean;
}

/** What a simulation supposes. */
export interface Ipotesi {
  /** Month in which work stops; with the pension when absent. */
  smette?: number | undefined;
  riscatto?: IpotesiPensione['riscatto'];
}

/** All exits, the earliest first; empty when the requirements are never met. */
export function uscite(valori: Valori, c: Carriera, ipotesi: Ipotesi = {}): Uscita[] {
  const s = scena(valori, c, ipotesi);
  const differita = differitaDi(s);
  const vecchiaia = vecchiaiaDi(s, differita);
  const before = (found: Matura | undefined): found is Matura =>
    found !== undefined && (vecchiaia === undefined || found.mese < vecchiaia.mese);
  const anticipata = anticipataDi(s, vecchiaia);
  const found = [
    vecchiaia,
    anticipata && (!vecchiaia || anticipata.mese <= vecchiaia.mese) ? anticipata : undefined,
    ...[contributivaDi(s, vecchiaia), differita].filter(before),
  ].filter((one) => one !== undefined);
  return found
    .map((one) => ({ ...one, ...s.stima(one.mese) }))
    .sort((a, b) => a.mese - b.mese || TIPI_USCITA.indexOf(a.tipo) - TIPI_USCITA.indexOf(b.tipo));
}

/** The exit spoken of: the earliest that is safe, or the earliest, or the one chosen. */
export function uscitaPrincipale(
  lista: readonly Uscita[],
  scelta?: TipoUscita,
): { uscita: Uscita; nonDisponibile: boolean } | undefined {
  const first = lista.find((one) => !one.sogliaVicina && !one.inizioIncerto) ?? lista[0];
  if (!first) return undefined;
  const chosen = scelta && lista.find(({ tipo }) => tipo === scelta);
  return { uscita: chosen ?? first, nonDisponibile: scelta !== undefined && !chosen };
}

type Matura = Omit<Uscita, keyof Stima>;

interface Scena {
  valori: Valori;
  c: Carriera;
  last: number;
  smette: number;
  /** Months of contributions at a month. */
  versati: (month: number) => number;
  /** Age of the old-age pension at a month. */
  richiesta: (month: number) => number;
  stima: (month: number) => Stima;
  /** Euro a year: what a contributory pension must reach. */
  assegno: number;
}

function scena(valori: Valori, c: Carriera, { smette = Infinity, riscatto }: Ipotesi): Scena {
  const extra = riscatto?.mesi ?? 0;
  return {
    valori,
    c,
    last: ultimoMese(c),
    smette,
    versati: (month) => mesiContributi(c, month, smette) + extra,
    richiesta: ogniAnno((anno) => reqMonths(valori, anno)),
    stima: (month) => stimaAl(valori, c, month, smette, riscatto),
    assegno: valori['inps.assegnoSociale'] * MENSILITA_INPS,
  };
}

const nuova = (
  { c, smette }: Scena,
  tipo: TipoUscita,
  mese: number,
  maturata: boolean,
): Matura => ({
  tipo,
  // Who plans to stop later works until then.
  mese: Number.isFinite(smette) ? Math.max(mese, smette, c.ref) : mese,
  maturata,
  sogliaVicina: false,
  inizioIncerto: false,
  attende: false,
});

/** Five years of contributions and an age four years higher, with no amount asked. */
function differitaDi(s: Scena): Matura | undefined {
  const { c, last } = s;
  if (!c.contributivo) return undefined;
  const month = primoMese(c.ref, last, (at) =>
    Math.max(s.richiesta(at) + RINVIO - (at - c.birth), MESI_CONTRIBUTIVA - s.versati(at)),
  );
  if (month === undefined) return undefined;
  return {
    ...nuova(s, 'vecchiaia_contributiva', month, month === c.ref),
    inizioIncerto: c.inizioIncerto,
  };
}

function vecchiaiaDi(s: Scena, differita: Matura | undefined): Matura | undefined {
  const { c, last } = s;
  const manca = (month: number): number =>
    Math.max(s.richiesta(month) - (month - c.birth), MESI_VECCHIAIA - s.versati(month));
  let attende = false;
  let month = primoMese(c.ref, last, manca);
  for (; month !== undefined; month = primoMese(month + 1, last, manca)) {
    // Where the start is not known and both rules would pay, one of them does.
    const either = c.inizioIncerto && differita !== undefined && month >= differita.mese;
    if (!c.contributivo || either || s.stima(month).pensioneLordaAnnua >= s.assegno)
      return { ...nuova(s, 'vecchiaia', month, month === c.ref), attende };
    attende = true;
  }
  return undefined;
}

function anticipataDi(s: Scena, vecchiaia: Matura | undefined): Matura | undefined {
  const { valori, c } = s;
  const required = ogniAnno((anno) => reqAnticipata(valori, anno, c.sesso));
  const manca = (month: number): number => required(month) - s.versati(month);
  const month = primoMese(c.ref, vecchiaia?.mese ?? s.last, manca);
  if (month === undefined) return undefined;
  const window = finestraAnticipata(valori, yearOf(month), c.finestraLunga);
  const maturata = month === c.ref;
  const gone = maturata ? Math.floor(-manca(month) / c.densita + 1e-9) : 0;
  return nuova(s, 'anticipata', month + Math.max(0, window - gone), maturata);
}

/** At 64 for people who began after 1995, when the amount is high enough. */
function contributivaDi(s: Scena, vecchiaia: Matura | undefined): Matura | undefined {
  const { valori, c } = s;
  if (!c.contributivo) return undefined;
  const { eta, mesi, mult, finestra } = valori['pensione.contributiva'];
  const asked = s.assegno * known(mult[c.sesso === 'F' ? Math.min(2, c.figli) : 0]);
  const safe = asked * valori['pensione.sogliaSicura'];
  const more = ogniAnno((anno) => aumento(valori, anno));
  const end = (vecchiaia?.mese ?? s.last + 1) - 1;
  const exitAt = (month: number, older: number, over: number): Matura => {
    const maturata = month === c.ref;
    const gone = maturata ? Math.min(older, Math.floor(over / c.densita + 1e-9)) : 0;
    const start = month + Math.max(0, finestra - gone);
    return {
      ...nuova(s, 'anticipata_contributiva', start, maturata),
      inizioIncerto: c.inizioIncerto,
    };
  };
  const olderAt = (month: number): number => month - c.birth - eta - more(month);
  const overAt = (month: number): number => s.versati(month) - mesi - more(month);
  const manca = (month: number): number => -Math.min(olderAt(month), overAt(month));
  let prima: Matura | undefined;
  let month = primoMese(Math.max(c.ref, c.birth + eta), end, manca);
  for (; month !== undefined; month = primoMese(month + 1, end, manca)) {
    const amount = s.stima(month).pensioneLordaAnnua;
    if (amount < asked) continue;
    const exit = exitAt(month, olderAt(month), overAt(month));
    prima ??= exit;
    if (amount >= safe) return { ...exit, prima: prima.mese };
  }
  return prima && { ...prima, prima: prima.mese, sogliaVicina: true };
}

/**
 * The first month in which nothing is lacking. Requirements change with the year alone and a month
 * of work counts at most for one, so the months that are lacking are skipped, up to January.
 * @param manca how many months are lacking, of age or of contributions
 */
function primoMese(from: number, to: number, manca: (month: number) => number): number | undefined {
  let month = from;
  while (month <= to) {
    const lacking = manca(month);
    if (lacking <= 0) return month;
    month += Math.max(1, Math.min(Math.floor(lacking), 12 - (month % 12)));
  }
  return undefined;
}

/** The same for all the months of a year: asked again only when the year turns. */
function ogniAnno(of: (anno: number) => number): (month: number) => number {
  let year = -1;
  let value = 0;
  return (month) => {
    const asked = yearOf(month);
    if (asked !== year) {
      year = asked;
      value = of(asked);
    }
    return value;
  };
}
