import type { Translated } from '@bussola/i18n';
import type { grantsIt } from './grants.it.ts';

export const grantsEn: Translated<typeof grantsIt> = {
  title_zero: 'For now only you see your area.', title_one: 'One person can enter your area.', title_other: '{{count}} people can enter your area.',
  advisers: {
    title: 'Who follows you?', waits: 'will start reading your area on {{date}} at {{time}}', reads: 'reads your area since {{date}}', remove: 'Take the adviser off', removeOf: 'Take off the adviser {{name}}',
    removeTitle: 'Take {{name}} off?', removeText: 'From now on they cannot read your area. If you change your mind, ask us.', busy: 'One moment…', removed: '{{name}} no longer follows you',
  },
  lead: 'An accountant, an adviser, a grown child: you decide who comes in, what they see and until when. Taking access back works at once.',
  give: 'Give access', loading: 'Loading the accesses', failed: 'The accesses cannot be read now',
  live: 'Who can come in', past: 'Accesses that ended', noneLive: 'Nobody, for now.',
  empty: { title: 'What somebody you let in sees', text: 'Only the sections you choose, only for the time you decide. Never your notes, your password or the other accesses. Everything they open is written down, and you read it here.' },
  state: { pending: 'Waiting for an answer', active: 'Active', expired: 'Expired', revoked: 'Taken back', refused: 'Refused' },
  facts: { sections: 'Sections', people: 'People', everybody: 'the whole family', amounts: 'Amounts', hidden: 'hidden', shown: 'visible', purpose: 'Purpose', when: 'Valid', range: 'from {{from}} to {{to}}', last: 'Last entry', never: 'never' },
  left_one: 'closes in {{count}} day', left_other: 'closes in {{count}} days', lastDay: 'closes today',
  section: { dati: 'personal data', patrimonio: 'wealth', protezione: 'protection', previdenza: 'pension', report: 'reports', documenti: 'documents', appuntamenti: 'appointments' },
  what: {
    dati: 'names, ages, work, town and income', patrimonio: 'home, mortgages, savings and investments', protezione: 'policies and cover', previdenza: 'contributions, pension fund, degree', report: 'the PDFs with the family’s picture', documenti: 'the papers you uploaded',
  },
  withWrite: '{{section}} (changes too)',
  change: 'Change', changeOf: 'Change the access of {{name}}', revoke: 'Take access back', revokeOf: 'Take access back from {{name}}', log: 'What they saw', logOf: 'What they saw: {{name}}',
  logTitle: 'What {{name}} saw', logNone: 'They have not come in yet.',
  revokeTitle: 'Take access back from {{name}}?', revokeText: 'It works at once, even if they are in your area right now. What they already read or downloaded stays with them. To let them in again you will need to give access anew.', revoking: 'Taking it back…', revoked: 'Access taken back',
  drawer: {
    giveTitle: 'Give access', changeTitle: 'Change the access', step: '{{step}} of {{steps}}', who: 'To whom?', sections: 'To what?', until: 'Until when?', summary: 'This is what they will see',
    email: 'E-mail of the person', emailHelp: 'If they have no account, we write to them how to open one. They must accept before coming in.', purpose: 'What it is for', purposeHelp: 'Whoever comes in reads it too. For example: tax return.',
    sectionsLabel: 'Sections', rights: { none: 'No', read: 'Sees', write: 'Sees and changes' }, people: 'Whose?', everybody: 'The whole family, also who will be added', some: 'Only some people', hide: 'Hide the amounts', hideHelp: 'Levels and explanations stay, without figures.',
    from: 'From', to: 'To', toHelp: 'Twelve months at most. Then it closes by itself.', days_one: '{{count}} day', days_other: '{{count}} days', year: 'A year', period: 'For how long?',
    next: 'Next', back: 'Back', confirm: 'Give access', save: 'Save the access', saving: 'Saving…', given: 'Access given', givenText: 'We wrote to {{email}}: they come in once they accept.', changed: 'Access changed',
    conflict: 'This access was changed in the meantime: you now see how it is. Check it and save again.', cancel: 'Cancel',
  },
  errors: { email: 'This e-mail address is not complete.', ownEmail: 'This address is yours.', purpose: 'Write what it is for.', scopes: 'Choose at least one section.', members: 'Choose at least one person.', from: 'It cannot begin in the past.', order: 'The end comes before the beginning.', long: 'Twelve months at most.', date: 'Write a whole date.', tooMany: 'You have already given twenty accesses: take one back.' },
  preview: {
    who: '{{email}} will be able to enter your area.', sees: 'They will see', changes: 'They can change', not: 'They will not see', never: 'Your notes, the password, the second factor and the other accesses.',
    all: 'the same screens as you', people: 'Only of {{people}}.', everybody: 'Of the whole family, also of who will be added.', hidden: 'Dots stand in place of the amounts.',
    reports: 'the reports already made, to download', reportsHidden: 'only the reports made without amounts', reportsNobody: 'the reports: they are about the whole family', papers: 'the documents uploaded, to download', papersAmounts: 'In the documents the amounts can be read: they cannot be covered.',
    from: 'From {{from}} to {{to}}, then it closes by itself.', logged: 'Everything they open is written down, and you read it here.',
  },
  seen: {
    open: 'See your area through their eyes', card: 'How they see you', example: 'See an example', title: 'How {{name}} sees you', exampleTitle: 'How they would see you: every section, no amounts', loading: 'Getting your area ready as they see it', failed: 'We cannot show it to you right now',
    failedSafe: 'Nobody came in and nothing changed.', bar: 'This is your area, through somebody else’s eyes.', barText: 'It is only a trial: the buttons do nothing and nobody is told.', covered: 'The amounts you hid in this browser stay covered here too: whoever comes in reads them.', back: 'Close the trial',
  },
  service: { title: 'Access for others', text: 'Let whoever helps you into your area: you decide what they see and until when, and read what they opened.', open: 'Open the accesses', state_one: '{{count}} open', state_other: '{{count}} open', none: 'Nobody' },
  received: { title: 'Access given to you', lead: 'Other people have let you into their area.', offer: '{{name}} offers you access: {{sections}}.', holding: '{{name}} gave you access until {{to}}.', accept: 'Accept', refuse: 'Refuse', acceptOf: 'Accept the access of {{name}}', refuseOf: 'Refuse the access of {{name}}', accepted: 'Access accepted', refusedDone: 'Access refused', open: 'Go to the areas in your care' },
};
