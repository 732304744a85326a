import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Analisi, OpzioniAnalisi } from '../analisi.ts';
import { SOLUZIONI, type SoluzioneCode } from '../aree.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { ConfigError } from '../errors.ts';
import { FAMIGLIE_ESEMPIO, SEGNAPOSTO } from '../esempi/esempi.ts';
import { nucleoErrors } from '../../test/nucleo-errors.ts';
import { checkSound } from '../../test/is-sound.ts';
import { GRADI_PARENTELA, PROFESSIONI, type Famiglia, type Membro } from '../nucleo.ts';
import { analizza } from '../racconto/analizza.ts';

const OGGI = '2026-11-20';
const esempio = (key: string): Famiglia => ({
  refDate: OGGI,
  ...FAMIGLIE_ESEMPIO.find((f) => f.key === key)!.famiglia,
});
const con = (famiglia: Famiglia, nome: string, change: Partial<Membro>): Famiglia => ({
  ...famiglia,
  membri: famiglia.membri.map((m) => (m.firstName === nome ? { ...m, ...change } : m)),
});
const run = (famiglia: Famiglia, opzioni?: OpzioniAnalisi) =>
  analizza(famiglia, COSTANTI_2026_12, opzioni);
const area = (analisi: Analisi, code: SoluzioneCode) =>
  analisi.soluzioni.find((s) => s.code === code)!;
const sola = (membro: Partial<Membro>, rest: Partial<Famiglia> = {}): Famiglia => ({
  refDate: OGGI,
  analisiFamiliare: 'perMe',
  ...rest,
  membri: [{ _id: 'me', gradoParentela: 'me', enabled: true, seq: 1, ...membro }],
});

describe('the Bellini family, worked out by hand', () => {
  const bellini = run(esempio('bellini'));
  it('what they own and owe', () => {
    // 140 + 140 home, 42 other property, 27 + 19 savings, 11,4 fund; 74 + 74 mortgage
    expect(bellini.patrimonio).toMatchObject({ lordo: 379400, debiti: 148000, netto: 231400 });
    expect(bellini.patrimonio.voci).toEqual({
      residenza: 280000,
      altriImmobili: 42000,
      mobiliare: 46000,
      attivita: 0,
      fondoPensione: 11400,
      mutuo: 148000,
      altriDebiti: 0,
    });
    // liquid: 46% of 27.000 and 51% of 19.000
    expect(bellini.patrimonio.liquidita).toEqual({ subito: 22110, breve: 23890, bloccato: 333400 });
    expect(bellini.patrimonio.levaCasa).toBeCloseTo(0.528571, 6);
  });
  it('what comes in, against other households', () => {
    expect(bellini.reddito.netto).toBe(58800);
    expect(bellini.reddito.confronto).toMatchObject({ media: 37511, anno: 2023, scarto: 0.56754 });
  });
  it('reserves: nine months of 3.430 € and 6.000 € planned', () => {
    expect(bellini.gestione).toMatchObject({
      mesiEmergenza: 9,
      essenzialeMensile: 3430,
      riservaEmergenza: 30870,
      riservaUscite: 6000,
      carenza: 0,
      level: 'green',
    });
    // 9.130 left at 42: 58% long, 42% medium
    expect(bellini.gestione).toMatchObject({ lungoTermine: 5295.4, medioTermine: 3834.6 });
  });
  it('without Marco’s income, who has no policy', () => {
    const { numeri, passi, barra, level } = area(bellini, 'TCM');
    expect(level).toBe('red');
    // 19 years until Tommaso (6) is 25; savings of 46.000, of which 80% counts
    expect(numeri).toMatchObject({ anni: 19, istruzione: 70000, debiti: 148000, reddito: 24000 });
    const support = (0.7 * 24000 - Number(numeri['pensioneSuperstiti'])) * 19;
    expect(Number(numeri['sostituzioneReddito'])).toBeCloseTo(support, 0);
    expect(barra!.need).toBeCloseTo(support + 148000 + 70000 + 10000, 0);
    expect(barra!.have).toBeCloseTo(36800, 2);
    expect(barra!.gap).toBeCloseTo(barra!.need - 36800, 2);
    expect(passi.at(-1)!.value).toBe(numeri['capitale']);
  });
  it('levels, order and opening sentence', () => {
    expect(bellini.conteggi).toEqual({ red: 1, yellow: 9, green: 2, grey: 0 });
    // 94,03 + 40 · 49,51 + 40 · 59,43 + 25, before 66,52 + 10 for the pension
    expect(bellini.soluzioni.slice(0, 4).map(({ code, priorita }) => [code, priorita])).toEqual([
      ['TCM', 134.03],
      ['infortuni-malattie', 89.51],
      ['polizze-rischi', 84.43],
      ['pensione', 76.52],
    ]);
    expect(bellini.sintesi.it).toBe(
      'c’è una cosa importante da sistemare: la protezione della famiglia.',
    );
    expect(area(bellini, 'TCM').titolo.it).toBe('Se mancasse il reddito di Marco');
  });
  it('children have no risks of their own: care is a matter of the household', () => {
    const sofia = bellini.matrice[2]!.celle;
    expect(sofia.filter(({ level }) => level !== 'grey')).toEqual([]);
    expect(bellini.matrice[0]!.celle.find(({ code }) => code === 'TCM')!.level).toBe('red');
  });
});

