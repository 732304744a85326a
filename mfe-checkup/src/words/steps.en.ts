import type { Translated } from '@bussola/i18n';
import type { stepsIt } from './steps.it.ts';

export const stepsEn: Translated<typeof stepsIt> = {
  intro: {
    title: 'A checkup of the family’s money, in three minutes', text: 'A few questions about you, your home, your protection and your savings. At the end you see at once where the family stands firm and where it is best to begin, with the reasons.',
    go: 'Begin', resume: 'Go on from “{{step}}”', topicsTitle: 'What we talk about', atHandTitle: 'What to have at hand',
    atHand: { busta: 'A payslip, or your tax return', mutuo: 'The last statement of the mortgage', estratto: 'The statement of your savings, if there is one' }, about: 'Rough figures are enough: you can correct them whenever you like.',
    topics: { t1: 'Who you are and what you earn', t2: 'The people you feel responsible for', t3: 'The home, the mortgage, other property', t4: 'The pension, the degree, the policies', t5: 'The savings and how they are divided', t6: 'The summary, before the results' },
    privacyTitle: 'Your data', privacy: 'The answers serve the analysis and nothing else. We do not sell them, and show them to nobody without your permission.', privacyLink: 'Privacy notice',
    example: 'See an example', exampleClose: 'Close the example', exampleTitle: 'An example: the Bellini family', exampleText: 'The people and numbers of this page are invented: they show what you will receive.',
    sample: { tcm: 'If Anna’s income were missing', tcmText: 'Less than a third of what would be needed is covered.', pensione: 'Marco’s pension', pensioneText: 'Part of the last income will be missing.', casa: 'The home', casaText: 'Insured, with a mortgage that can be carried.' },
  },
  famiglia: {
    title: 'The people of the family', intro: 'Those who depend on your income, and those who bring one of their own. If it is just you, that is fine.',
    why: 'Who would be left to support, and for how many years, decides how much the family would need. A second income changes the whole picture.',
    perimeterTitle: 'Who you feel responsible for', perimeter: 'Add those who live with you and those you help, even if they live elsewhere: a child at university, a parent to support.',
    emptyTitle: 'For now it is you', empty: 'Add the people you feel responsible for, or go on as you are.', addFirst: 'Add a person', add: 'Add another person', onlyMe: 'Just me, next',
    person: 'Person {{place}}', someone: 'this person', copy: 'Copy', remove: 'Remove', removed: 'You removed {{name}}.', undo: 'Put back', full: 'The most is twenty people.',
    perMeTitle: 'The analysis is only for you', perMe: 'The people of this page do not count for now.', perMeChange: 'Count the family',
  },
  casa: {
    title: 'The home you live in', titleMe: 'The home you live in', intro: 'It is usually the largest part of what one owns. Rough figures are enough: you can correct them whenever you like.',
    why: 'The value and the mortgage tell what the family would still have to pay if an income were missing, and how much the home weighs on the whole.', whyMe: 'The value and the mortgage tell how much is tied up, how much is free, and how much the home weighs on the whole.',
    atHand: 'The last statement of the mortgage. For the value, the price of a similar home sold nearby.',
  },
  previdenza: {
    title: 'Pension and protection', intro: 'What is already there: often there is more than one remembers, in the work contract or with the mortgage.', you: 'you',
    why: 'We start from what there is: each cover you already have lowers what would be needed. We ask about policies, never about health.',
    dontKnow: 'To be safe we take it that the cover is not there, and mark it as an estimate in the results.', atHand: 'The work contract, the yearly statement of the pension fund, the policies that came with the mortgage.',
  },
  pausa: {
    title: 'You are past half-way', done: 'You have already told us about {{list}}.', parts: { you: 'yourself', people_one: 'the other person of the family', people_other: 'the other {{count}} people of the family', home: 'the home', care: 'pension and protection' },
    have: 'Your protection already includes {{list}}.', haveNone: 'Nothing protects you so far: in the results you will see which covers really matter for you.',
    covers: { previdenzaComplementare: 'a pension fund', rischioNonAutosufficienza: 'cover for long-term care', invaliditaPermanente: 'disability cover', casoMorte: 'term life cover', coperturaSanitaria: 'health cover', assicurazioneResidenza: 'home insurance' },
    missing: 'What remains are the savings and how they are divided: less than a minute. Then the summary, and the results.', go: 'Continue', later: 'I will finish later',
  },
  finanza: {
    title: 'Savings and investments', intro: 'What you have in accounts and investments, and how it is divided. The divisions can be rough.', introMe: 'What you have in accounts and investments, and how it is divided. The divisions can be rough.',
    why: 'It tells whether the money will be where it is needed when it is needed, and whether it lies too still or in too few places.', dontKnow: 'We start from a sample and mark it as an estimate. You will correct it when the statement arrives.',
    whereTitle: 'Where to read it', where: 'In the bank’s statement at the end of the year: the composition of the portfolio and the tax regime.',
  },
  riepilogo: {
    title: 'Review, and get the results', intro: 'Here is what you told us. If something is wrong, correct it now or whenever you like.', edit: 'Edit', editTopic: 'Edit: {{topic}}', none: 'not given', estimated: 'estimate',
    estimatesTitle: 'Estimates and what is missing', estimatesNone: 'No estimates: the results start from your numbers only.', estimates: 'These answers lower the precision of the results a little. You will see them all the same, and can correct them later.',
    estimateOf: '{{label}}, {{name}}: estimate', missingOf: '{{label}}, {{name}}: not given',
    consentsTitle: 'Consents', privacy: 'I have read the ', privacyLink: 'privacy notice', privacyNeeded: 'To go on, you need to have read the notice.', marketing: 'Write to me about news (optional, can be taken back whenever you like)',
    terms: 'The terms of use are not accepted yet.', termsGo: 'Go to your details', get: 'Get the results', getting: 'Working it out…',
    refusedTitle: 'Something is missing before the results', refused: 'Your answers are all saved. Review these steps:', failedTitle: 'The results are not ready yet', failed: 'Your answers are saved: try again in a moment.',
    offlineTitle: 'Offline', offline: 'As soon as you are back online we ask for the results by ourselves: leave this page open.',
    rows: {
      nome: 'Name', nascita: 'Born', professione: 'Profession', titoloStudio: 'Education', comune: 'Municipality', reddito: 'Net income of a year', perimetro: 'Analysis', casa: 'The home', valore: 'Value', quota: 'Value of the share', mutuo: 'Mortgage left', noMutuo: 'no mortgage',
      assicurazione: 'Home insurance', secondeCase: 'Second homes', altri: 'Other property', risparmi: 'Savings and investments', attivita: 'Business', attivitaOf: 'Business, {{name}}', uscite: 'Expenses planned in three years', fondo: 'Pension fund', montante: 'Balance of the pension fund',
      contributi: 'Years of contributions', anniFondo: 'Years of the pension fund', riscatto: 'Degree bought back', ltc: 'Long-term care', invalidita: 'Permanent disability', casoMorte: 'Term life', salute: 'Medical costs', classi: 'What it is in', strumenti: 'Through which instruments', regimi: 'Tax regime', age: '{{age}} years old', people: 'People', onlyMe: 'Only you',
    },
  },
  risultati: {
    over: 'The results of the checkup', counts: 'The twelve areas', list: 'Area by area', ask: 'Where to begin', registerTitle: 'Register to get the PDF report',
    register: 'It is free. We keep your answers and results, and prepare the report with the numbers, the reasons and the steps to take.', registerGo: 'Register', loading: 'Preparing the results', failed: 'The results do not load', openArea: 'Go to your area', why: 'Why', dial: 'The twelve areas around the compass',
    empty: 'The analysis is not ready yet.', needle: 'The needle points to where to begin: {{name}}.', keep: 'Without registering, you will find them in this browser until {{date}}.',
  },
  aree: {
    'TCM': 'If an income were missing', 'infortuni-malattie': 'Accident and illness', 'pensione': 'Pension', 'gestione-patrimonio': 'Looking after savings', 'LTC': 'Long-term care', 'polizze-rischi': 'Home and liability',
    'assistenza-medica': 'Medical costs', 'tutela-legale': 'Legal cover', 'riscatto-laurea': 'Buying back the degree', 'polizza': 'Passing on wealth', 'investimenti-capitale-garantito': 'Guaranteed capital', 'unit-index-linked': 'Investment policies',
  },
};
