/**
 * The outflows one already knows of, by their dates: is the money there when each falls due, and
 * out of what?
 */
import { keysOf } from '../records.ts';
import { isIsoDate, isoMonth, monthIndex, plusDays } from '../calendario.ts';
import { ValidationError } from '../errors.ts';
import { sum, type Euro, type IsoDate } from '../money.ts';
import type { SuddivisioneInvestimento } from '../nucleo.ts';
import { CLASSI } from '../risposte/scelte.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';
import { validateEuro } from './validazione.ts';

export interface UscitaDatata {
  data: IsoDate;
  /** Euro of today. */ importo: Euro;
  descrizione: string;
}

export interface InputScala {
  refDate: IsoDate;
  uscite: readonly UscitaDatata[];
  /** Financial wealth by class, euro. */
  classi: SuddivisioneInvestimento;
  /**
   * Set aside every month out of income, euro; negative when income does not cover the essential
   * spending.
   */
  risparmioMensile: Euro;
  /**
   * Kept for surprises and not for these outflows: months × essential spending of a month, euro.
   */
  riservaEmergenza: Euro;
}

/**
 * What pays, in the order in which it is used: cash above the reserve, then bonds, then what may be
 * worth less that day.
 */
export interface Coperture {
  liquidi: Euro;
  breve: Euro;
  oscillanti: Euro;
  scoperto: Euro;
}

export interface Trimestre extends Coperture {
  dal: IsoDate;
  /** Last day. */
  al: IsoDate;
  bisogno: Euro;
  uscite: UscitaDatata[];
  /** Left at its end: cash with the reserve in it. */
  restano: { liquidi: Euro; breve: Euro; oscillanti: Euro };
}

export interface Scala {
  trimestri: Trimestre[];
  totale: Euro;
  /** First outflow that all the wealth above the reserve does not cover, and by how much. */
  primaScoperta: { data: IsoDate; manca: Euro } | null;
  /** First outflow that needs selling what swings. */
  primaVendita: IsoDate | null;
  /** From the third anniversary on: told, not counted. */
  oltre: UscitaDatata[];
}

export const TRIMESTRI = 12;

function valida({ refDate, uscite, classi, risparmioMensile, riservaEmergenza }: InputScala): void {
  if (!isIsoDate(refDate)) throw new ValidationError('refDate', MESSAGGI.valoreErrato);
  uscite.forEach(({ data, importo }, i) => {
    if (!isIsoDate(data) || data < refDate)
      throw new ValidationError(`uscite[${i}].data`, MESSAGGI.valoreErrato);
    if (validateEuro(importo))
      throw new ValidationError(`uscite[${i}].importo`, MESSAGGI.valoreErrato);
  });
  for (const classe of CLASSI)
    if (validateEuro(classi[classe]))
      throw new ValidationError(`classi.${classe}`, MESSAGGI.valoreErrato);
  if (validateEuro(Math.abs(risparmioMensile)))
    throw new ValidationError('risparmioMensile', MESSAGGI.valoreErrato);
  if (validateEuro(riservaEmergenza))
    throw new ValidationError('riservaEmergenza', MESSAGGI.valoreErrato);
}

/**
 * Twelve quarters from `refDate`, three years: the day of the third anniversary is already beyond.
 * An outflow of today is in the first quarter; those of one day are paid in the order given.
 * Savings of a month arrive at its end, as cash. Prices do not move: what swings is named, not
 * guessed.
 * @throws ValidationError `uscite[i].data` for a day that is not there or is past,
 *   `uscite[i].importo` and the other amounts when they are no money
 */
export function scalaUscite(input: InputScala): Scala {
  valida(input);
  const { refDate, uscite, classi, risparmioMensile, riservaEmergenza } = input;
  const fine = dopoMesi(refDate, 3 * TRIMESTRI);
  const inOrder = uscite.toSorted((a, b) => a.data.localeCompare(b.data));
  const cassa = {
    liquidi: classi.liquidi,
    breve: classi.obbligazioni,
    oscillanti: classi.azioni + classi.gestioneSeparate + classi.oro + classi.altro,
  };
  const scala: Scala = {
    trimestri: [],
    totale: 0,
    primaScoperta: null,
    primaVendita: null,
    oltre: inOrder.filter(({ data }) => data >= fine),
  };
  let mesi = 0;
  for (let q = 0; q < TRIMESTRI; q++) {
    const [dal, next] = [dopoMesi(refDate, 3 * q), dopoMesi(refDate, 3 * q + 3)];
    const due = inOrder.filter(({ data }) => data >= dal && data < next);
    const used: Coperture = { liquidi: 0, breve: 0, oscillanti: 0, scoperto: 0 };
    for (const { data, importo } of due) {
      mesi = accantona(cassa, refDate, mesi, data, risparmioMensile);
      const paid = paga(cassa, importo, riservaEmergenza);
      for (const key of keysOf(used)) used[key] += paid[key];
      if (paid.oscillanti > 0) scala.primaVendita ??= data;
      if (paid.scoperto > 0) scala.primaScoperta ??= { data, manca: paid.scoperto };
    }
    mesi = accantona(cassa, refDate, mesi, next, risparmioMensile);
    scala.trimestri.push({
      dal,
      al: plusDays(next, -1),
      bisogno: sum(due.map(({ importo }) => importo)),
      uscite: due,
      ...used,
      restano: { ...cassa },
    });
  }
  scala.totale = sum(scala.trimestri.map(({ bisogno }) => bisogno));
  return scala;
}

interface Cassa {
  liquidi: number;
  breve: number;
  oscillanti: number;
}

/** Adds the savings of the months that have ended by `data`; answers how many months are in. */
function accantona(
  cassa: Cassa,
  refDate: IsoDate,
  mesi: number,
  data: IsoDate,
  mensile: number,
): number {
  let done = mesi;
  while (dopoMesi(refDate, done + 1) <= data) {
    cassa.liquidi = Math.max(0, cassa.liquidi + mensile);
    done++;
  }
  return done;
}

function paga(cassa: Cassa, importo: number, riserva: number): Coperture {
  let due = importo;
  const take = (available: number): number => {
    const part = Math.min(due, Math.max(0, available));
    due -= part;
    return part;
  };
  // What the cash lacks for the reserve is left aside in bonds, and then in the rest: the reserve
  // is of the whole.
  const liquidi = take(cassa.liquidi - riserva);
  const manca = Math.max(0, riserva - cassa.liquidi);
  const breve = take(cassa.breve - manca);
  const oscillanti = take(cassa.oscillanti - Math.max(0, manca - cassa.breve));
  cassa.liquidi -= liquidi;
  cassa.breve -= breve;
  cassa.oscillanti -= oscillanti;
  return { liquidi, breve, oscillanti, scoperto: due };
}

/** The same day some months later, or the last of a shorter month. */
function dopoMesi(day: IsoDate, months: number): IsoDate {
  const month = isoMonth(monthIndex(day) + months);
  for (let d = Number(day.slice(8, 10)); ; d--) {
    const date = `${month}-${String(d).padStart(2, '0')}`;
    if (isIsoDate(date)) return date;
  }
}
