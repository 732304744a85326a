import { describe, expect, it } from '@jest/globals';
import { conRisposte, esempio } from '../../test/esempio.ts';
import type { LevelOrGrey } from '../analisi.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Cifra } from './quadro.ts';
import { mosseCifre, mosseLivelli, simula, type MossaLivello } from './simula.ts';

type Stadio = [level: LevelOrGrey, punti: number];
const uno = ([level, punti]: Stadio, code: 'TCM' | 'LTC' = 'TCM') => ({
  soluzioni: [{ code, level, punti }],
});

describe('levels that moved', () => {
  it.each<[Stadio, Stadio, MossaLivello['verso'], number]>([
    [['red', 80], ['yellow', 50], 'migliora', -30],
    [['red', 80], ['red', 79], 'migliora', -1],
    [['yellow', 50], ['green', 0], 'migliora', -50],
    [['green', 0], ['yellow', 50], 'peggiora', 50],
    [['yellow', 50], ['yellow', 50.5], 'peggiora', 0.5],
    // Grey has no points to compare with.
    [['grey', 0], ['green', 10], 'cambia', 10],
    [['grey', 0], ['green', 0], 'cambia', 0],
    [['red', 80], ['grey', 0], 'cambia', -80],
    [['green', 0], ['grey', 0], 'cambia', 0],
  ])('%j to %j: %s', (prima, dopo, verso, delta) =>
    expect(mosseLivelli(uno(prima), uno(dopo))).toEqual([
      {
        code: 'TCM',
        prima: prima[0],
        dopo: dopo[0],
        punti: { prima: prima[1], dopo: dopo[1] },
        delta,
        verso,
      },
    ]),
  );

  it.each<Stadio>([
    ['grey', 0],
    ['green', 0],
    ['red', 80],
  ])('none where both are %s at %d', (...same) =>
    expect(mosseLivelli(uno(same), uno(same))).toEqual([]),
  );

  it('only of areas that are in both, in the order of the second', () => {
    const [red, green]: Stadio[] = [
      ['red', 80],
      ['green', 0],
    ];
    expect(mosseLivelli(uno(red!), uno(green!, 'LTC'))).toEqual([]);
    const two = (stadio: Stadio, ...codes: ('TCM' | 'LTC')[]) => ({
      soluzioni: codes.flatMap((code) => uno(stadio, code).soluzioni),
    });
    const moved = mosseLivelli(two(red!, 'TCM', 'LTC'), two(green!, 'LTC', 'TCM'));
    expect(moved.map(({ code }) => code)).toEqual(['LTC', 'TCM']);
  });
});

describe('figures that moved', () => {
  const debiti = (value: number | null): Cifra => ({
    key: 'patrimonio.debiti',
    unit: 'euro',
    value,
  });
  const eta = (memberId: string, value: number | null): Cifra => ({
    key: 'previdenza.mesiEta',
    memberId,
    unit: 'mesi',
    value,
  });

  it.each<[number | null, number | null]>([
    [1, 2],
    [null, 0],
    [0, null],
  ])('%s to %s', (prima, dopo) =>
    expect(mosseCifre([debiti(prima)], [debiti(dopo)])).toStrictEqual([
      { key: 'patrimonio.debiti', unit: 'euro', prima, dopo },
    ]),
  );

  it('none that stayed, or that is missing on one side and unknown on the other', () => {
    expect(mosseCifre([debiti(5), eta('a', null)], [debiti(5), eta('b', null)])).toEqual([]);
    expect(mosseCifre([debiti(null)], [debiti(null)])).toEqual([]);
  });

  it('each person by themselves, also who came or left', () => {
    const prima = [eta('a', 800), eta('b', 700), eta('d', 5)];
    expect(mosseCifre(prima, [eta('c', 600), eta('b', 701), eta('d', 5)])).toStrictEqual([
      { key: 'previdenza.mesiEta', memberId: 'a', unit: 'mesi', prima: 800, dopo: null },
      { key: 'previdenza.mesiEta', memberId: 'b', unit: 'mesi', prima: 700, dopo: 701 },
      { key: 'previdenza.mesiEta', memberId: 'c', unit: 'mesi', prima: null, dopo: 600 },
    ]);
  });
});

describe('a simulation', () => {
  const bellini = esempio('bellini');
  const [anna] = bellini.membri.map(({ _id }) => _id) as [string];
  const cover = { tipo: 'copertura-tcm', memberId: anna, capitale: 500_000 } as const;

  it('takes today’s picture from a caller that has it already, and keeps it where nothing changes', () => {
    const { prima } = simula(bellini, [], COSTANTI_2026_12);
    const again = simula(bellini, [cover], COSTANTI_2026_12, { prima });
    expect(again.prima).toBe(prima);
    expect(again).toEqual(simula(bellini, [cover], COSTANTI_2026_12));
    expect(again.cifre).not.toEqual([]);
    expect(simula(bellini, [], COSTANTI_2026_12, { prima })).toMatchObject({
      dopo: prima,
      livelli: [],
      cifre: [],
      piano: { flussi: [] },
    });
  });

  it('a split that is tried out counts, also where today’s was only supposed', () => {
    const change = { stimati: ['suddivisioneInvestimento' as const] };
    const supposed = conRisposte(bellini, { 0: change, 1: change });
    const { cifre } = simula(
      supposed,
      [
        {
          tipo: 'investimenti',
          suddivisione: {
            azioni: 60,
            obbligazioni: 20,
            gestioneSeparate: 0,
            oro: 0,
            liquidi: 20,
            altro: 0,
          },
        },
      ],
      COSTANTI_2026_12,
    );
    expect(cifre).toContainEqual({
      key: 'gestione.distanza',
      unit: 'punti',
      prima: null,
      dopo: expect.any(Number),
    });
  });
});
