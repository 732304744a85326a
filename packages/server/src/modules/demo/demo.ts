/** The people of demo mode: made at start when they are not there, never in another mode. */
import { ADVISER_ANSWER_DAYS, PRIVACY_DAYS } from '@bussola/contract/limits';
import type { ProfiloConsulente } from '@bussola/contract';
import { FAMIGLIE_ESEMPIO } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { plusDays, plusSeconds, romeDay } from '../../clock.ts';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import type { Services } from '../../services.ts';
import { foldEmail, hashToken, newToken } from '../people/one-use.ts';
import { activate } from '../people/claim-repository.ts';
import {
  findByEmail,
  insertUser,
  markDemo,
  updateNames,
  whoIsThere,
} from '../people/user-repository.ts';
import { bumpArea, insertMembro, setOutflows, setPerimeter } from '../people/nucleo-repository.ts';
import { completeDraft } from '../checkup/draft-repository.ts';
import { addConsent } from '../general/consent-repository.ts';
import { insertGrant } from '../people/grant-repository.ts';
import { personalKeys } from '../../storage/personal-keys.ts';
import { invitationLetter } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox-repository.ts';
import { countSent, giveUp } from '../mail/posta-repository.ts';
import { insertNotice } from '../notice/notice-repository.ts';
import { ANSWER_PAGE } from '../notice/answer-page.ts';
import { note } from '../audit/audit-repository.ts';
import { encryptedReasons } from '../audit/encrypted-reasons.ts';
import { richiestaBody } from '../richieste/richiesta-body.ts';
import { insertRichiesta, setOwner } from '../richieste/richieste-repository.ts';
import { makeLink } from '../people/consulente-repository.ts';
import { putProfilo } from '../people/profilo-repository.ts';
import { putProposta } from '../people/proposta-repository.ts';
import { putInvitation } from '../people/staff-repository.ts';
import { changeDemoAnswer, noteDemoClient } from './demo-client.ts';
import { demoId } from './demo-id.ts';
import { seedFaqs } from './demo-faqs.ts';
import { seedSolutions } from './demo-solutions.ts';
import { seedTexts } from './demo-texts.ts';

interface DemoPerson {
  name: string;
  email: string;
  password: string;
  role: 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
  what: string;
}
interface Seed extends DemoPerson {
  key: string;
  firstName: string;
  lastName: string;
}

/** Strong enough to be real, easy enough to be read aloud from the start banner. */
const PASSWORDS: readonly string[] = [
  'Ulivo-Faro-482',
  'Pietra-Luna-735',
  'Vento-Grano-269',
  'Quercia-Onda-814',
  'Nebbia-Torre-593',
  'Sale-Betulla-376',
  'Corallo-Neve-658',
  'Ardesia-Timo-927',
  'Lanterna-Miele-145',
  'Cedro-Brina-341',
  'Sabbia-Lume-618',
  'Genziana-Scoglio-472',
];

const STAFF: readonly Omit<Seed, 'password'>[] = [
  {
    key: 'super',
    firstName: 'Silvia',
    lastName: 'Neri',
    name: 'Silvia Neri',
    email: 'silvia.neri@bussola.example',
    role: 'SuperAdmin',
    what: 'SuperAdmin: tutta l’amministrazione',
  },
  {
    key: 'admin',
    firstName: 'Paolo',
    lastName: 'Galli',
    name: 'Paolo Galli',
    email: 'paolo.galli@bussola.example',
    role: 'Admin',
    what: 'Admin: i clienti',
  },
  {
    key: 'partner',
    firstName: 'Chiara',
    lastName: 'Ferri',
    name: 'Chiara Ferri',
    email: 'chiara.ferri@studio.example',
    role: 'User',
    what: 'Partner con un accesso concesso: area terze parti',
  },
  // A change of the constants needs two of them.
  {
    key: 'super-2',
    firstName: 'Marta',
    lastName: 'Riva',
    name: 'Marta Riva',
    email: 'marta.riva@bussola.example',
    role: 'SuperAdmin',
    what: 'SuperAdmin: la seconda firma sulle costanti',
  },
  {
    key: 'consulente',
    firstName: 'Elena',
    lastName: 'Fontana',
    name: 'Elena Fontana',
    email: 'elena.fontana@bussola.example',
    role: 'Consulente',
    what: 'Consulente: segue due famiglie, e una terza deve dire di sì',
  },
  {
    key: 'consulente-2',
    firstName: 'Laura',
    lastName: 'Bassi',
    name: 'Laura Bassi',
    email: 'laura.bassi@bussola.example',
    role: 'Consulente',
    what: 'Consulente: ancora senza clienti',
  },
];

