/**
 * Security notices by mail: the same that the screens keep in sight, in a subject and one paragraph
 * each.
 */
import type { Notice, NoticeKind } from '@bussola/contract';
import { mailedName } from '@bussola/domain/person-name';
import { hello, letter } from './letter.ts';
import type { Greeting, Language, Letter } from './letter.ts';

type Detail = Notice['detail'];
type Sentences = readonly [subject: string, text: (detail: Detail) => string];

const deviceIt = ({ browser, system }: Detail): string =>
  [browser ?? 'un browser sconosciuto', ...(system ? [`su ${system}`] : [])].join(' ');
const deviceEn = ({ browser, system }: Detail): string =>
  [browser ?? 'an unknown browser', ...(system ? [`on ${system}`] : [])].join(' ');
const factorIt = ({ factor }: Detail): string =>
  factor === 'passkey' ? 'una passkey' : 'l’app dei codici';
const factorEn = ({ factor }: Detail): string =>
  factor === 'passkey' ? 'a passkey' : 'the authenticator app';

const STAFF_IT: Readonly<Record<string, (name: string, role: string) => string>> = {
  invited: (name, role) => `è stato mandato un invito a ${name}, come ${role}`,
  uninvited: (name) => `è stato ritirato l’invito a ${name}`,
  removed: (name) => `${name} non ha più un account`,
  role: (name, role) => `il ruolo di ${name} ora è ${role}`,
  suspended: (name) => `l’account di ${name} è sospeso`,
  reopened: (name) => `l’account di ${name} è di nuovo aperto`,
  factors: (name) => `il secondo fattore di ${name} è stato azzerato`,
};
const STAFF_EN: typeof STAFF_IT = {
  invited: (name, role) => `${name} was invited as ${role}`,
  uninvited: (name) => `the invitation of ${name} was taken back`,
  removed: (name) => `${name} no longer has an account`,
  role: (name, role) => `the role of ${name} is now ${role}`,
  suspended: (name) => `the account of ${name} is suspended`,
  reopened: (name) => `the account of ${name} is open again`,
  factors: (name) => `the second factor of ${name} was reset`,
};
const staffIt = ({ what = '', name = '', role = '' }: Detail): string =>
  STAFF_IT[what]?.(mailedName(name) || 'una persona', role) ?? 'un account è cambiato';
const staffEn = ({ what = '', name = '', role = '' }: Detail): string =>
  STAFF_EN[what]?.(mailedName(name) || 'somebody', role) ?? 'an account changed';

