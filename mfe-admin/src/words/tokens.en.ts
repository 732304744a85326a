import type { Translated } from '@bussola/i18n';
import type { tokensIt } from './tokens.it.ts';

export const tokensEn: Translated<typeof tokensIt> = {
  title: 'Who may publish?', lead: 'Each team publishes with its own key, good for the portals chosen and for a time. Keys cannot be read again here: if one is lost, revoke it and make another.', none: 'No key is good now: nobody can publish.',
  name: 'Key', portals: 'Portals', every: 'Every portal', some: 'Only some', until: 'Until', made: 'Made', madeBy: '{{date}}, {{author}}', onServer: 'on the server', used: 'Used', never: 'never',
  revoke: 'Revoke', revokeOf: 'Revoke the key “{{name}}”', past: 'Keys that are over', expired: '“{{name}}”, expired on {{date}}.', revoked: '“{{name}}”, revoked on {{date}}.',
  make: 'New key', makeTitle: 'A key to publish', makeLead: 'You see it only once, right after. Whoever holds it publishes in its name, and the history says so.', nameLabel: 'Whose it is', nameHelp: 'The team, or the machine that publishes.', days: 'For how long', daysOf_one: '{{count}} day', daysOf_other: '{{count}} days', confirm: 'Make the key',
  errors: { name: 'Write whose key it is.', chars: 'The name holds characters that cannot be used.', portals: 'Choose at least one portal.' },
  onceTitle: 'Here is the key', onceText: 'It belongs to “{{name}}” and is good until {{date}}. You see it only now: copy it to a safe place.', onceHow: 'It is used with the “portal” command, in the variable PORTAL_TOKEN.', copy: 'Copy', copied: 'Copied', kept: 'I have put it away safely',
  revokeTitle: 'Revoke the key “{{name}}”?', revokeText: 'From now on it publishes nothing. What it has published stays.', revokeDone: 'Key revoked',
};
