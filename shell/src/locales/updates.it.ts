/** Versions of portals: a newer one is ready, one is being tried. */
export const updatesIt = {
  readyTitle: 'È pronta una versione più recente di {{name}}',
  ready: 'Arriva da sola la prossima volta che apri questa parte. Quello che è salvato resta.',
  take: 'Passa ora',
  pageTitle: 'La pagina è da aggiornare',
  page: 'Ricaricala quando ti è comodo: quello che è salvato resta.',
  reload: 'Ricarica',
  leave: 'Ci sono modifiche non salvate: passando ora si perdono. Vuoi continuare?',
  tryLabel: 'Versione in prova',
  trying: 'Stai provando la versione {{build}} di {{name}}.',
  tryingWho: 'La mostra solo questo browser.',
  endTry: 'Torna alla versione di tutti',
} as const;
