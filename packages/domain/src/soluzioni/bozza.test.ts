import { describe, expect, it } from '@jest/globals';
import { analizza } from '../racconto/analizza.ts';
import { analisi, famiglia, mix, soluzione } from '../casi/famiglie.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Membro } from '../nucleo.ts';
import { etichetta } from '../parole/etichette.ts';
import { fonti } from '../racconto/fonti.ts';

const OGGI = '2026-11-20';
const ada: Partial<Membro> = {
  firstName: 'Ada',
  dataNascita: '1980-05-10',
  professione: 'Dipendente',
  redditoNettoAnnuo: 24000,
};

describe('what is said when there is no score', () => {
  it('what is missing, three at most, in small letters', () => {
    const s = soluzione('infortuni-malattie', [{ firstName: 'Ada' }]);
    expect(s).toMatchObject({
      eligible: false,
      motivo: 'dati_mancanti',
      membri: ['p1'],
      passi: [],
      fonti: [],
      numeri: {},
      titolo: { it: 'Infortuni e malattie' },
    });
    expect(s.risposta).toEqual({
      it: 'Per darti un risultato ci servono ancora: data di nascita, professione e reddito netto annuo.',
      en: 'To give you a result we still need: date of birth, profession and net yearly income.',
    });
    expect(s.testo).toEqual(s.risposta);
    expect(s.azione.it).toMatch(/^Aggiungi i dati che mancano/);
    expect(s.mancanti).toHaveLength(6);
  });
  it('only what it cannot do without, while any of that is missing', () => {
    // Savings and cover are not given either; the result is there without them.
    const s = soluzione('infortuni-malattie', [{ ...ada, redditoNettoAnnuo: undefined }]);
    expect(s.risposta.it).toBe('Per darti un risultato ci serve ancora: reddito netto annuo.');
  });
  it('only what is missing is named, and each answer once, whoever it is of', () => {
    const s = soluzione('infortuni-malattie', [
      {
        ...ada,
        redditoNettoAnnuo: undefined,
        valorePatrimonioMobiliare: 1,
        anniContributi: 3,
        polizze: { invaliditaPermanente: false },
      },
      {
        ...ada,
        gradoParentela: 'wife',
        redditoNettoAnnuo: undefined,
        valorePatrimonioMobiliare: 1,
        anniContributi: 3,
        polizze: { invaliditaPermanente: false },
      },
    ]);
    expect(s.risposta.it).toBe('Per darti un risultato ci serve ancora: reddito netto annuo.');
    expect(s.membri).toEqual(['p1', 'p2']);
  });
  it('of two people only who is waited for is asked', () => {
    const s = soluzione('pensione', [
      { ...ada, professione: 'Pensionato/a' },
      { ...ada, gradoParentela: 'wife', redditoNettoAnnuo: undefined },
    ]);
    expect(s).toMatchObject({ motivo: 'dati_mancanti', membri: ['p2'] });
    expect(new Set(s.inputs.map(({ memberId }) => memberId))).toEqual(new Set(['p2']));
    expect(s.perMembro.map(({ memberId, motivo }) => [memberId, motivo])).toEqual([
      ['p1', 'non_applicabile'],
      ['p2', 'dati_mancanti'],
    ]);
  });
  it('has no steps when the area concerns nobody', () => {
    const s = soluzione('pensione', [{ ...ada, professione: 'Pensionato/a' }]);
    expect(s).toMatchObject({
      motivo: 'non_applicabile',
      membri: [],
      inputs: [],
      completezza: 100,
    });
    expect(s.risposta.it).toMatch(/^Riguarda chi lavora/);
    expect(s.azione.it).toMatch(/^Niente da fare per ora/);
    expect(s.perMembro).toHaveLength(1);
  });
  it('a household of minors misses no answer, only a grown-up', () => {
    const s = soluzione('assistenza-medica', [{ ...ada, dataNascita: '2015-05-10' }]);
    expect(s.motivo).toBe('non_applicabile');
  });
});

