import { describe, expect, it } from '@jest/globals';
import {
  AnyPassword,
  Comune,
  Email,
  Euro,
  line,
  Name,
  Password,
  Percent,
  PersonName,
  User,
} from './shapes.ts';

describe('a line', () => {
  const Line = line(1, 4);

  it('is kept in composed letters, without the spaces around it', () =>
    expect(Line.parse('  e\u0301 ')).toBe('\u00E9'));
  it('has its length checked after it is normalised', () => {
    expect(Line.safeParse('e\u0301'.repeat(4)).success).toBe(true);
    expect(Line.safeParse('\uFB2C'.repeat(2)).success).toBe(false);
    expect(Line.safeParse('   ').success).toBe(false);
  });
  it('is accepted again after it was normalised once', () => {
    for (const text of [
      '\uFB2C',
      '\u0958\u0958',
      ' \u1100\u1161\u11A8 ',
      'A\u030A\u0301',
      '\u212B',
      '\u037E',
    ]) {
      const kept = Line.parse(text);
      expect(Line.parse(kept)).toBe(kept);
    }
  });
});

it('an account returns a municipality as it was accepted', () => {
  const answer = User.shape.comuneResidenza;
  for (const provincia of ['', 'RM', '\uFB2C']) {
    const kept = Comune.parse({ comune: 'Roma', regione: 'Lazio', provincia });
    expect(answer.parse(kept)).toEqual(kept);
  }
  expect(
    Comune.safeParse({ comune: 'Roma', regione: 'Lazio', provincia: '\uFB2C\uFB2C' }).success,
  ).toBe(false);
});

describe('an amount', () => {
  it.each([
    [0, 0],
    [0.005, 0.01],
    [1234.5678, 1234.57],
    [1e9, 1e9],
    [29.99, 29.99],
    [0.1 + 0.2, 0.3],
  ])('%d is kept to the cent', (typed, kept) => {
    expect(Euro.parse(typed)).toBe(kept);
    expect(Euro.parse(kept)).toBe(kept);
  });
  it.each([-0.01, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY, '5', null])(
    '%p is refused',
    (typed) => expect(Euro.safeParse(typed).success).toBe(false),
  );
});

describe('the bounds of texts', () => {
  const long = (length: number) => `Aa1${'b'.repeat(length - 3)}`;
  it.each([
    ['a password', Password, 8, 32],
    ['a password at sign-in', AnyPassword, 3, 200],
    ['a name', Name, 3, 120],
    ['a person’s name', PersonName, 3, 120],
  ] as const)('%s', (_what, shape, shortest, longest) => {
    for (const length of [shortest, longest])
      expect(shape.safeParse(long(length)).success).toBe(true);
    expect(shape.safeParse(long(longest + 1)).success).toBe(false);
    expect(shape.safeParse('').success).toBe(false);
  });
  it('a password of seven signs is short', () =>
    expect(Password.safeParse(long(7)).success).toBe(false));
  it.each([
    'granovento1',
    'GRANOVENTO1',
    'GranoVento',
    'Grano Vento1',
    'Grànovento1',
    'Grano/Vento1',
    'Grano"Vento1',
  ])('refuses the password %j', (text) => expect(Password.safeParse(text).success).toBe(false));
  it.each([...'!@#$%^&*().,_-+=?'])('takes %s in a password', (sign) =>
    expect(Password.safeParse(`Grano1${sign}Vento`).success).toBe(true),
  );
  it('an address has 254 signs at most', () => {
    const of = (length: number) =>
      `${'a'.repeat(length - 179)}@${'b'.repeat(58)}.${'c'.repeat(58)}.${'d'.repeat(52)}.example`;
    expect([
      of(240).length,
      of(254).length,
      Email.safeParse(of(240)).success,
      Email.safeParse(of(255)).success,
    ]).toEqual([240, 254, true, false]);
  });
});
it.each([
  [0, true],
  [100, true],
  [-0.01, false],
  [100.01, false],
])('a share of %d: %j', (share, isGood) => expect(Percent.safeParse(share).success).toBe(isGood));
