import type { Translated } from '@bussola/i18n';
import type { accountIt } from './account.it.ts';

export const accountEn: Translated<typeof accountIt> = {
  title: 'Your account', lead: 'Who you are, how you come in, where you are in. And what we do with your data.', loading: 'Loading your account', failed: 'We cannot read your account right now', save: 'Save', saving: 'Saving…', saved: 'Saved', cancel: 'Cancel', retry: 'Try again', onPage: 'On this page',
  enrol: { title: 'First of all, a second factor', text: 'Your role opens other people’s data: to go on you need a second factor. Add an app of codes or a passkey; then all the rest opens.' },
  person: { title: 'Who you are', firstName: 'First name', lastName: 'Last name', comune: 'Municipality of residence', comuneHint: 'Type the first letters', missing: 'Do not leave it empty.', save: 'Save your data', since: 'Account opened on {{date}}.', last: 'Last sign-in {{date}}, at {{time}}.' },
  email: {
    title: 'E-mail', now: 'You sign in with {{email}}.', change: 'Change address', fresh: 'New address', wrong: 'This e-mail address is not complete.', send: 'Send the code', pending: 'Waiting for {{email}} to be confirmed: until then today’s address holds.', enter: 'Write the code', sent: 'We sent you a code', sentText: 'It is in the mail of the new address. It is good for an hour.',
  },
  password: { title: 'Password', text: '8 to 32 characters, with at least a digit, an uppercase and a lowercase letter.', none: 'You sign in without a password. You can choose one.', change: 'Change password', fresh: 'New password', again: 'Repeat the new password', differ: 'The confirmation does not match.', rules: 'The password does not follow the rules.', save: 'Save the password', done: 'Password changed', doneText: 'We signed out of all other devices.' },
  factor: {
    title: 'Second factor', on: 'Active: a password is not enough to come in.', off: 'Not active: a password is enough to come in. A second factor stops whoever guessed it.', mandatory: 'Your role requires it.',
    app: 'App of codes', appText: 'An app on the phone shows a code that changes every thirty seconds.', add: 'Add an app of codes', remove: 'Remove', appOn: 'Active',
    qrTitle: 'Scan with the app', qrLead: 'Open your app of codes and scan this drawing. It cannot be read? Type the key by hand.', qr: 'Drawing to scan with the app of codes', key: 'Key', code: 'The code the app shows', confirm: 'Confirm', badCode: 'Write the six digits.',
    passkeys: 'Passkeys', passkeysText: 'You come in with the fingerprint, face or PIN of the device. It stands for both password and second factor.', addPasskey: 'Add a passkey', passkeyName: 'What do you call it?', passkeyDefault: 'This device', noPasskeys: 'This browser does not know passkeys.', none: 'No passkeys.', made: 'added on {{date}}', used: 'used on {{date}}', never: 'never used', removePasskey: 'Remove {{name}}', cancelled: 'The passkey was not made.',
    recovery: 'Recovery codes', left_one: '{{count}} is left.', left_other: '{{count}} are left.', recoveryText: 'For when phone and passkeys are lost. Each works once.', renew: 'Make new ones', codesTitle: 'Your recovery codes', codesLead: 'You see them only now. Print them or keep them somewhere safe: each works once, and those of before no longer work.', print: 'Print', copy: 'Copy', copied: 'Copied', keep: 'I have saved them',
  },
  social: {
    title: 'Other sites', lead: 'The sites you sign in by without typing your password.', linked: 'Linked on {{date}}.', notLinked: 'Not linked. To link it sign out, press “Sign in with {{name}}” and give the password of this account once.', unlink: 'Unlink', unlinkOne: 'Unlink {{name}}', done: '{{name}} no longer opens your account',
    last: 'It is your only way in: choose a password first.', needsPassword: 'It is your only way in: to unlink it, first choose a password, by “Forgotten it?” on the sign-in page.',
  },
  sessions: { title: 'Where you are signed in', lead: 'The devices your account is open on now.', here: 'this device', unknown: 'Unknown browser', on: '{{browser}} on {{system}}', since: 'Signed in on {{date}}, last seen on {{seen}} at {{time}}.', end: 'Close', endOne: 'Close the session on {{device}}', endAll: 'Sign out of all others', onlyHere: 'You are signed in only here.', ended: 'Session closed', allEnded: 'We signed out of all other devices' },
  looks: { title: 'Looks', lead: 'For this browser.', language: 'Language', theme: 'Theme', light: 'Light', dark: 'Dark', system: 'As the device', direction: 'Text direction', ltr: 'Left to right', rtl: 'Right to left', hide: 'Hide amounts', hideHelp: 'Levels and explanations stay; dots stand in place of figures.' },
  consents: { title: 'What you agreed to', lead: 'Every choice with its day and the version of the text. What is optional is changed here.', kind: { privacy: 'Privacy notice', terms: 'Terms of use', marketing: 'News by e-mail', profiling: 'Profiling' }, given: 'given', taken: 'refused', version: 'text {{version}}, {{date}}', marketing: 'Write to me when there is news', profiling: 'Use my data to suggest what to look into', history: 'All the choices', what: 'What', choice: 'Choice', text: 'Text', when: 'When', none: 'No choice recorded.' },
  data: {
    title: 'Your data', export: 'Download everything', exportText: 'A ZIP with the data in JSON, the reports in PDF and the documents. You confirm that it is you.', exporting: 'Getting the file ready…', exportFailed: 'The file is not ready', fileName: 'bussola-my-data.zip',
    delete: 'Delete the account', deleteText: 'All sessions, and the access you gave, close at once. You have seven days to think again, with the link we mail you; then everything is erased and cannot be had back.', deleteTitle: 'Delete your account?', lost: 'What is lost:', lostList: { household: 'the family and all the answers', reports: 'the reports, those already made too', papers: 'documents, notes and pictures', grants: 'the access given to others' },
    typed: 'To confirm, type {{word}}', word: 'DELETE', password: 'Your password', confirm: 'Delete the account', deleting: 'Deleting…',
  },
  log: {
    title: 'Who has seen my data', lead: 'Each time somebody else opens your area it is written here: who, what and when. Never the amounts.', loading: 'Reading the log', failed: 'The log cannot be read now', none: 'Nobody else has opened your area.',
    checking: 'Checking the log in this browser…', verdict: { whole: 'Log checked in this browser: no row was changed or taken out.', broken: 'The log does not add up: a row was changed or taken out. Write to us, and keep this page.', unsigned: 'The newest rows are checked once they are signed, within the hour.', unable: 'This browser is too old to check the log by itself.' },
    read: '{{name}} read {{topic}}', open: '{{name}} opened your area', write: '{{name}} changed {{topic}}', gone: 'An account that is gone', when: '{{date}}, at {{time}}', fields_one: '{{count}} field', fields_other: '{{count}} fields',
    reason: 'Reason: “{{reason}}”',
    deed: { linked: '{{name}} assigned you an adviser', unlinked: '{{name}} took an adviser off', suspended: '{{name}} suspended your account', reopened: '{{name}} opened your account again', deleted: '{{name}} deleted your account' },
    topic: { overview: 'the overview', household: 'the family', income: 'the income', wealth: 'the wealth', pension: 'the pension', reports: 'the reports', papers: 'the documents', card: 'the card, without amounts', amounts: 'the data with the amounts', area: 'your area' },
    way: { grant: 'with access you gave', adviser: 'as your adviser', placeholder: 'as Bussola’s staff' }, newer: 'Newer', older: 'Older', page: 'Page {{page}} of {{pages}}',
  },
};
