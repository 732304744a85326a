import type { Translated } from '@bussola/i18n';
import type { {{camel}}It } from './{{name}}.it.ts';

export const {{camel}}En: Translated<typeof {{camel}}It> = {
  title: 'Hello {{=name}}.', lead: 'This is the first page of {{title}}.',
};
