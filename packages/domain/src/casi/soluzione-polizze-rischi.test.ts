/** The solution on home and liability, on households made by hand. */
import { describe, expect, it } from '@jest/globals';
import type { Membro } from '../nucleo.ts';
import { passi, persone, soluzione } from './famiglie.ts';

const figlia: Partial<Membro> = {
  firstName: 'Eva',
  gradoParentela: 'daughter',
  dataNascita: '2015-05-10',
  professione: 'Studente',
};

describe('home and liability', () => {
  const casa: Partial<Membro> = {
    firstName: 'Ada',
    dataNascita: '1980-05-10',
    professione: 'Dipendente',
    redditoNettoAnnuo: 24000,
    statoResidenza: 'proprietà',
    valoreResidenza: 200000,
    mutuoResidenza: true,
    valoreResiduoMutuo: 50000,
    assicurazioneResidenza: false,
    secondeCaseAssicurate: false,
    valorePatrimonioImmobiliareSecondHomes: 50000,
    valorePatrimonioMobiliare: 250000,
  };
  const rischi = (...membri: Partial<Membro>[]) => soluzione('polizze-rischi', membri);
  it('250.000 € of property uninsured, half of 500.000; a child: 75 points', () => {
    // 45 + 40 × 0,5 + 10
    const s = rischi({ ...casa, mutuoResidenza: false }, figlia);
    expect(s).toMatchObject({
      score: 75,
      level: 'red',
      direzione: 'poco',
      membri: ['p1'],
      mancanti: [],
      barra: {
        have: 0,
        need: 250000,
        gap: 250000,
        haveLabel: { it: 'Coperti' },
        needLabel: { it: 'Immobili' },
      },
    });
    expect(passi(s)).toEqual([
      'Casa senza copertura: 200000 euro',
      'Altri immobili: 50000 euro',
      'Esposizione: 250000 euro',
    ]);
    expect(s.numeri).toEqual({
      esposizione: 250000,
      quota: 0.5,
      immobili: 250000,
      controlla: false,
    });
    expect(persone(s)).toEqual([
      ['p1', 75],
      ['p2', 'non_applicabile'],
    ]);
    expect(s.risposta.it).toBe(
      'Immobili per circa **250.000\u00A0€** risultano senza copertura: il 50% di ciò che la famiglia possiede.',
    );
    expect(s.testo.it).toBe(
      'Immobili per circa 250.000\u00A0€ risultano senza copertura, il 50% di ciò che la famiglia possiede: un incendio, un’alluvione o un danno a terzi ricadrebbe sulla famiglia.',
    );
  });
  it('with a mortgage «not insured» is to be checked, and never red', () => {
    // 45 + 40 × 0,5 + 10 + 5 = 80, of which 66,99 count
    const s = rischi(casa, figlia);
    expect(s).toMatchObject({ score: 66.99, level: 'yellow', numeri: { controlla: true } });
    expect(s.testo.it).toMatch(
      /Con un mutuo di solito la banca chiede la polizza incendio: controlla\.$/,
    );
    expect(s.testo.en).toMatch(
      /With a mortgage the bank usually requires fire cover: check that you have it\.$/,
    );
  });
  it('an answer not given is not «no», and is said', () => {
    const s = rischi({
      ...casa,
      assicurazioneResidenza: undefined,
      secondeCaseAssicurate: undefined,
    });
    expect(s).toMatchObject({
      score: 0,
      level: 'grey',
      motivo: 'dati_mancanti',
      mancanti: ['assicurazioneResidenza', 'secondeCaseAssicurate'],
    });
    expect(s.risposta.it).toMatch(/^Per darti un risultato ci servono ancora: /);
  });
  it('one home known to be insured, the others not: green, and said', () => {
    const s = rischi({
      ...casa,
      assicurazioneResidenza: true,
      secondeCaseAssicurate: undefined,
    });
    expect(s).toMatchObject({
      score: 15,
      level: 'green',
      numeri: { esposizione: 0 },
      mancanti: ['secondeCaseAssicurate'],
    });
    expect(s.testo.it).toBe('Non sappiamo se le altre case sono assicurate.');
    expect(s.risposta.it).toBe(
      'Una parte degli immobili **risulta coperta**; del resto non lo sappiamo ancora.',
    );
  });
  it('a firm must insure its own property', () => {
    const said = (professione: Membro['professione']) =>
      /Le imprese devono assicurare/.test(rischi({ ...casa, professione }).testo.it);
    expect([said('Artigiano/a'), said('Imprenditore'), said('Autonomo/a')]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('is of me and the partner, whatever is shown', () => {
    const moglie: Partial<Membro> = {
      ...casa,
      gradoParentela: 'wife',
      valorePatrimonioMobiliare: 0,
    };
    const [whole, mine] = (['perNucleo', 'perMe'] as const).map((analisiFamiliare) =>
      soluzione('polizze-rischi', [casa, moglie], { analisiFamiliare }),
    );
    expect(mine).toMatchObject({ score: whole!.score, numeri: whole!.numeri });
    expect(mine!.numeri).toMatchObject({ esposizione: 500000, immobili: 500000 });
  });
  it('insured: the other homes are left, a tenth', () => {
    const s = rischi({ ...casa, assicurazioneResidenza: true });
    expect(s).toMatchObject({
      score: 49,
      barra: { have: 200000, need: 250000, gap: 50000 },
      numeri: { esposizione: 50000, quota: 0.1, immobili: 250000 },
    });
  });
  it('gets 15 points and no bar when everything is covered', () => {
    const s = rischi({
      ...casa,
      assicurazioneResidenza: true,
      valorePatrimonioImmobiliareSecondHomes: 0,
    });
    expect(s.score).toBe(15);
    expect(s.barra).toBeUndefined();
    expect(s.direzione).toBeUndefined();
    expect(s.membri).toEqual([]);
    expect(s.risposta.it).toMatch(/^Gli immobili, circa \*\*200\.000/);
    expect(s.testo.it).toMatch(/^Non risultano immobili senza copertura/);
  });
  it('a tenant has no property', () => {
    const s = rischi({
      ...casa,
      statoResidenza: 'affitto',
      valorePatrimonioImmobiliareSecondHomes: 0,
    });
    expect(s.risposta.it).toMatch(/^\*\*Nessun immobile\*\*/);
    expect(s.score).toBe(15);
    expect(s.inputs.map(({ key }) => key)).toEqual([
      'professione',
      'statoResidenza',
      'valorePatrimonioImmobiliareSecondHomes',
    ]);
  });
  it('of two owners, one insured: only the other’s half is exposed, and only its mortgage counts', () => {
    const moglie: Partial<Membro> = {
      ...casa,
      firstName: 'Bea',
      gradoParentela: 'wife',
      assicurazioneResidenza: true,
      valorePatrimonioImmobiliareSecondHomes: 0,
      valorePatrimonioMobiliare: 0,
    };
    // 200.000 of 400.000 + 0: 45 + 40 × 200 ÷ 400 = 65 (no mortgage on the uninsured half)
    const s = rischi(
      {
        ...casa,
        mutuoResidenza: false,
        valorePatrimonioImmobiliareSecondHomes: 0,
        valorePatrimonioMobiliare: 0,
      },
      moglie,
    );
    expect(s).toMatchObject({
      score: 65,
      membri: ['p1', 'p2'].slice(0, 1),
      numeri: { esposizione: 200000, quota: 0.5, immobili: 400000 },
    });
  });
  it('other homes told as all the real estate less the home are an answer too', () => {
    const s = rischi({
      ...casa,
      valorePatrimonioImmobiliareSecondHomes: undefined,
      valorePatrimonioImmobiliare: 250000,
    });
    expect(s.numeri['esposizione']).toBe(250000);
    expect(s.mancanti).toEqual([]);
    expect(rischi({ ...casa, valorePatrimonioImmobiliareSecondHomes: undefined }).mancanti).toEqual(
      ['valorePatrimonioImmobiliareSecondHomes'],
    );
  });
  it.each([
    [{ statoResidenza: undefined }, ['statoResidenza']],
    [{ valoreResidenza: undefined }, ['valoreResidenza']],
  ] as const)('%p: data are missing', (change, keys) =>
    expect(rischi({ ...casa, ...(change as Partial<Membro>) })).toMatchObject({
      eligible: false,
      motivo: 'dati_mancanti',
      mancanti: keys,
    }),
  );
});
