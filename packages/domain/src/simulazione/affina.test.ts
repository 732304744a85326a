import { describe, expect, it } from '@jest/globals';
import { popolazione } from '../../test/famiglie-qualsiasi.ts';
import { contesto } from '../contesto/contesto.ts';
import { RISPOSTE_ATTESE } from '../contesto/risposte-attese.ts';
import { SOLUZIONI } from '../aree.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { FAMIGLIE_ESEMPIO } from '../esempi/esempi.ts';
import { OGGI } from '../casi/valori.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { analizza } from '../racconto/analizza.ts';
import type { Chiave } from '../risposte/tabella.ts';
import { SEZIONI_ANALISI } from '../risposte/sezioni-analisi.ts';
import { affinamenti, SUPPOSTE } from './affina.ts';

const esempio = FAMIGLIE_ESEMPIO.find(({ key }) => key === 'bellini');
if (!esempio) throw new Error('no family');
const famiglia: Famiglia = { refDate: OGGI, ...esempio.famiglia };
const [anna, marco] = famiglia.membri.map(({ _id }) => _id) as [string, string];
const surer = (memberId: string, keys: readonly Chiave[], of = famiglia) =>
  affinamenti(COSTANTI_2026_12, of, memberId, keys);

describe('what a detail would make surer', () => {
  it('starts from the confidence that the analysis shows, and rises', () => {
    const contributi = ['anniContributi', 'primoContributo', 'continuita'] as const;
    const lavoro = ['regimeFiscale', 'cassa'] as const;
    const pension = (keys: readonly Chiave[]) =>
      surer(anna, keys).find(({ code, memberId }) => code === 'pensione' && memberId === anna);
    const { tracce } = analizza(famiglia, COSTANTI_2026_12);
    const now = tracce[`previdenza.${anna}`]?.affidabilita;
    // Each alone is a step that does not reach the next level; together they do.
    expect(pension(contributi)).toMatchObject({ prima: now, dopo: now });
    expect(pension([...contributi, ...lavoro])).toMatchObject({ prima: now, dopo: 'alta' });
  });

  it('is as sure as the analysis once the answer is given', () => {
    const keys = ['speseMensili', 'rataMutuo'] as const;
    const found = surer(anna, keys).find(({ code }) => code === 'gestione-patrimonio');
    const told = {
      ...famiglia,
      membri: famiglia.membri.map((m) =>
        m._id === anna ? { ...m, speseMensili: 2_000, rataMutuo: 700 } : m,
      ),
    };
    const after = analizza(told, COSTANTI_2026_12).soluzioni.find(
      ({ code }) => code === 'gestione-patrimonio',
    );
    expect(found?.dopo).toBe(after?.affidabilita);
  });

  it('is known of every detail that a result awaits: it has a value in SUPPOSTE (affina.ts)', () => {
    const details: readonly string[] = SEZIONI_ANALISI.personaldata;
    const awaited = popolazione(300, 7).flatMap((family) => {
      const ctx = contesto(family, COSTANTI_2026_12);
      return SOLUZIONI.flatMap((code) => ctx.schede.flatMap((s) => RISPOSTE_ATTESE[code](ctx, s)));
    });
    const without = awaited.filter(({ key }) => details.includes(key) && !(key in SUPPOSTE));
    expect([...new Set(without.map(({ key }) => key))]).toEqual([]);
  });

  it('is empty when the answer is there already, or when no result uses it', () => {
    expect(surer(marco, ['polizze.tutelaLegale'])).toEqual([]);
    expect(surer(anna, ['figliFuoriNucleo'])).toEqual([]);
  });

  it('counts an estimate of the person as told once they say that it is right', () => {
    const supposed = {
      ...famiglia,
      membri: famiglia.membri.map((m) =>
        m._id === marco
          ? {
              ...m,
              anniContributi: 20,
              primoContributo: '2006-01',
              stimati: ['anniContributi', 'redditoNettoAnnuo', 'professione'],
            }
          : m,
      ),
    };
    const codes = surer(marco, ['anniContributi', 'redditoNettoAnnuo', 'professione'], supposed);
    expect(codes.some(({ memberId, code }) => memberId === marco && code === 'pensione')).toBe(
      true,
    );
  });

  describe('what is supposed of a career', () => {
    const uno = (change: Partial<Membro>): Famiglia => ({
      refDate: OGGI,
      analisiFamiliare: 'perMe',
      membri: [
        {
          _id: 'me',
          gradoParentela: 'me',
          enabled: true,
          seq: 1,
          dataNascita: '1965-05-10',
          professione: 'Dipendente',
          redditoNettoAnnuo: 25_000,
          sesso: 'M',
          continuita: 'piena',
          ...change,
        },
      ],
    });
    const pensione = (keys: readonly Chiave[], change: Partial<Membro>) =>
      surer('me', keys, uno(change)).find(({ code }) => code === 'pensione');
    const sure = (change: Partial<Membro>) =>
      analizza(uno(change), COSTANTI_2026_12).tracce['previdenza.me']?.affidabilita;

    it.each<[Chiave[], Partial<Membro>, Partial<Membro>]>([
      // 61 years old, at work since 25: 36 years, that is from before 1996
      [['anniContributi'], {}, { anniContributi: 36 }],
      // 30 years paid: since November 1996, so the years before are doubtful no more
      [['primoContributo'], { anniContributi: 30 }, { primoContributo: '1996-11' }],
      // Both at once: 36 years since November 1990
      [
        ['anniContributi', 'primoContributo'],
        {},
        { anniContributi: 36, primoContributo: '1990-11' },
      ],
      [['primoContributo'], {}, { primoContributo: '1990-11' }],
      // Not yet 25: no years
      [['anniContributi'], { dataNascita: '2004-05-10' }, { anniContributi: 0 }],
    ])('%j of %j is as sure as %j', (keys, change, told) => {
      const found = pensione(keys, change);
      expect(found).toMatchObject({ prima: sure(change), dopo: sure({ ...change, ...told }) });
    });

    it('years count without a date of birth too, but do not decide', () =>
      expect(pensione(['anniContributi'], { dataNascita: undefined })).toMatchObject({
        prima: 'bassa',
        dopo: 'bassa',
      }));

    it('other estimates stay estimates', () => {
      const four = {
        anniContributi: 15,
        primoContributo: '2011-11',
        dataNascita: '1986-05-10',
        stimati: ['anniContributi', 'redditoNettoAnnuo', 'dataNascita', 'sesso'],
      } satisfies Partial<Membro>;
      // Ten points each: 60, and 70 without the first
      expect(pensione(['anniContributi'], four)).toMatchObject({ prima: 'media', dopo: 'media' });
      // … and 80
      expect(pensione(['anniContributi', 'sesso'], four)).toMatchObject({ dopo: 'alta' });
    });

    it('the length of a degree makes only its buy-back surer', () => {
      const found = surer('me', ['laureato.anni'], uno({ laureato: { stato: true } }));
      // 100 − 30 for work before 1996 without its years; 10 each for years, first month and length
      // of the degree: 40, and 50 once the last is answered
      expect(found).toEqual([
        { code: 'riscatto-laurea', memberId: 'me', prima: 'bassa', dopo: 'media' },
      ]);
    });
  });

  it('every detail that a form asks makes something surer where it is missing', () => {
    const bare: Famiglia = {
      ...famiglia,
      membri: famiglia.membri.map((m) =>
        m._id === anna || m._id === marco
          ? {
              ...m,
              sesso: undefined,
              secondeCaseAssicurate: undefined,
              haTestamento: undefined,
              polizze: { ...m.polizze, tutelaLegale: undefined },
              laureato: { stato: true },
            }
          : m,
      ),
    };
    // Marco is employed. Anna works for herself: too little is known of her pension for one answer
    // to count.
    for (const [key, code, of = anna] of [
      ['anniContributi', 'pensione', marco],
      ['primoContributo', 'pensione', marco],
      ['continuita', 'pensione', marco],
      ['sesso', 'pensione', marco],
      ['regimeFiscale', 'TCM'],
      ['cassa', 'TCM'],
      ['speseMensili', 'gestione-patrimonio'],
      ['rataMutuo', 'gestione-patrimonio'],
      ['secondeCaseAssicurate', 'polizze-rischi'],
      ['haTestamento', 'polizza'],
      ['polizze.tutelaLegale', 'tutela-legale'],
    ] as const)
      expect([key, surer(of, [key], bare).map((one) => one.code)]).toEqual([
        key,
        expect.arrayContaining([code]),
      ]);
  });
});
