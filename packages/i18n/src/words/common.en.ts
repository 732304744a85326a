import type { Translated } from '../words.ts';
import type { commonIt } from './common.it.ts';

export const commonEn: Translated<typeof commonIt> = {
  yes: 'Yes', no: 'No', dontKnow: "I don't know", home: 'Home',
  action: {
    save: 'Save', cancel: 'Cancel', close: 'Close', back: 'Back', next: 'Next', retry: 'Try again', edit: 'Edit', delete: 'Delete',
    add: 'Add', remove: 'Remove', confirm: 'Confirm', download: 'Download', rename: 'Rename', search: 'Search', open: 'Open', signOut: 'Sign out',
    signIn: 'Sign in', register: 'Register', continue: 'Continue', resume: 'Resume', reload: 'Reload', backHome: 'Back to home',
  },
  state: { loading: 'Loading…', saving: 'Saving…', saved: 'Saved', savedAt: 'Saved at {{time}}', offline: 'You are offline', estimated: 'estimated' },
  level: { red: 'To address', yellow: 'To consider', green: 'In order', grey: 'Not enough data', notApplicable: 'Does not concern you' },
  tooLittle: 'too little', tooMuch: 'too much',
  people_one: '{{count}} person', people_other: '{{count}} people',
  disclaimer: 'Estimates are for information only, based on the data entered and on editable assumptions; they are not investment advice nor an insurance, tax or legal proposal.',
};
