/** What staff do with a client: who follows them, and the account itself. */
export const gestioneIt = {
  advisers: {
    title: 'Chi lo segue?',
    none: 'Ancora nessun consulente.',
    since: 'dal {{date}}',
    assign: 'Affida a un consulente',
    unlink: 'Togli',
    unlinkOf: 'Togli {{name}}',
    assignTitle: 'A chi affidi {{client}}?',
    assignLead:
      'Avvisiamo subito il cliente, con il tuo motivo. Dopo 24 ore il consulente può leggere la sua area, senza cambiarla; documenti e note restano fuori.',
    choose: 'Consulente',
    missing: 'Scegli un consulente.',
    nobody: 'Non c’è ancora un consulente da scegliere: si invita prima, e deve accettare.',
    loading: 'Carico i consulenti',
    confirm: 'Affida',
    busy: 'Un momento…',
    assigned: '{{name}} seguirà {{client}} tra 24 ore. Abbiamo avvisato il cliente',
    unlinkTitle: 'Togliere {{name}}?',
    unlinkText:
      'Da subito non legge più quest’area. Quello che ha già letto resta a chi l’ha letto.',
    unlinkConfirm: 'Togli il consulente',
    unlinked: '{{name}} non segue più {{client}}',
  },
  account: {
    title: 'L’account',
    active: 'Aperto.',
    disabled:
      'Sospeso: il cliente non entra, e chi lo segue o ha un suo accesso non apre la sua area.',
    disabledShort: 'sospeso',
    suspend: 'Sospendi l’account',
    reopen: 'Riapri l’account',
    remove: 'Elimina l’account',
    suspendTitle: 'Sospendere l’account di {{client}}?',
    suspendText:
      'Si chiudono subito le sue sessioni; chi lo segue e chi ha un suo accesso non aprono più la sua area. I dati restano, e si può riaprire.',
    suspendConfirm: 'Sospendi',
    suspended: 'Account sospeso',
    reopenTitle: 'Riaprire l’account di {{client}}?',
    reopenText:
      'Torna a entrare come prima; valgono di nuovo i consulenti e gli accessi che non sono scaduti.',
    reopenConfirm: 'Riapri',
    reopened: 'Account riaperto',
    removeTitle: 'Eliminare l’account di {{client}}?',
    removeText:
      'Il cliente ha quattordici giorni per annullare, con il collegamento che riceve per e-mail. Poi si distrugge la chiave dei suoi documenti e si cancella tutto: non si recupera.',
    removeConfirm: 'Elimina l’account',
    typed: 'Per confermare scrivi {{client}}',
    mismatch: 'Non è il nome che vedi qui sopra.',
    reason: 'Motivo',
    reasonHelp: 'Il cliente lo legge. Da 10 a 300 caratteri.',
    reasonMail:
      'Il cliente lo riceve per e-mail e lo legge nel suo registro. Da 10 a 300 caratteri.',
    conflict: 'L’account è stato riaperto nel frattempo: guarda e riprova.',
    busy: 'Un momento…',
    goneTitle: 'L’account di {{client}} è eliminato.',
    goneText:
      'Fra quattordici giorni si cancella tutto, se il cliente non annulla. Fino ad allora qui non c’è più niente da vedere.',
  },
} as const;
