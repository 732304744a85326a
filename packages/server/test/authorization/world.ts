/**
 * Seventeen kinds of caller around one household, each with what is theirs; made by
 * rows, tokens signed as the server signs.
 */
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { accessTokens } from '../../src/modules/session/access-token.ts';
import { refreshValue } from '../../src/modules/session/session-cookies.ts';
import { insertSession } from '../../src/modules/session/session-repository.ts';
import { activate } from '../../src/modules/people/claim-repository.ts';
import { insertUser } from '../../src/modules/people/user-repository.ts';
import { bumpArea, insertMembro } from '../../src/modules/people/nucleo-repository.ts';
import { namePurpose } from '../../src/modules/regali/send-regalo.ts';
import { insertGrant } from '../../src/modules/people/grant-repository.ts';
import { placeholderService } from '../../src/modules/thirdparty/placeholder-service.ts';
import { personalKeys } from '../../src/storage/personal-keys.ts';
import type { TestApp } from '../test-app.ts';

export const PERSONAS = [
  'anonymous',
  'expired',
  'refresh-as-bearer',
  'wrong-audience',
  'unverified',
  'disabled',
  'owner',
  'other',
  'adviser-linked',
  'adviser-unlinked',
  'admin',
  'superadmin',
  'superadmin-on-placeholder',
  'staff-looking',
  'partner',
  'partner-expired',
  'partner-revoked',
] as const;
export type PersonaName = (typeof PERSONAS)[number];
/** Ids by the names that paths and bodies give them. */
export type Ids = Readonly<Record<string, string>>;
export interface Persona {
  name: PersonaName;
  token: string | null;
  userId: string;
  /** Of the area where they would work, and of what is theirs. */ ids: Ids;
}
type Scopes = Parameters<typeof insertGrant>[1]['scopes'];
export interface World {
  personas: Readonly<Record<PersonaName, Persona>>;
  /** A household that nobody here may touch but its owner. */ owner: Ids;
  stranger: Ids;
  absent: Ids;
  /** Inside the owner's area, by a grant on all members, with these scopes and with amounts. */
  partnerWith(scopes: Scopes): Promise<string>;
}

/** What no other household holds: seen in an answer, a row of the owner was shown. */
export const CANARY = { name: 'Canarinobello', amount: 987_654_321 };
export const PARTNER_SCOPES = ['dati', 'patrimonio:write', 'report'] as const;
const DAY = '2026-11-21';

