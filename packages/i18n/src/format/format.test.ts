import { describe, expect, it } from '@jest/globals';
import {
  constantRows,
  formatAge,
  formatConstant,
  sayConstant,
  formatDate,
  formatEuro,
  formatList,
  formatPercent,
  formatRelativeDay,
  formatClockTime,
  formatTime,
  hundredthsWord,
  hundredthsWordUpper,
  numberWord,
  numberWordUpper,
  parseMoney,
} from './index.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2212', '-');

describe('formatEuro', () => {
  it.each([
    { value: -1234567.891, decimals: 2, text: '-1.234.567,89 €' },
    { value: 1234, decimals: 0, text: '1.234 €' },
    { value: 0, decimals: 0, text: '0 €' },
    { value: -0, decimals: 2, text: '0,00 €' },
    { value: -0.4, decimals: 0, text: '0 €' },
    { value: 999999999999.99, decimals: 2, text: '999.999.999.999,99 €' },
    { value: 0.5, decimals: 0, text: '1 €' },
  ])('writes $value with $decimals decimals as $text', ({ value, decimals, text }) => {
    expect(plain(formatEuro(value, { decimals }))).toBe(text);
  });
  it('keeps the amount and its sign on one line', () => expect(formatEuro(12)).toBe('12\u00A0€'));
  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'writes a dash where there is no amount: %p',
    (value) => expect(formatEuro(value)).toBe('—'),
  );
  it('writes the sign of a change only when it is one', () => {
    expect(formatEuro(6200, { signed: true })).toBe('+6.200\u00A0€');
    expect(formatEuro(0.2, { signed: true })).toBe('0\u00A0€');
  });
});

describe('parseMoney', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1 234,56', 1234.56],
    ['1\u00A0234,56', 1234.56],
    ['1.2\u200B34,56\u200E', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['1234.5', 1234.5],
    ['12.34', 12.34],
    ['280.000 €', 280000],
    ['28.500,00 EUR', 28500],
    ['EUR 28.500', 28500],
    ['28500euro', 28500],
    ['1.5', 1.5],
    ['0', 0],
    ['-5', -5],
    ['−5,5', -5.5],
    ['1234,', 1234],
    [',5', 0.5],
  ])('understands %p as %p', (text, value) => expect(parseMoney(text)).toBe(value));
  it.each([
    '1.2345',
    '12.34.56',
    '1,234',
    '1,234,567',
    '1.23,4',
    '12 34',
    'mille',
    '1e5',
    '--5',
    '1.234.5',
  ])('refuses to guess at %p', (text) => expect(parseMoney(text)).toBeNaN());
  it.each(['', '  ', '€'])('takes %p as no answer', (text) => expect(parseMoney(text)).toBeNull());
  it('reads back what is written', () => {
    for (const value of [0, 1, 999, 1000, 12345.67, 1e9])
      expect(parseMoney(formatEuro(value, { decimals: 2 }))).toBe(value);
  });
});

it('writes percentages with a comma and no zeros at the end', () => {
  expect(formatPercent(12.5)).toBe('12,5%');
  expect(formatPercent(100)).toBe('100%');
  expect(formatPercent(33.333, { decimals: 2 })).toBe('33,33%');
  expect(formatPercent(-59, { signed: true })).toBe('−59%');
  expect(formatPercent(Number.NaN)).toBe('—');
});

it('writes days the Italian way, in the language of the reader', () => {
  expect(formatDate('2026-11-20', 'it')).toBe('20/11/2026');
  expect(formatDate('2026-11-20', 'it', 'letter')).toBe('venerdì 20 novembre 2026');
  expect(formatDate('2026-11-20', 'en', 'long')).toBe('20 November 2026');
  expect(formatDate('2026-03-29T22:30:00Z', 'it')).toBe('30/03/2026');
  expect(formatDate('', 'it')).toBe('—');
});

it.each([
  [834, 'it', '69 anni e 6 mesi'],
  [804, 'it', '67 anni'],
  [13, 'it', '1 anno e 1 mese'],
  [5, 'it', '5 mesi'],
  [0, 'it', '0 anni'],
  [834, 'en', '69 years and 6 months'],
] as const)('writes %p months in %p as %p', (months, language, text) => {
  expect(plain(formatAge(months, language))).toBe(text);
});

it('tells days near today in words', () => {
  expect(formatRelativeDay('2026-11-19', '2026-11-20', 'it')).toBe('ieri');
  expect(formatRelativeDay('2026-11-23', '2026-11-20', 'en')).toBe('in 3 days');
});

it('joins names', () =>
  expect(formatList(['Anna', 'Marco', 'Sofia'], 'it')).toBe('Anna, Marco e Sofia'));

