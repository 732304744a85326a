import { commonIt } from './locales/common.it.ts';
import { errorsIt } from './locales/errors.it.ts';
import { uiIt } from './locales/ui.it.ts';
import { defineNamespace } from './namespace.ts';

const english = () => import('./locales/english.ts');

/** Words that every portal uses: verbs of buttons, yes and no, levels. */
export const commonNamespace = defineNamespace(
  'common',
  commonIt,
  async () => (await english()).commonEn,
);
/** Words that belong to the parts of the `ui` package themselves. */
export const uiNamespace = defineNamespace('ui', uiIt, async () => (await english()).uiEn);
/** One text a problem code of the server. */
export const errorsNamespace = defineNamespace(
  'errors',
  errorsIt,
  async () => (await english()).errorsEn,
);
