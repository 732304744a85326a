import type { Translated } from '@bussola/i18n';
import type { simulaIt } from './simula.it.ts';

export const simulaEn: Translated<typeof simulaIt> = {
  question: 'What if something changed?', loading: 'Getting the assumptions ready', who: 'For whom', of: 'For {{name}}', today: 'Today', then: 'With these assumptions', points: 'Score from {{before}} to {{after}}.', move: 'Move a lever: the result changes at once.',
  nothing: 'With these assumptions nothing changes here.', impossible: 'These assumptions cannot stand together: the savings are not enough.', reset: 'Reset', notSaved: 'Nothing is saved.', also: '{{area}}:', age: '{{years}} and {{months}}',
  lever: {
    'eta-pensione': 'At what age to stop working', risparmio: 'How much to set aside, for five years', 'fondo-pensione': 'How much to pay into a pension fund', 'copertura-tcm': 'Sum of a life cover, in all', 'rendita-ltc': 'Long-term care annuity, in all',
    'copertura-invalidita': 'Hold cover for permanent disability', 'copertura-sanitaria': 'Hold health cover', 'tutela-legale': 'Hold legal protection', 'assicurazione-casa': 'Insure the home you own', 'mutuo-rimborsato': 'How much mortgage to repay out of savings',
    riscatto: 'How many years of degree to buy back, flat-rate and in instalments', testamento: 'Have a will', 'polizze-sottoscritte': 'How many points of the savings to move into insurance investments', 'polizze-riscattate': 'How many points of the savings to move out of insurance investments', 'casa-venduta': 'Sell the other property, at the value told', investimenti: 'How far to move towards the model by age',
  },
  projection: {
    title: 'Does the money last?', lasts: 'By the plan, the savings last until {{year}}.', ends: 'By the plan, the savings end in {{year}}.', probability: 'They last until {{year}} in {{pct}} of the futures tried.', worstLasts: 'Even in the worst tenth they do not end before.', worstEnds: 'For the worst tenth they end by {{year}}.',
    chart: 'Savings and investments of the family, year by year', plan: 'The plan', low: '10 in 100 below', mid: 'Half way', high: '10 in 100 above', worst: 'Worst tenth', year: 'Year', asChart: 'Chart', asTable: 'Table',
    today: 'In euro of today: rising prices are already taken out. Returns and spending are assumptions of ours, not promises.', run: 'Try ten thousand futures', progress: 'Trying ten thousand futures: {{pct}}', stop: 'Stop', failed: 'We could not try the futures. The plan still holds.', missing: 'To see the years ahead a birth date or the incomes are missing.',
  },
};
