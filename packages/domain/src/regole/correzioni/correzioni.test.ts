import { describe, expect, it } from '@jest/globals';
import type { Analisi } from '../../analisi.ts';
import { ENGINE_VERSION } from '../../analisi/calcola.ts';
import { SOLUZIONI } from '../../aree.ts';
import { COSTANTI_2026_12 } from '../../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../../esempi/esempi.ts';
import type { Famiglia, Membro } from '../../nucleo.ts';
import { analizza } from '../../racconto/analizza.ts';
import type { AnalisiQualsiasi } from './correzione.ts';
import { CORREZIONI } from './elenco.ts';
import { correzioni, correzioniPer, isDaCorreggere } from './per-famiglia.ts';

const OGGI = '2026-11-20';
const esempio = (key: string): Famiglia => ({
  refDate: OGGI,
  ...FAMIGLIE_ESEMPIO.find((f) => f.key === key)!.famiglia,
});
const sola = (change: Partial<Membro>): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perMe',
  membri: [{ _id: 'me', gradoParentela: 'me', enabled: true, seq: 1, ...change }],
});
const riguardano = (famiglia: Famiglia): string[] =>
  correzioniPer(famiglia, analizza(famiglia, COSTANTI_2026_12))
    .filter(({ riguarda }) => riguarda)
    .map(({ id }) => id);
/** What everybody reads another way now. */
const DI_TUTTI = ['piano', 'apertura', 'livelli', 'affidabilita'];

describe('whom a correction touches', () => {
  it('a person who told nothing is touched by what changed for everybody only', () => {
    expect(riguardano(sola({}))).toEqual(DI_TUTTI);
  });

  it.each<[string, Partial<Membro>]>([
    ['riserva', { valorePatrimonioMobiliare: 9_999 }],
    ['forfettario', { professione: 'Artigiano/a' }],
    ['continuita', { anniContributi: 20 }],
    [
      'riscatto',
      { dataNascita: '1976-12-31', laureato: { stato: true, riscattoFiniPensionistici: false } },
    ],
    [
      'casa-assicurata',
      { statoResidenza: 'proprietà', mutuoResidenza: true, assicurazioneResidenza: false },
    ],
    [
      'invalidita',
      { dataNascita: '1990-01-01', professione: 'Dipendente', redditoNettoAnnuo: 20_000 },
    ],
    [
      'requisiti',
      { dataNascita: '1990-01-01', professione: 'Dipendente', redditoNettoAnnuo: 20_000 },
    ],
  ])('%s: %j', (id, change) => {
    expect(riguardano(sola(change))).toContain(id);
  });

  it.each<[string, Partial<Membro>]>([
    ['riserva', { valorePatrimonioMobiliare: 10_000 }],
    ['forfettario', { professione: 'Dipendente' }],
    [
      'riscatto',
      { dataNascita: '1977-01-01', laureato: { stato: true, riscattoFiniPensionistici: false } },
    ],
    [
      'casa-assicurata',
      { statoResidenza: 'proprietà', mutuoResidenza: false, assicurazioneResidenza: false },
    ],
    [
      'invalidita',
      { dataNascita: '1966-11-20', professione: 'Dipendente', redditoNettoAnnuo: 20_000 },
    ],
    ['solo-per-me', {}],
    ['superstiti', { redditoNettoAnnuo: 30_000 }],
  ])('not %s: %j', (id, change) => {
    expect(riguardano(sola(change))).not.toContain(id);
  });

  it('one of the couple, and nobody else of the family', () => {
    const laurea = { stato: true, riscattoFiniPensionistici: false };
    const con = (gradoParentela: Membro['gradoParentela']): Famiglia => {
      const famiglia = sola({ dataNascita: '1975-05-01', laureato: { stato: false } });
      const altro: Membro = {
        _id: 'altro',
        gradoParentela,
        enabled: true,
        seq: 2,
        dataNascita: '1974-05-01',
        laureato: laurea,
      };
      return { ...famiglia, membri: [...famiglia.membri, altro] };
    };
    expect(riguardano(con('wife'))).toContain('riscatto');
    expect(riguardano(con('other'))).not.toContain('riscatto');
  });

  it('the family that «only for me» used to hide, and couples', () => {
    const bellini = esempio('bellini');
    expect(riguardano(bellini)).not.toContain('solo-per-me');
    expect(riguardano({ ...bellini, analisiFamiliare: 'perMe' })).toContain('solo-per-me');
    expect(riguardano(bellini)).not.toContain('superstiti');
    const couple = bellini.membri.filter(({ gradoParentela }) =>
      ['me', 'husband', 'wife'].includes(gradoParentela),
    );
    expect(riguardano({ ...bellini, membri: couple })).toContain('superstiti');
    expect(riguardano(bellini)).not.toContain('dipende');
    const retired = bellini.membri.map((one) =>
      one.gradoParentela === 'me' ? { ...one, redditoNettoAnnuo: 0 } : one,
    );
    expect(riguardano({ ...bellini, membri: retired })).toContain('dipende');
  });
});

