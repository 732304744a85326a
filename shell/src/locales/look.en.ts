import type { Translated } from '@bussola/i18n';
import type { lookIt } from './look.it.ts';

export const lookEn: Translated<typeof lookIt> = {
  title: '{{name}} asks to look together with you',
  who: 'They are one of our staff. Today, at {{time}}.',
  left_one: '{{count}} minute left',
  left_other: '{{count}} minutes left',
  closes: 'then the request closes',
  why: 'Why',
  reason: '“{{reason}}”',
  sees: 'What they would see',
  seesText: 'Your area as it is now, for {{minutes}} minutes. They only read.',
  not: 'What they would not',
  notText: 'The will, the reserved answers, your notes, reports and documents.',
  yes: 'Yes, let’s look together',
  no: 'No, not now',
  silence:
    'If you say no, {{name}} is told, and that is all. If you do not answer, at {{time}} it counts as a no.',
  bar: {
    label: 'Looking together',
    looks: 'is looking at your area with you. They only read.',
    looksShort: 'looks with you',
    area: '{{area}}’s area',
    together: 'together, read only',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    close: 'Close',
    closeLabel: 'Close: stop looking together',
  },
  over: {
    title: 'You finished at {{time}}.',
    text_zero: '{{name}} sees nothing any more. They opened no page.',
    text_one:
      '{{name}} sees nothing any more. They opened one page in {{minutes}}: it is in your log, with the reason.',
    text_other:
      '{{name}} sees nothing any more. They opened {{pages}} pages in {{minutes}}: they are in your log, with the reason.',
    minutes_one: 'one minute',
    minutes_other: '{{count}} minutes',
    log: 'Open the log',
  },
  lapsed: {
    title: '{{name}}’s request closed at {{time}}.',
    text: 'They saw nothing. If it is still needed, they will ask again.',
  },
  withdrawn: {
    title: '{{name}} took the request back at {{time}}.',
    text: 'They saw nothing.',
  },
};
