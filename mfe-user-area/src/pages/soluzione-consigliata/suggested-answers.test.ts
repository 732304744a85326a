import { describe, expect, it } from '@jest/globals';
import type { Membro } from '@bussola/domain';
import type { RiassuntoEstratto } from '@bussola/domain/simulazione';
import { patchOf, recentPay, suggestedAnswers } from './suggested-answers.ts';

const summary: RiassuntoEstratto = {
  primoContributo: '2004-09',
  ultimoContributo: '2025-12',
  settimane: 1000,
  anniContributi: 19,
  anniIgnoti: [],
  anni: [],
  buchi: [],
  ultimoAnnoIntero: { anno: 2024, settimane: 52, retribuzione: 30_000 },
};

describe('the answers that a statement suggests', () => {
  it('are those that differ, oldest question first', () => {
    expect(suggestedAnswers({ anniContributi: 22 }, summary, undefined)).toEqual([
      { key: 'primoContributo', before: undefined, after: '2004-09' },
      { key: 'anniContributi', before: 22, after: 19 },
    ]);
    expect(
      suggestedAnswers({ anniContributi: 19, primoContributo: '2004-09' }, summary, undefined),
    ).toEqual([]);
  });

  it.each([
    [20_000, 22_000, false],
    [20_000, 22_001, true],
    [20_000, 18_000, false],
    [20_000, 17_999, true],
    [0, 100, true],
    [undefined, 100, true],
  ])('beside an income of %s, %d is told: %s', (told, net, isTold) => {
    const answers = suggestedAnswers(
      { anniContributi: 19, primoContributo: '2004-09', redditoNettoAnnuo: told },
      summary,
      net,
    );
    expect(answers.map(({ key }) => key)).toEqual(isTold ? ['redditoNettoAnnuo'] : []);
  });

  it.each([
    ['2026-11-20', 30_000],
    ['2027-01-01', undefined],
  ])('on %s take the pay of 2024 as %s', (today, pay) =>
    expect(recentPay(summary, today)).toBe(pay),
  );

  it('without a whole year, or without pay in it, take none', () => {
    expect(recentPay({ ...summary, ultimoAnnoIntero: undefined }, '2025-01-01')).toBeUndefined();
    const unpaid = { anno: 2024, settimane: 52 };
    expect(recentPay({ ...summary, ultimoAnnoIntero: unpaid }, '2025-01-01')).toBeUndefined();
  });

  it.each([
    ['2025-12', 30_000],
    ['2026-01', undefined],
  ])('with contributions until %s take the pay of 2024 as %s', (ultimoContributo, pay) =>
    expect(recentPay({ ...summary, ultimoContributo }, '2026-11-20')).toBe(pay),
  );

  it('without a week are no years', () => {
    expect(
      suggestedAnswers({}, { ...summary, settimane: 0, anniContributi: 0 }, undefined),
    ).toEqual([{ key: 'primoContributo', before: undefined, after: '2004-09' }]);
  });
});

describe('what is saved', () => {
  const membro = { stimati: ['anniContributi', 'valoreResidenza'] } as Membro;

  it('is what was taken, no longer an estimate', () => {
    expect(patchOf(membro, [{ key: 'anniContributi', before: 22, after: 19 }])).toEqual({
      anniContributi: 19,
      stimati: ['valoreResidenza'],
    });
  });

  it('leaves the estimates alone that are not touched', () => {
    expect(
      patchOf(membro, [{ key: 'primoContributo', before: undefined, after: '2004-09' }]),
    ).toEqual({ primoContributo: '2004-09' });
  });
});
