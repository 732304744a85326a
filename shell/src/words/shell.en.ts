import type { Translated } from '@bussola/i18n';
import type { shellIt } from './shell.it.ts';

export const shellEn: Translated<typeof shellIt> = {
  pageTitle: 'Reserved area',
  language: 'Language',
  policies: { method: 'Method', terms: 'Terms', privacy: 'Privacy', cookies: 'Cookies' },
  login: {
    title: 'Good to see you again.', lead: 'Sign in to read where you and your family stand.', staffLead: 'For the people who run Bussola.',
    email: 'E-mail', password: 'Password', forgot: 'Forgotten it?', remember: 'Remember me on this device', submit: 'Sign in', busy: 'Signing in…',
    noAccount: 'No area yet?', register: 'Register', draftKept: 'Your checkup answers come with you: you will find them as soon as you are in.',
    emailMissing: 'Type your e-mail address.', passwordMissing: 'Type your password.',
    verified: 'Address confirmed. You can sign in now.', passwordSet: 'Your new password is saved. You can sign in now.', with: 'Sign in with {{name}}', withPasskey: 'Sign in with a passkey', waitMinutes: 'Try again in {{count}} minutes.', waitSeconds: 'Try again in {{count}} seconds.',
  },
  promise: {
    title: 'Three minutes to know where to start.', lead: 'Answer seven topics, from home to pension. At the end you see at once what is in order and what deserves attention.',
    start: 'Start the free checkup', busy: 'Opening the checkup…', resume: 'Resume the checkup', minutes: '3 minutes', noPassword: 'No password to begin', yours: 'Your data stay yours', example: 'An example: the Bellini family',
  },
  areas: {
    TCM: 'If an income stopped', infortuni: 'Accidents and illness', pensione: 'Pension', gestione: 'Wealth management', LTC: 'Long-term care', rischi: 'Home and liability',
    assistenza: 'Medical care', legale: 'Legal protection', riscatto: 'Degree buy-back', polizza: 'Passing on wealth', garantito: 'Guaranteed capital', unit: 'Investment policies',
  },
  register: {
    title: 'Create your area', titleAfterCheckup: 'Keep your answers',
    lead: 'An address and a password are enough.', leadAfterCheckup: 'Your checkup answers stay yours: once registered you find them on every device and can download the report.',
    firstName: 'First name', lastName: 'Last name', email: 'E-mail', password: 'Password', confirm: 'Confirm password',
    privacy: 'I have read the notice on', privacyLink: 'privacy', marketing: 'Write to me when there is news (optional)',
    submit: 'Register', busy: 'Registering…', haveAccount: 'Already have an area?', signIn: 'Sign in',
    rules: { title: 'The password must have:', length: '8 to 32 characters', digit: 'at least one digit', upper: 'at least one capital letter', lower: 'at least one small letter', symbols: 'only letters, digits and ! @ # $ % ^ & * ( ) . , _ - + = ?', met: 'met', unmet: 'not yet' },
    errors: { nameAddress: 'Only the name goes here: no addresses, websites or long numbers.',
      firstName: 'Please enter your first name.', lastName: 'Please enter your last name.', email: 'Please enter your e-mail.', emailForm: 'This e-mail address is not complete.',
      password: 'Please enter a password.', passwordRules: 'The password does not follow the rules below.', confirm: 'The confirmation password does not match.', privacy: 'Please accept the privacy notice.',
    },
  },
  forgot: {
    title: 'A new password', lead: 'Type your address: if we know it, we send you a link to choose a new one.', submit: 'Send the link', busy: 'Sending…',
    sentTitle: 'Check your mail', sent: 'If we know {{email}}, you will soon receive a link. It is good for one hour.', again: 'Send again', againIn: 'You can ask for another in {{count}} s', back: 'Back to sign-in',
  },
  reset: {
    title: 'Choose the new password', lead: 'When you save it, every device is signed out.', submit: 'Save the password', busy: 'Saving…',
    badTitle: 'This link is no longer good', bad: 'It expired or was already used. You can ask for another: it arrives in a minute.', ask: 'Ask for a new link',
  },
  verify: {
    title: 'Confirming the address…', ready: 'Confirm your address', readyLead: 'Press the button to confirm that this address is yours.', confirm: 'Confirm the address',
    doneTitle: 'Address confirmed', done: 'You can now sign in with your password.', badTitle: 'This link is no longer good', bad: 'It expired or was already used. If you have already confirmed, sign in; otherwise ask for a new code.',
    toLogin: 'Go to sign-in', newCode: 'Enter a code',
  },
  code: {
    title: 'We wrote to you', lead: 'Type here the six-digit code we sent to {{email}}.', change: 'Change address', label: 'Six-digit code', submit: 'Verify', busy: 'Verifying…',
    again: 'Send again', againIn: 'You can ask for another code in {{count}} s', sent: 'We sent a new code.', emailMissing: 'To which address?', askEmail: 'Type the address you registered with.', missing: 'Type the six digits of the code.',
    mailNote: 'Not there? Look in the junk folder. The message also has a link: it does the same.',
  },
  error: { title: 'Ooops... looks like an error occurred!', lead: 'The page you are looking for is not here, or we could not open it. Your data are safe.', code: 'Code {{code}}', home: 'GO BACK HOME' },
  unauthorized: { title: 'Unauthorized Access Attempt', text: 'You are not authorized to view the page you are trying to access.', who: 'You are signed in as {{name}}, with the role {{role}}.', nobody: 'You are not signed in.', change: 'Change user', home: 'Back home' },
  exists: { title: 'You already have an area', lead: 'An area with this address already exists. If it was you who registered, sign in; if you do not remember the password, choose a new one.', signIn: 'Sign in', recover: 'Choose a new password' },
  guide: { title: 'The guide opens in a new tab', lead: 'If it did not open by itself, use this link.', open: 'Open the guide', back: 'Go back' },
  sintesi: {
    title: 'The family’s summary', of: '{{name}} family, {{date}}', lead: 'Twelve areas, each with its level. Amounts stay in the family.', expired: 'This link is no longer good', expiredLead: 'The shared summary expired or was withdrawn. Whoever sent it can send you another.',
    start: 'Do your own checkup', print: 'Print', expires: 'The link is good until {{date}}.', area: 'Area', level: 'Level',
  },
  frame: {
    home: 'Home', note: 'Notes', guide: 'Guide', signOut: 'Sign out', more: 'More', hideAmounts: 'Hide amounts', showAmounts: 'Show amounts', theme: 'Theme', light: 'Light', dark: 'Dark', system: 'Same as the device', settings: 'Look and language', direction: 'Text direction', ltr: 'Left to right', rtl: 'Right to left',
    notifications: 'Notices', skip: 'Skip to content', close: 'Close', leave: 'There are unsaved changes. Leave all the same?',
  },
  portal: {
    loading: 'Loading {{name}}', slowTitle: 'This is taking longer than expected', slow: 'The connection is slow or the service is busy. We keep trying: what you typed stays here.', retry: 'Try again', retryNow: 'Try again now', home: 'Back to Home',
    downTitle: '“{{name}}” does not answer, for now.', down: 'It is a fault of ours and concerns this part only: the rest works.', offlineTitle: 'You are offline', offline: 'When the network is back, press Try again. What you typed stays in this browser.',
    staleTitle: 'There is a newer version', stale: 'This part was updated while it was open. Try again to go on with the new one: your answers are saved.',
    mismatchTitle: 'An update is needed', mismatch: 'This part is newer than the page you have open. Reload the page to go on.', reload: 'Reload the page',
    integrityTitle: '“{{name}}” does not pass a security check', integrity: 'A file is not the one we published, so we do not run it. Your data are safe.',
    renderTitle: 'This page has stopped', render: 'It is a mistake of ours. You can try again: what was saved is not lost.',
    what: 'What is wrong', safe: 'What is safe', safeText: 'Everything: no data were lost', meanwhile: 'Meanwhile you can', meanwhileText: 'Use the other parts of the menu', code: 'Code',
  },
};
