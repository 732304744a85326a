/**
 * The outflows that a person writes, and the ladder they make: every figure is the engine's
 * (`scalaUscite`).
 */
import { MAX_LENGTH } from '@bussola/contract/limits';
import { CLASSI, isIsoDate, scalaUscite, validateEuro } from '@bussola/domain';
import type {
  Analisi,
  IsoDate,
  Scala,
  SuddivisioneInvestimento,
  UscitaDatata,
} from '@bussola/domain';
import { known, recordOf } from '@bussola/domain/records';

/**
 * `date`: '' when there is none, and whatever is no day while it is being written. `amount`: null
 * when empty, NaN when it is no amount.
 */
export interface Outflow {
  key: number;
  date: string;
  amount: number | null;
  what: string;
}
export interface OutflowErrors {
  date: boolean;
  amount: boolean;
  what: boolean;
}

/**
 * «Valore errato»: an impossible or past day, or an invalid amount. An empty field is not wrong
 * yet.
 */
export const errorsOf = ({ date, amount, what }: Outflow, refDate: IsoDate): OutflowErrors => ({
  date: date !== '' && (!isIsoDate(date) || date < refDate),
  amount: amount !== null && (amount === 0 || validateEuro(amount) !== null),
  what: what.trim().length > MAX_LENGTH.outflow,
});

export const emptyOutflow = (key: number): Outflow => ({ key, date: '', amount: null, what: '' });

/** Nothing was written in it. */
export const isEmpty = ({ date, amount, what }: Outflow): boolean =>
  date === '' && amount === null && what.trim() === '';

/** As they were saved, without those of past days; one empty row when there are none. */
export function rowsOf(uscite: readonly UscitaDatata[] | null, refDate: IsoDate): Outflow[] {
  const ahead = (uscite ?? []).filter(({ data }) => data >= refDate);
  return ahead.length === 0
    ? [emptyOutflow(0)]
    : ahead.map(({ data, importo, descrizione }, key) => ({
        key,
        date: data,
        amount: importo,
        what: descrizione,
      }));
}

/** As they are sent; undefined while one of them is wrong or half written. */
export function usciteOf(outflows: readonly Outflow[], refDate: IsoDate) {
  const written = outflows.filter((one) => !isEmpty(one));
  return written.every((one) => isWhole(one, refDate)) ? written.map(toUscita) : undefined;
}

const toUscita = ({ date, amount, what }: Outflow): UscitaDatata => ({
  data: date,
  importo: known(amount),
  descrizione: what.trim(),
});

/** What falls due in each calendar year from today on. */
export function byYear(
  uscite: readonly UscitaDatata[],
  refDate: IsoDate,
): { year: string; sum: number }[] {
  const years = new Map<string, number>();
  for (const { data, importo } of uscite.toSorted((a, b) => a.data.localeCompare(b.data)))
    if (data >= refDate) years.set(data.slice(0, 4), (years.get(data.slice(0, 4)) ?? 0) + importo);
  return [...years].map(([year, sum]) => ({ year, sum }));
}

const isWhole = (outflow: Outflow, refDate: IsoDate): boolean => {
  const { date, amount, what } = errorsOf(outflow, refDate);
  return outflow.date !== '' && outflow.amount !== null && !date && !amount && !what;
};

/**
 * Financial wealth by class, in euro; undefined when there are savings and nobody told how they are
 * split.
 */
export function classesOf({
  patrimonio: { classi, voci },
}: Pick<Analisi, 'patrimonio'>): SuddivisioneInvestimento | undefined {
  if (classi.length === 0 && voci.mobiliare > 0) return undefined;
  return recordOf(
    CLASSI,
    (key) => ((classi.find((one) => one.key === key)?.pct ?? 0) / 100) * voci.mobiliare,
  );
}

interface Assumptions {
  refDate: IsoDate;
  classi: SuddivisioneInvestimento;
  /** Kept for surprises, euro. */ riservaEmergenza: number;
  /** Set aside every month, euro; null or NaN count as nothing. */ saving: number | null;
}

/** @returns undefined while no outflow is whole */
export function ladderOf(
  outflows: readonly Outflow[],
  { refDate, classi, riservaEmergenza, saving }: Assumptions,
): Scala | undefined {
  const uscite = outflows.filter((one) => isWhole(one, refDate)).map(toUscita);
  if (uscite.length === 0) return undefined;
  const isAmount = saving !== null && validateEuro(saving) === null;
  return scalaUscite({
    refDate,
    uscite,
    classi,
    riservaEmergenza,
    risparmioMensile: isAmount ? saving : 0,
  });
}
