import type { Translated } from '@bussola/i18n';
import type { checkupIt } from './checkup.it.ts';

export const checkupEn: Translated<typeof checkupIt> = {
  load: { loading: 'Loading your answers', failed: 'We cannot open the checkup' },
  tabs: {
    t0: 'Introduction',
    t1: 'About you',
    t2: 'Family',
    t3: 'Home and property',
    t4: 'Pension and protection',
    t5: 'Money',
    t6: 'Summary',
  },
  minutes: {
    few: 'less than a minute',
    about_one: 'about a minute',
    about_other: 'about {{count}} minutes',
    span_one: 'a minute at the most',
    span_other: '{{least}} to {{count}} minutes',
    left: '{{time}} to go',
    nearly: 'nearly there',
  },
  header: {
    home: 'Home',
    pause: 'Half-way',
    later: 'Continue later',
    signIn: 'Sign in',
    hideAmounts: 'Hide amounts',
    showAmounts: 'Show amounts',
    steps: 'Topics of the checkup',
    locked: 'It opens when you have completed the steps before it',
    position: '{{current}} of 7',
  },
  save: {
    waiting: 'Waiting for the network',
    network: 'The network',
    lostTitle: 'There is no network.',
    lost: 'You can go on: what you write stays here, in this page.',
    backTitle: 'The network is back.',
    back_one: 'We are sending one answer and reading the page again.',
    back_other: 'We are sending {{count}} answers and reading the page again.',
    doneTitle: 'Everything is saved.',
    done_one: 'One answer sent, page up to date.',
    done_other: '{{count}} answers sent, page up to date.',
    mergedTitle: 'The checkup is open elsewhere too',
    merged:
      'We joined the answers given on the other device; where they differed, the last one counts.',
    failedTitle: 'This step was not saved',
    failed: 'What you wrote is still here.',
  },
  resume: {
    title: 'Welcome back: you were at “{{step}}”',
    text: 'Your answers are all in their place.',
    go: 'Go on from there',
  },
  leave: {
    title: 'Continue later?',
    provisional:
      'Your answers are saved. You will find them in this browser until {{date}}; after that, unless you register, we erase them.',
    registered: 'Your answers are saved: you will find them on any device when you sign in again.',
    waiting: 'Some answers have not left yet: wait a moment before you close this tab.',
    go: 'Go to the first page',
    stay: 'Stay here',
  },
  footer: {
    toReview_one: 'One answer to review before going on',
    toReview_other: '{{count}} answers to review before going on',
  },
  notes: {
    label: 'Why we ask',
    why: 'Why we ask',
    atHand: 'What to have at hand',
    who: 'Who sees these answers',
    dontKnow: '“I don’t know” is fine',
    whoText:
      'You, whoever you authorise, the adviser who follows you, and our staff only with a written reason that you find in the log.',
    whoFamily:
      'You, whoever you authorise, the adviser who follows you, and our staff only with a written reason that you find in the log. Of the others we ask for no contacts and nothing about health.',
  },
  dati: {
    title: 'Let us begin with you',
    intro: 'Almost everything depends on three things: your age, your work and what you earn.',
    why: 'Age and work decide when you will retire and on how much, and which public protection you already have. The municipality is needed for local taxes and the cost of care in the area.',
    whyRedditoTitle: 'Why net income',
    whyReddito:
      'It is what one lives on: from it we estimate what the family would need if it were missing. A rounded figure is enough.',
    whyNomeTitle: 'Why your name',
    whyNome:
      'To speak to you, and to put on the report. Age and education also tell whether buying back the degree is worth it.',
    perimetro: 'Who is the analysis for?',
    perNucleo: 'For the family',
    perNucleoHelp: 'Spouse, children, parents: the people you feel responsible for.',
    perMe: 'Only for me',
    perMeHelp: 'You can add the others whenever you like.',
    nomeTitle: 'Your name',
    email: 'E-mail',
    emailHelp: 'Optional: we will use it for this checkup only.',
    terms: 'I accept the',
    termsLink: 'terms of use',
  },
};
