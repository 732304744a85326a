import type { Translated } from '@bussola/i18n';
import type { percheIt } from './perche.it.ts';

export const percheEn: Translated<typeof percheIt> = {
  title: 'Why?',
  loading: 'Reading the rule',
  failed: 'We cannot read the rule',
  failedSafe: 'The numbers on the page still hold.',
  askMissing: 'The answer missing here that costs least:',
  askEstimated: 'The estimate that costs least to confirm:',
  constants_one: 'One figure, with its source (constants {{release}})',
  constants_other: '{{count}} figures, with their sources (constants {{release}})',
  rule: 'Rule {{id}}, version {{version}}.',
  method: 'Read the whole method',
  methodShort: 'Method',
  source: '{{source}} ({{kind}}), since {{from}}; read on {{read}}',
  kind: { L: 'law', S: 'statistic', P: 'assumption of ours' },
  improve: {
    loading: 'Trying the possible ways…',
    none: 'No way that we can try is enough by itself.',
    failed: 'We cannot try the possible ways now. The level stays the one you see.',
    lead: 'Tried on your data, one thing at a time. Nothing is saved.',
  },
  of: {
    sintesi: 'How the family is doing',
    patrimonio: 'Net worth',
    reddito: 'Net income',
    confronto: 'Compared with Italian families',
    person: '{{area}}, {{name}}',
  },
};
