import { array, number, string } from 'yup';
import { attivitaSchema, brokenRules, finanzaSchema, MAX_EURO } from '@bussola/forms';

const WRONG = 'forms:errors.wrong';
const finanzaStepSchema = finanzaSchema.shape({
  uscitePianificate: number().nullable().typeError(WRONG).min(0, WRONG).max(MAX_EURO, WRONG),
  membri: array().of(attivitaSchema.shape({ _id: string().required() })),
});
export const check = (values: object, context: { today: string }) =>
  brokenRules(finanzaStepSchema, values, context);
