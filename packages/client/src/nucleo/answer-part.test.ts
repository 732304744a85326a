import { expect, it } from '@jest/globals';
import { answerPart } from './answer-part.ts';

const anna = {
  redditoNettoAnnuo: 30_000,
  titoloStudio: 'laurea magistrale',
  polizze: { casoMorte: true, capitaleCasoMorte: 60_000, tutelaLegale: false },
  laureato: { stato: true },
  valoreResidenza: 140_000,
  mutuoResidenza: true,
  stimati: ['valoreResidenza'],
} as const;
const before = { ...anna, stimati: [...anna.stimati] };

it.each<[string, Parameters<typeof answerPart>[1], ReturnType<typeof answerPart>]>([
  [
    'the income',
    { redditoNettoAnnuo: 31_000 },
    { name: 'updateReddito', answers: { redditoNettoAnnuo: 31_000 } },
  ],
  [
    'what moved inside a group, not the whole group',
    { polizze: { casoMorte: false, tutelaLegale: false } },
    { name: 'enableAssicurazioni', answers: { casoMorte: false, capitaleCasoMorte: null } },
  ],
  [
    'an answer that is taken back',
    { mutuoResidenza: null },
    { name: 'updateImmobili', answers: { mutuoResidenza: null } },
  ],
  [
    'an estimate that was right',
    { stimati: [] },
    { name: 'updateImmobili', answers: { valoreResidenza: 140_000, stimati: [] } },
  ],
  [
    'years of the degree',
    { laureato: { stato: true, anni: 5 } },
    {
      name: 'enableLaurea',
      answers: { anni: 5 },
    },
  ],
  ['answers of two parts go whole', { redditoNettoAnnuo: 1, valoreResidenza: 2 }, undefined],
  ['an answer of no part goes whole', { haTestamento: true }, undefined],
])('%s', (_what, data, part) => expect(answerPart(before, data)).toEqual(part));