describe('constants', () => {
  it.each<[unknown, string, string]>([
    [546.24, '€/month', '546,24 € al mese'],
    [0.33, 'rate', '33%'],
    [true, '–', 'sì'],
    [2026, 'year', '2026'],
    [[7000, 5, 19], '€/y, y, age', '7.000 € l’anno · 5 anni · 19 anni'],
    [[16, 20, 12], 'years, months', '16 anni · 20 anni · 12 mesi'],
    [[[57, 4.204]], 'age, %', '57 anni · 4,204%'],
    [[[2026, 804]], 'year, months', '2026 · 804 mesi'],
    [
      [
        [28000, 0.23],
        [null, 0.43],
      ],
      '€ / rate',
      '28.000 € · 23% · oltre · 43%',
    ],
    [{ linea: [0.04, 1_000_000] }, 'rate, €', '4% · 1.000.000 €'],
  ])('%j %s: %s', (value, unit, text) => {
    expect(formatConstant(value, unit, 'it').replaceAll('\u00A0', ' ')).toBe(text);
  });
  it('says the year of a constant that is overdue, in each language', () => {
    const amount = { value: 551.53, unit: '€/month' };
    const said = (language: 'it' | 'en', year?: number) =>
      sayConstant(amount, language, year).replaceAll('\u00A0', ' ');
    expect([said('it'), said('it', 2026), said('en', 2026)]).toEqual([
      '551,53 € al mese',
      '551,53 € al mese nel 2026',
      '551,53 € a month in 2026',
    ]);
  });
  it('names the rows of a table, each with its own unit', () => {
    expect(constantRows({ gestione: 10000, etaRiscatto: 60 }, '€, y', 'it')).toEqual([
      { name: 'gestione del patrimonio', part: 10000, unit: '€' },
      { name: 'età per il riscatto', part: 60, unit: 'y' },
    ]);
    expect(
      constantRows({ Nord: 2300, default: 2000 }, '€/month', 'it')?.map(({ name }) => name),
    ).toEqual(['Nord', 'altrove']);
    const contributiva = { eta: 768, mult: [3, 2.8], finestra: 3, tetto: 5 };
    expect(
      constantRows(contributiva, 'months, ×', 'it')?.map(
        ({ name, part, unit }) => `${name}: ${formatConstant(part, unit, 'it')}`,
      ),
    ).toEqual([
      'età: 768 mesi',
      'volte l’assegno sociale: 3 · 2,8',
      'mesi di attesa: 3 mesi',
      'volte il minimo, al massimo: 5',
    ]);
    expect(constantRows([1, 2], '€', 'it')).toBeNull();
  });
});

// jest.config.mjs puts the reader in New York, six hours behind Rome.
describe.each([
  ['2026-11-20T09:42:00.000Z', '10:42', '04:42'],
  ['2026-07-20T09:42:00.000Z', '11:42', '05:42'],
  ['2026-11-20T23:04:00.000Z', '00:04', '18:04'],
  ['2026-11-20T05:00:00.000Z', '06:00', '00:00'],
])('%s', (moment, rome, reader) => {
  it.each(['it', 'en'] as const)('is told in Rome beside its day, in %s', (language) =>
    expect(formatTime(moment, language)).toBe(rome),
  );
  it.each(['it', 'en'] as const)(
    'is told on the reader’s clock where it stands alone, in %s',
    (language) => expect(formatClockTime(moment, language)).toBe(reader),
  );
});
it('writes a dash for what is no moment', () =>
  expect([formatTime('domani', 'it'), formatClockTime('domani', 'it')]).toEqual(['—', '—']));

it.each([
  [0, 'zero', 'zero'],
  [1, 'uno', 'one'],
  [2, 'due', 'two'],
  [14, 'quattordici', 'fourteen'],
  [17, 'diciassette', 'seventeen'],
  [20, 'venti', 'twenty'],
  [21, '21', '21'],
  [1_200, '1.200', '1.200'],
])('writes %p as %p and %p', (value, it, en) => {
  expect([numberWord(value, 'it'), numberWord(value, 'en')]).toEqual([it, en]);
});
it('begins a sentence with a capital', () => {
  expect([15, 3, 21].map((value) => numberWordUpper(value, 'it'))).toEqual([
    'Quindici',
    'Tre',
    '21',
  ]);
  expect(numberWordUpper(8, 'en')).toBe('Eight');
});
it.each([
  [0, 'zero', 'zero'],
  [13, 'tredici', 'thirteen'],
  [20, 'venti', 'twenty'],
  [21, 'ventuno', 'twenty-\u2060one'],
  [23, 'ventitré', 'twenty-\u2060three'],
  [28, 'ventotto', 'twenty-\u2060eight'],
  [30, 'trenta', 'thirty'],
  [41, 'quarantuno', 'forty-\u2060one'],
  [59, 'cinquantanove', 'fifty-\u2060nine'],
  [88, 'ottantotto', 'eighty-\u2060eight'],
  [99, 'novantanove', 'ninety-\u2060nine'],
  [100, 'cento', 'a hundred'],
  [101, '101', '101'],
  [21.5, '22', '22'],
  [-1, '−1', '−1'],
])('writes %p hundredths as %p and %p', (value, it, en) => {
  expect([hundredthsWord(value, 'it'), hundredthsWord(value, 'en')]).toEqual([it, en]);
});
it('begins a sentence with hundredths', () => {
  expect([hundredthsWordUpper(85, 'it'), hundredthsWordUpper(100, 'en')]).toEqual([
    'Ottantacinque',
    'A hundred',
  ]);
});
it.each([
  ['monthOnly', 'nov', 'Nov'],
  ['shortMonth', 'nov 2027', 'Nov 2027'],
] as const)('writes a month as %s', (style, it, en) => {
  expect([formatDate('2027-11-01', 'it', style), formatDate('2027-11-01', 'en', style)]).toEqual([
    it,
    en,
  ]);
});
