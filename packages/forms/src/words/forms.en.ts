import type { Translated } from '@bussola/i18n';
import type { formsIt } from './forms.it.ts';

export const formsEn: Translated<typeof formsIt> = {
  errors: {
    required: 'We need this answer to go on.', wrong: 'Wrong value', tooMuch: 'The amount is too large: the most is a thousand million euro.', whole: 'Type a whole number, without decimals.',
    tooLong: 'The text is too long.', characters: 'Some characters cannot be used.', nameAddress: 'Only the name goes here: no addresses, websites or long numbers.', years: 'Too many years: the most is 70.', contributi: 'The years of contributions are more than this age allows.',
    date: 'This date does not exist.', dateAhead: 'This date is still to come.', dateFar: 'This date is too far back.', email: 'Check the e-mail address.', terms: 'We need your agreement to go on.',
    invalid: 'This value will not do.', unknownField: 'This answer is not foreseen.', tooMany: 'Too many people: the most is 20.', secondSpouse: 'There is already a husband or wife in the family.',
  },
  dontKnow: 'I don’t know', estimated: 'This is an estimate: you can correct it whenever you like.', about: 'about {{amount}}',
  range: { upTo: 'up to {{amount}}', between: 'from {{from}} to {{to}}', over: 'over {{amount}}', question: 'Roughly, in which range is it?' },
  anagrafica: {
    underage: 'You must be of age to go on.',
    underageKind: 'The checkup is meant for people of 18 and over. A parent can fill it in, and add you among the people of the family.',
    dataNascita: 'When were you born?', sesso: 'Sex', sessoHelp: 'As INPS has it: only the pension rules need it.', m: 'Man', f: 'Woman',
    professione: 'What is your work?', titoloStudio: 'What is your education?', comune: 'In which municipality do you live?', comunePlaceholder: 'Type the first letters',
    comuneHelp: 'If you live outside Italy, type «Abroad».', estero: 'Abroad', esteroNote: 'outside Italy',
    comuneChoose: 'Choose the municipality from the list.', comuneKept: 'The list of municipalities does not answer: we keep what you wrote and will look it up later.',
    reddito: 'How much do you earn in a year, net?', redditoHelp: 'What reaches your account in twelve months, extra months included. Type 0 if you have no income.',
    firstName: 'First name', lastName: 'Surname',
    monthly: { open: 'I know the monthly figure', close: 'Close the sum', amount: 'Net of one month', months: 'Months paid', apply: 'Use {{amount}} a year', n12: '12', n13: '13', n14: '14' },
    redditoDontKnow: 'I don’t know: use the average of my profession', redditoEstimated: 'It is the Italian average of this profession (Ministry of Finance, tax year 2024): you can correct it whenever you like.',
  },
  professione: {
    'Imprenditore': 'Business owner', 'Dipendente': 'Employee', 'Autonomo/a': 'Self-employed or professional', 'Artigiano/a': 'Craftsperson or shopkeeper', 'Casalingo/a': 'Homemaker', 'Studente': 'Student',
    'Pensionato/a': 'Retired', 'Disoccupato/a': 'Unemployed', 'Altro': 'Other',
  },
  titoloStudio: {
    'nessuno': 'None', 'licenza media': 'Lower secondary', 'diploma': 'Upper secondary', 'laurea triennale': 'Bachelor’s degree', 'laurea magistrale': 'Master’s degree',
    'laurea a ciclo unico': 'Single-cycle degree', 'dottorato': 'Doctorate',
  },
};