describe('what each solution asks, of whom and in which unit', () => {
  const moglie: Partial<Membro> = {
    ...ada,
    firstName: 'Bea',
    gradoParentela: 'wife',
    redditoNettoAnnuo: 20000,
    valorePatrimonioMobiliare: 0,
  };
  const madre: Partial<Membro> = {
    firstName: 'Pia',
    gradoParentela: 'mother',
    professione: 'Pensionato/a',
    redditoNettoAnnuo: 7000,
    dataNascita: '1950-05-10',
  };
  const figlio: Partial<Membro> = {
    firstName: 'Leo',
    gradoParentela: 'son',
    professione: 'Studente',
    dataNascita: '2015-05-10',
  };
  const casa: Partial<Membro> = {
    ...ada,
    statoResidenza: 'proprietà',
    valoreResidenza: 200000,
    mutuoResidenza: true,
    valoreResiduoMutuo: 90000,
    assicurazioneResidenza: false,
    valorePatrimonioMobiliare: 60000,
    laureato: { stato: true },
    suddivisioneInvestimento: mix(50, 20, 10, 5, 10, 5),
    regimeInvestimento: { amministrato: 70, gestito: 0, dichiarativo: 0, nonso: 30 },
    strumentiInvestimento: { fondi: 50, etf: 20, assicurativi: 10, singoliTitoli: 10, altro: 10 },
    polizze: { casoMorte: true, rischioNonAutosufficienza: true, previdenzaComplementare: true },
  };
  const { soluzioni } = analisi([casa, moglie, madre, figlio]);
  const asked = (code: string) =>
    soluzioni
      .find((s) => s.code === code)!
      .inputs.map(({ key, unit, memberId }) =>
        [memberId ?? '', key, ...(unit ? [unit] : [])].join(' '),
      );
  it.each([
    [
      'TCM',
      [
        'p1 dataNascita',
        'p1 professione',
        'p1 redditoNettoAnnuo euroAnno',
        'p2 redditoNettoAnnuo euroAnno',
        'p3 redditoNettoAnnuo euroAnno',
        'p4 dataNascita',
        'p1 valoreResiduoMutuo euro',
        'p1 valorePatrimonioMobiliare euro',
        'p2 valorePatrimonioMobiliare euro',
        'p1 polizze.casoMorte',
        'p1 polizze.capitaleCasoMorte euro',
      ],
    ],
    [
      'infortuni-malattie',
      [
        'p1 dataNascita',
        'p1 professione',
        'p1 redditoNettoAnnuo euroAnno',
        'p1 valorePatrimonioMobiliare euro',
        'p2 valorePatrimonioMobiliare euro',
        'p1 anniContributi anni',
        'p1 polizze.invaliditaPermanente',
      ],
    ],
    [
      'pensione',
      [
        'p1 dataNascita',
        'p1 professione',
        'p1 redditoNettoAnnuo euroAnno',
        'p1 anniContributi anni',
        'p1 primoContributo',
        'p1 sesso',
        'p1 laureato',
        'p1 polizze.previdenzaComplementare',
        'p1 montanteFondo euro',
        'p1 anniFondo anni',
      ],
    ],
    [
      'gestione-patrimonio',
      [
        'p1 dataNascita',
        'p1 professione',
        'p1 redditoNettoAnnuo euroAnno',
        'p2 dataNascita',
        'p2 professione',
        'p2 redditoNettoAnnuo euroAnno',
        'p3 dataNascita',
        'p3 professione',
        'p3 redditoNettoAnnuo euroAnno',
        'p4 dataNascita',
        'p4 professione',
        'p1 statoResidenza',
        'p1 valoreResiduoMutuo euro',
        'p1 valorePatrimonioMobiliare euro',
        'p2 valorePatrimonioMobiliare euro',
        'p1 suddivisioneInvestimento',
        'p1 regimeInvestimento',
        ' uscitePianificate euro',
      ],
    ],
    [
      'polizze-rischi',
      [
        'p1 professione',
        'p2 professione',
        'p1 statoResidenza',
        'p1 valoreResidenza euro',
        'p1 assicurazioneResidenza',
        'p1 mutuoResidenza',
        'p1 valorePatrimonioImmobiliareSecondHomes euro',
      ],
    ],
    [
      'assistenza-medica',
      [
        'p1 dataNascita',
        'p1 redditoNettoAnnuo euroAnno',
        'p1 professione',
        'p2 professione',
        'p1 polizze.coperturaSanitaria',
      ],
    ],
    [
      'tutela-legale',
      [
        'p1 professione',
        'p2 professione',
        'p1 statoResidenza',
        'p1 valorePatrimonioImmobiliareSecondHomes euro',
        'p1 polizze.tutelaLegale',
      ],
    ],
    [
      'riscatto-laurea',
      [
        'p1 laureato',
        'p1 dataNascita',
        'p1 professione',
        'p1 redditoNettoAnnuo euroAnno',
        'p1 sesso',
        'p1 anniContributi anni',
        'p1 laureato.riscattoFiniPensionistici',
        'p1 laureato.anni anni',
      ],
    ],
    [
      'investimenti-capitale-garantito',
      [
        'p1 valorePatrimonioMobiliare euro',
        'p2 valorePatrimonioMobiliare euro',
        'p1 suddivisioneInvestimento',
        ' uscitePianificate euro',
      ],
    ],
  ])('%s', (code, answers) => expect(asked(code)).toEqual(answers));
  it('the annuity of a care cover is asked of those who hold it', () => {
    const inputs = soluzione('LTC', [casa]).inputs.map(({ key, unit }) => [key, unit]);
    expect(inputs).toEqual([
      ['dataNascita', undefined],
      ['professione', undefined],
      ['redditoNettoAnnuo', 'euroAnno'],
      ['comuneResidenza', undefined],
      ['valorePatrimonioMobiliare', 'euro'],
      ['polizze.rischioNonAutosufficienza', undefined],
      ['polizze.renditaLtcMensile', 'euroMese'],
    ]);
  });
  it('with a fund, its balance and years are asked; without a job, no income is', () => {
    expect(soluzione('pensione', [casa]).inputs.slice(-2)).toMatchObject([
      { key: 'montanteFondo', unit: 'euro' },
      { key: 'anniFondo', unit: 'anni' },
    ]);
    expect(
      soluzione('LTC', [{ ...casa, professione: 'Casalingo/a' }]).inputs.map(({ key }) => key),
    ).not.toContain('redditoNettoAnnuo');
  });
  it('who has no savings is not asked how they are split', () =>
    expect(
      soluzione('gestione-patrimonio', [{ ...ada, valorePatrimonioMobiliare: undefined }]).mancanti,
    ).toEqual(['valorePatrimonioMobiliare', 'speseMensili', 'uscitePianificate']));
  it('a split is asked once, of «me», when nobody gave it; a partial one is an answer', () => {
    expect(
      soluzione('gestione-patrimonio', [
        { ...ada, valorePatrimonioMobiliare: 20000 },
        { ...moglie, valorePatrimonioMobiliare: 20000 },
      ])
        .inputs.filter(({ provenance }) => provenance === 'missing')
        .map(({ key, memberId }) => [key, memberId]),
    ).toEqual([
      ['suddivisioneInvestimento', 'p1'],
      ['regimeInvestimento', 'p1'],
      ['uscitePianificate', undefined],
    ]);
  });
  it('without «me» it is asked of the first', () =>
    expect(
      soluzione('tutela-legale', [{ ...ada, gradoParentela: 'wife', professione: undefined }])
        .inputs[0],
    ).toMatchObject({ key: 'professione', memberId: 'p1', provenance: 'missing' }));
  it('in a word of its own', () =>
    expect([etichetta('professione').it, etichetta('mai vista').it]).toEqual([
      'Professione',
      'mai vista',
    ]));
});

