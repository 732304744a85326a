/** The rules of a tab, in a file of their own: fetched once the first screen is there. */
import { brokenRules, tabSchema } from '@bussola/forms';
import type { FormErrors } from '@bussola/forms';
import type { Tab } from '../steps.ts';

export const checkTab = (
  tab: Tab,
  values: object,
  context: { today: string },
): Promise<FormErrors> => brokenRules(tabSchema(tab), values, context);
