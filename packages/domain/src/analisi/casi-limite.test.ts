/**
 * Bad input and edges (domain.md 11), by its numbers; what is refused before the engine is tested
 * with the validators.
 */
import { describe, expect, it } from '@jest/globals';
import { OGGI } from '../../test/famiglie-qualsiasi.ts';
import type { Analisi } from '../analisi.ts';
import type { SoluzioneCode } from '../aree.ts';
import { valoriAl } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { grossFromNet, netFromGross } from '../fisco/netto.ts';
import { formatEuro, formatNumero } from '../format.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { carriera } from '../previdenza/carriera.ts';
import { coefAt } from '../previdenza/coefficienti.ts';
import { pension, type PensioneOk } from '../previdenza/pensione.ts';
import { isStimato } from '../traccia/ingressi.ts';
import { analizza } from '../racconto/analizza.ts';

const v = valoriAl(COSTANTI_2026_12, OGGI);
const membro = (
  n: number,
  gradoParentela: Membro['gradoParentela'],
  rest: Partial<Membro>,
): Membro => ({ _id: `p${n}`, gradoParentela, enabled: true, seq: n, ...rest });
const nucleo = (me: Partial<Membro>, ...others: Membro[]): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perNucleo',
  membri: [membro(1, 'me', me), ...others],
});
const run = (famiglia: Famiglia): Analisi => analizza(famiglia, COSTANTI_2026_12);
const area = (analisi: Analisi, code: SoluzioneCode) =>
  analisi.soluzioni.find((s) => s.code === code)!;
const codes = ({ avvisi }: Analisi) => avvisi.map(({ code }) => code);
const lavoratore = {
  dataNascita: '1984-06-02',
  professione: 'Dipendente',
  redditoNettoAnnuo: 25000,
} as const;

describe('11.1 amounts', () => {
  it('minus zero is printed as zero', () => {
    expect(formatEuro(-0)).toBe('0\u00A0€');
    expect(formatEuro(-0.004, 2)).toBe('0,00\u00A0€');
  });
  it.each([
    [999, '999'],
    [1000, '1.000'],
    [1_002_003, '1.002.003'],
    [-1234.5, '−1.235'],
    [1e9, '1.000.000.000'],
  ])('%d is written %s', (value, text) => expect(formatNumero(value)).toBe(text));
});

describe('11.3 and 11.10 who does not work', () => {
  it('a student is a dependant: one more year of life cover for each year below 25', () => {
    const years = (birth: string) =>
      area(
        run(nucleo(lavoratore, membro(2, 'son', { dataNascita: birth, professione: 'Studente' }))),
        'TCM',
      ).numeri;
    expect(years('2006-01-01')).toMatchObject({ dipendenti: 1, anni: 5 });
    // From 25 on, five years for a person who earns nothing.
    expect(years('2001-01-01')).toMatchObject({ dipendenti: 1, anni: 5 });
    expect(
      area(
        run(
          nucleo(
            lavoratore,
            membro(2, 'son', {
              dataNascita: '2001-01-01',
              professione: 'Dipendente',
              redditoNettoAnnuo: 15000,
            }),
          ),
        ),
        'TCM',
      ).motivo,
    ).toBe('non_applicabile');
  });
  it('a pensioner leaves a share of the pension: 60% to the spouse alone', () => {
    const me = {
      dataNascita: '1958-01-01',
      professione: 'Pensionato/a',
      redditoNettoAnnuo: 20000,
      statoResidenza: 'proprietà',
      valoreResidenza: 1e5,
      mutuoResidenza: true,
      valoreResiduoMutuo: 20000,
    } as const;
    const { numeri } = area(
      run(nucleo(me, membro(2, 'wife', { dataNascita: '1960-01-01', professione: 'Casalingo/a' }))),
      'TCM',
    );
    const gross = 0.6 * grossFromNet(v, 'pensionato', 20000);
    expect(numeri['pensioneSuperstiti']).toBeCloseTo(netFromGross(v, 'pensionato', gross).net, 2);
  });
});

