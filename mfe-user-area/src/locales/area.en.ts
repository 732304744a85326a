import type { Translated } from '@bussola/i18n';
import type { areaIt } from './area.it.ts';

export const areaEn: Translated<typeof areaIt> = {
  kinship: {
    me: 'you',
    wife: 'wife',
    husband: 'husband',
    son: 'son',
    daughter: 'daughter',
    mother: 'mother',
    father: 'father',
    other: 'relative',
  },
  person: {
    who: 'For whom',
    of: 'For {{name}}',
  },
  noteWithAge: '{{kinship}}, {{age}}',
  years_one: '{{count}} year',
  years_other: '{{count}} years',
  strip: {
    whole: 'Analysis of the whole family',
    part_one: 'Analysis of {{count}} person out of {{total}}',
    part_other: 'Analysis of {{count}} people out of {{total}}',
    ofTotal_one: '{{count}} person out of {{total}}',
    ofTotal_other: '{{count}} people out of {{total}}',
    onlyYou: 'Analysis of you alone',
    recomputing: 'Working it out again…',
    lastOne: 'At least one person must stay in the analysis.',
    onlyMe: 'You chose the analysis for yourself alone: the others do not enter the figures.',
    failed: 'We could not change who is in the analysis.',
  },
  loading: 'Loading the analysis of the family',
  failed: {
    title: 'We cannot read your analysis',
    safe: 'The data you saved are safe. You can try again now.',
    tile: 'This part has stopped',
    tileSafe: 'The rest of the page works and your data are safe.',
  },
  vista: {
    title: '{{name}}’s area',
    lead: 'You see what was granted to you: the rest is not here.',
    leadHidden: 'You see what was granted to you, without amounts: the rest is not here.',
    wealth: 'Net worth',
    income: 'Net income, a year',
    people: 'People',
    levels: 'Levels',
    reports: 'Reports',
    noReports: 'There are no reports yet.',
  },
  notOpen: {
    title: '{{name}} has not opened this page to you',
    text: 'Whoever gives you access chooses what to show you. Go back to the start: everything you may see is there.',
    action: 'See what you may open',
  },
  noAnalisi: {
    title: 'The figures cannot be worked out yet',
    text: 'Your data are here, but we could not work out the levels. Try again shortly; if it happens again, tell us the code.',
  },
  resume: {
    title: 'The checkup comes first',
    text: 'It takes a few minutes: then you will find here the levels of your family, the priorities and the report. If you had already begun, your answers are waiting for you.',
    action: 'Go to the checkup',
  },
};
