import { describe, expect, it } from '@jest/globals';
import { analizza } from '../racconto/analizza.ts';
import { SOLUZIONI } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { REGISTRO, regolaDi } from '../regole/registro.ts';
import { cambiate, chiLegge, chiNomina, conValore, parti, scala } from '../../test/figure.ts';
import { perche } from '../racconto/perche.ts';

const OGGI = '2026-11-20';
const KEYS = Object.keys(COSTANTI_2026_12.voci) as ChiaveCostante[];
const esempi = FAMIGLIE_ESEMPIO.map(({ key, famiglia }) => ({
  key,
  famiglia: { refDate: OGGI, ...famiglia },
}));
const run = (famiglia: Famiglia) => analizza(famiglia, COSTANTI_2026_12);
const bellini = esempi[0]!.famiglia;
const persona = (
  n: number,
  gradoParentela: Membro['gradoParentela'],
  rest: Partial<Membro>,
): Membro => ({ _id: `p${n}`, gradoParentela, enabled: true, seq: n, ...rest });

describe('a trace for every figure', () => {
  it.each(esempi)('$key: figures and traces are the same set', ({ famiglia }) => {
    const analisi = run(famiglia);
    expect(Object.keys(analisi.tracce).sort()).toEqual(
      [...parti(analisi).keys()].filter((id) => id !== 'resto').sort(),
    );
    for (const id of Object.keys(analisi.tracce))
      expect(REGISTRO[regolaDi(id as 'sintesi')].id).toBe(regolaDi(id as 'sintesi'));
  });
  it('of the household and of each person where people differ', () => {
    const { tracce } = run(bellini);
    const [anna, marco] = bellini.membri;
    expect(Object.keys(tracce)).toEqual(
      expect.arrayContaining([
        `soluzione.TCM.${anna!._id}`,
        `soluzione.TCM.${marco!._id}`,
        `previdenza.${anna!._id}`,
      ]),
    );
    // Children have no figure of their own there.
    expect(tracce[`soluzione.TCM.${bellini.membri[2]!._id}`]).toBeUndefined();
  });
});

describe('a change of one constant', () => {
  const factors = [1.1, 0.7];
  it.each(KEYS)('%s: moves only what names it', (key) => {
    for (const factor of factors) {
      const changed = conValore(
        COSTANTI_2026_12,
        key,
        key.endsWith('.ordine') ? () => 100 * factor : scala(factor),
      );
      for (const { famiglia } of esempi) {
        const before = run(famiglia);
        const named: readonly string[] = chiNomina(before, key);
        const after = analizza(famiglia, changed);
        const moved = cambiate(parti(before), parti(after)).filter((id) => !named.includes(id));
        // A person's figure that comes or goes is for the household's trace to explain.
        const unexplained = moved.filter((id) =>
          id in before.tracce && id in after.tracce
            ? true
            : !named.includes(id.split('.').slice(0, 2).join('.')),
        );
        expect(unexplained).toEqual([]);
      }
    }
  });

  // A couple made so that each of these bites: he is a graduate near the thresholds, she earns less
  // and has a pre-1996 career.
  const famiglia: Famiglia = {
    refDate: OGGI,
    analisiFamiliare: 'perNucleo',
    uscitePianificate: 30000,
    membri: [
      persona(1, 'me', {
        firstName: 'Ugo',
        sesso: 'M',
        professione: 'Dipendente',
        dataNascita: '1979-05-04',
        redditoNettoAnnuo: 34000,
        comuneResidenza: { comune: 'Bologna', regione: 'Emilia-Romagna', provincia: 'BO' },
        laureato: { stato: true, riscattoFiniPensionistici: false, anni: 5 },
        statoResidenza: 'proprietà',
        valoreResidenza: 300000,
        valorePatrimonioMobiliare: 240000,
        haTestamento: false,
        imprenditore: true,
        valoreAttivita: 4_000_000,
        polizze: { previdenzaComplementare: false },
        suddivisioneInvestimento: {
          azioni: 10,
          obbligazioni: 10,
          gestioneSeparate: 0,
          oro: 0,
          liquidi: 80,
          altro: 0,
        },
        strumentiInvestimento: { fondi: 20, etf: 0, assicurativi: 20, singoliTitoli: 0, altro: 60 },
      }),
      persona(2, 'wife', {
        firstName: 'Ada',
        sesso: 'F',
        professione: 'Dipendente',
        dataNascita: '1971-02-01',
        redditoNettoAnnuo: 21000,
        anniContributi: 34,
        laureato: { stato: false },
      }),
      persona(3, 'son', { firstName: 'Leo', professione: 'Studente', dataNascita: '2012-02-01' }),
    ],
  };
  it.each([
    ['inps.accompagnamento', 1.05],
    ['tax.irpef.scaglioni', 1.05],
    ['inps.coefficienti', 1.01],
    ['riscatto.minimale', 1.05],
    ['medie.famiglia', 1.05],
    ['superstiti.quote', 0.9],
    ['ltc.costo', 1.05],
    ['invalidita.quota', 0.95],
    ['depositi.garanzia', 1.1],
    ['rischio.sigma', 1.1],
  ] as const)('%s: moves exactly what reads it', (key, factor) => {
    const before = run(famiglia);
    const named = chiLegge(before, key);
    expect(named.length).toBeGreaterThan(0);
    const moved = cambiate(
      parti(before),
      parti(analizza(famiglia, conValore(COSTANTI_2026_12, key, scala(factor)))),
    );
    // Order, sentence, plan and completeness are made of the others; a hard situation either holds
    // or not.
    const fatteDiAltre = ['sintesi', 'completezza', 'piano', 'situazioni'];
    const proprie = (ids: readonly string[]) => ids.filter((id) => !fatteDiAltre.includes(id));
    expect(proprie(moved)).toEqual(proprie(named));
  });
});

