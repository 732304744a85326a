/**
 * What the rules are given of each person and of the household, and in which order doubts are said
 * (domain.md 0.2, 4.3 and 10.6).
 */
import { describe, expect, it } from '@jest/globals';
import { redditoTracciato } from '../analisi/figure-tracciate.ts';
import { fiduciaDi } from '../analisi/fiducia.ts';
import { calcola } from '../analisi/calcola.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { InputCalcolato } from '../analisi.ts';
import type { Membro } from '../nucleo.ts';
import { REGISTRO } from '../regole/registro.ts';
import { traceRecorder, type TraceRecorder } from '../traccia/trace-recorder.ts';
import { di, io, lei } from './coppia.ts';
import { famiglia } from './famiglie.ts';

const figlia = { gradoParentela: 'daughter', dataNascita: '2016-01-01' } as const;
const lavoro = { professione: 'Dipendente', redditoNettoAnnuo: 24000 } as const;

describe('the children whose support lasts until they are grown up', () => {
  it.each<[string, Partial<Membro>, number]>([
    ['a common child of ten', figlia, 1],
    ['a child of the partner alone', { ...figlia, figlioDi: 'partner' }, 0],
    ['a child of mine alone', { ...figlia, figlioDi: 'me' }, 1],
    ['a child of forty', { ...figlia, dataNascita: '1986-01-01' }, 0],
    [
      'one of twenty who is said not to be supported',
      { ...figlia, dataNascita: '2006-01-01', aCarico: 'no' },
      0,
    ],
  ])('%s', (_, child, count) => {
    expect(di([io, lei, child]).figliACarico).toHaveLength(count);
  });
});

describe('the children had, for the amount asked of mothers', () => {
  const madre = { ...io, ...lavoro, dataNascita: '1980-01-01', sesso: 'F' } as const;
  it.each<[string, Partial<Membro>[], number, number]>([
    [
      'mine, one in the list and two outside',
      [{ ...madre, figliFuoriNucleo: [{ eta: 20 }, { eta: 22 }] }, figlia],
      0,
      3,
    ],
    ['mine, none outside', [madre, figlia], 0, 1],
    [
      'the partner’s: not those of mine outside',
      [
        { ...madre, figliFuoriNucleo: [{ eta: 20 }] },
        { ...lei, ...lavoro, dataNascita: '1980-01-01' },
        figlia,
      ],
      1,
      1,
    ],
    [
      'the partner’s: not a child of mine alone',
      [madre, { ...lei, ...lavoro, dataNascita: '1980-01-01' }, { ...figlia, figlioDi: 'me' }],
      1,
      0,
    ],
  ])('%s', (_, membri, of, figli) => {
    expect(di(membri).tutte[of]!.carriera!.figli).toBe(figli);
  });
});

describe('the age that the model of a household goes by', () => {
  it.each<[string, Partial<Membro>, number]>([
    [
      'a pensioner of 76 does not count beside who works',
      { professione: 'Pensionato/a', dataNascita: '1950-01-01' },
      46,
    ],
    ['nor does who told no profession', { dataNascita: '1950-01-01' }, 46],
    ['the oldest who works does', { professione: 'Dipendente', dataNascita: '1970-01-01' }, 56],
  ])('%s', (_, other, eta) => {
    const me = { ...io, ...lavoro, dataNascita: '1980-01-01' };
    expect(di([me, { ...lei, ...other }]).gestione.eta).toBe(eta);
  });
});

describe('the doubts about a pension', () => {
  it('come by weight: 30 for the years before 1996, 25 for the regime', () => {
    const ctx = di([
      { dataNascita: '1970-01-01', professione: 'Artigiano/a', redditoNettoAnnuo: 20000 },
    ]);
    expect(fiduciaDi(ctx, 'pensione').segnali.slice(0, 2)).toEqual([
      'mistoSenzaAnni',
      'regimeIgnoto',
    ]);
  });
});

describe('the incomes behind the total', () => {
  const asked = (one: Partial<Membro>): string[] => {
    const seen: InputCalcolato[] = [];
    const note: TraceRecorder = {
      figura: (_id, compute, describe) => {
        const value = compute();
        seen.push(...(describe(value).inputs ?? []));
        return value;
      },
      scrivi: () => {},
      esito: () => ({ tracce: {}, ingressi: [], costantiUsate: [], fontiUsate: [] }),
    };
    redditoTracciato(di([one]), note);
    return seen.map(({ key, provenance }) => `${key} ${provenance}`);
  };
  it.each<[string, Partial<Membro>, string[]]>([
    ['told', lavoro, ['redditoNettoAnnuo typed']],
    ['missing of a person who works', { professione: 'Dipendente' }, ['redditoNettoAnnuo missing']],
    ['not asked where the profession has no income', { professione: 'Casalingo/a' }, []],
    [
      'told by such a person',
      { professione: 'Casalingo/a', redditoNettoAnnuo: 5000 },
      ['redditoNettoAnnuo typed'],
    ],
    ['not asked of a minor', { dataNascita: '2012-01-01' }, []],
  ])('%s', (_, one, inputs) => {
    expect(asked(one)).toEqual(inputs);
  });
});

describe('the whole household', () => {
  const two = famiglia([
    { ...io, ...lavoro, dataNascita: '1980-01-01', haTestamento: true },
    { ...lei, dataNascita: '1980-01-01', haTestamento: true },
  ]);
  const result = calcola(two, COSTANTI_2026_12, traceRecorder(REGISTRO));
  it('names everybody in its order', () => {
    expect(result.persone).toEqual(two.membri.map(({ _id }) => _id));
  });
  it('trusts no pension whose answers are missing', () => {
    const [mine, hers] = two.membri.map(
      ({ _id }) => result.tracce[`previdenza.${_id}`]!.affidabilita,
    );
    expect([mine === 'bassa', hers]).toEqual([false, 'bassa']);
  });
});
