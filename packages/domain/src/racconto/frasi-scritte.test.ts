/** Sentences of staff: said only where they are true of the household that reads them. */
import { describe, expect, it } from '@jest/globals';
import { OGGI, popolazione } from '../../test/famiglie-qualsiasi.ts';
import { SOLUZIONI } from '../aree.ts';
import type { SoluzioneCode } from '../aree.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { famigliaInventata } from '../esempi/famiglie-inventate.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia } from '../nucleo.ts';
import { recordOf } from '../records.ts';
import {
  difettoFrase,
  LIVELLI_FRASE,
  livelliDi,
  pezzi,
  scriviFrase,
  segnapostiDi,
  SEGNAPOSTI,
} from '../testi/segnaposti.ts';
import type { FrasiScritte, LivelloFrase, Parte } from '../testi/segnaposti.ts';
import { analizza } from './analizza.ts';
import { calcola } from '../analisi/calcola.ts';
import { noTrace } from '../traccia/no-trace.ts';
import { valoriFrase } from './frasi-scritte.ts';
import { raccontaSoluzioni } from './soluzioni.ts';

const families: readonly Famiglia[] = [
  ...FAMIGLIE_ESEMPIO.map(({ famiglia }) => ({ ...famiglia, refDate: OGGI })),
  ...popolazione(3000, 41),
  ...Array.from({ length: 3000 }, (_, n) => ({ ...famigliaInventata(n, OGGI), refDate: OGGI })),
];

/** Every placeholder that a part may hold, each in a sentence of its own area and level. */
function frasiCon(choose: (keys: readonly string[]) => readonly string[]): FrasiScritte {
  const part = (code: SoluzioneCode, parte: Parte, language: 'it' | 'en'): string => {
    const keys = choose(segnapostiDi(code, parte).map(({ key }) => key));
    const list = keys.map((key) => `{${key}}`).join(', ');
    return language === 'it' ? `Così dice lo staff ${list}.` : `So says the staff ${list}.`;
  };
  const written = (code: SoluzioneCode, language: 'it' | 'en') => ({
    title: part(code, 'title', language),
    ...recordOf([...LIVELLI_FRASE], (level) => part(code, level, language)),
  });
  return recordOf([...SOLUZIONI], (code) => ({
    it: written(code, 'it'),
    en: written(code, 'en'),
  }));
}

describe('a published sentence, over 6,000 made-up households', () => {
  const sentences = [
    frasiCon((keys) => keys),
    ...Array.from({ length: 9 }, (_, at) => frasiCon((keys) => keys.slice(at, at + 1))),
  ];
  const NAMES = /Giulia|Martina|Marco|Andrea|Luca|Anna|Sara/;
  const WRONG = /undefined|null|NaN|[{}]|(^|[^\d.,])0 (€|%|anni|mesi|years|months)/;
  const faults: string[] = [];
  const named = new Set<string>();
  const count = { staff: 0, own: 0 };

  function check(famiglia: Famiglia, frasi: FrasiScritte): void {
    const calcolo = calcola(famiglia, COSTANTI_2026_12, noTrace);
    for (const soluzione of calcolo.soluzioni)
      for (const [key, value] of Object.entries(valoriFrase(soluzione)?.valori ?? {}))
        if (value) named.add(`${soluzione.code} ${key}`);
    const engine = raccontaSoluzioni(calcolo, COSTANTI_2026_12);
    const people = new Set(famiglia.membri.flatMap(({ firstName }) => firstName ?? []));
    raccontaSoluzioni(calcolo, COSTANTI_2026_12, frasi).forEach((one, place) => {
      const texts = [
        [one.risposta.it, engine[place]?.risposta.it],
        [one.risposta.en, engine[place]?.risposta.en],
        [one.titolo.it, engine[place]?.titolo.it],
        [one.titolo.en, engine[place]?.titolo.en],
      ] as const;
      for (const [text, own] of texts) {
        count[text === own ? 'own' : 'staff'] += 1;
        if (text === own) continue;
        const said = text.replaceAll('**', '').replaceAll('\u00A0', ' ');
        const name = NAMES.exec(said)?.[0];
        const isInDoubt =
          one.level === 'grey' || one.motivo !== undefined || one.dubbi !== undefined;
        if (WRONG.test(said) || isInDoubt || (name !== undefined && !people.has(name)))
          faults.push(`${one.code} ${one.level}: ${said}`);
      }
    });
  }

  it('has no missing value, no zero, and nobody who is not there; else the engine’s own stands', () => {
    families.forEach((famiglia, at) => check(famiglia, sentences[at % sentences.length] ?? {}));
    expect(faults.slice(0, 5)).toEqual([]);
    expect(Math.min(count.staff, count.own)).toBeGreaterThan(20_000);
  });

  it('can name every placeholder of its list in some household', () => {
    const all = SOLUZIONI.flatMap((code) =>
      Object.keys(SEGNAPOSTI[code]).map((key) => `${code} ${key}`),
    );
    expect(all.filter((one) => !named.has(one))).toEqual([]);
  });

  it('moves nothing but titles and short sentences', () => {
    for (const famiglia of families.slice(0, 40)) {
      const [before, after] = [undefined, sentences[0]].map((frasi) =>
        analizza(famiglia, COSTANTI_2026_12, frasi ? { frasi } : {}),
      );
      const rest = (one = before) => ({
        ...one,
        soluzioni: one?.soluzioni.map(({ titolo: _t, risposta: _r, ...others }) => others),
      });
      expect(rest(after)).toEqual(rest(before));
    }
  });
});

describe('a sentence', () => {
  const valori = {
    manca: {
      testo: { it: 'circa 500 €', en: 'about 500 €' },
      forte: { it: 'circa **500 €**', en: 'about **500 €**' },
    },
    reddito: { testo: { it: 'il tuo reddito', en: 'your income' } },
  };
  it('begins with a capital, and has its first number in bold', () => {
    expect(scriviFrase('{reddito} lascia {manca}, {manca}.', valori, 'it', true)).toBe(
      'Il tuo reddito lascia circa **500 €**, circa 500 €.',
    );
  });
  it('is not said when one of its values is missing', () => {
    expect(scriviFrase('{reddito} per {anni}.', valori, 'it')).toBeUndefined();
  });
  it.each([
    ['Mancano 500 euro.', 'digits'],
    ['Mancano {soldi}.', 'unknown'],
    ['Mancano {manca.', 'braces'],
    ['**Mancano** {manca}.', 'braces'],
    ['Mancano {manca}.', undefined],
  ])('%s: %s', (text, fault) => {
    expect(difettoFrase('TCM', 'red', text)).toBe(fault);
  });
  it('names what is missing only where something is', () => {
    expect(difettoFrase('TCM', 'green', 'Mancano {manca}.')).toBe('unknown');
    expect(difettoFrase('TCM', 'title', 'Mancano {manca}')).toBe('unknown');
  });
  it('comes apart and together again', () => {
    expect(pezzi('A {manca} b')).toEqual([{ testo: 'A ' }, { key: 'manca' }, { testo: ' b' }]);
  });
  it('is never red where the area is no need', () => {
    const reds = (level: LivelloFrase) => livelliDi('tutela-legale').includes(level);
    expect([reds('red'), livelliDi('TCM')]).toEqual([false, ['red', 'yellow', 'green']]);
  });
});
