import type { Translated } from '@bussola/i18n';
import type { thirdpartyIt } from './thirdparty.it.ts';

export const thirdpartyEn: Translated<typeof thirdpartyIt> = {
  title_zero: 'No area entrusted to you.', title_one: 'One person trusts you.', title_other: '{{count}} people trust you.',
  lead: 'Here you find who gave you access to their area, to what and until when. Whoever gave it can take it back at any time.',
  live: 'Current', past: 'Ended', noneLive: 'No current access.',
  enter: 'Enter the area', enterOf: 'Enter the area of {{name}}', accept: 'Accept', refuse: 'Refuse', giveUp: 'Give up the access', needsFactor: 'Somebody else’s data are in here: before you go in, add a second factor to your account.', sections: 'Sections', purpose: 'Purpose', until: 'Valid', range: 'from {{from}} to {{to}}', lastAccess: 'Last access', never: 'never', noPurpose: 'not given',
  state: { pending: 'Waiting', active: 'Active', expired: 'Expired', revoked: 'Revoked', refused: 'Refused' },
  daysLeft_one: 'expires in {{count}} day', daysLeft_other: 'expires in {{count}} days', lastDay: 'expires today',
  scope: { dati: 'personal data', patrimonio: 'wealth', protezione: 'protection', previdenza: 'pension', report: 'reports', documenti: 'documents', appuntamenti: 'appointments' },
  withWrite: '{{section}} (changes too)',
  empty: {
    title: 'How an access is received', text: 'The person you follow grants it, from their own area: they choose what you may see and until when. When they do, the access appears here and you get an e-mail.',
    step1: 'Ask the person to open their own area.', step2: 'Tell them the e-mail address you sign in with: {{email}}.', step3: 'As soon as they grant access, you find it on this page.',
  },
  assigned: {
    title_zero: 'No clients, for now.', title_one: 'You follow one person.', title_other: 'You follow {{count}} people.', lead: 'These clients were entrusted to you. Each of them knows, and can change their mind at any time.',
    comune: 'Municipality', unknown: 'not given', checkup: 'Checkup', done: 'complete', missing: 'not finished', since: 'Followed since',
    emptyTitle: 'Your clients will be here', empty: 'When a person is entrusted to you, we tell them: after 24 hours, if they do not object, you find them on this page.',
    failed: 'We cannot read your clients', loading: 'Loading your clients',
  },
  failed: 'We cannot read the accesses', loading: 'Loading the accesses',
};
