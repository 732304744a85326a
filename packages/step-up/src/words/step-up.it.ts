export const stepUpIt = {
  title: 'Conferma che sei tu', lead: 'Quello che stai per fare è delicato. La conferma vale cinque minuti, solo qui.',
  password: 'Password', code: 'Codice dell’app', recovery: 'Codice di recupero', usePasskey: 'Usa una passkey', useRecovery: 'Usa un codice di recupero', useApp: 'Usa il codice dell’app',
  submit: 'Conferma', busy: 'Controllo…', cancel: 'Annulla',
  missing: 'Scrivi la password.', wrongPassword: 'La password non è giusta.', digits: 'Scrivi le sei cifre.', wrongRecovery: 'Questo codice non ha la forma di un codice di recupero.',
  noPassword: 'Il tuo account non ha una password: esci e scegline una da «L’hai dimenticata?».', noPasskeys: 'Questo browser non conosce le passkey: usa quello dove l’hai aggiunta.',
} as const;
