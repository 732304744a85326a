import type { Translated } from '@bussola/i18n';
import type { updatesIt } from './updates.it.ts';

export const updatesEn: Translated<typeof updatesIt> = {
  readyTitle: 'A newer version of {{name}} is ready',
  ready: 'It comes by itself the next time you open this part. What is saved stays.',
  take: 'Switch now',
  pageTitle: 'This page needs an update',
  page: 'Reload it when it suits you: what is saved stays.',
  reload: 'Reload',
  leave: 'There are changes that are not saved: switching now loses them. Go on?',
  tryLabel: 'Version on trial',
  trying: 'You are trying version {{build}} of {{name}}.',
  tryingWho: 'Only this browser shows it.',
  endTry: 'Back to everybody’s version',
};
