/** Any answers, out of the table, for the property tests. */
import fc from 'fast-check';
import type { Cella, Risposta, Tab, Who } from '../src/risposte/risposta.ts';
import { answerOf, shownAt, type Checkup } from '../src/risposte/giudizio.ts';
import { RISPOSTE, type Answers, type Chiave } from '../src/risposte/tabella.ts';

export { fc };
export const OGGI = '2026-11-20';

const day = fc
  .tuple(
    fc.integer({ min: 1905, max: 2027 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);

/**
 * Values within the bounds of the answer itself; whether they fit the other answers is another
 * matter.
 */
export function within(risposta: Risposta | Cella): fc.Arbitrary<unknown> {
  switch (risposta.kind) {
    case 'date':
      return fc.oneof(
        { weight: 4, arbitrary: day },
        fc.constantFrom('2008-11-20', '2008-11-21', '2010-11-20', '2010-11-21', OGGI),
      );
    case 'month':
      return fc.oneof(
        fc
          .tuple(fc.integer({ min: 1975, max: 2027 }), fc.integer({ min: 1, max: 12 }))
          .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`),
        fc.constantFrom('2026-11', '2026-12'),
      );
    case 'share':
      return fc.constantFrom(risposta.min, 0.67, risposta.max);
    case 'yesNo':
      return fc.boolean();
    case 'consent':
      return fc.constant(true);
    case 'comune':
      return fc.constantFrom(
        { comune: 'Roma', regione: 'Lazio', provincia: 'RM', codiceIstat: '058091' },
        { comune: 'Estero', regione: '', provincia: '' },
        { comune: 'Qui', regione: '', provincia: '' },
      );
    case 'email':
      return fc.constantFrom('anna@bussola.example', 'a.b+c@x.it');
    case 'name':
      return fc.constantFrom('Ada', 'D’Angelo', 'a'.repeat(risposta.max));
    case 'choice':
      return fc.constantFrom(...risposta.among);
    case 'euro':
      return fc.oneof(
        fc.constantFrom(0, 1, risposta.max),
        fc.integer({ min: 0, max: Math.min(500_000, risposta.max) }),
      );
    case 'count':
      return fc.integer({ min: risposta.min, max: risposta.max });
    case 'rows':
      return fc.array(
        fc.record(
          Object.fromEntries(
            Object.entries(risposta.of).map(([key, cella]) => [key, within(cella)]),
          ),
        ),
        { maxLength: 3 },
      );
    case 'split':
      return fc
        .tuple(fc.constantFrom(99, 100, 101, 100), fc.integer({ min: 0, max: 60 }))
        .map(([total, first]) =>
          Object.fromEntries(
            risposta.parts.map((part, at) => [
              part,
              at === 0
                ? first
                : at === 1
                  ? Math.min(100, total - first)
                  : at === 2
                    ? Math.max(0, total - first - 100)
                    : 0,
            ]),
          ),
        );
  }
}

/** Values that no place may take; empty where every value of the field's own widget is good. */
export function beyond(risposta: Risposta): unknown[] {
  switch (risposta.kind) {
    case 'date':
      return ['ieri', '2001-02-29'];
    case 'month':
      return ['2001', '2001-13', '2001-1'];
    case 'share':
      return [risposta.min - 0.01, risposta.max + 0.01, Number.NaN];
    case 'name':
      return ['<b>', 'www.bussola.example', 'a'.repeat(risposta.max + 1)];
    case 'choice':
      return ['boh'];
    case 'email':
      return ['a@', 'senza chiocciola'];
    case 'euro':
      return [-1, risposta.max + 1, Number.NaN, ...(risposta.whole ? [0.5] : [])];
    case 'count':
      return [risposta.min - 1, risposta.max + 1, risposta.min + 0.5, Number.NaN];
    case 'rows': {
      const row = (change: object) => [
        { ...Object.fromEntries(Object.keys(risposta.of).map((key) => [key, 1])), ...change },
      ];
      return [row({ altro: 1 }), ...Object.keys(risposta.of).map((key) => row({ [key]: -1 }))];
    }
    case 'split':
      return [
        Object.fromEntries(
          risposta.parts.map((part, at) => [part, at === 0 ? -1 : at === 1 ? 101 : 0]),
        ),
      ];
    case 'yesNo':
    case 'consent':
    case 'comune':
      return [];
  }
}

const put = (a: Record<string, unknown>, key: string, value: unknown): void => {
  const [group, inner] = key.split('.') as [string, string | undefined];
  if (inner === undefined) a[group] = value;
  else a[group] = { ...(a[group] as object | undefined), [inner]: value };
};

/** Some of these answers, each given or not. */
export const answers = (keys: readonly Chiave[]): fc.Arbitrary<Answers> =>
  fc
    .record(
      Object.fromEntries(
        keys.map((key) => [key, fc.option(within(RISPOSTE[key]), { nil: undefined, freq: 6 })]),
      ),
    )
    .map((flat) => {
      const nested: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(flat))
        if (value !== undefined) put(nested, key, value);
      if ('laureato' in nested) put(nested, 'laureato.stato', true);
      return nested;
    });

const TABS = [1, 2, 3, 4, 5] as const satisfies readonly Tab[];
const shown = (who: Who): Chiave[] => TABS.flatMap((tab) => shownAt(tab, who));
/** A checkup half-way, of one to three people. */
export const checkups: fc.Arbitrary<Checkup> = fc
  .tuple(answers(shown('me')), fc.array(answers(shown('membro')), { maxLength: 2 }))
  .map(([me, membri]) => ({
    ...me,
    membri: membri.map((membro, at) => ({
      ...membro,
      _id: `00000000-0000-4000-8000-00000000000${at}`,
    })),
  }));
export { answerOf, TABS };
