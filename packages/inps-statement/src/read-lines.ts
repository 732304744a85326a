/** Lines of text of a statement: which of them are contributions. */
import type { RigaEstratto } from '@bussola/domain/simulazione';
import { dayOf, numberOf, weeksOf, weeksOfPeriod } from './statement.ts';
import type { Statement } from './statement.ts';

const DAY = String.raw`(\d{2}/\d{2}/\d{4})`;
const EURO = String.raw`\d{1,3}(?:\.\d{3})*,\d{2}`;
/** `16/09/2024 16/10/2024 Apprendista sett. 5 5,000 2.696,00 ALFA S.R.L.` */
const GENERAL = new RegExp(
  `^${DAY} ${DAY} (.*?) ?(sett\\.?|settimane|mesi|giorni|anni) (\\d+(?:,\\d+)?) [\\d.,]+(?: (${EURO}))?(?: |$)`,
  'i',
);
/** `01/01/2010 31/12/2010 CPDEL Servizio 1 0 0 1 0 0 25.000,00 COMUNE DI …` */
const PUBLIC = new RegExp(
  `^${DAY} ${DAY} (.*?) (\\d+) (\\d+) (\\d+) \\d+ \\d+ \\d+(?: (${EURO}))?`,
);
/** `2019 Collaboratore 20.000,00 12 6.600,00 13.200,00`, of the Gestione separata. */
const SEPARATE = new RegExp(`^(\\d{4}) (.*?) ?(${EURO}) (\\d{1,2}) ${EURO} ${EURO}$`);
const TWO_DAYS = new RegExp(`${DAY} ${DAY}`);
const BORN = new RegExp(`(?:nat[oa] .*?il|data (?:di )?nascita:?) ${DAY}`, 'i');

/** Lines that are no contributions are passed over. */
export function readLines(lines: readonly string[]): Statement {
  const statement: Statement = { rows: [], unread: 0, yearsWithoutMonths: [] };
  for (const line of lines.map((one) => one.replace(/\s+/g, ' ').trim())) {
    statement.bornOn ??= bornOn(line);
    const row = general(line) ?? publicSector(line) ?? separate(line);
    if (row) statement.rows.push(row);
    else if (TWO_DAYS.test(line)) statement.unread += 1;
  }
  return statement;
}

function bornOn(line: string): string | undefined {
  const found = BORN.exec(line)?.[1];
  return found === undefined ? undefined : dayOf(found);
}

function general(line: string): RigaEstratto | undefined {
  const [, from = '', to = '', tipo = '', unit = '', quantity = '', pay] = GENERAL.exec(line) ?? [];
  return period('dipendenti', from, to, tipo, weeksOf(numberOf(quantity), unit), pay);
}

function publicSector(line: string): RigaEstratto | undefined {
  const [, from = '', to = '', tipo = '', years, months, days, pay] = PUBLIC.exec(line) ?? [];
  const weeks = weeksOfPeriod(Number(years), Number(months), Number(days));
  return period('pubblica', from, to, tipo, weeks, pay);
}

function separate(line: string): RigaEstratto | undefined {
  const [, year = '', tipo = '', pay, months = ''] = SEPARATE.exec(line) ?? [];
  const weeks = weeksOf(numberOf(months), 'mesi');
  return period('separata', `01/01/${year}`, `31/12/${year}`, tipo, weeks, pay);
}

function period(
  gestione: RigaEstratto['gestione'],
  from: string,
  to: string,
  tipo: string,
  weeks: number | undefined,
  pay: string | undefined,
): RigaEstratto | undefined {
  const [dal, al] = [dayOf(from), dayOf(to)];
  if (dal === undefined || al === undefined || dal > al || weeks === undefined) return undefined;
  const euro = pay === undefined ? 0 : numberOf(pay);
  return { gestione, dal, al, tipo, settimane: weeks, ...(euro > 0 ? { retribuzione: euro } : {}) };
}
