import { expect, it } from '@jest/globals';
import { ProblemError } from '@bussola/client';
import { refusedFields } from './refusals.ts';

const problem = (...errors: { field: string; code: string; message: string }[]) =>
  new ProblemError(422, 'VALIDATION', {
    type: 'about:blank',
    title: '',
    status: 422,
    code: 'VALIDATION',
    requestId: 'r',
    errors,
  });
const nobody = { judged: [], shown: [] };

it('puts each refusal at its field, in words of both languages', () => {
  expect(
    refusedFields(
      problem(
        {
          field: 'data.dataNascita',
          code: 'forms:errors.underage',
          message: 'Devi essere maggiorenne per proseguire.',
        },
        {
          field: 'valoreResiduoMutuo',
          code: 'forms:errors.mutuoOverValore',
          message: "Il mutuo supera il valore dell'immobile.",
        },
        { field: 'sesso', code: 'forms:errors.required', message: 'Campo obbligatorio.' },
        { field: 'professione', code: 'unknown', message: 'Una frase del server' },
      ),
      nobody,
    ),
  ).toEqual({
    dataNascita: 'forms:errors.underage',
    valoreResiduoMutuo: 'forms:errors.mutuoOverValore',
    sesso: 'forms:errors.required',
    professione: 'Una frase del server',
  });
});

it('finds a member by id when the form shows fewer than the server judged', () => {
  const places = { judged: [{ _id: 'child' }, { _id: 'adult' }], shown: [{ _id: 'adult' }] };
  expect(
    refusedFields(
      problem(
        { field: 'membri.1.polizze.casoMorte', code: 'forms:errors.required', message: '' },
        { field: 'membri.0.firstName', code: 'forms:errors.required', message: '' },
      ),
      places,
    ),
  ).toEqual({ 'membri.0.polizze.casoMorte': 'forms:errors.required' });
});
