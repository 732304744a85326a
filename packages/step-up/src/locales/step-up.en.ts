import type { Translated } from '@bussola/i18n';
import type { stepUpIt } from './step-up.it.ts';

export const stepUpEn: Translated<typeof stepUpIt> = {
  title: 'Confirm that it is you',
  lead: 'What you are about to do is delicate. The confirmation is good for five minutes, only here.',
  password: 'Password',
  code: 'Code of the app',
  recovery: 'Recovery code',
  usePasskey: 'Use a passkey',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code of the app',
  submit: 'Confirm',
  busy: 'Checking…',
  missing: 'Write the password.',
  wrongPassword: 'The password is not right.',
  digits: 'Write the six digits.',
  wrongRecovery: 'This does not look like a recovery code.',
  noPassword: 'Your account has no password: sign out and choose one from “Forgotten it?”.',
  passkeyElsewhere:
    'Your passkey works at another address of Bussola, not here. If you have no other way, write to the people who run Bussola.',
  noPasskeys: 'This browser does not know passkeys: use the one where you added yours.',
};
