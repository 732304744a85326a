import { describe, expect, it } from '@jest/globals';
import { goTo, listedOf, versionsFor, without } from './line.ts';

describe('the line of a channel', () => {
  it.each([
    { line: [], to: 'a', after: ['a'], why: 'the first' },
    { line: ['a'], to: 'b', after: ['a', 'b'], why: 'the next' },
    {
      line: ['a', 'b', 'c'],
      to: 'b',
      after: ['a', 'b'],
      why: 'back by one: what people were taken away from is no way back',
    },
    { line: ['a', 'b', 'c'], to: 'a', after: ['a'], why: 'back by two' },
    { line: ['a', 'b'], to: 'b', after: ['a', 'b'], why: 'the same again' },
    {
      line: '0123456789'.split(''),
      to: 'x',
      after: '123456789x'.split(''),
      why: 'ten are remembered',
    },
  ])('$why', ({ line, to, after }) => {
    expect(goTo(line, to)).toEqual(after);
  });

  it('loses a killed build, wherever it stood', () => {
    expect([without(['a', 'b'], 'b'), without(['a', 'b'], 'a'), without(['a'], 'a')]).toEqual([
      ['a'],
      ['b'],
      [],
    ]);
  });
  it('is listed by its last three, and the canary', () => {
    expect(listedOf(['a', 'b', 'c', 'd'], 'k')).toEqual(['b', 'c', 'd', 'k']);
  });
  it.each([
    {
      chosen: 'c',
      line: ['a', 'b', 'c'],
      versions: ['c', 'b', 'a'],
      why: 'stable, then the two before',
    },
    {
      chosen: 'd',
      line: ['a', 'b', 'c', 'd'],
      versions: ['d', 'c', 'b'],
      why: 'no more than two before',
    },
    {
      chosen: 'k',
      line: ['a', 'b', 'c'],
      versions: ['k', 'c', 'b'],
      why: 'a canary falls back to stable',
    },
    {
      chosen: 'b',
      line: ['a', 'b', 'c'],
      versions: ['b', 'c', 'a'],
      why: 'an older build by override falls back to stable',
    },
    { chosen: 'a', line: ['a'], versions: ['a'], why: 'nothing before' },
  ])('gives a browser $why', ({ chosen, line, versions }) => {
    expect(versionsFor(chosen, line)).toEqual(versions);
  });
});
