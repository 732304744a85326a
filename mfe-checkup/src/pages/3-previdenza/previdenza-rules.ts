import { array, string } from 'yup';
import { brokenRules, previdenzaSchema } from '@bussola/forms';

const previdenzaStepSchema = previdenzaSchema.shape({
  membri: array().of(previdenzaSchema.shape({ _id: string().required() })),
});
export const check = (values: object, context: { today: string }) =>
  brokenRules(previdenzaStepSchema, values, context);
