/** The answers behind assets and debts: only what was given, or is waited for. */
import { describe, expect, it } from '@jest/globals';
import { famiglia } from '../casi/famiglie.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import type { Membro } from '../nucleo.ts';
import { contesto } from './contesto.ts';
import type { Dietro } from './dietro.ts';

const lei: Partial<Membro> = { gradoParentela: 'wife' };
const casa = { statoResidenza: 'proprietà', valoreResidenza: 200000 } as const;
const mutuo = { mutuoResidenza: true, valoreResiduoMutuo: 90000 } as const;
/** As «answer value», a missing one as «answer ?». */
const dietro = (part: keyof Dietro, membri: Partial<Membro>[]): string[] =>
  contesto(famiglia(membri), COSTANTI_2026_12)
    .dietro[part]()
    .map(
      ({ key, value, provenance }) => `${key} ${provenance === 'missing' ? '?' : String(value)}`,
    );

describe('the answers behind a sum', () => {
  it.each<[keyof Dietro, string, Partial<Membro>[], string[]]>([
    ['risparmi', 'nobody told', [{}, lei], []],
    [
      'risparmi',
      'both told, one of them nothing',
      [{ valorePatrimonioMobiliare: 5 }, { ...lei, valorePatrimonioMobiliare: 0 }],
      ['valorePatrimonioMobiliare 5', 'valorePatrimonioMobiliare 0'],
    ],
    ['debiti', 'a mortgage', [{ ...casa, ...mutuo }], ['valoreResiduoMutuo 90000']],
    [
      'debiti',
      'a mortgage of no told sum',
      [{ ...casa, mutuoResidenza: true }],
      ['valoreResiduoMutuo ?'],
    ],
    ['debiti', 'an owned home without one', [{ ...casa, mutuoResidenza: false }], []],
    ['debiti', 'a rented home', [{ statoResidenza: 'affitto', ...mutuo }], []],
    [
      'debiti',
      'two loans of hers: 700 + 300',
      [
        {},
        {
          ...lei,
          altriDebiti: [
            { residuo: 700, rata: 1, tipo: 'carta' },
            { residuo: 300, rata: 1, tipo: 'altro' },
          ],
          mutuoSecondeCase: 9,
        },
      ],
      ['altriDebiti 1000', 'mutuoSecondeCase 9'],
    ],
    ['debiti', 'none, and said so', [{ altriDebiti: [] }], ['altriDebiti 0']],
    ['immobili', 'a home', [casa], ['valoreResidenza 200000']],
    [
      'immobili',
      'a home of no told value',
      [{ statoResidenza: 'proprietà' }],
      ['valoreResidenza ?'],
    ],
    ['immobili', 'a rented home', [{ statoResidenza: 'affitto', valoreResidenza: 9 }], []],
    [
      'immobili',
      'other homes out of all the real estate',
      [{ ...casa, valorePatrimonioImmobiliare: 250000 }],
      ['valoreResidenza 200000', 'valorePatrimonioImmobiliareSecondHomes 50000'],
    ],
    [
      'patrimonio',
      'nothing was given: each thing is missing once',
      [{}, lei],
      [
        'statoResidenza ?',
        'valorePatrimonioImmobiliareSecondHomes ?',
        'valorePatrimonioMobiliare ?',
      ],
    ],
    [
      'patrimonio',
      'what one told is not missing of the other',
      [{}, { ...lei, statoResidenza: 'affitto', valorePatrimonioMobiliare: 5, montanteFondo: 7 }],
      [
        'statoResidenza affitto',
        'valorePatrimonioImmobiliareSecondHomes ?',
        'valorePatrimonioMobiliare 5',
        'montanteFondo 7',
      ],
    ],
    [
      'patrimonio',
      'a fund that is said to hold nothing',
      [{ ...casa, valorePatrimonioMobiliare: 0, montanteFondo: 0 }],
      [
        'statoResidenza proprietà',
        'valoreResidenza 200000',
        'valorePatrimonioImmobiliareSecondHomes ?',
        'valorePatrimonioMobiliare 0',
        'montanteFondo 0',
      ],
    ],
    [
      'patrimonio',
      'a fund of no told balance',
      [{ polizze: { previdenzaComplementare: true } }],
      [
        'statoResidenza ?',
        'valorePatrimonioImmobiliareSecondHomes ?',
        'valorePatrimonioMobiliare ?',
        'montanteFondo ?',
      ],
    ],
  ])('%s, %s', (part, _what, membri, expected) => expect(dietro(part, membri)).toEqual(expected));
});
