/** Sums and times inside a sentence (domain.md 10.7): one rounded number, correct grammar. */
import { known } from '../records.ts';
import { words, type Words } from '../aree.ts';
import { formatEuro } from '../format.ts';
import type { IsoMonth } from '../money.ts';
import type { Affidabilita } from '../traccia/regola.ts';

/** Half up, to 10 below 1.000, to 100 below 10.000, to 1.000 above. */
export function arrotondaTesto(value: number): number {
  const size = Math.abs(value);
  const step = size < 1000 ? 10 : size < 10_000 ? 100 : 1000;
  return Math.round(value / step) * step;
}

const NIENTE = 5;
const POCO = 10;

/** «505.000 €»; a sum of a few euro is not rounded up to ten. */
export function sommaTesto(value: number): Words {
  if (value < NIENTE) return words(formatEuro(0), formatEuro(0));
  const few = formatEuro(POCO);
  if (value < POCO) return words(`meno di ${few}`, `less than ${few}`);
  const text = formatEuro(arrotondaTesto(value));
  return words(text, text);
}

/** «circa 500 €»; «meno di 10 €» and «0 €» stand alone. */
export function circaTesto(value: number): Words {
  const text = sommaTesto(value);
  return value < POCO ? text : words(`circa ${text.it}`, `about ${text.en}`);
}

/** The same for a card, the sum in bold: «circa **500 €**». */
export function circaForte(value: number): Words {
  const text = sommaTesto(value);
  return value < POCO
    ? words(`**${text.it}**`, `**${text.en}**`)
    : words(`circa **${text.it}**`, `about **${text.en}**`);
}

const LIVELLI: readonly Affidabilita[] = ['alta', 'media', 'bassa'];
/**
 * Between what and what an estimate lies, euro (10.6).
 * @param ampiezze share of the sum by confidence, high first
 */
export function banda(
  value: number,
  livello: Affidabilita,
  ampiezze: readonly [number, number, number],
): { da: number; a: number } {
  const width = known(ampiezze[LIVELLI.indexOf(livello)]);
  return { da: arrotondaTesto(value * (1 - width)), a: arrotondaTesto(value * (1 + width)) };
}

const counted = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** «7 anni e 3 mesi», «1 anno», «6 mesi». */
export function anniTesto(years: number): Words {
  const months = Math.round(years * 12);
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const say = (anno: string, anni: string, mese: string, mesi: string, and: string) =>
    [
      ...(whole > 0 || rest === 0 ? [counted(whole, anno, anni)] : []),
      ...(rest > 0 ? [counted(rest, mese, mesi)] : []),
    ].join(` ${and} `);
  return words(
    say('anno', 'anni', 'mese', 'mesi', 'e'),
    say('year', 'years', 'month', 'months', 'and'),
  );
}
/** «4 mesi». */
export const mesiTesto = (months: number): Words =>
  words(counted(months, 'mese', 'mesi'), counted(months, 'month', 'months'));

const MESI = [
  ['gennaio', 'January'],
  ['febbraio', 'February'],
  ['marzo', 'March'],
  ['aprile', 'April'],
  ['maggio', 'May'],
  ['giugno', 'June'],
  ['luglio', 'July'],
  ['agosto', 'August'],
  ['settembre', 'September'],
  ['ottobre', 'October'],
  ['novembre', 'November'],
  ['dicembre', 'December'],
] as const;

/** «marzo 2029». */
export function meseAnno(month: IsoMonth): Words {
  const [it, en] = known(MESI[Number(month.slice(5)) - 1]);
  return words(`${it} ${month.slice(0, 4)}`, `${en} ${month.slice(0, 4)}`);
}

/** «a marzo», «ad aprile»; «a ottobre». */
export const aMese = (month: IsoMonth): Words => {
  const { it, en } = meseAnno(month);
  return words(`${/^a/.test(it) ? 'ad' : 'a'} ${it}`, `in ${en}`);
};