describe('every example', () => {
  const all = [...FAMIGLIE_ESEMPIO, SEGNAPOSTO].map((f) => ({
    key: f.key,
    famiglia: { refDate: OGGI, ...f.famiglia },
  }));
  it.each(all)('$key is a household our own rules accept', ({ famiglia }) =>
    expect(nucleoErrors(famiglia.membri, OGGI)).toEqual([]),
  );
  it.each(all)('$key: twelve solutions, in order, with whole texts', ({ famiglia }) =>
    checkWhole(run(famiglia)),
  );
  it('has identifiers of its own', () => {
    const ids = all.flatMap(({ famiglia }) => famiglia.membri.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('who counts', () => {
  it('only «me» when the analysis is for me', () => {
    const r = run({ ...esempio('bellini'), analisiFamiliare: 'perMe' });
    expect(r.perimetro).toHaveLength(1);
    expect(r.patrimonio.netto).toBe(135000);
    expect(r.reddito.confronto).toBeUndefined();
  });
  it('nobody who is switched off, not even as a dependant', () => {
    const off = con(
      con(con(esempio('bellini'), 'Sofia', { enabled: false }), 'Tommaso', { enabled: false }),
      'Marco',
      { enabled: false },
    );
    const r = run(off);
    expect(r.perimetro).toHaveLength(1);
    expect(area(r, 'TCM').numeri).toMatchObject({ dipendenti: 0, istruzione: 0, debiti: 74000 });
    expect(run({ ...off, membri: off.membri.map((m) => ({ ...m, enabled: true })) })).toEqual(
      run(esempio('bellini')),
    );
  });
});

describe('missing is not zero', () => {
  it('an empty person has no scores, only what is missing', () => {
    const r = run(sola({}));
    expect(r.conteggi.grey).toBeGreaterThanOrEqual(11);
    expect(area(r, 'pensione')).toMatchObject({
      eligible: false,
      motivo: 'dati_mancanti',
      score: 0,
      level: 'grey',
    });
    expect(area(r, 'pensione').mancanti).toEqual(
      expect.arrayContaining(['dataNascita', 'professione', 'redditoNettoAnnuo']),
    );
    expect(r.sintesi.it).toMatch(/^per ora vediamo solo una parte/);
    checkWhole(r);
  });
  it('TCM: with a job and an income of zero the debts remain, and here they are nobody else’s', () => {
    const r = run(
      sola({ dataNascita: '1986-01-01', professione: 'Dipendente', redditoNettoAnnuo: 0 }),
    );
    expect(area(r, 'TCM').motivo).toBe('non_applicabile');
  });
  it.each(['pensione', 'infortuni-malattie'] as const)(
    '%s: an income of zero with a job is missing data',
    (code) => {
      const r = run(
        sola({ dataNascita: '1986-01-01', professione: 'Dipendente', redditoNettoAnnuo: 0 }),
      );
      expect(area(r, code).motivo).toBe('dati_mancanti');
      expect(r.avvisi.map(({ code: c }) => c)).toContain('reddito_zero');
    },
  );
  it('says what was estimated', () => {
    const { inputs } = area(run(esempio('rizzo')), 'polizze-rischi');
    expect(inputs.find(({ key }) => key === 'valoreResidenza')!.provenance).toBe('estimated');
    expect(inputs.find(({ key }) => key === 'statoResidenza')!.provenance).toBe('typed');
  });
  it('unknown outflows lower the precision and nothing else', () => {
    const { uscitePianificate: _, ...senza } = esempio('bellini');
    const zero = run({ ...senza, uscitePianificate: 0 });
    const missing = run(senza);
    expect(area(missing, 'gestione-patrimonio').score).toBe(
      area(zero, 'gestione-patrimonio').score,
    );
    expect(area(missing, 'gestione-patrimonio').completezza).toBeLessThan(
      area(zero, 'gestione-patrimonio').completezza,
    );
  });
});

describe('edge cases', () => {
  it.each(['Casalingo/a', 'Studente', 'Disoccupato/a'] as const)(
    '%s without income: no pension, no life cover',
    (professione) => {
      const r = run(sola({ dataNascita: '1990-01-01', professione, redditoNettoAnnuo: 0 }));
      expect(r.previdenza[0]!.status).toBe('nessuna_contribuzione');
      for (const code of ['TCM', 'pensione', 'infortuni-malattie', 'riscatto-laurea'] as const)
        expect(area(r, code).motivo).toBe('non_applicabile');
    },
  );
  it('a pensioner has no pension to plan, and lives on the one there is', () => {
    const r = run(esempio('esposito'));
    expect(r.previdenza.map(({ status }) => status)).toEqual([
      'pensionato',
      'pensionato',
      'pensionato',
    ]);
    expect(area(r, 'pensione').motivo).toBe('non_applicabile');
    // 40% of the mean of the two, 15.350 / 12
    expect(area(r, 'LTC').numeri['risorseProprie']).toBe(511.67);
  });
  it('debts above what is owned are shown, not hidden', () => {
    const r = run(
      sola({
        statoResidenza: 'proprietà',
        valoreResidenza: 100000,
        mutuoResidenza: true,
        valoreResiduoMutuo: 140000,
        haTestamento: false,
      }),
    );
    expect(r.patrimonio.netto).toBe(-40000);
    // Heirs are unknown: no tax is guessed.
    expect(r.successione.impostaStimata).toBeNull();
    expect(r.avvisi.map(({ code }) => code)).toContain('mutuo_oltre_valore');
    expect(r.sintesi.it).not.toMatch(/basi sono solide/);
  });
  it('a residual mortgage is ignored, and said, when there is no mortgage', () => {
    const r = run(
      sola({
        statoResidenza: 'proprietà',
        valoreResidenza: 100000,
        mutuoResidenza: false,
        valoreResiduoMutuo: 50000,
      }),
    );
    expect(r.patrimonio.debiti).toBe(0);
    expect(r.avvisi.map(({ code }) => code)).toContain('mutuo_ignorato');
  });
  it('other homes are all the real estate less the home, when not given', () => {
    const voci = (m: Partial<Membro>) => run(sola(m)).patrimonio.voci.altriImmobili;
    expect(
      voci({
        statoResidenza: 'proprietà',
        valoreResidenza: 200000,
        valorePatrimonioImmobiliare: 260000,
      }),
    ).toBe(60000);
    expect(
      voci({
        statoResidenza: 'affitto',
        valoreResidenza: 200000,
        valorePatrimonioImmobiliare: 260000,
      }),
    ).toBe(260000);
    expect(
      voci({
        statoResidenza: 'proprietà',
        valoreResidenza: 200000,
        valorePatrimonioImmobiliare: 150000,
      }),
    ).toBe(0);
    expect(
      voci({ valorePatrimonioImmobiliare: 260000, valorePatrimonioImmobiliareSecondHomes: 10 }),
    ).toBe(10);
  });
  it('an unknown place uses national values and says so', () => {
    const r = run(
      sola({
        dataNascita: '1980-01-01',
        professione: 'Dipendente',
        redditoNettoAnnuo: 25000,
        comuneResidenza: { comune: 'Lugano', regione: 'Estero', provincia: '' },
      }),
    );
    expect(area(r, 'LTC').numeri['costoMensile']).toBe(2000);
    expect(r.avvisi.map(({ code }) => code)).toContain('regione_sconosciuta');
  });
  it('an unmarried partner is told about the will', () => {
    const famiglia: Famiglia = {
      refDate: OGGI,
      analisiFamiliare: 'perNucleo',
      membri: [
        {
          _id: 'a',
          gradoParentela: 'me',
          enabled: true,
          seq: 1,
          dataNascita: '1980-01-01',
          haTestamento: false,
        },
        {
          _id: 'b',
          gradoParentela: 'other',
          convivente: true,
          enabled: true,
          seq: 2,
          dataNascita: '1982-01-01',
        },
      ],
    };
    expect(run(famiglia).successione.level).toBe('yellow');
    expect(run({ ...famiglia, membri: famiglia.membri.slice(0, 1) }).successione.level).toBe(
      'green',
    );
  });
  it('a day before the constants is an error that names the key', () =>
    expect(() => run({ ...esempio('galli'), refDate: '2026-11-01' })).toThrow(ConfigError));
  it('planned outflows below zero are refused', () =>
    expect(() => run({ ...esempio('galli'), uscitePianificate: -5 })).toThrow('Valore errato'));
  it('weights move the place and never the level; ties follow the SuperAdmin', () => {
    const plain = run(esempio('bellini'));
    const first = (r: Analisi) => r.soluzioni[0]!.code;
    expect(first(plain)).toBe('TCM');
    // 94,03 × 0,1 + 40 is less than another red with no weight on it.
    const r = run(esempio('bellini'), { pesi: { TCM: 0.1 } });
    expect(area(r, 'TCM')).toMatchObject({ score: 94.03, priorita: 49.4, level: 'red' });
    expect(first(r)).not.toBe('TCM');
    const levels = (one: Analisi) => SOLUZIONI.map((code) => area(one, code).level);
    expect(levels(r)).toEqual(levels(plain));
    // With no weight the green ones have no priority at all.
    const none = Object.fromEntries(SOLUZIONI.map((code) => [code, 0]));
    const reversed = [...SOLUZIONI].reverse();
    const green = run(esempio('bellini'), { pesi: none, ordine: reversed }).soluzioni.filter(
      ({ level }) => level === 'green',
    );
    expect(green.length).toBeGreaterThan(1);
    expect(green.map(({ code }) => code)).toEqual(
      reversed.filter((code) => green.some((one) => one.code === code)),
    );
  });
  it('very large amounts stay finite', () =>
    checkWhole(
      run(
        sola({
          dataNascita: '1980-01-01',
          professione: 'Imprenditore',
          imprenditore: true,
          redditoNettoAnnuo: 1e9,
          valoreAttivita: 1e9,
          valorePatrimonioMobiliare: 1e9,
        }),
      ),
    ));
});

describe('any household', () => {
  const membro = fc.record({
    gradoParentela: fc.constantFrom(...GRADI_PARENTELA.slice(1)),
    enabled: fc.boolean(),
    firstName: fc.option(fc.constantFrom('Ada', 'Ugo'), { nil: undefined }),
    professione: fc.option(fc.constantFrom(...PROFESSIONI), { nil: undefined }),
    dataNascita: fc.option(
      fc.integer({ min: 1930, max: 2025 }).map((y) => `${y}-02-28`),
      { nil: undefined },
    ),
    redditoNettoAnnuo: fc.option(fc.integer({ min: 0, max: 300000 }), { nil: undefined }),
    statoResidenza: fc.constantFrom('proprietà', 'affitto', undefined),
    valoreResidenza: fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: undefined }),
    mutuoResidenza: fc.boolean(),
    valoreResiduoMutuo: fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: undefined }),
    valorePatrimonioMobiliare: fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: undefined }),
    laureato: fc.option(fc.record({ stato: fc.boolean() }), { nil: undefined }),
    suddivisioneInvestimento: fc.option(
      fc.constant({
        azioni: 50,
        obbligazioni: 10,
        gestioneSeparate: 15,
        oro: 5,
        liquidi: 15,
        altro: 5,
      }),
      { nil: undefined },
    ),
    strumentiInvestimento: fc.option(
      fc.constant({ fondi: 20, etf: 20, assicurativi: 50, singoliTitoli: 5, altro: 5 }),
      { nil: undefined },
    ),
    haTestamento: fc.option(fc.boolean(), { nil: undefined }),
  });
  const famiglie = fc
    .record({
      me: membro,
      altri: fc.array(membro, { maxLength: 4 }),
      analisiFamiliare: fc.constantFrom('perMe', 'perNucleo'),
    })
    .map(({ me, altri, analisiFamiliare }): Famiglia => ({
      refDate: OGGI,
      analisiFamiliare,
      membri: [{ ...me, gradoParentela: 'me' as const, enabled: true }, ...altri].map((m, i) => ({
        ...m,
        _id: `m${i}`,
        seq: i + 1,
      })),
    }));
  it('gets a whole analysis, the same each time, its input untouched', () => {
    fc.assert(
      fc.property(famiglie, (famiglia) => {
        const before = JSON.stringify(famiglia);
        const first = run(famiglia);
        checkWhole(first);
        expect(JSON.stringify(run(famiglia))).toBe(JSON.stringify(first));
        expect(JSON.stringify(famiglia)).toBe(before);
      }),
      { numRuns: 250 },
    );
  });
});

