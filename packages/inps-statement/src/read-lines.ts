/** Lines of text of a statement: which of them are contributions. */
import { addRow, dayOf, dayOrText, emptyStatement, numberOf, weeksOfPeriod } from './statement.ts';
import type { Statement, UnreadRow, WrittenRow } from './statement.ts';

const DAY = String.raw`\d{2}/\d{2}/\d{4}`;
const EURO = String.raw`\d{1,3}(?:\.\d{3})*,\d{2}`;
const UNIT = String.raw`sett\.?|settiman[ae]|mes[ei]|giorn[oi]|giornat[ae]|ann[oi]`;
const PERIOD = new RegExp(`^(${DAY}) (${DAY})(?: |$)`);
const TWO_DAYS = new RegExp(`(${DAY}) (${DAY})`);
/** After the days: `Apprendista sett. 5 5,000 2.696,00 ALFA S.R.L.` */
const GENERAL = new RegExp(
  `^(.*?) ?(${UNIT}) (\\d+(?:,\\d+)?) [\\d.,]+(?: (${EURO}))?(?: |$)`,
  'i',
);
/** The same without the unit: `Apprendista 5 5,000 2.696,00 ALFA S.R.L.` */
const NO_UNIT = new RegExp(`^(\\D+) ()(\\d+) \\d+,\\d{3}(?: (${EURO}))?(?: |$)`);
/** `Donaz.sangue (ad integ.) 120,00 ALFA S.R.L.`: pay and no weeks. */
const PAY_ONLY = new RegExp(`^(.*?\\((?:ad )?int[^)]*\\)) (${EURO})(?: |$)`, 'i');
/** `CPDEL Servizio 1 0 0 1 0 0 25.000,00 COMUNE DI …` */
const PUBLIC = new RegExp(`^(.*?) (\\d+) (\\d+) (\\d+) \\d+ \\d+ \\d+(?: (${EURO}))?(?: |$)`);
/** `2019 Collaboratore 20.000,00 12 6.600,00 13.200,00`, of the Gestione separata. */
const SEPARATE = new RegExp(`^(\\d{4}) (.*?) ?(${EURO}) (\\d{1,2}) ${EURO} ${EURO}$`);
const TOTAL = /\b(?:total|utili\b)/i;
const BORN = new RegExp(`(?:nat[oa] .*?il|data (?:di )?nascita:?) (${DAY})`, 'i');

/**
 * Lines that are no contributions are passed over. A line of contributions without days belongs to
 * the period of the line above.
 */
export function readLines(lines: readonly string[]): Statement {
  const statement = emptyStatement();
  let period: UnreadRow | undefined;
  for (const line of lines.map((one) => one.replace(/\s+/g, ' ').trim())) {
    statement.bornOn ??= bornOn(line);
    const own = periodAt(PERIOD, line);
    period = own ?? period;
    const row = separate(line) ?? contribution(own ? line.replace(PERIOD, '') : line, period);
    const unread = row ? undefined : periodAt(TWO_DAYS, line);
    if (row) addRow(statement, row);
    else if (unread) statement.unread.push(unread);
  }
  return statement;
}

function periodAt(where: RegExp, line: string): UnreadRow | undefined {
  const [, dal, al] = where.exec(line) ?? [];
  return dal !== undefined && al !== undefined
    ? { dal: dayOrText(dal), al: dayOrText(al) }
    : undefined;
}

function bornOn(line: string): string | undefined {
  const found = BORN.exec(line)?.[1];
  return found === undefined ? undefined : dayOf(found);
}

type WithoutDays = Omit<WrittenRow, 'dal' | 'al'>;
function contribution(text: string, period: UnreadRow | undefined): WrittenRow | undefined {
  if (!period || TOTAL.test(text)) return undefined;
  const found = general(text) ?? publicSector(text) ?? payOnly(text);
  return found && { ...period, ...found };
}

function general(text: string): WithoutDays | undefined {
  const found = GENERAL.exec(text) ?? NO_UNIT.exec(text);
  if (!found) return undefined;
  const [, tipo = '', unit = '', quantity = '', pay] = found;
  const value = numberOf(quantity);
  return { gestione: 'dipendenti', tipo, quantity: { value, unit }, pay: euro(pay) };
}

function payOnly(text: string): WithoutDays | undefined {
  const found = PAY_ONLY.exec(text);
  if (!found) return undefined;
  const [, tipo = '', pay] = found;
  return { gestione: 'dipendenti', tipo, quantity: undefined, pay: euro(pay) };
}

function publicSector(text: string): WithoutDays | undefined {
  const found = PUBLIC.exec(text);
  if (!found) return undefined;
  const [, tipo = '', years, months, days, pay] = found;
  const weeks = weeksOfPeriod(Number(years), Number(months), Number(days));
  return { gestione: 'pubblica', tipo, quantity: { weeks }, pay: euro(pay) };
}

function separate(line: string): WrittenRow | undefined {
  const found = SEPARATE.exec(line);
  if (!found) return undefined;
  const [, year = '', tipo = '', pay, months = ''] = found;
  const quantity = { value: numberOf(months), unit: 'mesi' };
  const days = { dal: `01/01/${year}`, al: `31/12/${year}` };
  return { gestione: 'separata', ...days, tipo, quantity, pay: euro(pay) };
}

const euro = (pay: string | undefined): number => (pay === undefined ? 0 : numberOf(pay));
