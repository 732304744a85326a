import type { Translated } from '@bussola/i18n';
import { datiEditorEn } from './dati-editor.en.ts';
import type { datiIt } from './dati.it.ts';

export const datiEn: Translated<typeof datiIt> = {
  sentence: {
    all: 'Everything we know was written by you.',
    nearlyAll: 'You wrote nearly all of it.',
    most: 'You wrote most of it.',
    some: 'You wrote part of it.',
    other: {
      all: 'Everything we know was written.',
      nearlyAll: 'Nearly all of it was written.',
      most: 'Most of it was written.',
      some: 'Part of it was written.',
    },
    missing_one: 'One answer is still missing.',
    missing_other: '{{word}} answers are still missing.',
    supposed_one: 'One answer is our estimate.',
    supposed_other: '{{word}} answers are our estimates.',
  },
  count: {
    told_one: 'written by you',
    told_other: 'written by you',
    written_one: 'written',
    written_other: 'written',
    supposed_one: 'our estimate',
    supposed_other: 'our estimates',
    missing_one: 'missing',
    missing_other: 'missing',
  },
  answerMissing_one: 'Give the missing answer',
  answerMissing_other: 'Give the missing answers',
  download: 'Download my data',
  lastChange: 'Last change: {{date}}',
  readOnly: 'You can read this data. Only the person who opened the area to you can change it.',
  check: 'What is worth checking again?',
  group: {
    chi: { one: 'Who are you?', many: 'Who are you?' },
    entrate: { one: 'What comes in?', many: 'What comes in?' },
    avere: { one: 'What do you own?', many: 'What do you own?' },
    investimenti: { one: 'How are the savings split?', many: 'How are the savings split?' },
    dovere: { one: 'What do you owe?', many: 'What do you owe?' },
    tutele: { one: 'What protects you?', many: 'What protects you?' },
  },
  sum: {
    people_one: 'one person',
    people_other: '{{count}} people',
    yearly: '{{sum}} a year, net',
  },
  row: { edit: 'Edit', editing: 'Editing', add: 'Add', answer: 'Answer' },
  origin: { supposed: 'our estimate', missing: 'missing', part: 'still missing: {{what}}' },
  told: {
    you: 'written by you on {{date}}',
    other: 'written by {{who}} on {{date}}',
    unknown: 'written by somebody else on {{date}}',
  },
  value: {
    yes: 'yes',
    no: 'no',
    none: 'no answer',
    noRows: 'none',
    open: 'not given',
    unknown: 'you don’t know',
    age_one: 'one year old',
    age_other: '{{count}} years old',
    perMe: 'your things only',
    perNucleo: 'the whole family',
  },
  note: {
    reddito: 'Net, a year',
    spese: 'A month, instalments left out',
    rata: 'A month',
    casa: {
      proprietà: 'Owned',
      comproprietà: 'Owned with others: the value of the share',
    },
    capitale: 'The sum insured',
    rendita: 'The annuity of a month',
    anniFondo_one: 'Opened a year ago',
    anniFondo_other: 'Opened {{count}} years ago',
    liquidi: '{{share}} is liquid',
  },
  details: {
    title: 'What is missing to be sure',
    lead: 'None is required. Beside each one is the result that would become surer.',
  },
  use: {
    label: 'Use this data in the results',
    off: 'We keep it, but the results have not used it since {{date}}.',
    answerOff: 'The results do not use this answer: its section is off in “My data”.',
  },
  surer: {
    step: 'a step towards a better precision',
    of: '{{area}}, {{name}}',
    more_one: 'and one more result',
    more_other: 'and {{count}} more results',
  },
  margin: {
    from: 'Where each answer comes from',
    told: 'written by you',
    toldText: 'Your word counts, with its date.',
    supposedText: 'We supposed it. It counts until you correct it.',
    missingText: 'There is a result, but it is less sure.',
    who: 'Who sees them',
    whoText:
      'You, whoever you authorise, the adviser who follows you, and our staff only with a written reason that you find in the log.',
    reservedText:
      'Whose children they are, who lives on your income and children who live elsewhere are reserved answers: they stay with you, and the results that others see leave them out.',
    whoLink: 'See who they are',
    when: 'When they change',
    whenText: 'Results follow as soon as you save. Earlier values stay in the history of each row.',
  },
  editor: datiEditorEn,
  field: {
    speseMensili: {
      label: 'How much do you spend in a month?',
      help: 'Everything but the instalments of debts: food, bills, rent, car, free time.',
    },
    rataMutuo: {
      label: 'What is the instalment of each month?',
      help: 'The whole instalment of the home’s mortgage, also when two of you pay it.',
    },
    tfrMaturato: {
      label: 'How much severance pay is in the firm?',
      help: 'It is on the CU form, or ask the personnel office.',
    },
    contributoDatore: {
      label: 'How much does the employer pay into the fund, a year?',
      help: 'What the contract gives to whoever pays in too. Write 0 if there is none.',
    },
    mutuoSecondeCase: {
      label: 'What is left of the mortgages on other homes?',
      help: 'Write 0 if there are none.',
    },
    catastoAbitazione: {
      label: 'What is the cadastral income of the home?',
      help: 'The income of a year, not the value. For a share, write your part.',
    },
    coefficienteForfettario: {
      label: 'What is the profitability coefficient?',
      help: 'From 40 to 86%, by ATECO code: 78% for the professions.',
    },
    primoContributo: {
      label: 'When was the first contribution paid?',
      help: 'Month and year of the first regular job, such as 09/2004.',
    },
    continuita: {
      label: 'Has the work gone on all year since then?',
      help: 'Without the statement, we estimate the years paid from this.',
    },
    dipendentePubblico: {
      label: 'Is it public employment?',
      help: 'Severance pay and the disability pension change.',
    },
    regimeFiscale: {
      label: 'Under which tax regime is the work?',
      help: 'Under the flat rate, payments into a pension fund usually do not reduce taxes.',
    },
    tfrDestinazione: {
      label: 'Where does new severance pay go?',
      help: 'It can be moved from the firm to the fund, not the other way round.',
    },
    figlioDi: {
      label: 'Whose child is it?',
      help: 'It is needed to divide the estate as the law says.',
    },
    uscita: {
      label: 'Which way out is preferred?',
      help: 'If the chosen one is not possible, we use the first that is.',
    },
    aCarico: {
      label: 'Do they live on the family’s income?',
      help: 'We do not need the reason.',
    },
    cassa: {
      label: 'Enrolled in the fund of a profession?',
      help: 'That of lawyers, engineers, doctors, accountants and so on: it has rules of its own, other than INPS.',
    },
    convivente: {
      label: 'Do you live together as a couple, unmarried?',
      help: 'By law an unmarried partner does not inherit and has no survivor’s pension: better to know beforehand.',
    },
    secondeCaseAssicurate: {
      label: 'Are the other homes insured?',
      help: 'Against fire at least.',
    },
    garanziePersonali: {
      label: 'Signed guarantees for other people’s debts?',
      help: 'A guarantee or an «avallo», for the firm or for a relative.',
    },
    haTestamento: { label: 'Is there a will?', help: 'We do not ask what it says.' },
    tutelaLegale: { label: 'Is there a legal cover?', help: 'Also inside another policy.' },
    anniLaurea: {
      label: 'How many years does the course take?',
      help: 'The years planned, not those taken.',
    },
  },
  choice: {
    sesso: { M: 'Man', F: 'Woman' },
    continuita: {
      piena: 'Yes, nearly always',
      parziale: 'With some breaks',
      saltuaria: 'Only at times',
    },
    dipendentePubblico: {
      no: 'No, private',
      locale: 'Yes: municipality, region or health service',
      statale: 'Yes: State, school or armed forces',
    },
    regimeFiscale: { ordinario: 'Ordinary', forfettario: 'Flat rate' },
    tfrDestinazione: { azienda: 'It stays in the firm', fondo: 'It goes to the pension fund' },
    figlioDi: {
      entrambi: 'Of both',
      me: 'Only of the person whose area this is',
      partner: 'Only of the partner',
    },
    aCarico: { no: 'No', si: 'Yes, for now', sempre: 'Yes, and it will always be so' },
    analisiFamiliare: {
      perMe: 'My things only; whoever lives with me counts all the same',
      perNucleo: 'The things of the whole family',
    },
    uscita: {
      vecchiaia: 'State pension age',
      anticipata: 'Early',
      anticipata_contributiva: 'Early, contributory',
      vecchiaia_contributiva: 'State pension age, contributory',
    },
  },
  list: {
    remove: 'Remove',
    altriDebiti: {
      any: 'Are there other debts, besides the home’s mortgage?',
      help: 'Loans, credit cards by instalments, salary-backed loans.',
      one: 'Debt {{count}}',
      add: 'Add a debt',
      tipo: 'Of what kind?',
      residuo: 'How much is still owed?',
      rata: 'The instalment of a month',
    },
    figliFuoriNucleo: {
      any: 'Are there children who do not live with you?',
      help: 'Grown up too, also of another union.',
      one: 'Child {{count}}',
      add: 'Add a child',
      eta: 'How old?',
      private:
        'It is reserved: the people you authorise, the adviser and our staff see results that leave it out, and do not find the reports that count it.',
    },
  },
  debito: {
    prestito: 'Loan',
    carta: 'Credit card by instalments',
    cessione: 'Salary-backed loan',
    mutuo: 'Another mortgage',
    altro: 'Other',
  },
};