const IT: Readonly<Record<NoticeKind, Sentences>> = {
  'new-device': [
    'Nuovo accesso al tuo account',
    (d) => `qualcuno è entrato nel tuo account da un dispositivo nuovo: ${deviceIt(d)}.`,
  ],
  'password-changed': [
    'La tua password è cambiata',
    () =>
      'la password del tuo account è cambiata: gli altri dispositivi ora chiedono quella nuova.',
  ],
  'email-change-asked': [
    'Qualcuno vuole cambiare la tua e-mail',
    () => 'qualcuno ha chiesto di usare un altro indirizzo per il tuo account.',
  ],
  'email-changed': [
    'Il tuo indirizzo e-mail è cambiato',
    () => 'da ora il tuo account usa questo indirizzo.',
  ],
  'email-change-undone': [
    'Il tuo indirizzo e-mail è tornato quello di prima',
    () =>
      'il cambio di indirizzo è annullato, e per prudenza sei fuori da tutti i dispositivi. Scegli una nuova password.',
  ],
  'factor-added': [
    'Secondo fattore aggiunto',
    (d) => `da ora si può entrare nel tuo account anche con ${factorIt(d)}.`,
  ],
  'factor-removed': [
    'Secondo fattore tolto',
    (d) => `dal tuo account è stata tolta ${factorIt(d)}.`,
  ],
  'recovery-used': [
    'Codice di recupero usato',
    (d) =>
      `è stato usato un codice di recupero del tuo account. ${d.left === '1' ? 'Ne resta uno solo' : `Ne restano ${d.left ?? '0'}`}.`,
  ],
  'recovery-renewed': [
    'Nuovi codici di recupero',
    () => 'sono stati creati nuovi codici di recupero: quelli di prima non valgono più.',
  ],
  'session-replayed': [
    'Abbiamo chiuso un tuo accesso',
    () =>
      'un tuo vecchio accesso è stato usato una seconda volta: qualcuno potrebbe averlo copiato. Per prudenza lo abbiamo chiuso. Accedi di nuovo; se non ne sai nulla, cambia la password.',
  ],
  'social-linked': [
    'Un altro modo per entrare',
    (d) => `da ora puoi entrare nel tuo account anche con ${d.provider ?? 'un altro servizio'}.`,
  ],
  'grant-given': [
    'Hai dato accesso alla tua area',
    (d) =>
      `hai dato a ${d.name ?? 'una persona'} il permesso di vedere una parte della tua area. Puoi toglierlo quando vuoi.`,
  ],
  'adviser-linked': [
    'Un consulente ti segue',
    (d) => `${mailedName(d.name ?? '') || 'un consulente'} ti segue, e legge la tua area.`,
  ],
  'adviser-proposed': [
    'Un consulente chiede di seguirti',
    (d) =>
      `${mailedName(d.name ?? '') || 'un consulente'} vorrebbe seguirti: decidi tu. Finché non dici di sì non legge niente.`,
  ],
  'adviser-leaves': [
    'Cambia chi ti segue',
    (d) => `${mailedName(d.name ?? '') || 'il tuo consulente'} non ti segue più.`,
  ],
  'role-changed': [
    'Il tuo ruolo è cambiato',
    (d) => `da ora il tuo ruolo in Bussola è ${d.role ?? 'un altro'}. Accedi di nuovo.`,
  ],
  'factors-reset-asked': [
    'Qualcuno ci ha chiesto di togliere il tuo secondo fattore',
    () =>
      'ci hanno detto che hai perso il secondo fattore, e fra ventiquattro ore lo togliamo. Se non l’hai chiesto tu, fermalo.',
  ],
  'factors-reset': [
    'Aggiungi un nuovo secondo fattore',
    () =>
      'un SuperAdmin ha azzerato il tuo secondo fattore, e sei fuori da tutti i dispositivi. Al prossimo accesso aggiungine uno nuovo.',
  ],
  'staff-changed': ['Qualcosa è cambiato tra chi gestisce Bussola', (d) => `${staffIt(d)}.`],
};
const EN: Readonly<Record<NoticeKind, Sentences>> = {
  'new-device': [
    'New sign-in to your account',
    (d) => `somebody signed in to your account from a new device: ${deviceEn(d)}.`,
  ],
  'password-changed': [
    'Your password was changed',
    () => 'the password of your account was changed and the other open sessions were closed.',
  ],
  'email-change-asked': [
    'A change of e-mail was asked for',
    () => 'somebody asked to use another address for your account.',
  ],
  'email-changed': [
    'Your e-mail address changed',
    () => 'from now on your account uses this address.',
  ],
  'email-change-undone': [
    'Your e-mail address is the earlier one again',
    () =>
      'the change of address was cancelled and every session was closed. Choose a new password.',
  ],
  'factor-added': [
    'Second factor added',
    (d) => `from now on your account can also be entered with ${factorEn(d)}.`,
  ],
  'factor-removed': [
    'Second factor removed',
    (d) => `${factorEn(d)} was removed from your account.`,
  ],
  'recovery-used': [
    'A recovery code was used',
    (d) =>
      `a recovery code of your account was used. ${d.left === '1' ? 'One is left' : `${d.left ?? '0'} are left`}.`,
  ],
  'recovery-renewed': [
    'New recovery codes',
    () => 'new recovery codes were made: the earlier ones are worth nothing.',
  ],
  'session-replayed': [
    'We closed one of your sessions',
    () =>
      'an old access permit was used a second time: it may be a copy. To be safe we closed that session. Sign in again and, if you do not recognise this, change your password.',
  ],
  'social-linked': [
    'Another way to sign in',
    (d) => `from now on you can also enter your account with ${d.provider ?? 'another service'}.`,
  ],
  'grant-given': [
    'You gave access to your area',
    (d) =>
      `you gave ${d.name ?? 'somebody'} permission to see a part of your area. You can take it back whenever you want.`,
  ],
  'adviser-linked': [
    'An adviser follows you',
    (d) => `${mailedName(d.name ?? '') || 'an adviser'} follows you, and reads your area.`,
  ],
  'adviser-proposed': [
    'An adviser asks to follow you',
    (d) =>
      `${mailedName(d.name ?? '') || 'an adviser'} would like to follow you: you decide. They read nothing until you say yes.`,
  ],
  'adviser-leaves': [
    'Who follows you is changing',
    (d) => `${mailedName(d.name ?? '') || 'your adviser'} no longer follows you.`,
  ],
  'role-changed': [
    'Your role changed',
    (d) => `from now on your role in Bussola is ${d.role ?? 'another one'}. Sign in again.`,
  ],
  'factors-reset-asked': [
    'Somebody asked us to take your second factor off',
    () =>
      'we were told that you lost the second factor, and in twenty-four hours we take it off. If you did not ask for it, stop it.',
  ],
  'factors-reset': [
    'Add a new second factor',
    () =>
      'a SuperAdmin reset your second factor, and you are signed out of every device. At the next sign-in, add a new one.',
  ],
  'staff-changed': ['Something changed among the people who run Bussola', (d) => `${staffEn(d)}.`],
};
const WORDS: Readonly<Record<Language, Readonly<Record<NoticeKind, Sentences>>>> = {
  it: IT,
  en: EN,
};

const OWN_WAY = {
  it: {
    button: 'Non ero io: cambio la password',
    foot: 'Se eri tu, non devi fare altro. Non chiediamo mai password o codici per e-mail.',
  },
  en: {
    button: 'It was not me: change the password',
    foot: 'If it was you, there is nothing else to do. We never ask for passwords or codes by e-mail.',
  },
} as const;
/** The account is another person's. */
const STAFF_WAY = {
  it: {
    button: 'Guarda gli amministratori',
    foot: 'Se l’hai fatto tu, non devi fare altro. Se non te lo aspettavi, parlane con gli altri SuperAdmin.',
  },
  en: {
    button: 'See the administrators',
    foot: 'If you did it, there is nothing else to do. If you did not expect this, talk to the other SuperAdmins.',
  },
} as const;

/**
 * @param url of the page where a new password is chosen, which ends every session; of the page of
 *   the administrators in `staff-changed`
 */
export function noticeLetter(
  to: Greeting,
  { kind, detail }: Pick<Notice, 'kind' | 'detail'>,
  url: string,
): Letter {
  const [subject, text] = WORDS[to.language][kind];
  const way = (kind === 'staff-changed' ? STAFF_WAY : OWN_WAY)[to.language];
  return letter(to.language, {
    subject,
    title: subject,
    paragraphs: [hello(to), text(detail)],
    button: { label: way.button, url },
    foot: way.foot,
  });
}
