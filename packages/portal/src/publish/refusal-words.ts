/**
 * Why a build is not taken: what is wrong and how to mend it, by code. `{x}` is filled by what the
 * refusal is about.
 */

export const refusalsIt = {
  ROUTE_OVERLAP: {
    what: 'L’indirizzo {subject} è già di {owner}.',
    mend: 'Cambia basePaths o le rotte del portale.',
  },
  LABEL_MISSING: {
    what: 'Manca un’etichetta in {where}.',
    mend: 'Scrivi il testo in italiano (it) e in inglese (en).',
  },
  ROLE_UNKNOWN: {
    what: 'In {where} c’è un ruolo che non esiste.',
    mend: 'I ruoli sono User, Consulente, Admin e SuperAdmin.',
  },
  CAPABILITY_UNKNOWN: {
    what: 'In {where} c’è una capacità, o una famiglia condivisa, che la shell non ha.',
    mend: 'Usa i nomi di packages/portal, o pubblica prima la shell che la porta.',
  },
  OVER_BUDGET: {
    what: '{subject} pesa {size} kB compressi: il limite è {limit}.',
    mend: 'Togli peso, o alza il limite nel descrittore spiegando perché.',
  },
  CONTRACT_UNMET: {
    what: 'Il portale chiede l’accordo {subject}; la shell in servizio ha {shell}.',
    mend: 'Pubblica prima la shell nuova, o costruisci il portale per l’accordo in servizio.',
  },
  HASH_MISSING: {
    what: '{subject} non ha l’impronta.',
    mend: 'Costruisci di nuovo il portale: ogni file del manifesto porta la sua impronta sha384.',
  },
  HASH_SHAPE: {
    what: 'L’impronta di {subject} è scritta in esadecimale.',
    mend: 'Serve la forma sha384- seguita da base64, come la legge il browser.',
  },
  HASH_DIFFERS: {
    what: 'I byte di {subject} non sono quelli dell’impronta.',
    mend: 'Il file è cambiato dopo la costruzione: costruisci e pubblica di nuovo.',
  },
  ENTRY_ABSENT: {
    what: 'Il file d’ingresso {subject} non c’è.',
    mend: 'Controlla entry nel manifesto, poi costruisci di nuovo.',
  },
  EXPOSE_ABSENT: {
    what: 'Il file d’ingresso non espone {subject}.',
    mend: 'Il portale deve esporre ./portal nel contenitore che il manifesto nomina.',
  },
  FILE_OUTSIDE: {
    what: '{subject} sta fuori dalla cartella della build.',
    mend: 'Ogni file sta sotto {folder}.',
  },
  FILE_UNKNOWN: {
    what: '{subject} non è tra i file del manifesto.',
    mend: 'Manda soltanto i file che il manifesto nomina.',
  },
  FILES_MISSING: {
    what: 'Mancano dei file: {subject}.',
    mend: 'Mandali, poi chiudi di nuovo la pubblicazione.',
  },
  SIZE_DIFFERS: {
    what: 'I byte compressi di {subject} non sono quelli dichiarati.',
    mend: 'Costruisci e pubblica di nuovo.',
  },
  BUILD_REUSED: {
    what: 'La build {subject} esiste già, con un altro contenuto.',
    mend: 'Una build pubblicata non cambia: costruiscine una nuova.',
  },
  BUILD_UNKNOWN: {
    what: 'La build {subject} non è tra quelle che si possono mettere in servizio.',
    mend: 'Pubblicala per intero, o scegline un’altra: una build fermata non torna.',
  },
  NOTHING_EARLIER: {
    what: 'Prima di {subject} non c’è una build a cui tornare.',
    mend: 'Pubblica una build corretta.',
  },
  MANIFEST_INVALID: {
    what: 'Il manifesto non è valido in {where}: {subject}.',
    mend: 'Costruisci il portale con gli strumenti di questo progetto.',
  },
} as const;

export type RefusalCode = keyof typeof refusalsIt;

export const refusalsEn: Record<RefusalCode, { what: string; mend: string }> = {
  ROUTE_OVERLAP: {
    what: 'The address {subject} already belongs to {owner}.',
    mend: 'Change basePaths or the routes of the portal.',
  },
  LABEL_MISSING: {
    what: 'A label is missing in {where}.',
    mend: 'Write the text in Italian (it) and in English (en).',
  },
  ROLE_UNKNOWN: {
    what: 'There is a role in {where} that does not exist.',
    mend: 'Roles are User, Consulente, Admin and SuperAdmin.',
  },
  CAPABILITY_UNKNOWN: {
    what: 'There is a capability, or a shared family, in {where} that the shell has not.',
    mend: 'Use the names of packages/portal, or publish first the shell that brings it.',
  },
  OVER_BUDGET: {
    what: '{subject} weighs {size} kB compressed: the limit is {limit}.',
    mend: 'Take weight off, or raise the limit in the descriptor and say why.',
  },
  CONTRACT_UNMET: {
    what: 'The portal asks for the agreement {subject}; the shell in service has {shell}.',
    mend: 'Publish the new shell first, or build the portal for the agreement in service.',
  },
  HASH_MISSING: {
    what: '{subject} has no hash.',
    mend: 'Build the portal again: every file of the manifest carries its sha384 hash.',
  },
  HASH_SHAPE: {
    what: 'The hash of {subject} is written in hexadecimal.',
    mend: 'Browsers read sha384- followed by base64.',
  },
  HASH_DIFFERS: {
    what: 'The bytes of {subject} are not those of its hash.',
    mend: 'The file changed after the build: build and publish again.',
  },
  ENTRY_ABSENT: {
    what: 'The entry {subject} is not there.',
    mend: 'Look at entry in the manifest, then build again.',
  },
  EXPOSE_ABSENT: {
    what: 'The entry does not expose {subject}.',
    mend: 'The portal must expose ./portal in the container that the manifest names.',
  },
  FILE_OUTSIDE: {
    what: '{subject} is outside the folder of the build.',
    mend: 'Every file is under {folder}.',
  },
  FILE_UNKNOWN: {
    what: '{subject} is not among the files of the manifest.',
    mend: 'Send only the files that the manifest names.',
  },
  FILES_MISSING: {
    what: 'Files are missing: {subject}.',
    mend: 'Send them, then close the build again.',
  },
  SIZE_DIFFERS: {
    what: 'The compressed bytes of {subject} are not those that were declared.',
    mend: 'Build and publish again.',
  },
  BUILD_REUSED: {
    what: 'Build {subject} exists already, with another content.',
    mend: 'A published build never changes: make a new one.',
  },
  BUILD_UNKNOWN: {
    what: 'Build {subject} is not among those that can be put in force.',
    mend: 'Publish it whole, or choose another: a killed build does not come back.',
  },
  NOTHING_EARLIER: {
    what: 'There is no build before {subject} to go back to.',
    mend: 'Publish one that works.',
  },
  MANIFEST_INVALID: {
    what: 'The manifest is not valid in {where}: {subject}.',
    mend: 'Build the portal with the tools of this project.',
  },
};