function seeds(): Seed[] {
  const families = FAMIGLIE_ESEMPIO.map(({ key, email, nome, famiglia }) => {
    const me = famiglia.membri.find(({ gradoParentela }) => gradoParentela === 'me');
    const firstName = me?.firstName ?? '';
    const lastName = me?.lastName ?? nome;
    return {
      key,
      email,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      role: 'User' as const,
      what: `Famiglia ${nome}`,
    };
  });
  return [...families, ...STAFF].map((seed, at) => ({
    ...seed,
    password: PASSWORDS[at % PASSWORDS.length] ?? '',
  }));
}

/** For the start banner. */
export const demoPeople = (): DemoPerson[] =>
  seeds().map(({ name, email, password, role, what }) => ({ name, email, password, role, what }));

/** @returns whether the demo is made new: in an older one people may have changed everything */
export async function seedDemo(
  deps: Deps,
  { hasher, allInfo }: Pick<Services, 'hasher' | 'allInfo'>,
): Promise<boolean> {
  const { db, clock, config } = deps;
  if (config.mode !== 'demo') throw new Error('Demo people exist in demo mode only');
  const ids = seeds().map(({ key }) => demoId(key));
  // People who took another address are there, and those who are leaving still are.
  const there = await whoIsThere(db, ids);
  const missing: Seed[] = [];
  for (const seed of seeds())
    if (!there.has(demoId(seed.key)) && !(await findByEmail(db, foldEmail(seed.email))))
      missing.push(seed);
  await markDemo(db, ids);
  if (missing.length === 0) return false;
  const now = clock();
  // One at a time: the hash queue refuses a wait of 12 s.
  for (const seed of missing) {
    const passwordHash = await hasher.hash(seed.password, seed.role === 'User' ? 'user' : 'staff');
    const example = FAMIGLIE_ESEMPIO.find(({ key }) => key === seed.key);
    const id = demoId(seed.key);
    await db.transaction(async (tx) => {
      await insertUser(tx, {
        id,
        state: 'to-verify',
        role: seed.role,
        firstName: seed.firstName,
        lastName: seed.lastName,
        language: 'it',
        now,
        email: seed.email,
        folded: foldEmail(seed.email),
        passwordHash,
      });
      await activate(tx, id, foldEmail(seed.email));
      await addConsent(tx, { userId: id, kind: 'privacy', granted: true, at: now });
      if (!example) return;
      const { membri, analisiFamiliare, uscitePianificate } = example.famiglia;
      for (const [seq, membro] of membri.entries())
        await insertMembro(tx, { id: membro._id, userId: id, seq, now, ...toRow(membro) });
      await setPerimeter(tx, id, analisiFamiliare);
      await setOutflows(tx, id, romeDay(now), { total: uscitePianificate ?? null });
      await completeDraft(tx, id, now);
      await updateNames(tx, id, { comune: membri[0]?.comuneResidenza, checkup: true });
      await bumpArea(tx, id, now);
    });
    if (example) await asSystem(() => allInfo.analyse({ areaId: id, limits: null }));
  }
  await markDemo(db, ids);
  await seedInvitations(deps);
  const made = new Set(missing.map(({ key }) => key));
  const isNew = ABOUT_ADVISERS.every((key) => made.has(key));
  if (isNew) {
    await seedAdvisers(deps);
    await changeDemoAnswer(deps, { allInfo });
    await seedPosta(deps);
    await seedRichieste(deps);
    await db.transaction((tx) => seedFaqs(tx, deps.clock()));
    await db.transaction((tx) => seedTexts(tx, deps.clock()));
    await db.transaction((tx) => seedSolutions(tx, deps.clock()));
  }
  const [first] = FAMIGLIE_ESEMPIO;
  if (first) {
    await insertGrant(db, {
      id: demoId('grant'),
      ownerId: demoId(first.key),
      holder: { id: demoId('partner') },
      scopes: ['dati', 'protezione', 'report'],
      purpose: 'Consulenza sulle coperture della famiglia',
      from: romeDay(now),
      to: romeDay(new Date(now.getTime() + 90 * 86_400_000)),
      now,
    });
  }
  return isNew;
}

