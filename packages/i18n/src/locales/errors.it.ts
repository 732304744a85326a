/**
 * One sentence a problem code: what happened and what to do, no blame. Keys are the codes of the
 * contract.
 */
export const errorsIt = {
  VALIDATION: 'Alcuni dati non vanno bene: guarda i campi segnati.',
  MALFORMED: 'Non siamo riusciti a leggere la richiesta. Ricarica la pagina e riprova.',
  TOO_LARGE: 'Quello che hai inviato è troppo grande.',
  UNSUPPORTED_MEDIA: 'Questo formato non è accettato.',
  NOT_FOUND: 'Non troviamo quello che cerchi: potrebbe essere stato tolto.',
  METHOD_NOT_ALLOWED: 'Questa operazione non è possibile qui.',
  UNAUTHENTICATED: 'Entra di nuovo per continuare.',
  SESSION_ENDED: 'La sessione è finita. Entra di nuovo: quello che avevi salvato è al suo posto.',
  FORBIDDEN: 'Non hai il permesso per questa operazione.',
  BAD_CREDENTIALS: 'E-mail o password non corrette.',
  EMAIL_UNVERIFIED:
    'L’indirizzo e-mail non è ancora confermato: apri il messaggio che ti abbiamo mandato o chiedi un nuovo codice.',
  TOO_MANY_REQUESTS: 'Troppi tentativi: aspetta qualche minuto e riprova.',
  SIGN_IN_LIMITED:
    'Troppi tentativi. Se la password è giusta, ti abbiamo mandato un’e-mail con un collegamento per entrare.',
  BUSY: 'In questo momento ci sono molte richieste. Riprova tra qualche secondo.',
  UNAVAILABLE: 'Il servizio non risponde. I dati già salvati sono al sicuro: riprova tra poco.',
  STORAGE_FULL:
    'Lo spazio per i dati è finito: per ora non possiamo salvare. Quello che avevi salvato è al sicuro.',
  CONFLICT:
    'Qualcuno ha salvato nel frattempo. Ti mostriamo i dati più recenti: controlla e salva di nuovo.',
  TOKEN_INVALID: 'Questo collegamento non è valido. Chiedine uno nuovo.',
  TOKEN_EXPIRED: 'Questo collegamento è scaduto. Chiedine uno nuovo.',
  CODE_WRONG: 'Il codice non è giusto. Controlla le sei cifre.',
  CODE_LOCKED: 'Troppi codici sbagliati. Chiedi un nuovo codice.',
  WEAK_PASSWORD:
    'Questa password si indovina presto. Aggiungi due o tre parole che non c’entrano tra loro né con te.',
  CHECKUP_INCOMPLETE: 'Manca ancora qualche risposta del checkup.',
  CHECKUP_COMPLETED: 'Il checkup è già concluso.',
  UNDERAGE: 'Devi essere maggiorenne per proseguire.',
  LAST_ENABLED_MEMBER: 'Almeno una persona deve restare nell’analisi.',
  OWNER_MEMBER: 'La persona a cui è intestata l’area non si può togliere.',
  SECOND_SPOUSE: 'In famiglia c’è già un coniuge.',
  ADVISER_FULL: 'Questo consulente ha già tutti i clienti che può seguire: scegline un altro.',
  ADVISER_UNREGISTERED:
    'Manca il numero d’iscrizione di questo consulente: scrivilo prima nella sua scheda.',
  CLIENT_SAID_NO: 'Il cliente ha detto di no: si propone qualcuno solo quando lo chiede.',
  OWN_RELEASE: 'Non puoi approvare una release a cui hai lavorato: serve un altro SuperAdmin.',
  RELEASE_ORDER:
    'Un’altra release viene prima o dopo questa. Controlla le date: poi ritira questa release o quella programmata.',
  RELEASE_REFUSED: 'La pubblicazione è rifiutata: i motivi sono elencati.',
  ONLY_AT_BACK_OFFICE:
    'Con questo account si lavora a un altro indirizzo, quello di chi fa funzionare Bussola.',
  ONLY_AT_SITE: 'Da qui entra chi fa funzionare Bussola. Per la tua area vai sul sito.',
  REPORT_FAILED:
    'Non siamo riusciti a preparare il report. Quelli di prima si possono ancora scaricare.',
  STEP_UP_REQUIRED: 'Per questa operazione serve una conferma: dimostra di essere tu.',
  SECOND_FACTOR_REQUIRED:
    'Serve il secondo passaggio: il codice dell’app, una passkey o un codice di recupero.',
  SIGN_IN_REQUIRED: 'Da questo collegamento puoi vedere solo il report. Per il resto accedi.',
  LAST_FACTOR: 'Il tuo account deve avere un secondo fattore: prima aggiungine un altro.',
  PASSKEY_REFUSED: 'Questa passkey non è stata riconosciuta. Riprova, o entra in un altro modo.',
  SOCIAL_REFUSED: 'L’altro sito non ti ha fatto entrare. Riprova, o entra con la password.',
  SOCIAL_UNVERIFIED:
    'L’altro sito non ci ha dato un indirizzo e-mail confermato. Entra con la password, o registrati.',
  SOCIAL_LINK_REQUIRED:
    'Con questo indirizzo hai già un account: scrivi la sua password una volta, e poi potrai entrare anche così.',
  INTERNAL:
    'Qualcosa non ha funzionato da parte nostra. Riprova; se succede ancora, scrivici il codice.',
  /** No reply at all: the browser's own failures. */
  NETWORK: 'Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova.',
} as const;