/** What must hold of every analysis, whoever the family is. */
function checkWhole(analisi: Analisi): void {
  expect(analisi.soluzioni.map(({ code }) => code).toSorted()).toEqual([...SOLUZIONI].toSorted());
  const eligible = analisi.soluzioni.map((s) => s.eligible);
  expect(eligible).toEqual(eligible.toSorted((a, b) => Number(b) - Number(a)));
  const green = analisi.soluzioni.filter((s) => s.eligible).map(({ level }) => level === 'green');
  expect(green).toEqual(green.toSorted((a, b) => Number(a) - Number(b)));
  for (const s of analisi.soluzioni) {
    expect(s.level === 'grey').toBe(!s.eligible);
    expect(s.motivo === undefined).toBe(s.eligible);
    if (s.eligible) expect(s.risposta.it.match(/\*\*[^*]+\*\*/g)).toHaveLength(1);
  }
  checkSound(analisi, 'analisi');
}

it('rests no level on a sample mix: what nobody knows is asked for', () => {
  const bellini = esempio('bellini');
  const splits = [
    'suddivisioneInvestimento',
    'strumentiInvestimento',
    'regimeInvestimento',
  ] as const;
  const levels = (change: (membro: Membro) => Membro) =>
    analizza({ ...bellini, membri: bellini.membri.map(change) }, COSTANTI_2026_12).soluzioni.map(
      ({ code, level, motivo, risposta }) => [code, level, motivo, risposta.it],
    );
  const without = ({
    suddivisioneInvestimento: _classi,
    strumentiInvestimento: _strumenti,
    regimeInvestimento: _regimi,
    ...known
  }: Membro): Membro => known;
  const supposed = levels((one) => ({ ...one, stimati: [...(one.stimati ?? []), ...splits] }));
  expect(supposed).toEqual(levels(without));
  expect(supposed).toContainEqual([
    'unit-index-linked',
    'grey',
    'dati_mancanti',
    'Per darti un risultato ci serve ancora: con quali strumenti sono investiti i risparmi.',
  ]);
});