/** Two that wait and one that is over; nobody knows their links. */
async function seedInvitations({ db, clock }: Deps): Promise<void> {
  const now = clock();
  for (const [firstName, lastName, role, days] of [
    ['Sara', 'Conti', 'Admin', 3],
    ['Fabio', 'Leone', 'Admin', -1],
    ['Giulia', 'Sarti', 'Consulente', 2],
  ] as const) {
    const email = `${firstName}.${lastName}@bussola.example`.toLowerCase();
    await putInvitation(db, {
      id: demoId(email),
      email,
      folded: foldEmail(email),
      role,
      firstName,
      lastName,
      language: 'it',
      tokenHash: hashToken(newToken()),
      invitedBy: demoId('super'),
      now: plusDays(now, days - 3),
      expiresAt: plusDays(now, days),
    });
  }
}

/** A privacy request that runs out soon, and an error that nobody follows yet. */
async function seedRichieste({ db, clock, secrets }: Deps): Promise<void> {
  const bodies = richiestaBody(personalKeys(secrets));
  const reasons = encryptedReasons(personalKeys(secrets));
  const now = clock();
  const daysAgo = (days: number) => romeDay(plusDays(now, -days));
  const [asks, tells] = ['marchetti', 'locatelli'].map((key) =>
    seeds().find((seed) => seed.key === key),
  );
  if (!asks || !tells) return;
  await db.transaction(async (tx) => {
    for (const { person, days, ...asked } of [
      {
        person: asks,
        days: 26,
        kind: 'privacy',
        via: 'lettera',
        subject: 'Una copia dei dati, poi la cancellazione',
        words:
          'Vi chiedo una copia di tutto quello che avete su di me. Dopo, per favore, cancellate il mio account: non uso più Bussola.',
        recognised: 'firma e documento nella lettera',
      },
      {
        person: tells,
        days: 2,
        kind: 'errore',
        via: 'telefono',
        subject: 'La rata del mutuo non si salva',
        words: 'Scrivo 850 e quando torno sulla pagina trovo di nuovo la rata di prima.',
        recognised: null,
      },
    ] as const) {
      const { kind, via, ...body } = asked;
      const id = demoId(`request ${kind}`);
      const clientId = demoId(person.key);
      await insertRichiesta(tx, {
        id,
        kind,
        via,
        clientId,
        body: await bodies.close(tx, id, clientId, {
          ...body,
          person: person.name,
          email: person.email,
        }),
        arrivedOn: daysAgo(days),
        dueOn: kind === 'privacy' ? romeDay(plusDays(now, PRIVACY_DAYS - days)) : null,
        by: demoId('admin'),
        isRecognised: body.recognised !== null,
        now: plusDays(now, 1 - days),
      });
    }
    for (const [key, daysBefore, why] of [
      ['marchetti', 9, 'Vuole sapere se la riserva basta.'],
      ['esposito', 4, 'Segnala una cifra sbagliata nella pensione.'],
      ['locatelli', 2, 'Chiede aiuto con la pensione.'],
    ] as const)
      await note(tx, {
        at: plusDays(now, -daysBefore),
        actor: demoId('admin'),
        subject: demoId(key),
        action: 'read.openAdminClient',
        via: 'staff',
        detail: 'sintesi',
        reason: await reasons.seal(tx, demoId(key), why),
      });
    await setOwner(tx, demoId('request privacy'), demoId('admin'), plusDays(now, -1));
    for (const kind of ['privacy', 'errore'])
      await note(tx, {
        at: now,
        actor: demoId('admin'),
        subject: null,
        action: 'request.entered',
        via: 'staff',
        detail: kind,
      });
  });
}

