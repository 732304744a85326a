import type { Translated } from '@bussola/i18n';
import type { soluzioniIt } from './soluzioni.it.ts';

export const soluzioniEn: Translated<typeof soluzioniIt> = {
  title: 'Areas to look into', lead: 'Twelve areas, the most urgent first. Every level has a reason: open it and check the numbers.', leadDate: 'On {{date}}',
  everyone: 'Everyone', filterLabel: 'Filter by person', noneForFilter: 'No area concerns {{name}} in particular.',
  group: { red: 'To address', yellow: 'To consider', green: 'In order', missing: 'Not enough data', notApplicable: 'Does not concern you' },
  notApplicableCount_one: '{{count}} area', notApplicableCount_other: '{{count}} areas',
  allGreen: { title: 'Nothing urgent', text: 'All the areas that concern you are in order. Look at the data again in a year, or when something important changes.' },
  missing: 'Missing',
  score: 'The level comes from a score of 0 to 100: here it is {{score}}.',
  page: {
    aside: 'To judge the answer', why: 'Why', whyLead: 'Every step, with the rule it comes from.', act: 'What can be done', matters: 'Why it matters', inputs: 'The data we used', inputsLead: 'An estimated or missing figure makes the result less precise.',
    perMember: 'Person by person', levels: 'The three levels', ask: 'To ask whoever sells', sources: 'Sources and method', release: 'Constants {{costanti}} · engine {{motore}}', wrong: 'Does it look wrong?', wrongLead: 'Correct the data of:', back: 'All the priorities',
    item: 'Item', value: 'Value', origin: 'Where it comes from',
  },
  figures: { pensione: 'Estimated net pension of {{name}}', riserva: 'Reserve for the unexpected', subito: 'Available at once', successione: 'Estimated inheritance tax' },
  provenance: { typed: 'written by you', estimated: 'estimated', missing: 'missing' }, yes: 'yes', no: 'no', given: 'given', noValue: '—',
  missingData: { title: 'Something is missing to answer', lead: 'These data are enough:', action: 'Complete the data of {{name}}', actionAny: 'Complete the data', nothing: 'Some data of the checkup are not there yet.' },
  notApplicable: { title: 'This area does not concern you, for now', text: 'If something changes in your family, we work it out again by ourselves.' },
  area: {
    TCM: {
      what: 'How much the family would need if the person who earns were no longer there: years of support, debts and studies, less the survivors’ pension and savings. TCM is the Italian short name of term life cover.',
      red: 'what is missing is worth many yearly incomes.', yellow: 'part of it is missing.', green: 'little or nothing is missing.', ask1: 'What does it exclude, and for how long?', ask2: 'Does the premium stay the same for the whole term?', ask3: 'How much does it cost if the sum falls with the mortgage?',
    },
    'infortuni-malattie': {
      what: 'How much income a permanent disability would take away, less the public benefit and savings.',
      red: 'most of the income would be uncovered.', yellow: 'part of it would be uncovered.', green: 'the income is protected, or nearly.', ask1: 'Does it cover illness too, or only accidents?', ask2: 'From which percentage of disability does it pay?', ask3: 'Is there an allowance for days without work?',
    },
    pensione: {
      what: 'The estimate of when you retire, how much the pension will be, and how much will be missing each month to live as today.',
      red: 'an important part of the last income is missing.', yellow: 'something is missing.', green: 'the estimated pension is enough, or nearly.', ask1: 'What is the yearly cost of the fund (ISC)?', ask2: 'Does the employer pay a contribution?', ask3: 'When and how can the money be taken out?',
    },
    'gestione-patrimonio': {
      what: 'Where the savings are, against when they will be needed: reserve for the unexpected, outflows of the next three years, concentration.',
      red: 'the reserve is not enough, or nearly everything is in one place.', yellow: 'something is out of balance: too idle or too concentrated.', green: 'reserve and savings are in balance.', ask1: 'How much does it cost a year, all included?', ask2: 'How soon can I have the money back?', ask3: 'Who gets paid if I choose this?',
    },
    LTC: {
      what: 'Who would pay for continuous care, with the public allowance and future income. LTC means long-term care.',
      red: 'most of the cost would be uncovered.', yellow: 'part of it would be uncovered.', green: 'the cost would be covered, or age still gives time.', ask1: 'How many daily activities must one be unable to do before it pays?', ask2: 'Does the annuity grow with prices?', ask3: 'Up to what age can one join?',
    },
    'polizze-rischi': {
      what: 'The part of the wealth in property without cover for fire, natural events and damage to others.',
      red: 'an important part of the wealth is uncovered.', yellow: 'something is uncovered.', green: 'the property is covered.', ask1: 'Is the insured value the cost of rebuilding?', ask2: 'Are flood and earthquake included?', ask3: 'Does the limit for damage to others reach a million?',
    },
    'assistenza-medica': {
      what: 'How exposed the family is to medical expenses of its own: age, children, work, cover already held.',
      red: 'the exposure is high and there is no cover.', yellow: 'check what you already have.', green: 'the exposure is low or already covered.', ask1: 'What does the health fund of the work contract already cover?', ask2: 'Which waiting periods are there?', ask3: 'What happens after the age of 75?',
    },
    'tutela-legale': {
      what: 'How likely a dispute is: self-employment, property, children. Legal protection pays lawyer and experts up to a limit.',
      red: 'several reasons together expose to disputes.', yellow: 'there is some reason.', green: 'the exposure is low or already covered.', ask1: 'Is it already in the car or home policy?', ask2: 'Can I choose the lawyer?', ask3: 'Which matters does it exclude?',
    },
    'riscatto-laurea': {
      what: 'What it costs to have the years of university counted for the pension, against what it yields.',
      red: 'the cost is recovered in a few years: decide soon.', yellow: 'it is recovered in a reasonable time: work it out.', green: 'it does not pay today, or it can wait.', ask1: 'What does the INPS simulator say for my years?', ask2: 'Can it be paid in instalments, and for how long?', ask3: 'Does it yield more than the same payment into a pension fund?',
    },
    polizza: {
      what: 'Whether a life policy can help to protect and pass on what you have: beneficiaries, taxes, business, guarantees signed.',
      red: 'there are several reasons to talk to a notary soon.', yellow: 'it is worth looking into.', green: 'it is not needed today.', ask1: 'How much does it cost a year, and to leave?', ask2: 'Who are the beneficiaries, and how are they changed?', ask3: 'Does it respect the forced share of the heirs?',
    },
    'investimenti-capitale-garantito': {
      what: 'A check: how much of the money needed soon is sheltered, and what a guarantee costs.',
      red: 'the money needed soon is exposed.', yellow: 'part of it is exposed.', green: 'what is needed soon is sheltered.', ask1: 'Who guarantees, up to how much and until when?', ask2: 'How much return is given up for the guarantee?', ask3: 'What happens if I leave earlier?',
    },
    'unit-index-linked': {
      what: 'A check of the linked policies you already hold: they usually do not guarantee the capital and carry several layers of cost. The KID is the sheet with costs and risks.',
      red: 'an important part of the savings is there: ask for the costs before deciding.', yellow: 'you hold some: check costs and exit fees.', green: 'the weight is small.', ask1: 'Can I have the KID of each product?', ask2: 'What is the total yearly cost?', ask3: 'How much does it cost to leave today, and in three years?',
    },
  },
};
