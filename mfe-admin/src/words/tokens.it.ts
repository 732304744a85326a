/** Publish keys: who may release which portals. */
export const tokensIt = {
  title: 'Chi può pubblicare?', lead: 'Ogni squadra pubblica con la propria chiave, buona per i portali scelti e per un tempo. Qui non si rileggono: se una si perde, si revoca e se ne fa un’altra.', none: 'Nessuna chiave è buona adesso: nessuno può pubblicare.',
  name: 'Chiave', portals: 'Portali', every: 'Tutti i portali', some: 'Solo alcuni', until: 'Fino al', made: 'Creata', madeBy: '{{date}}, {{author}}', onServer: 'dal server', used: 'Usata', never: 'mai',
  revoke: 'Revoca', revokeOf: 'Revoca la chiave «{{name}}»', past: 'Chiavi concluse', expired: '«{{name}}», scaduta il {{date}}.', revoked: '«{{name}}», revocata il {{date}}.',
  make: 'Nuova chiave', makeTitle: 'Una chiave per pubblicare', makeLead: 'La vedi una volta sola, subito dopo. Chi la tiene pubblica a nome suo, e resta scritto nella storia.', nameLabel: 'Di chi è', nameHelp: 'La squadra, o la macchina che pubblica.', days: 'Per quanto', daysOf_one: '{{count}} giorno', daysOf_other: '{{count}} giorni', confirm: 'Crea la chiave',
  errors: { name: 'Scrivi di chi è la chiave.', chars: 'Il nome contiene caratteri che non si possono usare.', portals: 'Scegli almeno un portale.' },
  onceTitle: 'Ecco la chiave', onceText: 'È di «{{name}}» e vale fino al {{date}}. La vedi solo adesso: copiala in un posto sicuro.', onceHow: 'Si usa con il comando «portal», nella variabile PORTAL_TOKEN.', copy: 'Copia', copied: 'Copiata', kept: 'L’ho messa al sicuro',
  revokeTitle: 'Revocare la chiave «{{name}}»?', revokeText: 'Da adesso non pubblica più niente. Quello che ha già pubblicato resta.', revokeDone: 'Chiave revocata',
} as const;
