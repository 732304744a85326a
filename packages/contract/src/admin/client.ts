/**
 * /api/admin/client: one client as staff see them; the parts behind a reason only to whoever wrote
 * one, and only those that it names.
 */
import { SOLUZIONI } from '@bussola/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffRead, staffWrite, superadminRead, superadminWrite } from '../policy.ts';
import { LevelCounts } from './admin.ts';
import { Reason } from './reason.ts';
import { AccessRow } from '../account/access-log.ts';
import { CLIENT_TABS } from '../limits.ts';
import { AreaLevel, Id, IsoDate, IsoDateTime, Level, Membro, Page, PageSize } from '../shapes.ts';

const ClientParams = z.strictObject({ clientId: Id });
const another = {
  system: 'the area of somebody who is not theirs; written in the log that its owner reads',
};

const Tab = z.enum(CLIENT_TABS);

/**
 * One part of a client, only while a reason that names it holds. Reserved answers and the will are
 * in none, and amounts in «dati» alone.
 */
export const ClientPart = z.discriminatedUnion('tab', [
  z.strictObject({
    tab: z.literal('sintesi'),
    livelli: z.array(AreaLevel),
    /** What changed, the newest first, and why: names, never values. */
    storia: z.array(
      z.strictObject({
        day: IsoDate,
        area: z.enum(SOLUZIONI),
        before: Level,
        after: Level,
        cause: z.array(z.enum(['answers', 'release', 'rule', 'age'])),
      }),
    ),
    /** From this day on nothing is missing in it. Null before the checkup is done. */
    dal: IsoDate.nullable(),
  }),
  z.strictObject({
    tab: z.literal('famiglia'),
    membri: z.array(
      Membro.pick({
        _id: true,
        firstName: true,
        lastName: true,
        gradoParentela: true,
        convivente: true,
        sesso: true,
        dataNascita: true,
        professione: true,
        enabled: true,
      }).extend({ /** Answers that a result waits for. */ manca: z.array(z.string()) }),
    ),
  }),
  z.strictObject({
    tab: z.literal('dati'),
    membri: z.array(Membro),
    /** In euro: net income of a year, net worth. Null before the checkup is done. */
    totali: z.strictObject({ reddito: z.number(), patrimonio: z.number() }).nullable(),
    /** Answers that a result waits for, and when each was last written, by person. */
    manca: z.record(Id, z.array(z.string())),
    scritte: z.array(z.strictObject({ memberId: Id, key: z.string(), at: IsoDateTime })),
  }),
  z.strictObject({
    tab: z.literal('report'),
    reports: z.array(
      z.strictObject({
        name: z.string(),
        createdAt: IsoDateTime,
        costanti: z.string(),
        persone: z.int(),
        state: z.enum(['queued', 'running', 'ready', 'failed']),
        /** The household changed since. */ outdated: z.boolean(),
      }),
    ),
  }),
  z.strictObject({
    tab: z.literal('documenti'),
    /** That they are there; nobody of staff opens one. */
    documenti: z.array(
      z.strictObject({
        name: z.string(),
        type: z.string(),
        sizeBytes: z.int(),
        createdAt: IsoDateTime,
      }),
    ),
  }),
  z.strictObject({
    tab: z.literal('accessi'),
    /** Not to whom: that is between the client and them. */
    grants: z.array(
      z.strictObject({
        state: z.enum(['pending', 'active', 'expired', 'revoked', 'refused']),
        scopes: z.array(z.string()),
        hideAmounts: z.boolean(),
        from: IsoDate,
        to: IsoDate,
        lastAccessAt: IsoDateTime.nullable(),
      }),
    ),
  }),
]);
export type ClientPart = z.infer<typeof ClientPart>;

export const ClientCard = z.strictObject({
  client: z.strictObject({
    userId: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    comune: z.string().nullable(),
    checkup: z.boolean(),
    state: z.enum(['to-verify', 'active', 'disabled']),
    createdAt: IsoDateTime,
    updatedAt: IsoDateTime,
    lastLoginAt: IsoDateTime.nullable(),
    /** Null for whoever is not suspended. */
    suspendedAt: IsoDateTime.nullable(),
  }),
  /** How many people the household has. */
  persone: z.int(),
  /** How many areas have each level, never which. Null before the checkup is done. */
  conteggi: LevelCounts.nullable(),
  consulenti: z.array(z.strictObject({ id: Id, name: z.string(), since: IsoDateTime })),
  /** Who was proposed last, and what came of it. Null after a yes, or when nobody was. */
  proposta: z
    .strictObject({
      consulente: z.strictObject({ id: Id, name: z.string() }),
      state: z.enum(['waiting', 'refused', 'lapsed']),
      at: IsoDateTime,
      until: IsoDateTime,
    })
    .nullable(),
  /** A lost second factor that is about to be taken off, or that the client did not let go. */
  azzeramento: z
    .strictObject({
      state: z.enum(['waiting', 'stopped']),
      /** Null when that person of the staff is there no more. */ by: z.string().nullable(),
      at: IsoDateTime,
      until: IsoDateTime,
    })
    .nullable(),
  /** What a reason of the last fifteen minutes opened to whoever asks, and for how long yet. */
  aperto: z.array(z.strictObject({ tab: Tab, openSeconds: z.int() })),
});
export type ClientCard = z.infer<typeof ClientCard>;