/** Letters of the last days, by number, and one that no server took. */
async function seedPosta({ db, clock }: Deps): Promise<void> {
  const now = clock();
  for (const [kind, n, daysAgo] of [
    ['verification', 6, 0],
    ['notice', 9, 0],
    ['reset', 2, 1],
    ['access', 4, 2],
    ['invitation', 3, 3],
    ['notice', 31, 6],
    ['verification', 44, 12],
  ] as const)
    await countSent(db, kind, plusDays(now, -daysAgo), n);
  const written = plusDays(now, -4);
  await db.transaction(async (tx) => {
    await enqueue(tx, {
      id: demoId('stuck letter'),
      kind: 'invitation',
      recipient: 'fabio.leone@bussola.example',
      ...invitationLetter({ firstName: '', language: 'it' }, 'https://bussola.example', 'Admin'),
      now: written,
      dedupeKey: 'demo stuck letter',
    });
    await giveUp(tx, demoId('stuck letter'), {
      attempts: 8,
      at: plusSeconds(written, 1_275),
      failure: { kind: 'refused', words: '550 5.1.1 mailbox unavailable' },
    });
  });
}

const ADVISERS: readonly { key: string; profilo: ProfiloConsulente }[] = [
  {
    key: 'consulente',
    profilo: {
      albo: 'OCF',
      numero: '548213',
      luoghi: ['Reggio nell’Emilia', 'Modena'],
      lingue: ['it', 'en'],
      canali: ['studio', 'video'],
      video: 'https://video.example/elena-fontana',
      orari: [
        { giorno: 1, dalle: '09:00', alle: '13:00' },
        { giorno: 1, dalle: '15:00', alle: '18:00' },
        { giorno: 2, dalle: '09:00', alle: '13:00' },
        { giorno: 3, dalle: '14:00', alle: '19:00' },
        { giorno: 4, dalle: '15:00', alle: '19:00' },
        { giorno: 5, dalle: '09:00', alle: '13:00' },
      ],
      eccezioni: [
        { dal: '2026-12-24', al: '2027-01-06', riceve: false, dalle: null, alle: null },
        { dal: '2027-01-16', al: '2027-01-16', riceve: true, dalle: '09:30', alle: '12:30' },
      ],
    },
  },
  {
    key: 'consulente-2',
    profilo: {
      albo: 'RUI',
      numero: 'E000412377',
      luoghi: ['Milano'],
      lingue: ['it', 'de'],
      canali: ['telefono', 'video'],
      video: null,
      orari: [{ giorno: 2, dalle: '10:00', alle: '18:00' }],
      eccezioni: [],
    },
  },
];

/** Only a demo that is made new gets links: what people changed in an older one stays. */
const ABOUT_ADVISERS = [
  'admin',
  'locatelli',
  'marchetti',
  'esposito',
  ...ADVISERS.map(({ key }) => key),
];
/** One adviser has two clients, and a third who has not answered yet. */
async function seedAdvisers({ db, clock, secrets }: Deps): Promise<void> {
  const now = clock();
  const reasons = encryptedReasons(personalKeys(secrets));
  await db.transaction(async (tx) => {
    for (const { key, profilo } of ADVISERS)
      await putProfilo(tx, demoId(key), profilo, {
        staffId: demoId('admin'),
        now: plusDays(now, -20),
        version: 1,
        isNumberNew: true,
      });
    for (const [family, days] of [
      ['locatelli', -60],
      ['marchetti', -12],
    ] as const)
      await makeLink(tx, demoId('consulente'), demoId(family), plusDays(now, days));
    await noteDemoClient(tx, now);
    const asked = demoId('esposito');
    const at = plusDays(now, -3);
    await putProposta(tx, {
      clientId: asked,
      consulenteId: demoId('consulente'),
      proposedBy: demoId('admin'),
      reason: await reasons.seal(tx, asked, 'Cerca qualcuno che conosca le imprese di famiglia.'),
      at,
      until: plusDays(at, ADVISER_ANSWER_DAYS),
    });
    await insertNotice(tx, {
      id: demoId('adviser asks'),
      userId: asked,
      kind: 'adviser-proposed',
      detail: {
        name: 'Elena Fontana',
        until: plusDays(at, ADVISER_ANSWER_DAYS).toISOString(),
        page: ANSWER_PAGE,
      },
      now: at,
    });
  });
}

function toRow({ gradoParentela, enabled, _id, seq, ...data }: Membro) {
  return { grado: gradoParentela, enabled, data };
}
