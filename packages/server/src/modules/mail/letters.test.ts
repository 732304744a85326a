import { describe, expect, it } from '@jest/globals';
import type { Notice } from '@bussola/contract';
import * as adviser from '../admin/adviser-letters.ts';
import { reopenedLetter, suspendedLetter } from '../admin/client-letters.ts';
import * as privacy from '../privacy/privacy-letters.ts';
import { dueLetter, toSignLetter } from '../costanti/release-letters.ts';
import { giftLetter } from '../regali/gift-letter.ts';
import { offeredLetter } from '../thirdparty/grant-letters.ts';
import type { Greeting, Letter } from './letter.ts';
import * as emailChange from './email-change-letters.ts';
import * as signInLetters from './sign-in-letters.ts';
import { noticeLetter } from './letters-of-notices.ts';
import * as letters from './messages.ts';

const URL = 'https://bussola.example/pagina';
const HOSTILE = [
  'Hai vinto 500 euro! Vai su premi.example',
  'Scrivi a truffa@premi.example',
  'Chiama 333 1234567',
  'Anna\nClicca qui',
  'https://premi.example',
];
const CERTIFICATE = { at: '21 novembre 2026', key: 'chiave', statement: 'attestazione' };

const PROPOSED = {
  staff: 'Paolo Galli',
  reason: 'Una prova di molte parole',
  until: new Date('2026-12-10T10:00:00Z'),
};

/** Every mail but the notices, with the name of the person it greets. */
const ALL: Record<string, (to: Greeting) => Letter> = {
  verification: (to) => letters.verificationLetter(to, '123456', URL),
  alreadyExists: (to) => letters.alreadyExistsLetter(to, URL),
  reset: (to) => letters.resetLetter(to, URL),
  emailChange: (to) => emailChange.emailChangeLetter(to, '123456', URL),
  emailChangeAsked: (to) => emailChange.emailChangeAskedLetter(to, URL),
  emailChanged: (to) => emailChange.emailChangedLetter(to, URL),
  accessToReport: (to) => signInLetters.accessLetter(to, URL, true),
  accessToCheckup: (to) => signInLetters.accessLetter(to, URL, false),
  accessBySignIn: (to) => signInLetters.accessBySignInLetter(to, URL),
  signInLink: (to) => signInLetters.signInLinkLetter(to, URL),
  invitation: (to) => letters.invitationLetter(to, URL, 'Consulente'),
  suspended: (to) => suspendedLetter(to, 'Una prova di molte parole'),
  reopened: (to) => reopenedLetter(to, 'Una prova di molte parole', URL),
  proposal: (to) => adviser.proposalLetter(to, { ...PROPOSED, adviser: to.firstName }, URL),
  anotherAdviser: (to) =>
    adviser.proposalLetter(to, { ...PROPOSED, adviser: to.firstName, leaving: to.firstName }, URL),
  adviserLeaves: (to) =>
    adviser.adviserLeavesLetter(to, { leaving: to.firstName, reason: PROPOSED.reason }),
  newClients: (to) =>
    adviser.newClientsLetter(to, { ...PROPOSED, count: 2, leaving: to.firstName }),
  suspendedAdviser: (to) => adviser.suspendedAdviserLetter(to, PROPOSED.reason),
  deleted: (to) => privacy.deletedLetter(to, URL, 7),
  restored: (to) => privacy.restoredLetter(to, URL),
  kept: (to) => privacy.keptLetter(to),
  erased: (to) => privacy.erasedLetter(to, CERTIFICATE),
  inactive: (to) => privacy.inactiveLetter(to, URL, 2),
  offered: (to) => offeredLetter({ owner: to.firstName, language: to.language }, URL),
  toSign: (to) =>
    toSignLetter(to, { release: '2027.01', by: to.firstName, from: '2027-01-01' }, URL),
  due: (to) => dueLetter(to, [{ name: 'Massimale INPS', on: '2027-01-01' }], URL),
  gift: (to) =>
    giftLetter(
      {
        regalo: 'pensione',
        mittente: to.firstName,
        messaggio: 'Una prova di molte parole',
        language: to.language,
        deducibilita: 5000,
      },
      { start: URL, stop: URL },
    ),
};
/** The person who gets these may not know who typed the name. */
const TO_STRANGERS = [
  'verification',
  'emailChange',
  'accessToCheckup',
  'invitation',
  'offered',
  'gift',
];
/** Quoted in a place of its own. */
const QUOTED = ['offered', 'gift'];