describe('11.4 no income', () => {
  it('the reserve is that of a similar family, and is never said not to concern', () => {
    const senza = { ...lavoratore, redditoNettoAnnuo: 0 };
    // 2.240 × 0,7 = 1.568 a month; two years are 37.632.
    const poor = run(nucleo({ ...senza, valorePatrimonioMobiliare: 5000 }));
    expect(area(poor, 'gestione-patrimonio')).toMatchObject({ motivo: 'dati_mancanti' });
    expect(area(poor, 'gestione-patrimonio').testo.it).toMatch(/^Non risulta un reddito/);
    const rich = run({
      ...nucleo({ ...senza, valorePatrimonioMobiliare: 40000 }),
      uscitePianificate: 8000,
    });
    expect(rich.gestione).toMatchObject({
      mesiEmergenza: 24,
      essenzialeMensile: 1568,
      carenza: 5632,
      level: 'yellow',
    });
  });
  it('who lost a job is told the reserve, whatever it is', () => {
    const r = run(
      nucleo({
        ...lavoratore,
        professione: 'Disoccupato/a',
        redditoNettoAnnuo: 600,
        valorePatrimonioMobiliare: 300,
      }),
    );
    // Half of 1.568 is 784 a month; six months are 4.704.
    expect(area(r, 'gestione-patrimonio')).toMatchObject({ level: 'red' });
    expect(area(r, 'gestione-patrimonio').risposta.it).toBe(
      'Alla riserva per gli imprevisti mancano circa **4.400\u00A0€**.',
    );
    expect(r.sintesi.it).toMatch(/^si parte dalla riserva per gli imprevisti/);
  });
  it('an income that was not given is asked for by name', () => {
    const r = run(
      nucleo(
        { ...lavoratore, valorePatrimonioMobiliare: 5000 },
        membro(2, 'wife', {
          firstName: 'Pia',
          dataNascita: '1985-01-01',
          professione: 'Dipendente',
        }),
      ),
    );
    expect(area(r, 'gestione-patrimonio').testo.it).toMatch(/^Manca il reddito di Pia/);
  });
  it('savings that nobody gave are asked for with what they would have to be', () => {
    const r = run(nucleo(lavoratore));
    expect(area(r, 'gestione-patrimonio').testo.it).toMatch(
      /^Ti servirebbe una riserva di circa [\d.]+\u00A0€: indica i risparmi/,
    );
  });
});

describe('11.5 and 11.6 late careers', () => {
  const p = (birthDate: string, anniContributi?: number) =>
    pension(v, {
      refDate: OGGI,
      birthDate,
      professione: 'Dipendente',
      redditoNettoAnnuo: 30000,
      anniContributi,
    });
  it('who may retire today has nothing left to pay in, and no score', () => {
    const today = p('1958-03-01', 40) as PensioneOk;
    expect(today).toMatchObject({
      anniAlPensionamento: 0,
      versamentoAnnuo: null,
      versamentoMensile: null,
      fattibile: false,
    });
    expect(
      area(
        run(nucleo({ ...lavoratore, dataNascita: '1958-03-01', anniContributi: 40 })),
        'pensione',
      ).motivo,
    ).toBe('non_applicabile');
  });
  it('within a year there is no plan; within five it is not feasible', () => {
    const months = (left: number) =>
      p(
        `${1959 + Math.floor((10 + left) / 12)}-${String(((10 + left) % 12) + 1).padStart(2, '0')}-01`,
        30,
      ) as PensioneOk;
    for (const left of [4, 9, 16]) {
      const r = months(left);
      expect([left, r.versamentoAnnuo === null]).toEqual([left, r.anniAlPensionamento < 1]);
      expect(r.fattibile).toBe(false);
    }
    expect(months(4).anniAlPensionamento).toBeLessThan(1);
    expect(months(16).anniAlPensionamento).toBeGreaterThan(1);
  });
  it('above 71 the coefficient is that of 71; with none paid the first exit comes after five years', () => {
    expect(coefAt(v, 80 * 12, 2026)).toBe(coefAt(v, 71 * 12, 2026));
    // 60 ÷ 0,85 = 70,6 months
    expect(p('1940-01-01', 0)).toMatchObject({ status: 'ok', anniAlPensionamento: 71 / 12 });
  });
});

