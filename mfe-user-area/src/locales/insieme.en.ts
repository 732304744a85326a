import type { Translated } from '@bussola/i18n';
import type { insiemeIt } from './insieme.it.ts';

export const insiemeEn: Translated<typeof insiemeIt> = {
  aside: 'What {{name}} looks at',
  opened: 'Opened so far',
  now: '{{page}}, now',
  none: 'No page yet.',
  kept: 'Every page stays in your log.',
  cannot: 'They cannot',
  cannotDo: {
    change: 'change an answer',
    download: 'download reports or documents',
    open: 'open the will, the reserved answers, the notes',
  },
  hidden: '{{name}} does not see it',
  covered: 'Covered for you',
  coveredOne: 'covered',
  notes: 'Notes',
};
