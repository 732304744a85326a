import type { Translated } from '@bussola/i18n';
import type { soluzioniIt } from './soluzioni.it.ts';

export const soluzioniEn: Translated<typeof soluzioniIt> = {
  title: 'Areas to look into',
  lead: 'Twelve areas, the most urgent first. Every level has a reason: open it and check the numbers.',
  leadDate: 'On {{date}}',
  everyone: 'Everyone',
  filterLabel: 'Filter by person',
  noneForFilter: 'No area concerns {{name}} in particular.',
  group: {
    red: 'To address',
    yellow: 'To consider',
    toCheck: 'To check',
    green: 'In order',
    missing: 'Not enough data',
    notApplicable: 'Not needed for now',
  },
  notApplicableCount_one: '{{count}} area',
  notApplicableCount_other: '{{count}} areas',
  allGreen: {
    title: 'Nothing urgent',
    text: 'All the areas that concern you are in order. Look at the data again in a year, or when something important changes.',
  },
  page: {
    aside: 'To judge the answer',
    why: 'Why',
    whyLead: 'Every step, with the rule it comes from.',
    act: 'What can be done',
    matters: 'Why it matters',
    inputs: 'The data we used',
    perMember: 'Person by person',
    levels: 'The levels',
    ask: 'Before you sign, ask',
    sources: 'Sources and method',
    release: 'Figures {{costanti}} · rules {{motore}}',
    wrong: 'Does it look wrong?',
    wrongLead: 'The data that this result comes from:',
    back: 'All the priorities',
    item: 'Item',
    value: 'Value',
    origin: 'Where it comes from',
  },
  figures: {
    pensione: 'Estimated net pension of {{name}}, from {{from}}',
    riserva: 'Reserve for the unexpected',
    subito: 'Available at once',
    successione: 'Estimated inheritance tax',
  },
  provenance: { typed: 'written by you', estimated: 'estimated', missing: 'missing' },
  yes: 'yes',
  no: 'no',
  given: 'given',
  noValue: '—',
  missingData: {
    title: 'Something is missing to answer',
    lead: 'These data are enough:',
    action: 'Complete the data of {{name}}',
    actionAny: 'Complete the data',
    nothing: 'Some data of the checkup are not there yet.',
    off: 'Some of them are in a section that is off: the results do not use it.',
    offLink: 'See the sections',
  },
  notApplicable: {
    title: 'Not needed for now',
    text: 'If something changes, you see it here.',
  },
  area: {
    TCM: {
      red: 'more than half of what would be needed is missing.',
      yellow: 'part of it is missing.',
      green: 'little or nothing is missing.',
    },
    'infortuni-malattie': {
      red: 'most of the income would be uncovered.',
      yellow: 'part of it would be uncovered.',
      green: 'the income is protected, or nearly.',
    },
    pensione: {
      red: 'an important part of the final income is missing.',
      yellow: 'something is missing.',
      green: 'the estimated pension is enough, or nearly.',
    },
    'gestione-patrimonio': {
      red: 'more than half of the reserve is missing.',
      yellow: 'part of the reserve is missing, or savings are out of balance.',
      green: 'reserve and savings are in balance.',
    },
    LTC: {
      red: 'most of the cost would be uncovered.',
      yellow: 'part of it would be uncovered.',
      green: 'the cost would be covered, or nearly.',
    },
    'polizze-rischi': {
      red: 'an important part of the wealth is uncovered.',
      yellow: 'something is uncovered.',
      green: 'the property is covered.',
    },
    'assistenza-medica': {
      yellow: 'check what you already have.',
      green: 'the exposure is low or already covered.',
    },
    'tutela-legale': {
      yellow: 'there is some reason.',
      green: 'the exposure is low or already covered.',
    },
    'riscatto-laurea': {
      yellow: 'it is recovered in a reasonable time: work it out.',
      green: 'it does not pay today, or it can wait.',
    },
    polizza: {
      yellow: 'it is worth looking into.',
      green: 'it is not needed today.',
    },
    'investimenti-capitale-garantito': {
      yellow: 'part of it is exposed.',
      green: 'what is needed soon is sheltered.',
    },
    'unit-index-linked': {
      yellow: 'you hold some: check costs and exit fees.',
      green: 'the weight is small.',
    },
  },
};
