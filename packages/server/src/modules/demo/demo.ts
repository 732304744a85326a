/** The people of demo mode: made at start when they are not there, never in another mode. */
import { createHash } from 'node:crypto';
import { FAMIGLIE_ESEMPIO } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { plusDays, romeDay } from '../../clock.ts';
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
import { putInvitation } from '../people/staff-repository.ts';

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
  // An adviser without clients, until an Admin gives her some.
  {
    key: 'consulente',
    firstName: 'Elena',
    lastName: 'Fontana',
    name: 'Elena Fontana',
    email: 'elena.fontana@bussola.example',
    role: 'Consulente',
    what: 'Consulente: le si affidano i clienti, che trova nella sua pagina',
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

/** The same id at every start and on every machine: a demo that is made twice is the same demo. */
function stableId(text: string): string {
  const hex = createHash('sha256').update(`bussola demo ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export async function seedDemo(
  deps: Deps,
  { hasher, allInfo }: Pick<Services, 'hasher' | 'allInfo'>,
): Promise<void> {
  const { db, clock, config } = deps;
  if (config.mode !== 'demo') throw new Error('Demo people exist in demo mode only');
  const ids = seeds().map(({ key }) => stableId(key));
  // People who took another address are there, and those who are leaving still are.
  const there = await whoIsThere(db, ids);
  const missing: Seed[] = [];
  for (const seed of seeds())
    if (!there.has(stableId(seed.key)) && !(await findByEmail(db, foldEmail(seed.email))))
      missing.push(seed);
  await markDemo(db, ids);
  if (missing.length === 0) return;
  const now = clock();
  await Promise.all(
    missing.map(async (seed) => {
      const passwordHash = await hasher.hash(
        seed.password,
        seed.role === 'User' ? 'user' : 'staff',
      );
      const example = FAMIGLIE_ESEMPIO.find(({ key }) => key === seed.key);
      const id = stableId(seed.key);
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
    }),
  );
  await markDemo(db, ids);
  await seedInvitations(deps);
  const [first] = FAMIGLIE_ESEMPIO;
  if (first) {
    await insertGrant(db, {
      id: stableId('grant'),
      ownerId: stableId(first.key),
      holder: { id: stableId('partner') },
      scopes: ['dati', 'protezione', 'report'],
      purpose: 'Consulenza sulle coperture della famiglia',
      from: romeDay(now),
      to: romeDay(new Date(now.getTime() + 90 * 86_400_000)),
      now,
    });
  }
}

/** One that waits and one that is over; nobody knows their links. */
async function seedInvitations({ db, clock }: Deps): Promise<void> {
  const now = clock();
  for (const [firstName, lastName, days] of [
    ['Sara', 'Conti', 3],
    ['Fabio', 'Leone', -1],
  ] as const) {
    const email = `${firstName}.${lastName}@bussola.example`.toLowerCase();
    await putInvitation(db, {
      id: stableId(email),
      email,
      folded: foldEmail(email),
      role: 'Admin',
      firstName,
      lastName,
      language: 'it',
      tokenHash: hashToken(newToken()),
      invitedBy: stableId('super'),
      now: plusDays(now, days - 3),
      expiresAt: plusDays(now, days),
    });
  }
}

function toRow({ gradoParentela, enabled, _id, seq, ...data }: Membro) {
  return { grado: gradoParentela, enabled, data };
}
