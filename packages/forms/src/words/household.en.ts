import type { Translated } from '@bussola/i18n';
import type { householdIt } from './household.it.ts';

export const householdEn: Translated<typeof householdIt> = {
  parentela: { me: 'You', wife: 'Wife', husband: 'Husband', son: 'Son', daughter: 'Daughter', mother: 'Mother', father: 'Father', other: 'Someone else' },
  famiglia: {
    parentela: 'Who are they to you?', parentelaHelp: 'For a partner you are not married to, choose «Someone else».', secondSpouse: 'There is already a husband or wife in the family.',
    firstName: 'First name', lastName: 'Surname', lastNameHelp: 'Only if it differs from yours.', dataNascita: 'Date of birth', professione: 'Profession', titoloStudio: 'Education', reddito: 'Net income of a year',
    redditoHelp: 'Type 0 if they have no income of their own.', residenza: 'Do they live with you?', stessa: 'Yes, in the same home', altra: 'No, elsewhere', comune: 'In which municipality do they live?',
    tooYoung: 'Under 16: nothing else is needed.', redditoDontKnow: 'I don’t know: use the average of their profession',
  },
  residenza: {
    mutuoOverValore: 'The mortgage is more than the value of the property.',
    stato: 'On what terms do you live there?', statoMe: 'On what terms do you live there?', 'proprietà': 'Owned', 'comproprietà': 'Part-owned', 'affitto': 'Rented', 'uso gratuito': 'Lived in for free',
    valore: 'What is it worth today, roughly?', valoreShare: 'What is your share worth today?', valoreShareMe: 'What is your share worth today?', valoreShareHelp: 'If the home is worth 240.000 € and the share is a third, type 80.000.', valoreDontKnow: 'I don’t know the value',
    mutuo: 'Is there a mortgage on this home?', residuo: 'How much is left to pay back?', residuoHelp: 'Look for the outstanding debt on the bank’s last statement: the capital, without future interest.',
    residuoShareHelp: 'Type only the part of the mortgage that falls on the share, without future interest.',
    assicurazione: 'Is the home insured?', assicurazioneHelp: 'With a mortgage the bank asks for at least fire cover: you probably have it.', assicurazioneNoMutuo: 'Fire cover, or a full home policy.',
    others: 'Other property', secondeCase: 'Second homes, your share', secondeCaseMe: 'Second homes, your share', secondeCaseHelp: 'If others own it too, type only the family’s part.',
    altri: 'Other buildings or land', altriHelp: 'Leave it empty if there are none.',
  },
  previdenza: {
    contributi: 'How many years of contributions so far?', contributiMe: 'How many years of contributions do you have so far?',
    contributiHelp: 'They are on the INPS statement. If you do not know, leave it empty: we estimate them from age and studies.',
    fondo: 'Are they in a pension fund?', fondoMe: 'Do you have a pension fund?', fondoHelp: 'The one of the work contract counts, and so does a personal plan (PIP).',
    montante: 'How much is in it today?', montanteHelp: 'The fund writes it once a year. You can leave it empty.', anni: 'For how many years has it been open?', anniUnit: 'years', monthUnit: '€ a month',
    riscatto: 'Have they already bought back the years of the degree?', riscattoMe: 'Have you already bought back the years of your degree?', riscattoHelp: 'Buying back means paying the contributions of the years of study, so that they count for the pension.',
    ltc: 'Do they have cover for long-term care?', ltcMe: 'Do you have cover for long-term care?', ltcHelp: 'It is called LTC: it pays when a person can no longer look after themselves.',
    tipoLtc: 'What does it provide?', tipo: { 'rendita': 'An income every month', 'rimborso': 'The costs paid back', 'collettiva': 'It is the one of work', 'non-so': 'I don’t know' },
    rendita: 'How much is the income?', invalidita: 'Do they have cover for permanent disability?', invaliditaMe: 'Do you have cover for permanent disability?',
    invaliditaHelp: 'After an accident or an illness. The one of the work contract counts.',
    casoMorte: 'Do they have term life cover (TCM)?', casoMorteMe: 'Do you have term life cover (TCM)?', casoMorteHelp: 'It leaves a sum to the family. Sometimes it comes with the mortgage.',
    capitale: 'For what sum?', capitaleHelp: 'The sum insured written in the policy.', salute: 'Do they have cover for medical costs?', saluteMe: 'Do you have cover for medical costs?',
    saluteHelp: 'A health fund of work, a mutual society or a policy.', unknownHelp: 'We take it as a no, and mark it as an estimate.',
  },
  finanza: {
    mobiliare: 'How much do you have in all, without property?', mobiliareMe: 'How much do you have in all, without property?', mobiliareHelp: 'Accounts, deposits, funds, securities and investment policies of the whole family. Type 0 if there is nothing.',
    mobiliareHelpMe: 'Accounts, deposits, funds, securities and investment policies. Type 0 if there is nothing.', mobiliareDontKnow: 'I don’t know the total',
    imprenditore: 'Does {{name}} own a business or part of one?', imprenditoreMe: 'Do you own a business or part of one?', valoreAttivita: 'What is it worth, roughly?',
    valoreAttivitaHelp: 'A guide: 4 to 6 times the average profit of a year, after a market salary for whoever runs it.',
    uscite: 'Large expenses planned for the next three years', usciteHelp: 'Only those you would not give up: a car, work on the house, university. Leave it empty if there are none.',
    sampleHelp: 'It is a cautious sample: you can correct it when the statement arrives.',
    classi: {
      title: 'What it is in', azioni: 'Shares', obbligazioni: 'Bonds', obbligazioniNote: 'government bonds too', gestioneSeparate: 'Crypto', oro: 'Commodities', oroNote: 'gold too',
      liquidi: 'Cash', liquidiNote: 'accounts and deposits', altro: 'Other',
    },
    strumenti: {
      title: 'Through which instruments', fondi: 'Mutual funds', etf: 'ETFs', etfNote: 'funds traded on an exchange', assicurativi: 'Insurance products', singoliTitoli: 'Single securities', altro: 'Other', altroNote: 'accounts and deposits',
    },
    regimi: {
      title: 'Under which tax regime', amministrato: 'Administered', amministratoNote: 'the bank works out the tax', gestito: 'Managed', gestitoNote: 'entrusted to a manager',
      dichiarativo: 'Declared', dichiarativoNote: 'you declare it', nonso: 'Don’t know',
    },
  },
  split: {
    over: 'The percentages assigned are over 100%', under: 'The percentages assigned are under 100%', share: 'Each percentage is between 0 and 100.',
  },
};
