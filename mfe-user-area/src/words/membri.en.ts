import type { Translated } from '@bussola/i18n';
import type { membriIt } from './membri.it.ts';

export const membriEn: Translated<typeof membriIt> = {
  count: { n1: 'One person', n2: 'Two people', n3: 'Three people', n4: 'Four people', n5: 'Five people', n6: 'Six people', n7: 'Seven people', n8: 'Eight people', n9: 'Nine people', n10: 'Ten people', many: '{{count}} people' },
  incomes: { n0: 'no income.', n1: 'one income.', n2: 'two incomes.', n3: 'three incomes.', n4: 'four incomes.', n5: 'five incomes.', many: '{{count}} incomes.' },
  weight: { allOn: 'All the weight is on {{name}}.', nearlyAllOn: 'Nearly all the weight is on {{name}}.', moreOn: 'Most of the weight is on {{name}}.', shared: 'The weight is shared.' },
  people: 'The people', add: 'Add a person', edit: 'Edit', suspend: 'Suspend', resume: 'Bring back', remove: 'Delete',
  suspended: 'Out of the analysis', complete: 'Data complete', missing: 'Missing: {{what}}', missingMore_one: 'Missing: {{what}} and one more', missingMore_other: 'Missing: {{what}} and {{count}} more',
  owner: 'The area belongs to this person: it cannot be deleted.', 
  invitation: { title: 'For now there is only you', text: 'Add whoever lives with you or depends on you: a spouse, a child, a parent to support. The figures change a lot.' },
  matrix: { question: 'Who needs what?', asOf: 'On {{date}}', caption: 'Level of each risk by person', short: { TCM: 'Without an income', 'infortuni-malattie': 'Accidents', LTC: 'Care', pensione: 'Pension', 'assistenza-medica': 'Medical care', 'polizze-rischi': 'Home', 'tutela-legale': 'Legal' } },
  household: { question: 'And the family together?', all: 'All the priorities' },
  updating: 'Updating the totals…',
  leave: 'There are unsaved changes. Leave anyway?', saved: 'Data of {{name}} saved', created: '{{name}} is in the family', createdText: 'We update the totals in a moment.', removed: '{{name}} is no longer in the family', off: '{{name}} is out of the analysis', on: '{{name}} is back in the analysis',
  form: {
    addTitle: 'Who shall we add?', editTitle: 'Data of {{name}}', intro: 'The essential data are enough: what you do not know can be given later.',
    person: 'The person', work: 'Work and studies', cover: 'Cover already held', commitments: 'Commitments and wishes', garanziePersonali: 'Have they signed guarantees for other people’s debts?', garanzieHelp: 'A surety or a guarantee of a bill, for the business or for a relative.', haTestamento: 'Have they made a will?', testamentoHelp: 'We do not ask what it says.',
    gradoParentela: 'Kinship', firstName: 'Name', lastName: 'Surname', dataNascita: 'Date of birth', sesso: 'Sex', female: 'Female', male: 'Male', professione: 'Profession', redditoNettoAnnuo: 'Net annual income', redditoHelp: 'After tax, in whole euro. Zero if there is none.',
    titoloStudio: 'Education', anniContributi: 'Years of INPS contributions', anniContributiHelp: 'They are on the INPS statement. If you do not know, leave it empty: we estimate them.',
    casoMorte: 'Is there a term life policy (TCM)?', capitaleCasoMorte: 'Sum insured', invaliditaPermanente: 'Is there a policy for permanent disability?', rischioNonAutosufficienza: 'Is there a long-term care policy (LTC)?', coperturaSanitaria: 'Is there health cover?', tutelaLegale: 'Is there a legal protection policy?',
    unanswered: 'Not answered', save: 'Save the data', saving: 'Saving…', create: 'Add to the family', creating: 'Adding…',
    conflict: 'Somebody changed these data in the meantime. We have read them again: check and save again.',
    errors: {
      gradoParentela: 'Choose the kinship.', firstName: 'Please enter the name.', nameChars: 'The name holds characters that cannot be used.', nameAddress: 'Only the name goes here: no addresses, websites or long numbers.', dataNascita: 'Enter the date of birth.', future: 'The date is in the future.', tooOld: 'Check the year of birth.', minor: 'You must be of age to continue.',
      professione: 'Choose the profession.', reddito: 'Enter the net annual income; zero if there is none.', redditoRange: 'Income goes from 0 to 1.000.000.000 €.', integer: 'Write a whole number.', anniContributi: 'Years of contributions go from 0 to 70.', anniContributiAge: 'The years of contributions are more than this age allows.', capitale: 'The sum goes from 0 to 1.000.000.000 €.', spouse: 'There is already a spouse in the family.',
    },
  },
  delete: {
    title: 'Take {{name}} out of the family?', text: 'Their data go, and what they weigh in the figures. To leave them out of the analysis only, suspending is enough.', type: 'Write “{{name}}” to confirm', mismatch: 'The name written does not match.', confirm: 'Take {{name}} out', removing: 'Removing…', onlySuspended: 'Leave suspended',
  },
};
