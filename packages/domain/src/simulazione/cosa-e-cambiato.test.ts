import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conRisposte, dipendente, esempio } from '../../test/esempio.ts';
import { analizza } from '../racconto/analizza.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { cosaECambiato } from '../racconto/cosa-e-cambiato.ts';
import type { Documento } from './cosa-e-cambiato.ts';

const stato = (famiglia: Famiglia, costanti: Costanti = COSTANTI_2026_12): Documento => ({
  famiglia,
  costanti,
  analisi: analizza(famiglia, costanti),
});
const con = (famiglia: Famiglia, index: number, change: Partial<Membro>): Famiglia =>
  conRisposte(famiglia, { [index]: change });
const bellini = esempio('bellini');
const di = (r: ReturnType<typeof cosaECambiato>, code: string) =>
  r.spostamenti.find((s) => s.code === code);

describe('what changed', () => {
  it('nothing, between equal states', () => {
    expect(cosaECambiato(stato(bellini), stato(structuredClone(bellini)))).toEqual({
      metodo: false,
      regole: [],
      differenze: [],
      spostamenti: [],
    });
  });

  it('names the rule that changed, and levels as they were written, when another engine made one', () => {
    const now = stato(bellini);
    const level = (code: string) => now.analisi.soluzioni.find((one) => one.code === code)!.level;
    const then = structuredClone(now);
    then.analisi.motore = '1.2.0';
    for (const one of then.analisi.soluzioni) if (one.code === 'TCM') one.level = 'green';
    for (const one of then.analisi.soluzioni)
      if (one.code === 'tutela-legale') one.level = level(one.code) === 'red' ? 'yellow' : 'red';
    then.analisi.tracce['soluzione.TCM']!.versione = 1;
    const r = cosaECambiato(then, now);
    expect(level('TCM')).not.toBe('green');
    expect(r.metodo).toBe(true);
    expect(r.differenze.map(({ nome }) => nome.it)).toEqual(['un modo di calcolare diverso']);
    expect(di(r, 'TCM')).toMatchObject({ prima: 'green', dopo: level('TCM') });
    expect(di(r, 'TCM')!.testo.it).toMatch(
      /per una regola cambiata \(«Se mancasse un reddito»\)\.$/,
    );
    expect(di(r, 'tutela-legale')!.testo.it).toMatch(/per un modo di calcolare diverso\.$/);
    expect(r.spostamenti).toHaveLength(2);
  });

  it('one answer of a group: legal cover for Anna', () => {
    const before = con(bellini, 0, {
      polizze: { ...bellini.membri[0]!.polizze, tutelaLegale: false },
    });
    const noCover = con(before, 1, {
      polizze: { ...bellini.membri[1]!.polizze, tutelaLegale: false },
    });
    const r = cosaECambiato(
      stato(noCover),
      stato(con(noCover, 0, { polizze: { ...noCover.membri[0]!.polizze, tutelaLegale: true } })),
    );
    expect(r.differenze).toHaveLength(1);
    expect(di(r, 'tutela-legale')).toMatchObject({
      insieme: false,
      cause: [{ tipo: 'risposta', key: 'polizze.tutelaLegale', memberId: bellini.membri[0]!._id }],
    });
    expect(di(r, 'tutela-legale')!.testo.it).toMatch(
      /^Tutela legale: da «Da (affrontare|verificare)» a «A posto», per Anna: Tutela legale, da no a sì\.$/,
    );
  });

  it.each([
    [
      'redditoNettoAnnuo',
      34_000,
      'Anna: Reddito netto annuo, da 34.800\u00A0€ a 34.000\u00A0€',
      'Anna: Net yearly income, from 34.800\u00A0€ to 34.000\u00A0€',
    ],
    [
      'professione',
      'Dipendente',
      'Anna: Professione, da lavoro autonomo a lavoro dipendente',
      'Anna: Profession, from self-employed to employee',
    ],
    [
      'dataNascita',
      '1986-03-11',
      'Anna: Data di nascita, da 10/03/1986 a 11/03/1986',
      'Anna: Date of birth, from 10/03/1986 to 11/03/1986',
    ],
    [
      'anniContributi',
      15,
      'Anna: Anni di contributi (estratto conto INPS), da non indicato a 15',
      'Anna: Years of contributions (INPS statement), from not told to 15',
    ],
  ])('tells an answer with its unit, in both languages: %s', (key, value, it, en) => {
    const { differenze } = cosaECambiato(stato(bellini), stato(con(bellini, 0, { [key]: value })));
    expect(differenze.map(({ nome }) => nome)).toEqual([{ it, en }]);
  });

  it('of two answers only the one that did it', () => {
    const after = con(
      con(bellini, 0, { polizze: { ...bellini.membri[0]!.polizze, capitaleCasoMorte: 900000 } }),
      0,
      { polizze: { ...bellini.membri[0]!.polizze, capitaleCasoMorte: 900000 }, haTestamento: true },
    );
    const more = con(after, 1, {
      polizze: { ...bellini.membri[1]!.polizze, casoMorte: true, capitaleCasoMorte: 900000 },
    });
    const marcoOnly = con(bellini, 1, {
      polizze: { ...bellini.membri[1]!.polizze, casoMorte: true, capitaleCasoMorte: 900000 },
    });
    const r = cosaECambiato(stato(marcoOnly), stato(more));
    expect(r.differenze.map((d) => ('key' in d ? d.key : d.tipo)).toSorted()).toEqual([
      'haTestamento',
      'polizze.capitaleCasoMorte',
    ]);
    expect(di(r, 'TCM')!.cause.map((c) => ('key' in c ? c.key : ''))).toEqual([
      'polizze.capitaleCasoMorte',
    ]);
  });

  it('a constant: higher costs of care, by a new release', () => {
    const voce = COSTANTI_2026_12.voci['spese.quotaEssenziale'];
    const nuova: Costanti = {
      ...COSTANTI_2026_12,
      id: 'prova',
      voci: {
        ...COSTANTI_2026_12.voci,
        'spese.quotaEssenziale': { ...voce, values: [{ ...voce.values[0]!, value: 1 }] },
      },
    };
    const galli = esempio('galli');
    const r = cosaECambiato(stato(galli), stato(galli, nuova));
    expect(r.differenze).toEqual([
      expect.objectContaining({ tipo: 'costante', key: 'spese.quotaEssenziale' }),
    ]);
    for (const s of r.spostamenti) expect(s.cause).toEqual(r.differenze);
    expect(r.regole).toEqual([
      {
        it: expect.stringMatching(/^È cambiata una regola: Spesa essenziale sul reddito \(.+\)\.$/),
        en: expect.stringMatching(/^A rule changed: Essential spending over income \(.+\)\.$/),
      },
    ]);
    // By its name and its source, never by its key.
    expect(r.differenze[0]!.nome).toEqual({
      it: expect.stringMatching(/^la costante «Spesa essenziale sul reddito» \(.+\)$/),
      en: expect.stringMatching(/^the constant “Essential spending over income” \(.+\)$/),
    });
  });

  it('time alone: a birthday moves health care', () => {
    // 40 years bring ten points: 15 + 15 for self-employment = 30 green; 40 yellow
    const io: Famiglia = {
      refDate: '2026-11-20',
      analisiFamiliare: 'perMe',
      membri: [
        {
          _id: 'me',
          gradoParentela: 'me',
          enabled: true,
          seq: 1,
          professione: 'Autonomo/a',
          dataNascita: '1987-01-10',
          redditoNettoAnnuo: 30000,
        },
      ],
    };
    const r = cosaECambiato(stato(io), stato({ ...io, refDate: '2027-02-20' }));
    expect(di(r, 'assistenza-medica')).toMatchObject({
      prima: 'green',
      dopo: 'yellow',
      cause: [{ tipo: 'tempo' }],
      punti: { prima: 30, dopo: 40 },
    });
    expect(di(r, 'assistenza-medica')!.testo.it).toContain(
      'il tempo passato (dal 20/11/2026 al 20/02/2027)',
    );
  });

  it('two things together, none by itself', () => {
    const io = dipendente({ dataNascita: '1987-01-10', valorePatrimonioMobiliare: undefined });
    // employee: 15; 25 at forty; 30 with income; 40 with both: only both pass 34
    const r = cosaECambiato(
      stato(io),
      stato(con({ ...io, refDate: '2027-02-20' }, 0, { redditoNettoAnnuo: 36000 })),
    );
    expect(di(r, 'assistenza-medica')).toMatchObject({
      prima: 'green',
      dopo: 'yellow',
      insieme: false,
    });
    expect(
      di(r, 'assistenza-medica')!
        .cause.map(({ tipo }) => tipo)
        .toSorted(),
    ).toEqual(['risposta', 'tempo']);
    // neither needed nor enough: any two of three would do
    const three = con({ ...io, refDate: '2027-02-20' }, 0, {
      redditoNettoAnnuo: 36000,
      professione: 'Autonomo/a',
    });
    expect(di(cosaECambiato(stato(io), stato(three)), 'assistenza-medica')).toMatchObject({
      dopo: 'yellow',
      insieme: true,
      cause: [],
    });
  });

  it('somebody arrives, somebody leaves', () => {
    const alone = { ...bellini, membri: bellini.membri.slice(0, 2) };
    const r = cosaECambiato(stato(alone), stato(bellini));
    expect(r.differenze.map(({ tipo }) => tipo)).toEqual(['membro', 'membro']);
    expect(r.differenze[0]!.nome.it).toBe('Sofia ora fa parte della famiglia');
    expect(
      cosaECambiato(stato(alone), stato(bellini)).spostamenti.every(
        ({ prima, testo }) =>
          prima !== 'grey' || /«(Per ora non ti serve|Dati insufficienti)»/.test(testo.it),
      ),
    ).toBe(true);
    expect(cosaECambiato(stato(bellini), stato(alone)).differenze[0]!.nome.en).toBe(
      'Sofia is no longer part of the family',
    );
  });

  it('a name is not an answer', () => {
    expect(
      cosaECambiato(
        stato(bellini),
        stato(con(bellini, 0, { firstName: 'Anna Maria', stimati: ['valoreResidenza'] })),
      ).differenze,
    ).toEqual([]);
  });
});

