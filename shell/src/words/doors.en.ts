import type { Translated } from '@bussola/i18n';
import type { DoorsWords } from './doors.it.ts';

export const doorsEn: Translated<DoorsWords> = {
  emailAccess: {
    title: 'Welcome back', lead: 'Press Continue and we go on from where you were.', leadReport: 'Press Continue to open the report we sent you.', go: 'Continue', busy: 'Opening your area…', replaces: 'This browser already holds the area of {{name}}: going on closes it.',
    reportTitle: 'The report is ready', reportLead: 'You can download it now. The link works only once.', download: 'Download the report', limited: 'From here you see the report only, for fifteen minutes. For everything else sign in with your password or a passkey.', toLogin: 'Go to sign-in', newLink: 'Send me a new link',
    badTitle: 'This link no longer works', bad: 'It has expired, was used already, or did not arrive whole.', signIn: 'Your account is protected by a second factor: to see the report, sign in.',
  },
  emailRegister: {
    title: 'A link in your mail', lead: 'Write your address: if we know it, we send you a link to read the last report or go on with the checkup.', leadCheckup: 'We send you a link to go on with the checkup on another device. Your answers stay here.',
    submit: 'Send the link', sentTitle: 'Look at your mail', sent: 'If {{email}} is an address we know, a message from {{brand}} arrives within a couple of minutes. The link is good for a day and works once.', again: 'Send again', againIn: 'You can ask for another in {{count}} s', toCheckup: 'Back to the checkup',
  },
  changeEmail: {
    title: 'The new address', leadCode: 'Today your account uses {{email}}. Write the code we sent to the new address.', leadLink: 'Today your account uses {{email}}. Confirm to move to the new address.', confirm: 'Confirm the new address', cancel: 'Cancel', note: 'Until you confirm, the old address holds. After that we sign out of the other devices.',
    signInFirst: 'To confirm, sign in with the account that asked for the change, then open the link again.', doneTitle: 'Address changed', done: 'From now on you sign in with {{email}}. We wrote to the old address too.', toAccount: 'Back to the account',
    undoTitle: 'Was it not you?', undoLead: 'Take the change back: the address is the old one again, every session closes and we send you a link for a new password.', undoGo: 'Take the change back', undoneTitle: 'Change taken back', undone: 'Your account uses {{email}} again. We wrote to you to choose a new password.',
  },
  social: { title: 'One moment, we are recognising you…', badTitle: 'We could not let you in', over: 'Too much time has passed, or this page was opened by itself: begin again from the sign-in.' },
  completeProfile: { title: 'One moment more', lead: 'This is all the other site told us: {{email}}. Check your name and choose what you accept.', submit: 'Continue', busy: 'Saving…' },
  undoDelete: {
    title: 'Second thoughts?', lead: 'Your account is still here. Reopen it: you find everything, but sessions and the access given to others, which stay closed.', go: 'Reopen the account', doneTitle: 'Account reopened', done: 'You can sign in as before.',
    badTitle: 'It can no longer be reopened', bad: 'The seven days have passed, the link was used already, or there is a new account with this address.',
  },
  swap: { title: 'You are about to enter somebody else’s area', titleOf: 'You are about to enter {{name}}’s area', open: 'You may see', purpose: 'Purpose', until: 'Until', lead: 'You will see and do only what was granted to you. Every access is written down, and whoever gave it can read it.', enter: 'Enter', giveUp: 'Give up', badTitle: 'You cannot enter', bad: 'The access has expired or was taken back, or more than a minute has passed. Begin again from the list.', back: 'Back to the list', leaving: 'Going back to your area…' },
  note: { leave: 'Your note is not saved: if you sign out it is lost. Sign out all the same?', keptTitle: 'The note is not saved yet', kept: 'It stays in this page, and we keep trying. Do not reload it before that.', title: 'Notes', lead: 'Only for you: nobody else sees them, not even whoever has your access. They save themselves.', label: 'Your note', loading: 'Loading the note', none: 'Nothing written yet.', saving: 'Saving…', saved: 'Saved on {{date}}, at {{time}}.', unsaved: 'The note is not saved yet: it stays here until it is.', retry: 'Try again', conflict: 'You also wrote somewhere else. Choose which to keep: the other is lost.', other: 'The other version', keepMine: 'Keep this one', takeOther: 'Keep the other' },
  acting: {
    label: 'Somebody else’s area', grant: '{{name}}, you are in the area of {{area}}.', placeholder: '{{name}}, you are in the trial area “{{area}}”.', may: 'You may see: {{sections}}.', write: '{{section}} (and change)', hidden: 'Amounts are hidden.', until: 'Until {{time}} on {{date}}.', leave: 'Leave the area',
    section: { dati: 'personal data', patrimonio: 'wealth', protezione: 'protection', previdenza: 'pension', report: 'reports', documenti: 'documents', appuntamenti: 'appointments' },
  },
  unreachable: { title: 'The service is not answering right now.', lead: 'We have not signed you out, and what you saved is safe. Try again shortly: you will be back at the page you were opening.' },
  secondStep: {
    title: 'A second step', lead: 'The password is right. To sign in, your second factor is needed too.', code: 'Code of the app', codeLead: 'The six digits your authenticator app shows now.', missing: 'Write the six digits of the code.', submit: 'Come in', busy: 'Coming in…', passkey: 'Use a passkey', useApp: 'Use the code of the app', useRecovery: 'Use a recovery code',
    recovery: 'Recovery code', recoveryHelp: 'Ten letters and digits, from the list you saved. Each works once.', recoveryWrong: 'This does not look like a recovery code.', back: 'Back to sign-in', over: 'Too much time has passed, or too many tries: sign in again.',
  },
  notice: {
    'new-device': 'Sign-in from a new device: {{browser}} on {{system}}.', 'new-device-unknown': 'Sign-in from a new device.', 'password-changed': 'The password was changed.', 'email-change-asked': 'Another e-mail address was asked for.', 'email-changed': 'The e-mail address was changed.', 'email-change-undone': 'The change of address was taken back.',
    'factor-added': 'A second factor was added.', 'factor-removed': 'A second factor was removed.', 'recovery-used': 'A recovery code was used.', 'recovery-renewed': 'The recovery codes were made anew.', 'session-replayed': 'A session was closed because somebody copied it.', 'social-linked': 'Another way of coming in was linked.', 'grant-given': 'You gave somebody access to your area.', 'adviser-linked': 'An adviser will start following you 24 hours after this notice: until then they do not see your data. If you do not want it, take them off under “Access for others”.', not: 'If it was not you, change the password at once.', at: '{{date}}, {{time}}',
  },
};
