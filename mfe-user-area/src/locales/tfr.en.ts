import type { Translated } from '@bussola/i18n';
import type { tfrIt } from './tfr.it.ts';

export const tfrEn: Translated<typeof tfrIt> = {
  question: 'What becomes of the severance pay?',
  lead: 'The severance pay (TFR) of the years to come can stay in the firm or go to a pension fund. This is what would be left on leaving work, after tax, in today’s euros.',
  proprio: 'The employee’s share of gross pay',
  datore: 'The employer’s share of gross pay',
  hint: 'The employer’s share is in the work contract: as a rule it comes only to those who pay in too.',
  more: 'At {{age}} the fund would hold about **{{amount}}** more than the firm.',
  less: 'At {{age}} the fund would hold about **{{amount}}** less than the firm.',
  same: 'At {{age}} fund and firm would give about the same.',
  withEmployer:
    'With a contribution from pay, the employer would add about {{added}}: in all there would be {{net}}, at a cost of about {{cost}} a month.',
  withEmployerFree:
    'The employer would add about {{added}}: in all there would be {{net}}, with no contribution from pay.',
  choice: 'Choice',
  scelta: {
    azienda: 'In the firm',
    fondo: 'In a fund, without contributions',
    fondoDatore: 'In a fund, with the employer’s contribution',
  },
  short: { azienda: 'Firm', fondo: 'Fund', fondoDatore: 'Fund and employer' },
  today: 'today',
  net: 'Left after tax',
  cost: 'Out of pocket',
  added: 'From the employer',
  gross: 'Before tax',
  tax: 'Tax on leaving',
  bars: 'What would be left on leaving work, after tax',
  late: 'There is too little time: with less than five years of membership a fund pays no pension.',
  basis: {
    title: 'What the comparison rests on',
    time: 'Leaving at {{age}}, in {{years}}: the same exit that we measure the pension gap at. A year’s severance pay is about {{tfr}} today, {{quota}} of gross pay, and grows with it.',
    past: 'Severance pay already earned stays where it is in all three cases, so it is not here.',
    firm: 'In the firm severance pay grows each year by 1.5% plus three quarters of inflation, less a 17% tax on the revaluation: we count {{rate}} above inflation.',
    firmTax:
      'On leaving it is taxed apart from other income: here {{rate}} of what was set aside. The tax office later works it out again on the last five years, and it may change.',
    fund: 'In the fund we count {{rate}} a year above inflation, after costs and the 20% tax on yields. It is our assumption, not a promise: it may go better or worse.',
    fundTax:
      'On leaving the fund withholds {{rate}} of what was paid in: it starts at 15% and falls with the years of membership, down to 9%.',
    taxes: 'Taxes are counted in today’s euros on both sides.',
    deduction:
      'Contributions from pay and from the employer are deducted together up to {{cap}} a year: “out of pocket” is already net of that saving. The same money kept out of the fund might yield elsewhere: that is not counted here.',
    freedom:
      'Severance pay in the firm comes all at once, also to those who change jobs. The fund waits for retirement, apart from advances, and as a rule at least 40% becomes an annuity. Once in the fund, severance pay does not go back to the firm.',
    sources:
      'Civil Code, art. 2120; Income Tax Code (TUIR), art. 19; Legislative Decree 252/2005, arts. 8, 11 and 17; Legislative Decree 47/2000, art. 11.',
  },
  note: 'It holds for private employees. We name no fund.',
};