it('counts the total of a split for no part of it', () => {
  const bellini = esempio('bellini');
  const withTotals = bellini.membri.map((membro): Membro => {
    const { regimeInvestimento, suddivisioneInvestimento } = membro;
    return {
      ...membro,
      regimeInvestimento: regimeInvestimento && Object.assign({ totale: 100 }, regimeInvestimento),
      suddivisioneInvestimento:
        suddivisioneInvestimento && Object.assign({ totale: 100 }, suddivisioneInvestimento),
    };
  });
  expect(withTotals).not.toEqual(bellini.membri);
  expect(analizza({ ...bellini, membri: withTotals }, COSTANTI_2026_12)).toEqual(
    analizza(bellini, COSTANTI_2026_12),
  );
});

it.each(['TCM', 'infortuni-malattie', 'LTC'] as const)(
  '%s names the savings of each of a couple as each told them',
  (code) => {
    const bellini = esempio('bellini');
    const told = bellini.membri.flatMap(({ _id, valorePatrimonioMobiliare }) =>
      valorePatrimonioMobiliare ? [[_id, valorePatrimonioMobiliare]] : [],
    );
    const { inputs = [] } =
      analizza(bellini, COSTANTI_2026_12).soluzioni.find((one) => one.code === code) ?? {};
    expect(
      inputs
        .filter(({ key }) => key === 'valorePatrimonioMobiliare')
        .map(({ memberId, value }) => [memberId, value])
        .toSorted(),
    ).toEqual(told.toSorted());
  },
);
