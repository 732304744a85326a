/** The short sentence of an area never says the opposite of its level. */
import { expect, it } from '@jest/globals';
import { OGGI, popolazione } from '../../test/famiglie-qualsiasi.ts';
import type { Soluzione } from '../analisi.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { analizza } from './analizza.ts';

const families = [
  ...FAMIGLIE_ESEMPIO.map(({ famiglia }) => ({ ...famiglia, refDate: OGGI })),
  ...popolazione(2500, 23),
];
const scored = families.flatMap((famiglia) =>
  analizza(famiglia, COSTANTI_2026_12).soluzioni.filter(({ level }) => level !== 'grey'),
);
const said = ({ code, level, risposta }: Soluzione): string =>
  `${code}, ${level}: ${risposta.it.replaceAll('**', '')}`;

/** Euro that nobody misses. */
const FEW = 50;
const LACKS =
  /manca|mancherebb|servirebb|resterebb|senza copertura|Non sappiamo|espong|Non risulta/;
const IS_SMALL = /quasi per intero|manca poco|che i risparmi possono coprire|non mancherebbe nulla/;
const IS_ENOUGH = /bastano|basta |è già in|c’è già|risultano coperti|raggiunto|La riserva c’è[:;]/;

it('says of a green area that nothing is missing, or little', () => {
  const green = scored.filter(({ level }) => level === 'green').map(said);
  expect(green.length).toBeGreaterThan(1000);
  expect(green.filter((line) => LACKS.test(line) && !IS_SMALL.test(line)).slice(0, 5)).toEqual([]);
});

it('says of no yellow or red area that all is there', () => {
  const others = scored.filter(({ level }) => level !== 'green').map(said);
  expect(others.length).toBeGreaterThan(1000);
  expect(others.filter((line) => IS_ENOUGH.test(line)).slice(0, 5)).toEqual([]);
});

it('shows no gap in the bar of a green area that is more than a tenth of the need', () => {
  const gaps = scored.flatMap((one) =>
    one.level === 'green' && one.barra && one.barra.gap > Math.max(FEW, 0.1 * one.barra.need)
      ? [`${said(one)} ${one.barra.gap} of ${one.barra.need}`]
      : [],
  );
  // Of long-term care the bar is a month's; savings stand behind it, and the sentence says so.
  expect(gaps.filter((line) => !IS_SMALL.test(line)).slice(0, 5)).toEqual([]);
});

it('says what savings cover of care alike in its two sentences', () => {
  const COVER = /che i risparmi possono coprire( quasi per intero)?/;
  const care = scored.filter(({ code }) => code === 'LTC');
  const covers = (text: string) => COVER.exec(text)?.[0];
  expect(care.filter(({ risposta }) => covers(risposta.it)).length).toBeGreaterThan(50);
  for (const { risposta, testo } of care) expect(covers(testo.it)).toBe(covers(risposta.it));
});