export const client = {
  adminClient: endpoint({
    // Not again within fifteen minutes.
    permission: staffRead({ audit: 'sometimes', ...another }),
    summary:
      'One client: who, how many people, counts of levels, adviser and dates; the rest while a reason holds',
    params: ClientParams,
    response: ClientCard,
  }),
  openAdminClient: endpoint({
    permission: staffWrite(another),
    summary:
      'Open some parts of a client for fifteen minutes, once it is written why; the client reads who, what and why',
    params: ClientParams,
    body: z.strictObject({
      reason: Reason,
      tabs: z
        .array(Tab)
        .min(1)
        .max(CLIENT_TABS.length)
        .refine((tabs) => new Set(tabs).size === tabs.length),
    }),
    response: ClientCard,
  }),
  closeAdminClient: endpoint({
    permission: staffWrite({ audit: 'never', ...another }),
    summary: 'Cover again what a reason opened, before its fifteen minutes are over',
    params: ClientParams,
    status: 204,
  }),
  /** 403 without a reason of the last fifteen minutes that names it; the reason left the entry. */
  adminClientTab: endpoint({
    permission: staffRead(another),
    summary: 'One part of a client that a reason opened',
    params: z.strictObject({ clientId: Id, tab: Tab }),
    response: ClientPart,
  }),
  adminClientLog: endpoint({
    // As the card: not again within fifteen minutes.
    permission: superadminRead({ audit: 'sometimes', ...another }),
    summary: 'The log of a client as the client reads it, the newest first',
    params: ClientParams,
    query: z.strictObject({ page: Page.default(1), pageSize: PageSize.default(25) }),
    response: z.strictObject({
      rows: z.array(AccessRow),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
    }),
  }),
  /**
   * Never a link that opens the account. 409 when there is nothing to send: the address is proved
   * already, or no report is ready. 429 after three letters in a day, whoever of staff asked.
   */
  resendToClient: endpoint({
    permission: staffWrite(another),
    summary: 'Send the code that proves the address again, or the word that a report is ready',
    params: ClientParams,
    body: z.strictObject({ what: z.enum(['code', 'report']) }),
    status: 204,
  }),
  /**
   * The owner is told at once, by mail and on the screens, and may stop it for twenty-four hours;
   * then the second factor goes and every session ends. 409 without one, or while another waits.
   */
  resetClientFactors: endpoint({
    permission: superadminWrite({ stepUp: 'recent', ...another }),
    summary:
      'Ask to take the lost second factor of a client off; the client reads who, why and how',
    params: ClientParams,
    body: z.strictObject({
      reason: Reason,
      /** How it was made sure that it is them who ask. */ how: Reason,
    }),
    response: ClientCard,
  }),
  withdrawFactorReset: endpoint({
    permission: superadminWrite(another),
    summary: 'Take back what was asked about a lost second factor',
    params: ClientParams,
    response: ClientCard,
  }),
  /**
   * Nothing is lost by it, and it can be taken back: sessions end, grants and advisers open nothing
   * while it lasts. The client is written to, with the reason.
   */
  enableClient: endpoint({
    permission: staffWrite({ audit: 'sometimes', stepUp: 'recent', ...another }),
    summary: 'Suspend the account of a client, or open it again; the client reads who and why',
    params: ClientParams,
    body: z.strictObject({ enabled: z.boolean(), reason: Reason }),
    response: ClientCard,
  }),
  /**
   * Of a suspended account only, else 409: first suspended, then deleted. As if the client had done
   * it: fourteen days to take it back, by the link that they are sent.
   */
  deleteClient: endpoint({
    permission: staffWrite({ stepUp: 'recent', ...another }),
    summary: 'Delete the suspended account of a client',
    params: ClientParams,
    body: z.strictObject({ reason: Reason }),
    status: 204,
  }),
};
