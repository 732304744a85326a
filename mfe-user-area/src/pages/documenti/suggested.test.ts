import { describe, expect, it } from '@jest/globals';
import { famigliaEsempio, TODAY } from '../../testing/area-server.ts';
import { isKept, suggestedFor } from './suggested.ts';

const couple = famigliaEsempio('bellini').famiglia.membri;
const [first, second] = couple;

describe('where a family would start', () => {
  it('with a mortgage, a home of theirs and two incomes', () => {
    expect(suggestedFor(couple, TODAY).map(({ key, memberId }) => [key, memberId])).toEqual(
      expect.arrayContaining([
        ['polizzaMutuo', undefined],
        ['inps', first?._id],
        ['redditi', first?._id],
        ['inps', second?._id],
        ['atto', undefined],
      ]),
    );
  });
  it('without the person who is left out', () => {
    const alone = suggestedFor(
      couple.map((membro) => ({ ...membro, enabled: membro._id === first?._id })),
      TODAY,
    );
    expect(alone.some(({ memberId }) => memberId === second?._id)).toBe(false);
  });
  it('in a rented home, with no deed and no policy of a mortgage', () => {
    const keys = suggestedFor(
      couple.map((membro) => ({
        ...membro,
        statoResidenza: 'affitto' as const,
        mutuoResidenza: false,
      })),
      TODAY,
    ).map(({ key }) => key);
    expect(keys).not.toContain('atto');
    expect(keys).not.toContain('polizzaMutuo');
  });
});
it('what was kept under its name is not asked for again, whatever its ending', () => {
  expect(isKept('Polizza del mutuo', [{ name: 'Polizza del mutuo.pdf' }])).toBe(true);
  expect(isKept('Polizza del mutuo', [{ name: 'Polizza del mutuo vecchia.pdf' }])).toBe(false);
});