describe('11.7 and 11.8 incomes that are not of this world', () => {
  it('an artisan below the fixed contributions: the first gross that leaves the net, none below', () => {
    const gross = grossFromNet(v, 'artigiano', 100);
    expect(netFromGross(v, 'artigiano', gross).net).toBeCloseTo(100, 6);
    for (let step = 500; step < gross; step += 500)
      expect(netFromGross(v, 'artigiano', step).net).toBeLessThan(100);
  });
  it('the search stops at ten million', () => {
    expect(grossFromNet(v, 'dipendente', 1e9)).toBe(10_000_000);
    const net = netFromGross(v, 'dipendente', 400_000).net;
    expect(grossFromNet(v, 'dipendente', net)).toBeCloseTo(400_000, 3);
  });
  it.each(['dipendente', 'gs', 'artigiano', 'commerciante', 'pensionato'] as const)(
    '%s: net to gross and back, at the first step and at the last',
    (tipo) => {
      for (const gross of [40_000, 299_500, 299_999, 300_000, 300_001]) {
        const { net } = netFromGross(v, tipo, gross, 'Lazio');
        expect(grossFromNet(v, tipo, net, 'Lazio')).toBeCloseTo(gross, 4);
      }
    },
  );
});

describe('11.9 when work began', () => {
  const c = (birthDate: string, anniContributi?: number) =>
    carriera(v, {
      refDate: OGGI,
      birthDate,
      professione: 'Dipendente',
      redditoNettoAnnuo: 20000,
      anniContributi,
    });
  it('who has not reached the starting age begins today', () =>
    expect(c('2007-01-01')).toMatchObject({
      start: 2026 * 12 + 10,
      montanteOggi: 0,
      anniPre1996: 0,
      contributivo: true,
    }));
  it('no years of contributions is an answer', () =>
    expect(c('1980-01-01', 0)).toMatchObject({ montanteOggi: 0, densita: 1 }));
  it('before 1996 the share on earnings counts, month by month', () =>
    expect(c('1966-11-01', 36).anniPre1996).toBeCloseTo(5 + 2 / 12, 9));
});

describe('11.12 who lives with you', () => {
  it('is nobody’s partner without an answer that says so', () => {
    const r = run(
      nucleo(
        { ...lavoratore, haTestamento: false, valorePatrimonioMobiliare: 50000 },
        membro(2, 'other', { dataNascita: '1985-01-01' }),
      ),
    );
    expect(r.successione.level).toBe('green');
  });
  it('an unmarried partner has no share by law and makes a will worth a look', () => {
    const r = run(
      nucleo(
        { ...lavoratore, haTestamento: false, valorePatrimonioMobiliare: 50000 },
        membro(2, 'other', { dataNascita: '1985-01-01', convivente: true }),
      ),
    );
    expect(r.successione).toMatchObject({
      level: 'yellow',
      legittima: { coniuge: 0, figliTot: 0, ascendenti: 0, disponibile: 1 },
    });
  });
});

describe('11.15 to 11.17 what is owned', () => {
  it('a business that is not run is not counted, and a profession asks for it', () => {
    const off = run(nucleo({ ...lavoratore, imprenditore: false, valoreAttivita: 90000 }));
    expect([off.patrimonio.lordo, codes(off).includes('attivita_ignorata')]).toEqual([0, true]);
    expect(codes(run(nucleo({ ...lavoratore, professione: 'Imprenditore' })))).toContain(
      'valore_attivita',
    );
  });
  it('outflows above savings are accepted, and are a shortage', () => {
    const r = run({
      ...nucleo({ ...lavoratore, valorePatrimonioMobiliare: 10000 }),
      uscitePianificate: 50000,
    });
    // six months of 1.458,33 € and 50.000 €, less 10.000 €
    expect(r.gestione).toMatchObject({ level: 'red', carenza: 48750 });
  });
  it('nothing owned: shares are zero, not a division by it', () => {
    expect(run(nucleo(lavoratore)).patrimonio).toMatchObject({
      lordo: 0,
      quotaImmobili: 0,
      quotaImpresa: 0,
      quotaMobiliare: 0,
      levaCasa: 0,
    });
  });
});

