/**
 * The solutions that look at the household as a whole, home, care and disputes: each on a household
 * made by hand.
 */
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
  it('nothing uncovered: 15 points and no bar', () => {
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

describe('medical care', () => {
  const ada: Partial<Membro> = {
    firstName: 'Ada',
    dataNascita: '1980-05-10',
    professione: 'Autonomo/a',
    redditoNettoAnnuo: 36000,
  };
  const cure = (...membri: Partial<Membro>[]) => soluzione('assistenza-medica', membri);
  it('46, on her own account, 36.000 €, one child: 65 points', () => {
    const s = cure(ada, figlia);
    // 15 + 10 + 15 + 10 + 15; points are not steps that a person reads
    expect(s.passi).toEqual([]);
    expect(s).toMatchObject({
      score: 65,
      direzione: 'poco',
      mancanti: ['polizze.coperturaSanitaria'],
      membri: ['p1'],
    });
    expect(s.numeri).toMatchObject({ figli: 1, eta: 46, autonomo: true, copertura: false });
    expect(persone(s)).toEqual([
      ['p1', 65],
      ['p2', 'non_applicabile'],
    ]);
    expect(s.testo).toEqual({
      it: 'Nel 2022 una famiglia italiana ha speso di tasca propria in media circa 1.400\u00A0€ per la salute. Qui contano i figli, il lavoro in proprio, l’età e il reddito: vale la pena verificare il fondo sanitario di categoria.',
      en: 'In 2022 the average Italian family paid about 1.400\u00A0€ out of pocket for health care. Children, self-employment, age and income matter here: it is worth checking your sector’s health fund.',
    });
  });
  it('fifty, an employee on 30.000 €, two children: 55 points', () => {
    const s = cure(
      { ...ada, dataNascita: '1976-05-10', professione: 'Dipendente', redditoNettoAnnuo: 30000 },
      figlia,
      { ...figlia, gradoParentela: 'son' },
    );
    // 15 + 20 + 20
    expect(s.score).toBe(55);
    expect(s.testo.it).toMatch(/Qui contano i figli e l’età: vale/);
  });
  it.each([
    ['1987-05-10', 0],
    ['1986-11-10', 10],
    ['1976-12-10', 10],
    ['1976-11-10', 20],
    ['1951-12-10', 20],
    ['1951-11-10', 0],
  ])('born %s: %d points of age', (dataNascita, points) =>
    // 15 + 15 + 15 and age
    expect(cure({ ...ada, dataNascita }).score).toBe(45 + points),
  );
  it.each([
    [35000, 0],
    [35001, 15],
  ])('%d €: %d points of income', (redditoNettoAnnuo, points) =>
    // 15 + 15 + 10 and income
    expect(cure({ ...ada, redditoNettoAnnuo }).score).toBe(40 + points),
  );
  it('with four children never more than 30', () =>
    // 15 + 30 + 10
    expect(
      cure(
        { ...ada, professione: 'Dipendente', redditoNettoAnnuo: 30000 },
        figlia,
        figlia,
        figlia,
        figlia,
      ).score,
    ).toBe(55));
  it('nothing weighs: even alone', () => {
    const s = cure({
      ...ada,
      dataNascita: '2000-05-10',
      professione: 'Dipendente',
      redditoNettoAnnuo: 20000,
    });
    expect(s.score).toBe(15);
    expect(s.testo.it).toMatch(/Vale comunque la pena/);
    expect(s.testo.en).toMatch(/It is still worth checking/);
  });
  it('covered: a fifth', () => {
    const s = cure({ ...ada, polizze: { coperturaSanitaria: true } }, figlia);
    expect(s).toMatchObject({ score: 13, completezza: 100 });
    expect(s.direzione).toBeUndefined();
    expect(s.risposta.it).toMatch(/^Una copertura sanitaria c’è già/);
    expect(s.testo.it).toMatch(/che cosa copre già il fondo sanitario\.$/);
  });
  it('a partner on his own account and children elsewhere count; his age and cover do not', () => {
    const partner: Partial<Membro> = {
      gradoParentela: 'husband',
      dataNascita: '1960-05-10',
      professione: 'Artigiano/a',
      redditoNettoAnnuo: 10000,
      polizze: { coperturaSanitaria: true },
    };
    // 15 + 10 + 15 + 10 + 15
    expect(
      cure(
        { ...ada, professione: 'Dipendente', figliFuoriNucleo: [{ eta: 10 }, { eta: 30 }] },
        partner,
      ).score,
    ).toBe(65);
  });
  it('who has no work needs tell no income; who works, does', () => {
    expect(
      cure({ ...ada, professione: 'Casalingo/a', redditoNettoAnnuo: undefined }).mancanti,
    ).toEqual(['polizze.coperturaSanitaria']);
    expect(cure({ ...ada, redditoNettoAnnuo: undefined }).mancanti).toEqual([
      'redditoNettoAnnuo',
      'polizze.coperturaSanitaria',
    ]);
  });
  it('a pensioner is not on her own account', () =>
    // 15 + 10 + 15
    expect(cure({ ...ada, professione: 'Pensionato/a' }).score).toBe(40));
  it.each([[{ dataNascita: undefined }, 'dati_mancanti']] as const)('%p: %s', (change, motivo) =>
    expect(cure({ ...ada, ...(change as Partial<Membro>) })).toMatchObject({
      eligible: false,
      motivo,
    }),
  );
});

describe('legal protection', () => {
  const ada: Partial<Membro> = {
    firstName: 'Ada',
    dataNascita: '1980-05-10',
    professione: 'Imprenditore',
    redditoNettoAnnuo: 36000,
    statoResidenza: 'proprietà',
    valoreResidenza: 200000,
    valorePatrimonioImmobiliareSecondHomes: 50000,
    valorePatrimonioMobiliare: 10000,
  };
  const tutela = (...membri: Partial<Membro>[]) => soluzione('tutela-legale', membri);
  it('a business, other homes, 260.000 € net, a child, her own home: all six reasons, 100 points of which 66,99 count', () => {
    const s = tutela(ada, figlia);
    // 10 + 30 + 10 + 20 + 15 + 10 + 5; points are not steps that a person reads
    expect(s.passi).toEqual([]);
    expect(s).toMatchObject({
      score: 66.99,
      direzione: 'poco',
      membri: ['p1'],
      numeri: { motivi: 6, secondeCase: 50000, netto: 260000, copertura: false },
      mancanti: ['polizze.tutelaLegale'],
    });
    expect(persone(s)).toEqual([
      ['p1', 66.99],
      ['p2', 'non_applicabile'],
    ]);
    expect(s.risposta.it).toBe(
      '**6** motivi ti espongono più della media: il lavoro in proprio, l’impresa, le altre case, il patrimonio, i figli e la casa di proprietà.',
    );
    expect(s.testo.it).toBe(
      'La tutela legale paga avvocato e perizie entro il massimale; qui contano il lavoro in proprio, l’impresa, le altre case, il patrimonio, i figli e la casa di proprietà.',
    );
  });
  it('covered: a fifth', () => {
    const s = tutela({ ...ada, polizze: { tutelaLegale: true } });
    // a fifth of 10 + 30 + 10 + 20 + 15 + 5 = 90, of which 66,99 count
    expect(s.score).toBe(13.4);
    expect(s.direzione).toBeUndefined();
    expect(s.risposta.it).toMatch(/^Una tutela legale c’è già/);
  });
  it('an employee who rents: one reason, or none', () => {
    const uno = tutela(
      {
        ...ada,
        professione: 'Dipendente',
        statoResidenza: 'affitto',
        valorePatrimonioImmobiliareSecondHomes: 0,
      },
      figlia,
    );
    expect(uno).toMatchObject({ score: 20, numeri: { motivi: 1 } });
    expect(uno.risposta.it).toBe('Le occasioni di lite sono **poche**: qui contano i figli.');
    expect(uno.risposta.en).toMatch(/^There are \*\*few\*\* grounds/);
    expect(uno.testo.it).toMatch(/massimale; qui contano i figli\.$/);
    const nessuno = tutela({
      ...ada,
      professione: 'Dipendente',
      statoResidenza: 'affitto',
      valorePatrimonioImmobiliareSecondHomes: 0,
    });
    expect(nessuno).toMatchObject({ score: 10, numeri: { motivi: 0 } });
    expect(nessuno.risposta.it).toBe('Le occasioni di lite sono **poche**.');
    expect(nessuno.testo.it).toBe('La tutela legale paga avvocato e perizie entro il massimale.');
  });
  it.each([
    [{ valorePatrimonioMobiliare: 0 }, 250000, 3],
    [{ valorePatrimonioMobiliare: 1 }, 250001, 4],
  ])('%p: %d € net, %d reasons', (change, netto, motivi) =>
    expect(tutela({ ...ada, professione: 'Autonomo/a', ...change }).numeri).toMatchObject({
      netto,
      motivi,
    }),
  );
  it('nobody told a profession', () =>
    expect(tutela({ ...ada, professione: undefined })).toMatchObject({
      eligible: false,
      motivo: 'dati_mancanti',
      mancanti: ['professione', 'polizze.tutelaLegale'],
    }));
});