describe.each(['it', 'en'] as const)('in %s', (language) => {
  it.each(Object.keys(ALL))('%s carries no hostile name', (kind) => {
    for (const firstName of HOSTILE) {
      const { subject, body, html } = (ALL[kind] as (to: Greeting) => Letter)({
        firstName,
        language,
      });
      for (const text of [subject, body, html])
        expect(text).not.toMatch(/premi\.example|truffa|1234567|Clicca/);
      expect(body.split('\n\n')[0]).not.toContain(firstName);
    }
  });

  it.each(TO_STRANGERS)('%s has no name in its subject, title or first line', (kind) => {
    const { subject, body, html } = (ALL[kind] as (to: Greeting) => Letter)({
      firstName: 'Ermenegilda',
      language,
    });
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
    for (const text of [subject, title, body.split('\n\n')[0]])
      expect(text).not.toContain('Ermenegilda');
    if (!QUOTED.includes(kind)) expect(body).not.toContain('Ermenegilda');
  });
});

it('quotes who offers a grant, and says that we do not know who that is', () => {
  const [it_, en] = (['it', 'en'] as const).map(
    (language) => offeredLetter({ owner: 'Ermenegilda Rossi', language }, URL).body,
  );
  expect(it_).toContain(
    'Chi ti scrive: «Ermenegilda Rossi». Il nome lo ha scelto chi ti scrive: noi non sappiamo chi sia.',
  );
  expect(en).toContain(
    'Who writes to you: “Ermenegilda Rossi”. They chose the name themselves: we do not know who they are.',
  );
});

it('greets by name who is known to be the owner', () => {
  expect(letters.resetLetter({ firstName: 'Anna', language: 'it' }, URL).body).toMatch(
    /^Ciao Anna,\n\n/,
  );
  expect(
    letters.verificationLetter({ firstName: 'Anna', language: 'it' }, '123456', URL).body,
  ).toMatch(/^Ciao,\n\n/);
});

