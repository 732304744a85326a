import { brokenRules, famigliaSchema } from '@bussola/forms';

export const check = (values: object, context: { today: string }) =>
  brokenRules(famigliaSchema, values, context);
