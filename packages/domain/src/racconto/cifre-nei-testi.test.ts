import { describe, expect, it } from '@jest/globals';
import { OGGI } from '../../test/famiglie-qualsiasi.ts';
import { rimasti, testiIn, valoriIn } from '../../test/numeri-nei-testi.ts';
import { LONTANE, releaseMossa } from '../../test/release-mossa.ts';
import type { Analisi, Soluzione } from '../analisi.ts';
import type { SoluzioneCode } from '../aree.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { formatNumero } from '../format.ts';
import type { Famiglia } from '../nucleo.ts';
import { analizza } from './analizza.ts';

const famiglie: Famiglia[] = FAMIGLIE_ESEMPIO.map(({ famiglia }) => ({
  refDate: OGGI,
  ...famiglia,
}));
const { release: MOSSA } = releaseMossa(COSTANTI_2026_12, OGGI);
/** Sums of sentences are rounded: only a larger move shows. */
const { release: LONTANA } = releaseMossa(COSTANTI_2026_12, OGGI, LONTANE);

/**
 * Numbers of sentences that no release can change: points of a scale, months of a year, laws, the
 * three years fixed by `gestione.anniUscite`, advice.
 */
const FISSI: Readonly<Partial<Record<SoluzioneCode | 'quadro', string>>> = {
  pensione: '8 5 ¼', // margin of the estimate, least years of a fund, share of income
  'infortuni-malattie': '⅓', // ability to work, L. 222/1984
  // More than half of the reserve; shares of heirs, Codice civile
  quadro: '½ ⅓ ¼ ⅔ ⅙ 75',
  polizza: '½ ⅓ ¼ ⅔ 2 5 3 76 2016 1 42', // shares of heirs; the home of an unmarried couple
  'gestione-patrimonio': '3 12 ½ 15.000', // what is left, rounded
  LTC: '12',
  'polizze-rischi': '1.000.000 1 2026', // liability cover worth asking for; since when firms must
  'assistenza-medica': '10 15 20 30 40 49 50 74 35.000 ⅕',
  'tutela-legale': '⅕',
  'riscatto-laurea': '16', // years to recover, rounded
  'investimenti-capitale-garantito': '3 10.000 32.000', // what is safe, rounded
  'unit-index-linked': '74.000', // what is held, rounded
};

/**
 * What is read of each solution: sentences by code, steps by place; labels of answers and sources
 * are not its own.
 */
function frasi(analisi: Analisi): Map<string, Record<string, unknown>> {
  const { patrimonio, successione, sintesi, avvisi } = analisi;
  const own = ({ titolo, testo, risposta, azione, perche, passi, barra }: Soluzione) => ({
    titolo,
    testo,
    risposta,
    azione,
    perche,
    passi,
    barra,
  });
  return new Map<string, Record<string, unknown>>([
    ...analisi.soluzioni.map((s): [string, Record<string, unknown>] => [s.code, own(s)]),
    ['quadro', { segnali: patrimonio.segnali, successione, sintesi, avvisi }],
  ]);
}

/**
 * A number as a sentence may write it: whole, with a decimal, of a year, or as a percentage when it
 * is a share.
 */
function scritto(n: number): string[] {
  const size = Math.abs(n);
  return [
    formatNumero(size),
    formatNumero(size, 1).replace(/,0$/, ''),
    String(size),
    ...(size <= 1 ? [formatNumero(100 * size)] : []),
  ];
}

/**
 * Numbers of the family: told, of age, or worked out of answers alone, and so the same whatever the
 * release.
 */
