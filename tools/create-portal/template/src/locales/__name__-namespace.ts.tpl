import { defineNamespace } from '@bussola/i18n';
import { {{camel}}It } from './{{name}}.it.ts';

/** Every text of this portal. */
export const {{camel}}Namespace = defineNamespace('{{name}}', {{camel}}It, async () => (await import('./{{name}}.en.ts')).{{camel}}En);