describe('what a trace says', () => {
  const analisi = run(bellini);
  it('names constants read through shared results: the term cover rests on taxes and coefficients', () => {
    const keys = perche(analisi, 'soluzione.TCM')!.costanti.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'tax.irpef.scaglioni',
        'inps.coefficienti',
        'superstiti.quote',
        'tcm.quotaReddito',
        'score.red',
      ]),
    );
    // The fund that would fill a pension gap has no part in it.
    expect(keys.filter((key) => key.startsWith('fondo.') || key.startsWith('ltc.'))).toEqual([]);
  });
  it('gives each constant with value, unit, first day, law in both languages', () => {
    const irpef = perche(analisi, 'soluzione.pensione')!.costanti.find(
      ({ key }) => key === 'tax.irpef.scaglioni',
    );
    expect(irpef).toEqual({
      key: 'tax.irpef.scaglioni',
      value: [
        [28000, 0.23],
        [50000, 0.33],
        [null, 0.43],
      ],
      unit: '€ / rate',
      from: '2026-01-01',
      verificatoIl: '2026-11-20',
      kind: 'L',
      fonte: {
        it: 'TUIR art. 11, come modificato dalla L. 199/2025',
        en: 'Income Tax Code (TUIR), art. 11, as amended by Law 199/2025',
      },
    });
  });
  it('says how far the level is from a better one', () => {
    expect(new Set(analisi.soluzioni.map(({ level }) => level))).toEqual(
      new Set(['red', 'yellow', 'green']),
    );
    for (const { code, level, score } of analisi.soluzioni) {
      const { distanza } = analisi.tracce[`soluzione.${code}`]!;
      if (level === 'red')
        expect(distanza).toEqual({
          yellow: Math.round((score - 67 + 0.01) * 100) / 100,
          green: Math.round((score - 34 + 0.01) * 100) / 100,
        });
      else if (level === 'yellow')
        expect(distanza).toEqual({ green: Math.round((score - 34 + 0.01) * 100) / 100 });
      else expect(distanza).toBeUndefined();
    }
  });
  it('asks what costs least first: a tap before a document', () => {
    const { domanda, affidabilita, dubbi } = perche(analisi, 'soluzione.pensione')!;
    // How the work is taxed is a tap; the years of contributions are an INPS statement.
    expect(domanda).toMatchObject({
      sforzo: 1,
      input: { key: 'regimeFiscale', provenance: 'missing' },
    });
    expect(affidabilita).toBe('bassa');
    expect(dubbi[0]!.it).toMatch(/regime forfettario/);
    const senza = {
      ...bellini,
      membri: bellini.membri.map((m) =>
        m.seq === 1 ? { ...m, regimeFiscale: 'ordinario' as const, cassa: false } : m,
      ),
    };
    expect(perche(run(senza), 'soluzione.pensione')!.domanda).toMatchObject({
      sforzo: 4,
      input: { key: 'anniContributi', provenance: 'missing' },
    });
  });
  it('is sure only of what was typed in, and of a pension only with its statement', () => {
    const certa = {
      anniContributi: 14,
      primoContributo: '2012-03',
      regimeFiscale: 'ordinario',
      cassa: false,
    } as const;
    const conti = {
      ...bellini,
      membri: bellini.membri.map((m) => (m.seq === 1 ? { ...m, ...certa } : m)),
    };
    const anna = `previdenza.${bellini.membri[0]!._id}` as const;
    expect(run(conti).tracce[anna]!.affidabilita).toBe('alta');
    expect(
      run({
        ...conti,
        membri: conti.membri.map((m) =>
          m.seq === 1 ? { ...m, stimati: ['redditoNettoAnnuo', 'dataNascita', 'professione'] } : m,
        ),
      }).tracce[anna]!.affidabilita,
    ).toBe('media');
    expect(analisi.tracce[anna]!.affidabilita).toBe('bassa');
    const vuota = run({ ...bellini, membri: [persona(1, 'me', {})] });
    for (const code of SOLUZIONI.filter((c) =>
      vuota.soluzioni.some((s) => s.code === c && s.motivo === 'dati_mancanti'),
    ))
      expect(vuota.tracce[`soluzione.${code}`]!.affidabilita).toBe('bassa');
  });
  it('has answers with where they came from, the same that the solution shows', () => {
    const eligible = analisi.soluzioni.filter((one) => one.eligible);
    expect(eligible.length).toBeGreaterThan(5);
    for (const { code, inputs } of eligible)
      expect(perche(analisi, `soluzione.${code}`)!.ingressi).toEqual(
        expect.arrayContaining(inputs),
      );
  });
  it('knows no figure that is not there', () =>
    expect(perche(analisi, 'soluzione.TCM.nobody')).toBeUndefined());
});