describe('beside an analysis that was kept', () => {
  const famiglia = esempio('bellini');
  const ora = analizza(famiglia, COSTANTI_2026_12);
  const then = (change: (analisi: Analisi) => void): Analisi => {
    const prima = { ...structuredClone(ora), motore: '1.4.0' };
    change(prima);
    return prima;
  };
  const of = (id: string, prima: AnalisiQualsiasi) =>
    correzioniPer(famiglia, ora, prima).find((one) => one.id === id);

  it('says the figure of then and of now, and the level that moved', () => {
    const prima = then(({ previdenza, soluzioni }) => {
      previdenza[0]!.decorrenza = '2099-01';
      soluzioni.find(({ code }) => code === 'pensione')!.level = 'grey';
    });
    expect(of('uscite', prima)).toMatchObject({
      riguarda: true,
      cifra: {
        prima: { tipo: 'mese', valore: '2099-01' },
        ora: { tipo: 'mese', valore: ora.previdenza[0]!.decorrenza },
      },
      livelli: [
        {
          code: 'pensione',
          prima: 'grey',
          ora: ora.soluzioni.find(({ code }) => code === 'pensione')!.level,
        },
      ],
    });
  });

  it('says no figure that is the same, and none of a report that had the correction already', () => {
    expect(
      of(
        'uscite',
        then(() => undefined),
      ),
    ).not.toHaveProperty('cifra');
    const later = then(({ previdenza }) => {
      previdenza[0]!.decorrenza = '2099-01';
    });
    expect(of('uscite', { ...later, motore: ENGINE_VERSION })).not.toHaveProperty('cifra');
  });

  it('reads missing capital, reserve and plan from the analyses', () => {
    const prima = then((analisi) => {
      analisi.soluzioni.find(({ code }) => code === 'TCM')!.barra!.gap = 1;
      analisi.gestione!.carenza = 2;
      analisi.piano.disponibile = 3;
    });
    expect(of('superstiti', prima)?.cifra?.prima).toEqual({ tipo: 'euro', valore: 1 });
    expect(of('riserva', prima)?.cifra?.prima).toEqual({ tipo: 'euro', valore: 2 });
    expect(of('piano', prima)?.cifra?.prima).toEqual({ tipo: 'euroMese', valore: 3 });
  });

  it('takes an analysis of the first edition, which knows neither plan nor exits', () => {
    const { soluzioni, previdenza } = ora;
    expect(of('piano', { motore: '1.0.0', soluzioni, previdenza })).not.toHaveProperty('cifra');
  });
});

it('is told to anybody without what decides it', () => {
  expect(correzioni().map(({ id }) => id)).toEqual(CORREZIONI.map(({ id }) => id));
  expect(JSON.parse(JSON.stringify(correzioni()))).toEqual(correzioni());
});

it('knows which versions show something that was put right later', () => {
  expect(['1.9.9', '1.10.0', '2.0.9', '2.1.0'].map(isDaCorreggere)).toEqual(Array(4).fill(true));
  expect([ENGINE_VERSION, '2.10.0', '10.0.0'].map(isDaCorreggere)).toEqual(Array(3).fill(false));
});

describe.each(CORREZIONI)('$id', ({ titolo, prima, ora, chi, cifra, soluzioni }) => {
  it('says in both languages what was wrong, what is right and whom it touches', () => {
    const texts = [titolo, prima, ora, chi, ...(cifra ? [cifra.nome] : [])];
    for (const { it: italian, en } of texts)
      for (const text of [italian, en]) expect(text).toMatch(/^[«“]?\p{Lu}.{3,}/u);
  });
  it('is about areas that there are', () => {
    for (const code of soluzioni) expect(SOLUZIONI).toContain(code);
  });
});