describe('11.19 places', () => {
  const con = (regione: string, provincia: string) =>
    area(
      run(nucleo({ ...lavoratore, comuneResidenza: { comune: 'Qui', regione, provincia } })),
      'LTC',
    );
  it('a place that is not known lowers completeness and takes national values', () => {
    expect(con('Estero', '').completezza).toBeLessThan(con('Lazio', 'RM').completezza);
    expect(con('Atlantide', 'XX').mancanti).toContain('comuneResidenza');
    expect(con('Atlantide', 'XX').numeri['costoMensile']).toBe(2000);
  });
  it('Trento and Bolzano are told apart by their sigla, and pay their own surtax', () => {
    const netto = (provincia: string) =>
      run(
        nucleo({
          ...lavoratore,
          comuneResidenza: { comune: 'Qui', regione: 'Trentino-Alto Adige/Südtirol', provincia },
        }),
      ).previdenza[0]!.pensioneNettaMensile;
    expect(new Set([netto('TN'), netto('BZ'), netto('')]).size).toBe(3);
  });
});

describe('11.24 English', () => {
  it('keeps Italian figures', () => {
    const { testo } = area(
      run(
        nucleo(
          { ...lavoratore, redditoNettoAnnuo: 30000 },
          membro(2, 'daughter', { dataNascita: '2020-01-01' }),
        ),
      ),
      'TCM',
    );
    const figures = (text: string) => text.match(/\d[\d.,]*\u00A0€/g);
    expect(figures(testo.en)).toEqual(figures(testo.it));
    expect(testo.en).toMatch(/\d\.\d{3}\u00A0€/);
  });
});

describe('what was estimated for a person', () => {
  const m = (stimati: string[], rest: Partial<Membro> = {}) =>
    membro(1, 'me', { stimati, ...rest });
  it.each([
    [['polizze.casoMorte'], 'polizze.casoMorte', true],
    [['polizze.casoMorte'], 'polizze.invaliditaPermanente', false],
    [['polizze'], 'polizze.casoMorte', true],
    [['laureato.riscattoFiniPensionistici'], 'laureato.riscattoFiniPensionistici', true],
    [['laureato.riscattoFiniPensionistici'], 'laureato', false],
    [['laureato'], 'laureato.anni', true],
    [['capitaleCasoMorte'], 'polizze.capitaleCasoMorte', true],
    [['redditoNettoAnnuo'], 'redditoNettoAnnuo', true],
    [['polizzeX'], 'polizze.casoMorte', false],
    [[], 'redditoNettoAnnuo', false],
  ] as const)('%p: %s is %p', (stimati, key, expected) =>
    expect(isStimato(m([...stimati]), key)).toBe(expected),
  );
  it('an answer worked out from an estimated one is estimated, unless it was given', () => {
    expect(
      isStimato(m(['valorePatrimonioImmobiliare']), 'valorePatrimonioImmobiliareSecondHomes'),
    ).toBe(true);
    expect(
      isStimato(
        m(['valorePatrimonioImmobiliare'], { valorePatrimonioImmobiliareSecondHomes: 1 }),
        'valorePatrimonioImmobiliareSecondHomes',
      ),
    ).toBe(false);
    expect(isStimato(m(['titoloStudio']), 'laureato')).toBe(true);
    expect(isStimato(m(['titoloStudio'], { laureato: { stato: true } }), 'laureato')).toBe(false);
  });
  it('is marked in the solutions that use it, and nowhere else', () => {
    const r = run(
      nucleo(
        {
          ...lavoratore,
          polizze: { casoMorte: false, invaliditaPermanente: false },
          laureato: { stato: true, riscattoFiniPensionistici: false },
          valorePatrimonioMobiliare: 300_000,
          stimati: ['polizze.casoMorte', 'laureato.riscattoFiniPensionistici'],
        },
        membro(2, 'son', { dataNascita: '2015-01-01' }),
      ),
    );
    const estimated = (code: SoluzioneCode) =>
      area(r, code)
        .inputs.filter(({ provenance }) => provenance === 'estimated')
        .map(({ key }) => key);
    expect(estimated('TCM')).toEqual(['polizze.casoMorte']);
    expect(estimated('riscatto-laurea')).toEqual(['laureato.riscattoFiniPensionistici']);
    expect(estimated('infortuni-malattie')).toEqual([]);
  });
});