/** Written by hand: subject and sentence of each notice. */
const NOTICES: [Notice['kind'], Notice['detail'], [string, string], [string, string]][] = [
  [
    'new-device',
    { browser: 'Firefox', system: 'Windows' },
    ['Nuovo accesso al tuo account', 'da un dispositivo nuovo: Firefox su Windows.'],
    ['New sign-in to your account', 'from a new device: Firefox on Windows.'],
  ],
  [
    'password-changed',
    {},
    ['La tua password è cambiata', 'la password del tuo account è cambiata'],
    ['Your password was changed', 'the password of your account was changed'],
  ],
  [
    'email-change-asked',
    {},
    ['Qualcuno vuole cambiare la tua e-mail', 'ha chiesto di usare un altro indirizzo'],
    ['A change of e-mail was asked for', 'asked to use another address'],
  ],
  [
    'email-changed',
    {},
    ['Il tuo indirizzo e-mail è cambiato', 'da ora il tuo account usa questo indirizzo'],
    ['Your e-mail address changed', 'from now on your account uses this address'],
  ],
  [
    'email-change-undone',
    {},
    ['Il tuo indirizzo e-mail è tornato quello di prima', 'il cambio di indirizzo è annullato'],
    ['Your e-mail address is the earlier one again', 'the change of address was cancelled'],
  ],
  [
    'factor-added',
    { factor: 'totp' },
    ['Secondo fattore aggiunto', 'si può entrare nel tuo account anche con l’app dei codici'],
    ['Second factor added', 'can also be entered with the authenticator app'],
  ],
  [
    'factor-added',
    { factor: 'passkey' },
    ['Secondo fattore aggiunto', 'anche con una passkey'],
    ['Second factor added', 'also be entered with a passkey'],
  ],
  [
    'factor-removed',
    { factor: 'totp' },
    ['Secondo fattore tolto', 'dal tuo account è stata tolta l’app dei codici'],
    ['Second factor removed', 'the authenticator app was removed from your account'],
  ],
  [
    'factor-removed',
    { factor: 'passkey' },
    ['Secondo fattore tolto', 'è stata tolta una passkey'],
    ['Second factor removed', 'a passkey was removed'],
  ],
  [
    'recovery-used',
    { left: '7' },
    ['Codice di recupero usato', 'Ne restano 7.'],
    ['A recovery code was used', '7 are left.'],
  ],
  [
    'recovery-used',
    { left: '1' },
    ['Codice di recupero usato', 'Ne resta uno solo.'],
    ['A recovery code was used', 'One is left.'],
  ],
  [
    'recovery-renewed',
    {},
    ['Nuovi codici di recupero', 'quelli di prima non valgono più'],
    ['New recovery codes', 'the earlier ones are worth nothing'],
  ],
  [
    'session-replayed',
    {},
    ['Abbiamo chiuso un tuo accesso', 'Per prudenza lo abbiamo chiuso'],
    ['We closed one of your sessions', 'we closed that session'],
  ],
  [
    'social-linked',
    { provider: 'Esempio' },
    ['Un altro modo per entrare', 'anche con Esempio'],
    ['Another way to sign in', 'with Esempio'],
  ],
  [
    'adviser-linked',
    { name: 'Elena Conti' },
    ['Un consulente ti segue', 'Elena Conti ti segue, e legge la tua area.'],
    ['An adviser follows you', 'Elena Conti follows you, and reads your area.'],
  ],
  [
    'adviser-proposed',
    { name: 'Elena Conti' },
    ['Un consulente chiede di seguirti', 'Elena Conti vorrebbe seguirti: decidi tu.'],
    ['An adviser asks to follow you', 'Elena Conti would like to follow you: you decide.'],
  ],
  [
    'adviser-leaves',
    { name: 'Elena Conti' },
    ['Cambia chi ti segue', 'Elena Conti non ti segue più.'],
    ['Who follows you is changing', 'Elena Conti no longer follows you.'],
  ],
  [
    'role-changed',
    { role: 'SuperAdmin' },
    ['Il tuo ruolo è cambiato', 'il tuo ruolo in Bussola è SuperAdmin'],
    ['Your role changed', 'your role in Bussola is SuperAdmin'],
  ],
  [
    'factors-reset-asked',
    {},
    [
      'Qualcuno ci ha chiesto di togliere il tuo secondo fattore',
      'fra ventiquattro ore lo togliamo',
    ],
    ['Somebody asked us to take your second factor off', 'in twenty-four hours we take it off'],
  ],
  [
    'factors-reset',
    {},
    ['Aggiungi un nuovo secondo fattore', 'ha azzerato il tuo secondo fattore'],
    ['Add a new second factor', 'reset your second factor'],
  ],
  [
    'staff-changed',
    { what: 'role', name: 'Paolo Galli', role: 'SuperAdmin' },
    ['Qualcosa è cambiato tra chi gestisce Bussola', 'il ruolo di Paolo Galli ora è SuperAdmin.'],
    ['Something changed among the people who run Bussola', 'Paolo Galli is now SuperAdmin.'],
  ],
  [
    'grant-given',
    { name: 'carla@bussola.example' },
    ['Hai dato accesso alla tua area', 'hai dato a carla@bussola.example il permesso'],
    ['You gave access to your area', 'you gave carla@bussola.example permission'],
  ],
];
it.each(NOTICES)('the notice %s %j says what happened', (kind, detail, italian, english) => {
  for (const [language, [subject, sentence]] of [
    ['it', italian],
    ['en', english],
  ] as const) {
    const written = noticeLetter({ firstName: 'Anna', language }, { kind, detail }, URL);
    expect(written.subject).toBe(subject);
    expect(written.body).toContain(sentence);
    expect(written.body).toContain(URL);
  }
});

it.each(['it', 'en'] as const)(
  'in %s, who writes through us is quoted to the end of what they call themselves, and shortly',
  (language) => {
    const quoteOf = (owner: string) =>
      /[«“](.*)[»”]/.exec(offeredLetter({ owner, language }, URL).body)?.[1];
    expect(quoteOf('Anna Colombo')).toBe('Anna Colombo');
    for (const name of [
      'Anna». Il tuo conto è chiuso: «M',
      'Anna”. Your account is closed: “M',
      'Anna". Chiuso',
    ])
      expect(quoteOf(name)).not.toMatch(/["«»“”]/);
    const long = quoteOf('Il tuo conto è bloccato '.repeat(10)) ?? '';
    expect([...long].length).toBeLessThanOrEqual(60);
    expect(long).toMatch(/…$/);
  },
);
