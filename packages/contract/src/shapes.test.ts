import { describe, expect, it } from '@jest/globals';
import { Comune, line, User } from './shapes.ts';

describe('a line', () => {
  const Line = line(1, 4);

  it('is kept in composed letters, without the spaces around it', () => expect(Line.parse('  e\u0301 ')).toBe('\u00E9'));
  it('is measured as it is kept', () => {
    expect(Line.safeParse('e\u0301'.repeat(4)).success).toBe(true);
    expect(Line.safeParse('\uFB2C'.repeat(2)).success).toBe(false);
    expect(Line.safeParse('   ').success).toBe(false);
  });
  it('is good again once it is kept', () => {
    for (const text of ['\uFB2C', '\u0958\u0958', ' \u1100\u1161\u11A8 ', 'A\u030A\u0301', '\u212B', '\u037E']) {
      const kept = Line.parse(text);
      expect(Line.parse(kept)).toBe(kept);
    }
  });
});

it('gives a municipality back in an account as it took it', () => {
  const answer = User.shape.comuneResidenza;
  for (const provincia of ['', 'RM', '\uFB2C']) {
    const kept = Comune.parse({ comune: 'Roma', regione: 'Lazio', provincia });
    expect(answer.parse(kept)).toEqual(kept);
  }
  expect(Comune.safeParse({ comune: 'Roma', regione: 'Lazio', provincia: '\uFB2C\uFB2C' }).success).toBe(false);
});