function dellaFamiglia(famiglia: Famiglia, before: Analisi, after: Analisi): Set<string> {
  const same = valoriIn(cifreDi(after));
  const year = Number(OGGI.slice(0, 4));
  const born = famiglia.membri.flatMap(({ dataNascita }) =>
    dataNascita ? [year - Number(dataNascita.slice(0, 4))] : [],
  );
  const told = [...valoriIn(famiglia).values()];
  const worked = [...valoriIn(cifreDi(before))]
    .filter(([place, value]) => same.get(place) === value)
    .map(([, value]) => value);
  // A pension is rounded to the percent and its age to the year: a small move may not show.
  const pensions = before.soluzioni
    .filter(({ code }) => code === 'pensione')
    .flatMap(({ numeri: { tassoSostNetto, mesiEta } }) => [
      Number(tassoSostNetto),
      Math.floor(Number(mesiEta) / 12),
    ]);
  // So are the years of a disability: «20 anni e 7 mesi» begins like «20 anni».
  const years = before.soluzioni
    .filter(({ code }) => code === 'infortuni-malattie')
    .map(({ numeri: { anni } }) => Math.floor(Number(anni)));
  const incomes = famiglia.membri.map(({ redditoNettoAnnuo = 0 }) => redditoNettoAnnuo);
  // The mean of a couple of pensioners, a month.
  const means = incomes.slice(1).map((other) => (incomes[0]! + other) / 24);
  return new Set(
    [
      ...years,
      ...means,
      ...told,
      ...told.map((n) => n / 12),
      ...born,
      ...born.map((age) => age - 1),
      ...worked,
      ...pensions,
    ].flatMap(scritto),
  );
}
const cifreDi = ({ soluzioni, patrimonio, reddito }: Analisi) => ({
  patrimonio,
  reddito,
  soluzioni: Object.fromEntries(soluzioni.map(({ code, numeri }) => [code, numeri])),
});

/**
 * Numbers written the same under the two releases that are neither the family's nor of {@link
 * FISSI}.
 */
function scritteFisse(famiglia: Famiglia, release: Costanti): string[] {
  const [before, after] = [analizza(famiglia, COSTANTI_2026_12), analizza(famiglia, release)];
  // A release with other values shows which numbers do not depend on constants.
  const own = dellaFamiglia(famiglia, before, analizza(famiglia, LONTANA));
  const found: string[] = [];
  const later = frasi(after);
  for (const [code, parts] of frasi(before)) {
    const fixed = new Set([...own, ...(FISSI[code as SoluzioneCode | 'quadro'] ?? '').split(' ')]);
    const moved = testiIn(later.get(code));
    for (const [place, { it: italian, en }] of testiIn(parts)) {
      const there = moved.get(place);
      if (!there) continue;
      for (const token of [...rimasti(italian, there.it), ...rimasti(en, there.en)])
        if (!fixed.has(token)) found.push(`${code}${place}: ${token}`);
    }
  }
  return found;
}

describe('the sentences of an analysis', () => {
  it.each(famiglie.map((famiglia, at) => [FAMIGLIE_ESEMPIO[at]!.key, famiglia] as const))(
    '%s: no constant is written in a sentence',
    (_, famiglia) => expect(scritteFisse(famiglia, LONTANA)).toEqual([]),
  );
  it('would find the constants, if they were', () => {
    const all = famiglie.flatMap((famiglia) => scritteFisse(famiglia, COSTANTI_2026_12));
    const tokens = new Set(all.map((line) => line.replace(/.*: /, '')));
    // Share of income and of savings, deposits, health spending, allowance, studies.
    for (const token of ['70', '80', '100.000', '1.400', '552', '7.000'])
      expect([token, tokens.has(token)]).toEqual([token, true]);
  });
  it('tells the age below which buying back concerns somebody, its rate, and the cadastral share, as the release has them', () => {
    const said = (release: Costanti) =>
      JSON.stringify(famiglie.map((famiglia) => analizza(famiglia, release).soluzioni));
    expect(said(COSTANTI_2026_12)).toContain('hanno meno di 60 anni');
    expect(said(MOSSA)).toContain('hanno meno di 61 anni');
    expect(said(COSTANTI_2026_12)).toContain('Immobili al 50% del valore di mercato');
    expect(said(MOSSA)).toContain('Immobili al 51,5% del valore di mercato');
    expect(said(COSTANTI_2026_12)).toContain('minimo di artigiani e commercianti × 33%');
    expect(said(MOSSA)).toContain('minimo di artigiani e commercianti × 33,99%');
  });
});
