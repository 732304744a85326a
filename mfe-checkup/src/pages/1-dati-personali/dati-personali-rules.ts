import { boolean, string } from 'yup';
import { anagraficaSchema, brokenRules, REQUIRED } from '@bussola/forms';
import { looksLikeEmail } from './dati-personali-form.ts';

export const datiPersonaliSchema = anagraficaSchema.shape({
  analisiFamiliare: string().required(REQUIRED),
  email: string()
    .trim()
    .test('email', 'forms:errors.email', (value) => !value || looksLikeEmail(value)),
  acceptTerms: boolean().oneOf([true], 'forms:errors.terms'),
});

export const check = (values: object, context: { today: string }) =>
  brokenRules(datiPersonaliSchema, values, context);