describe('order among people', () => {
  it('the same need: by their place in the family', () => {
    const s = soluzione('infortuni-malattie', [
      { ...ada, seq: 2 },
      { ...ada, gradoParentela: 'wife', seq: 1 },
    ]);
    expect(s.membri).toEqual(['p2', 'p1']);
    expect(
      soluzione('infortuni-malattie', [
        { ...ada, seq: 1 },
        { ...ada, gradoParentela: 'wife', seq: 2 },
      ]).membri,
    ).toEqual(['p1', 'p2']);
  });
});

describe('sources', () => {
  // A release of its own, so that nothing is known of it yet.
  const release = () => ({ ...COSTANTI_2026_12 });
  it('each once, with its first day, in both languages', () => {
    expect(
      fonti(release(), OGGI, ['inps.massimale', 'inps.primaFascia', 'inps.gs.aliquota']),
    ).toEqual([
      {
        testo: 'INPS, circolare 6/2026',
        testoEn: expect.stringContaining('6/2026'),
        data: '2026-01-01',
      },
      {
        testo: 'INPS, circolare 8/2026',
        testoEn: expect.stringContaining('8/2026'),
        data: '2026-01-01',
      },
    ]);
  });
  it('other constants, other sources, of the same release', () => {
    const one = release();
    expect(fonti(one, OGGI, ['inps.massimale']).map(({ testo }) => testo)).toEqual([
      'INPS, circolare 6/2026',
    ]);
    expect(fonti(one, OGGI, ['inps.gs.aliquota']).map(({ testo }) => testo)).toEqual([
      'INPS, circolare 8/2026',
    ]);
    expect(fonti(one, OGGI, ['inps.massimale', 'inps.gs.aliquota'])).toHaveLength(2);
  });
  it('the caller may change the list it gets', () => {
    const one = release();
    fonti(one, OGGI, ['inps.massimale']).pop();
    expect(fonti(one, OGGI, ['inps.massimale'])).toHaveLength(1);
  });
  it('every solution that has a score names some', () => {
    for (const s of analizza(
      famiglia([
        {
          ...ada,
          valorePatrimonioMobiliare: 60000,
          haTestamento: false,
          statoResidenza: 'affitto',
          suddivisioneInvestimento: mix(50, 50, 0, 0, 0, 0),
        },
      ]),
      { ...COSTANTI_2026_12 },
    ).soluzioni)
      expect(s.fonti.length > 0).toBe(s.eligible);
  });
});
