import { brokenRules, residenzaSchema } from '@bussola/forms';

export const check = (values: object, context: { today: string }) =>
  brokenRules(residenzaSchema, values, context);