export async function makeWorld(t: TestApp): Promise<World> {
  const { db, clock, secrets } = t.deps;
  const tokens = accessTokens(secrets, clock);
  const keys = personalKeys(secrets);
  const now = clock();
  const end = new Date(now.getTime() + 86_400_000);

  async function person(
    role: string,
    state: 'active' | 'to-verify' | 'disabled' = 'active',
    name = 'Prova',
  ): Promise<Ids> {
    const userId = randomUUID();
    const email = `${userId}@bussola.example`;
    await insertUser(db, {
      id: userId,
      state: 'to-verify',
      language: 'it',
      now,
      firstName: name,
      lastName: name,
      email,
      folded: email,
      passwordHash: 'x',
    });
    if (state === 'active') await activate(db, userId, email);
    await db.query(
      "update users set role = $2, checkup = true, state = case when $3 = 'disabled' then 'disabled' else state end where id = $1",
      [userId, role, state],
    );
    const [
      memberId,
      otherMember,
      reportId,
      fileId,
      noticeId,
      passkeyId,
      sessionId,
      grantId,
      regaloId,
    ] = Array.from({ length: 9 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const amounts =
      name === CANARY.name ? { redditoNettoAnnuo: CANARY.amount } : { redditoNettoAnnuo: 20_000 };
    await insertMembro(db, {
      id: memberId,
      userId,
      seq: 0,
      grado: 'me',
      now,
      data: {
        firstName: name,
        sesso: 'F',
        dataNascita: '1980-01-01',
        professione: 'Dipendente',
        ...amounts,
      },
    });
    await insertMembro(db, {
      id: otherMember,
      userId,
      seq: 1,
      grado: 'son',
      now,
      data: { firstName: name, sesso: 'M', dataNascita: '2015-01-01' },
    });
    await bumpArea(db, userId, now);
    for (const id of [reportId, randomUUID()]) {
      await db.query(
        `insert into reports (id, user_id, name, created_at, costanti, motore, membri, language, hide_amounts, state, area_version, has_reserved) values ($1, $2, $3, $4, 'x', 'x', '{}', 'it', true, 'failed', 0, false)`,
        [id, userId, name, now],
      );
    }
    await db.query(
      `insert into files (id, user_id, name, type, size_bytes, blob_key, uploaded_by, created_at) values ($1, $2, $3, 'application/pdf', 1, 'nessuno', $2, $4)`,
      [fileId, userId, name, now],
    );
    await db.query(
      `insert into notices (id, user_id, kind, detail, at) values ($1, $2, 'password-changed', '{}', $3)`,
      [noticeId, userId, now],
    );
    await db.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at) values ($1, $2, $3, 'x', 0, '{}', $4, $5)`,
      [passkeyId, userId, passkeyId, name, now],
    );
    await db.query(
      `insert into regali (id, user_id, regalo, nome, sent_at) values ($1, $2, 'checkup', $3, $4)`,
      [regaloId, userId, await keys.sealText(db, userId, name, namePurpose(regaloId)), now],
    );
    await insertGrant(db, {
      id: grantId,
      ownerId: userId,
      holder: { email: `nessuno.${userId}@studio.example` },
      scopes: ['dati'],
      purpose: name,
      from: DAY,
      to: DAY,
      now,
    });
    await session(userId, { sessionId });
    return {
      userId,
      memberId,
      reportId,
      otherId: reportId,
      fileId,
      noticeId,
      passkeyId,
      sessionId,
      grantId,
      regaloId,
    };
  }
  async function session(
    userId: string,
    more: {
      sessionId?: string;
      provisional?: boolean;
      expiresAt?: Date;
      via?: 'grant' | 'placeholder' | 'look';
      areaId?: string;
      grantId?: string;
      lookId?: string;
    } = {},
  ): Promise<string> {
    const id = more.sessionId ?? randomUUID();
    const { via, areaId, grantId, lookId } = more;
    await insertSession(db, {
      id,
      userId,
      provisional: more.provisional ?? false,
      remember: false,
      now,
      expiresAt: more.expiresAt ?? end,
      device: { browser: null, system: null },
      proved: true,
      limitedTo: null,
      reportId: null,
      ...(via && areaId
        ? {
            elsewhere: {
              via,
              areaId,
              grantId: grantId ?? null,
              lookId: lookId ?? null,
              parentId: await session(userId),
            },
          }
        : {}),
    });
    return id;
  }
  const bearer = async (ids: Ids, more: Parameters<typeof session>[1] = {}): Promise<string> => {
    const userId = ids.userId ?? '';
    return tokens.sign({
      userId,
      areaId: more.areaId ?? userId,
      sessionId: await session(userId, more),
      counter: 0,
    });
  };

  const [owner, stranger, other, unverified, disabled] = [
    await person('User', 'active', CANARY.name),
    await person('User'),
    await person('User'),
    await person('User', 'to-verify'),
    await person('User', 'disabled'),
  ];
  const [linked, unlinked, admin, superadmin, partner] = [
    await person('Consulente'),
    await person('Consulente'),
    await person('Admin'),
    await person('SuperAdmin'),
    await person('User'),
  ];
  await db.query(
    'insert into consulente_clienti (consulente_id, client_id, since) values ($1, $2, $3)',
    [linked.userId, owner.userId, now],
  );
  const placeholder = placeholderService(t.deps);
  await placeholder.ensure();
  const placeholderId = (await placeholder.id(db)) ?? '';
  const [placeholderMember] = await db.query<{ id: string }>(
    'select id from membri where user_id = $1 order by seq limit 1',
    [placeholderId],
  );

  async function asPartner(
    state: 'active' | 'revoked',
    {
      to = DAY,
      scopes = PARTNER_SCOPES,
      hideAmounts = true,
    }: { to?: string; scopes?: Scopes; hideAmounts?: boolean } = {},
  ): Promise<string> {
    const id = randomUUID();
    await insertGrant(db, {
      id,
      ownerId: owner.userId ?? '',
      holder: { id: partner.userId ?? '' },
      scopes,
      purpose: 'Prova',
      from: '2026-01-01',
      to,
      now,
      hideAmounts,
    });
    await db.query('update grants set state = $2 where id = $1', [id, state]);
    return bearer(partner, { via: 'grant', areaId: owner.userId ?? '', grantId: id });
  }
  /** Inside the owner's area, after their yes. */
  async function asLooking(): Promise<string> {
    const lookId = randomUUID();
    await db.query(
      `insert into joint_looks (id, client_id, staff_id, reason, asked_at, due_at, answer, answered_at, until) values ($1, $2, $3, 'x', $4, $5, 'yes', $4, $5)`,
      [lookId, owner.userId, admin.userId, now, end],
    );
    return bearer(admin, { via: 'look', areaId: owner.userId ?? '', lookId });
  }
  const wrongAudience = await new SignJWT({ sid: owner.sessionId, ctr: 0 })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
    .setIssuer('bussola')
    .setAudience('another-api')
    .setSubject(owner.userId ?? '')
    .setIssuedAt(now)
    .setExpirationTime('10m')
    .sign(secrets.signKey);

  const of = (name: PersonaName, token: string | null, self: Ids, ids: Ids = self): Persona => ({
    name,
    token,
    userId: self.userId ?? '',
    ids,
  });
  const list: Persona[] = [
    of('anonymous', null, owner),
    of('expired', await bearer(owner, { expiresAt: now }), owner),
    of('refresh-as-bearer', refreshValue(secrets, owner.sessionId ?? '', 0), owner),
    of('wrong-audience', wrongAudience, owner),
    of('unverified', await bearer(unverified, { provisional: true }), unverified),
    of('disabled', await bearer(disabled), disabled),
    of('owner', await bearer(owner), owner),
    of('other', await bearer(other), other),
    of('adviser-linked', await bearer(linked), linked, owner),
    of('adviser-unlinked', await bearer(unlinked), unlinked, owner),
    of('admin', await bearer(admin), admin),
    of('superadmin', await bearer(superadmin), superadmin),
    of(
      'superadmin-on-placeholder',
      await bearer(superadmin, { via: 'placeholder', areaId: placeholderId }),
      superadmin,
      { ...superadmin, userId: placeholderId, memberId: placeholderMember?.id ?? '' },
    ),
    of('staff-looking', await asLooking(), admin, owner),
    of('partner', await asPartner('active'), partner, owner),
    of('partner-expired', await asPartner('active', { to: '2026-11-20' }), partner, owner),
    of('partner-revoked', await asPartner('revoked'), partner, owner),
  ];
  const absent = Object.fromEntries(Object.keys(owner).map((key) => [key, randomUUID()]));
  return {
    owner,
    stranger,
    absent,
    partnerWith: (scopes) => asPartner('active', { scopes, hideAmounts: false }),
    personas: Object.fromEntries(
      list.map((persona) => [persona.name, persona]),
    ) as World['personas'],
  };
}
