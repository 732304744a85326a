import type { Translated } from '@bussola/i18n';
import type { portaliIt } from './portali.it.ts';
import { tokensEn } from './tokens.en.ts';
import { violationsEn } from './violations.en.ts';

export const portaliEn: Translated<typeof portaliIt> = {
  title_zero: 'The portals are fine.', title_one: 'One portal needs attention.', title_other: '{{count}} portals need attention.', lead: 'Which version people get, how it fares, and what can be done. Shell {{shell}}.', loading: 'Loading the state of the portals', failed: 'The state of the portals cannot be read',
  period: 'Period', hours: { h1: 'last hour', h24: 'last 24 hours', h168: 'last 7 days', h720: 'last 30 days' },
  stable: 'For everybody', canary: 'On trial', none: 'none', percent: '{{percent}} people of 100', since: 'published on {{date}} at {{time}}: {{author}}', unknown: 'somebody who is gone', installation: 'the installation', token: 'key “{{name}}”',
  loads_zero: 'no loads', loads_one: '{{number}} load', loads_other: '{{number}} loads', errors: 'errors {{rate}}', p75: 'three of four within {{ms}} ms', fallbacks_zero: 'no fallbacks', fallbacks_one: '{{count}} fallback', fallbacks_other: '{{count}} fallbacks', crashed_one: '{{count}} page broke down', crashed_other: '{{count}} pages broke down',
  attention: 'Errors over {{rate}}', fine: 'Regular', quiet: 'No data in this period',
  builds: 'Versions', caption: 'Versions of {{title}}', build: 'Version', contract: 'Contract', fits: '{{contract}}, fits', misfits: '{{contract}}, does not fit this shell', channel: 'Channel', state: { available: 'available', killed: 'stopped' }, errorRate: 'Errors', p75Short: 'p75', loadsShort: 'Loads', fallbacksShort: 'Fallbacks', published: 'Published', actions: 'What can be done',
  history: 'History', action: { publish: 'Published', rollback: 'Rolled back', promote: 'Promoted', percent: 'Percentage changed', kill: 'Stopped', withdraw: 'Trial withdrawn' }, moved: '{{action}}: {{build}}', from: 'in place of {{build}}', toPercent: 'to {{percent}}%', when: '{{date}} at {{time}}, {{author}}', why: 'Reason: “{{reason}}”', historyNone: 'Nothing yet.', faults: 'Errors by phase', fault: '{{phase}}, {{code}}: {{n}}',
  rollback: 'Roll back', promote: 'Promote the trial', changePercent: 'Change the percentage', withdraw: 'Withdraw the trial', kill: 'Stop', killOf: 'Stop {{build}}', tryIt: 'Try it', tryOf: 'Try {{build}}', of: '{{action}}: {{title}}',
  ask: {
    rollback: 'Go back to the version before?', rollbackText: 'Whoever opens {{title}} from now on gets the version chosen. Whoever is in finishes with the one they have.', to: 'Version',
    promote: 'Promote the version on trial?', promoteText: 'Version {{build}} becomes everybody’s.', withdraw: 'Withdraw the version on trial?', withdrawText: 'Nobody gets version {{build}} any more: everybody’s comes back.',
    kill: 'Stop version {{build}}?', killText: 'It leaves every list and cannot be put back. If it is everybody’s, the one before returns.', percent: 'How many people try it?', percentLabel: 'People of a hundred', percentWrong: 'A whole number from 0 to 100.',
    tryIt: 'Try version {{build}}?', tryText: 'Only in this browser, for an hour. Then everybody’s comes back.', reason: 'Reason', reasonHelp: 'It stays in the history. Optional.', reasonWrong: 'The reason contains characters that cannot be used.', confirm: 'Confirm', busy: 'One moment…', cancel: 'Cancel',
    conflict: 'Somebody changed something in the meantime: you now see how it is. Look and try again.',
  },
  done: { rollback: 'Back to the version before', promote: 'Version promoted', withdraw: 'Trial withdrawn', kill: 'Version stopped', percent: 'Percentage changed', tryIt: 'You try this version for an hour: reload the page', end: 'Everybody’s version again: reload the page' },
  overrides: 'Trials under way', overrideRow: '{{person}} tries {{build}} of {{portal}} until {{time}} of {{date}}.', endOwn: 'No more trials in this browser', overridesNone: 'Nobody is trying a version of their own.',
  violations: violationsEn,
  tokens: tokensEn,
};