it('levels told are those of the two analyses, and each has its causes or says «insieme»', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('bellini', 'galli', 'rizzo', 'locatelli'),
      fc.integer({ min: 8000, max: 90000 }),
      fc.integer({ min: 0, max: 300000 }),
      fc.boolean(),
      (key, redditoNettoAnnuo, valorePatrimonioMobiliare, coperturaSanitaria) => {
        const a = esempio(key);
        const b = con(a, 0, {
          redditoNettoAnnuo,
          valorePatrimonioMobiliare,
          polizze: { ...a.membri[0]!.polizze, coperturaSanitaria },
        });
        const r = cosaECambiato(stato(a), stato(b));
        const [x, y] = [a, b].map(
          (f) => new Map(analizza(f, COSTANTI_2026_12).soluzioni.map((s) => [s.code, s.level])),
        );
        expect(r.spostamenti.map(({ code }) => code).toSorted()).toEqual(
          [...x!.keys()].filter((code) => x!.get(code) !== y!.get(code)).toSorted(),
        );
        for (const { prima, dopo, code, cause, insieme, testo } of r.spostamenti) {
          expect([prima, dopo]).toEqual([x!.get(code), y!.get(code)]);
          expect(insieme).toBe(cause.length === 0);
          expect(testo.it.endsWith('.') && testo.en.endsWith('.')).toBe(true);
        }
      },
    ),
    { numRuns: 25, seed: 9 },
  );
});
