import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { famiglie, OGGI } from '../../test/famiglie-qualsiasi.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { areaDi } from './area.ts';
import { economicaMedie } from '../racconto/confronti.ts';
import { fasciaDi, type BaseConfronto, type Metrica } from './confronti.ts';

const bellini: Famiglia = { refDate: OGGI, ...FAMIGLIE_ESEMPIO[0]!.famiglia };
const [anna, marco] = bellini.membri as [Membro, Membro];
const run = (famiglia: Famiglia) => economicaMedie(famiglia, COSTANTI_2026_12);
const row = (famiglia: Famiglia, metrica: Metrica, base: BaseConfronto, memberId?: string) =>
  run(famiglia).find((r) => r.metrica === metrica && r.base === base && r.memberId === memberId);
const sola = (membro: Partial<Membro>): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perMe',
  membri: [{ _id: 'me', gradoParentela: 'me', enabled: true, seq: 1, ...membro }],
});

describe('the Bellini family against the published figures', () => {
  it('Anna’s income against her region: 34.800 against 22.361', () => {
    expect(row(bellini, 'redditoPersonale', 'regione', anna._id)).toMatchObject({
      gruppo: { it: 'Emilia-Romagna' },
      tuo: 34800,
      media: 22361,
      scarto: 0.556281,
      fascia: 'sopra',
      anno: 2024,
      costanti: ['medie.regioni'],
    });
  });
  it('Anna against the self-employed, in line; Marco against employees, above', () => {
    expect(row(bellini, 'redditoPersonale', 'professione', anna._id)).toMatchObject({
      tuo: 34800,
      media: 35092,
      fascia: 'in linea',
    });
    // 24.000 / 21.352 = 1,124
    expect(row(bellini, 'redditoPersonale', 'professione', marco._id)).toMatchObject({
      media: 21352,
      fascia: 'sopra',
      scarto: 0.124016,
    });
  });
  it('the household against Italy, with mean and median of ISTAT 2023', () => {
    expect(row(bellini, 'redditoFamiglia', 'italia')).toMatchObject({
      tuo: 58800,
      media: 37511,
      mediana: 30039,
      scarto: 0.56754,
      anno: 2023,
      fonte: { it: 'ISTAT, redditi delle famiglie 2023', en: 'ISTAT, household income 2023' },
    });
  });
  it('against its area: the mean of the Centre and North, the median of the North-east', () => {
    const area = run(bellini).filter(({ base }) => base === 'area');
    expect(area).toMatchObject([
      { media: 45418, gruppo: { it: 'Centro-Nord' }, anno: 2020 },
      { media: null, mediana: 34772, gruppo: { it: 'Nord-est' }, anno: 2023 },
    ]);
    // 58.800 / 34.772 = 1,691
    expect(area[1]!.scarto).toBeCloseTo(0.691016, 6);
  });
  it('against the age, condition and education of the one who earns the most', () => {
    expect(row(bellini, 'redditoFamiglia', 'eta')).toMatchObject({
      media: 40589,
      gruppo: { it: '35–44 anni', en: '35–44' },
    });
    expect(row(bellini, 'redditoFamiglia', 'condizione')).toMatchObject({
      media: 70963,
      fascia: 'sotto',
    });
    expect(row(bellini, 'redditoFamiglia', 'istruzione')).toMatchObject({
      media: 79000,
      stima: true,
    });
  });
  it('net worth: 231.400 against 296.000 and a median of 152.000; by age brought to 2022, as an estimate', () => {
    expect(row(bellini, 'patrimonioFamiglia', 'italia')).toMatchObject({
      tuo: 231400,
      media: 296000,
      mediana: 152000,
      fascia: 'sotto',
      anno: 2022,
    });
    // 237.429 × 296.000 / 341.000
    expect(row(bellini, 'patrimonioFamiglia', 'eta')).toMatchObject({
      media: 206096.73,
      stima: true,
      scarto: 0.122774,
      fascia: 'sopra',
      costanti: ['medie.eta', 'medie.patrimonio', 'medie.patrimonio.2020'],
    });
    expect(row(bellini, 'patrimonioPerPersona', 'condizione')).toMatchObject({
      tuo: 57850,
      media: 300000,
      stima: true,
    });
    expect(row(bellini, 'risparmiFamiglia', 'italia')).toMatchObject({ tuo: 46000, media: 62400 });
  });
});

describe('what is compared with what', () => {
  it('one of several people is not a household', () => {
    expect(
      new Set(run({ ...bellini, analisiFamiliare: 'perMe' }).map(({ metrica }) => metrica)),
    ).toEqual(new Set(['redditoPersonale']));
  });
  it('without an income there is no comparison of income; without wealth told, none of wealth', () => {
    expect(
      run(sola({ dataNascita: '1990-01-01', professione: 'Dipendente', redditoNettoAnnuo: 0 })),
    ).toEqual([]);
    expect(
      run(sola({ dataNascita: '1990-01-01', valorePatrimonioMobiliare: 0 })).map(
        ({ metrica }) => metrica,
      ),
    ).toEqual(['patrimonioFamiglia']);
  });
  it('an unknown region is compared with Italy, and has no area', () => {
    const rows = run(
      sola({
        professione: 'Studente',
        redditoNettoAnnuo: 20629,
        comuneResidenza: { comune: 'Lugano', regione: 'Estero', provincia: '' },
      }),
    );
    expect(rows.filter(({ metrica }) => metrica === 'redditoPersonale')).toMatchObject([
      { base: 'italia', media: 20629, scarto: 0, fascia: 'in linea' },
    ]);
    expect(rows.some(({ base }) => base === 'area')).toBe(false);
  });
  it('debts above what is owned are below any mean', () => {
    const rows = run(
      sola({
        statoResidenza: 'proprietà',
        valoreResidenza: 100000,
        mutuoResidenza: true,
        valoreResiduoMutuo: 150000,
        valorePatrimonioMobiliare: 0,
      }),
    );
    expect(rows[0]).toMatchObject({ tuo: -50000, fascia: 'sotto' });
  });
  it.each([
    ['Lombardia', 'nordOvest'],
    ['Veneto', 'nordEst'],
    ['PA Trento', 'nordEst'],
    ['Lazio', undefined],
    ['Sicilia', 'mezzogiorno'],
  ] as const)('%s is in %s', (regione, key) => expect(areaDi(regione)!.mediana?.key).toBe(key));
  it.each([
    [0.1, 'in linea'],
    [-0.1, 'in linea'],
    [0.1001, 'sopra'],
    [-0.1001, 'sotto'],
    [null, null],
  ] as const)('a distance of %p is %p', (distance, fascia) =>
    expect(fasciaDi(distance)).toBe(fascia),
  );
  it('never mixes a person with a household, whoever they are', () => {
    fc.assert(
      fc.property(famiglie, (famiglia) => {
        for (const { metrica, memberId, base, media, mediana, scarto, tuo } of run(famiglia)) {
          expect(metrica === 'redditoPersonale').toBe(memberId !== undefined);
          if (metrica === 'redditoPersonale')
            expect(['regione', 'italia', 'professione']).toContain(base);
          else expect(['regione', 'professione']).not.toContain(base);
          expect(scarto).toBeCloseTo((tuo - (media ?? mediana!)) / (media ?? mediana!), 4);
        }
      }),
      { numRuns: 150, seed: 6 },
    );
  });
});
