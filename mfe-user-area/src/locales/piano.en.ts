import type { Translated } from '@bussola/i18n';
import type { pianoIt } from './piano.it.ts';

export const pianoEn: Translated<typeof pianoIt> = {
  crumb: 'The plan',
  link: 'The plan of the month',
  question: 'How much is left each month?',
  open: 'Open the plan',
  title: {
    riserva_minima: 'With {{sum}} a month, one month’s spending comes first.',
    debiti: 'With {{sum}} a month, the dearest debts come first.',
    riserva_one: 'With {{sum}} a month the reserve is full in a month.',
    riserva_other: 'With {{sum}} a month the reserve is full in {{count}} months.',
    protezione: 'With {{sum}} a month, covers come first.',
    pensione: 'With {{sum}} a month, the pension comes first.',
    free: '{{sum}} a month is left, with nothing urgent to do.',
    nothing: 'Nothing is left to plan with today.',
    unknown: 'An income is missing for a plan.',
  },
  lead: 'It is an order, not a duty. The sum of each month never exceeds what is left.',
  leadNothing:
    'A plan begins when something is left each month. Meanwhile, this is where the sum comes from.',
  sum: 'The sum of the month',
  in: 'come in each month',
  spent: 'a month’s spending',
  spentEstimated: 'a month’s spending, estimated',
  instalments: 'instalments',
  instalmentsEstimated: 'instalments, partly estimated',
  left: 'left each month',
  short: 'missing each month',
  steps: 'What do we do, one step at a time?',
  monthly: 'A month',
  upTo: 'up to {{sum}}',
  until: 'Until',
  whole: 'In all',
  months_one: 'one month',
  months_other: '{{count}} months',
  step: {
    riserva_minima:
      'First of all one month’s spending set aside: enough not to borrow again at the first surprise.',
    debiti: 'Paying off a loan or a card earns more than almost any investment.',
    riserva: 'The cushion that lets one sleep: once full, the same sum moves to the next step.',
    protezione:
      'A budget to compare covers with, not a price. If they cost less, the rest goes to the next step.',
    pensione: 'It begins now, because the reserve is there and no dear debts are.',
    altro_risparmio: 'Other saving, outside the fund.',
  },
  rest: 'And {{sum}} stay free',
  restText: 'A plan that uses everything breaks at the first surprise. These have no job.',
  later: 'And what has no room for now?',
  employer:
    'If your contract offers an employer contribution to the fund, do not lose it: check the minimum share.',
  wrong: {
    title: 'A month goes wrong?',
    text: 'Skip it. Everything moves by a month, and nothing breaks.',
  },
  more: {
    title: 'More comes in?',
    text: 'It goes to the first step: it ends sooner, then the second begins.',
  },
  less: {
    title: 'Less comes in?',
    text: 'The plan is made again on what is left. It never exceeds it.',
  },
  hard: 'Before everything else',
};
