import type { Translated } from '@bussola/i18n';
import type { regaliIt } from './regali.it.ts';

export const regaliEn: Translated<typeof regaliIt> = {
  title: 'Give something useful to somebody you care about.',
  lead: 'Choose the gift and add a few words: we send the letter.',
  loading: 'Loading your gifts',
  failed: 'We cannot open the gifts right now',
  safe: 'Those you made are safe: try again shortly.',
  write: {
    question: 'What do you give?',
    gift: 'The gift',
    deductible:
      'If they are your tax dependant, you deduct what you pay in for them: up to {{limit}} a year, your own payments included.',
    to: 'To whom?',
    name: 'Their name',
    nameMissing: 'Write their name.',
    nameHelp: 'For you, in the history. It is not in the letter.',
    email: 'Their e-mail',
    emailMissing: 'Write their e-mail address.',
    emailHelp: 'We use it for this one letter, then we erase it.',
    message: 'A message of yours (optional)',
    messageHelp:
      'Text only, up to {{max}} characters. No links and no addresses: so nobody can use our letters to deceive.',
    count: '{{count}} of {{max}}',
    next: 'See the letter',
  },
  letter: {
    question: 'Here is the letter',
    to: 'To',
    subject: 'Subject',
    send: 'Send',
    sendAgain: 'Send again',
    sending: 'Sending…',
    back: 'Back to writing',
    againTitle: 'You made the same gift to this address on {{date}}.',
    againText: 'We sent nothing. If you like, the letter goes out once more.',
    sent: 'Gift sent to {{name}}',
    limit: 'Five gifts a day is the most. What you wrote stays here: try again tomorrow.',
    unsure:
      'We got no answer: the letter may have left already. Try again: if it has, we tell you before another one goes out.',
  },
  promise: {
    addressTitle: 'What becomes of their address',
    once: 'We use it once, for this letter.',
    erased: 'Then we erase it: the history keeps only the name that you write.',
    fingerprint:
      'For thirty days we keep an unreadable fingerprint of it, to tell you if you repeat the same gift.',
    refuse: 'With a link in the letter, whoever gets it can tell us not to write again.',
    moneyTitle: 'And the money?',
    money: 'None passes through here. What you give, you give yourself, however you prefer.',
  },
  history: {
    question: 'History',
    private: 'It is not shown to the people you authorise, the adviser and our staff.',
    empty: 'No gifts yet. The first one you make will be here.',
    row: 'to {{name}}',
    delete: 'Remove from the history: {{gift}}, to {{name}}',
    deleteTitle: 'Remove this gift from the history?',
    deleteText:
      '{{gift}}, to {{name}}: the letter has left and does not change. We can no longer tell you if you repeat it.',
    confirm: 'Remove',
    deleting: 'Removing…',
    deleted: 'Removed from the history',
  },
};
