import type { Translated } from '@bussola/i18n';
import type { violationsIt } from './violations.it.ts';

export const violationsEn: Translated<typeof violationsIt> = {
  title: 'What did browsers stop?',
  none: 'Nothing, in this period: no page tried to do what it must not.',
  lead: 'Attempts that the rules of pages do not allow, counted without knowing whose. A browser’s extension can make some too: what matters is what repeats itself, or is of one portal only.',
  portal: 'Where',
  shell: 'Outside the portals',
  directive: 'Rule',
  blocked: 'Stopped',
  n: 'Times',
};
