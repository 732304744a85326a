import { describe, expect, it } from '@jest/globals';
import { valueAt, withValue } from '../form/paths.ts';
import { isCovered, tickCovered, uncoveredChildren } from './coperti.ts';
import { COPERTURE, type Copertura, type Familiare } from './coperture.ts';

const ANNA: Familiare = { prefix: '', name: 'Anna', fullName: 'Anna', isAdult: true, tone: 0 };
const MARCO: Familiare = { ...ANNA, prefix: 'membri.0.', name: 'Marco', tone: 1 };
const SOFIA: Familiare = {
  ...ANNA,
  prefix: 'membri.1.',
  name: 'Sofia',
  isAdult: false,
  tone: 2,
};
const FAMILY = [ANNA, MARCO, SOFIA];

type Polizze = Partial<Record<Copertura, boolean | null>>;
const covers = (told: boolean | null, but: Polizze = {}): Polizze => ({
  ...Object.fromEntries(COPERTURE.map((copertura) => [copertura, told])),
  ...but,
});
const keysOf = (...but: string[]) =>
  COPERTURE.map((copertura) => `polizze.${copertura}`).filter((key) => !but.includes(key));
const SALUTE = 'polizze.coperturaSanitaria';

const familyOf = (marco: Polizze, stimati: string[] = [], anna = covers(null)) => ({
  polizze: anna,
  stimati: [],
  membri: [
    { polizze: marco, stimati },
    { polizze: covers(null), stimati: [] },
  ],
});
const readOf =
  (form: object) =>
  <V>(name: string): V =>
    valueAt<V>(form, name);
const after = (form: object, one: Familiare, checked: boolean) =>
  Object.entries(tickCovered(readOf(form), one, checked)).reduce(
    (all, [name, value]) => withValue(all, name, value),
    form,
  );
const marcoAfter = (form: object, checked: boolean) => {
  const next = after(form, MARCO, checked);
  const read = readOf(next);
  return {
    polizze: read<Polizze>('membri.0.polizze'),
    stimati: read<string[]>('membri.0.stimati').toSorted(),
  };
};

describe('a grown-up ticked on the card of another', () => {
  it.each<[string, Polizze, string[], boolean, Polizze, string[]]>([
    ['not asked yet', covers(null), [], true, covers(false, { coperturaSanitaria: true }), []],
    [
      'who holds a fund',
      covers(false, { previdenzaComplementare: true }),
      [],
      true,
      covers(false, { previdenzaComplementare: true, coperturaSanitaria: true }),
      [],
    ],
    [
      'of whom nothing was known',
      covers(false),
      keysOf(),
      true,
      covers(false, { coperturaSanitaria: true }),
      keysOf(SALUTE),
    ],
    [
      'taken off, and nothing else is held',
      covers(false, { coperturaSanitaria: true }),
      [],
      false,
      covers(null),
      [],
    ],
    [
      'taken off, and a fund is held',
      covers(false, { previdenzaComplementare: true, coperturaSanitaria: true }),
      [],
      false,
      covers(false, { previdenzaComplementare: true }),
      [],
    ],
    [
      'taken off, and nothing is known again',
      covers(false, { coperturaSanitaria: true }),
      keysOf(SALUTE),
      false,
      covers(false),
      keysOf(),
    ],
  ])('%s', (_, polizze, stimati, checked, expected, estimates) =>
    expect(marcoAfter(familyOf(polizze, stimati), checked)).toEqual({
      polizze: expected,
      stimati: estimates.toSorted(),
    }),
  );
});

describe('a child', () => {
  it('is covered, or has no answer: a «no» is not one, and the other covers are not theirs', () => {
    const covered = after(familyOf(covers(false)), SOFIA, true);
    expect(isCovered(readOf(covered), SOFIA)).toBe(true);
    expect(valueAt(covered, 'membri.1.polizze')).toEqual(
      covers(null, { coperturaSanitaria: true }),
    );
    expect(valueAt(after(covered, SOFIA, false), 'membri.1.polizze')).toEqual(covers(null));
  });
  it('is not covered any more once no grown-up is', () => {
    const held = covers(false, { coperturaSanitaria: true });
    expect(uncoveredChildren(readOf(familyOf(held)), FAMILY, '')).toEqual({});
    expect(uncoveredChildren(readOf(familyOf(held)), FAMILY, 'membri.0.')).toEqual({
      [`membri.1.${SALUTE}`]: null,
    });
  });
});
