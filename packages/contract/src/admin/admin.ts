/** /api/admin: what staff see (specification §6, §7). No amounts in the list. */
import {
  CLIENT_KINDS,
  CLIENTS_AT_ONCE,
  EXPORT_COLUMNS,
  LAST_LOGINS,
  LIST_COLUMNS,
  MAX_LENGTH,
  SAVED_VIEWS,
} from '../limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffRead, staffWrite } from '../policy.ts';
import { Reason } from './reason.ts';
import { Id, IsoDate, IsoDateTime, PageKey, PageSize, Total, Version } from '../shapes.ts';

/** How many areas have each level. */
export const LevelCounts = z.strictObject({
  red: z.int(),
  yellow: z.int(),
  green: z.int(),
  grey: z.int(),
});
export const ClientRow = z.strictObject({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  kind: z.enum(CLIENT_KINDS),
  comune: z.string().nullable(),
  membri: z.int(),
  checkup: z.enum(['none', 'started', 'completed']),
  levels: LevelCounts.nullable(),
  /** The last day on which an area became red that is red today. */
  newRedOn: IsoDate.nullable(),
  /** Advisers by name, the first linked first; null while nobody follows them. */
  consulente: z.string().nullable(),
  state: z.enum(['to-verify', 'active', 'disabled']),
  updatedAt: IsoDateTime,
  lastLoginAt: IsoDateTime.nullable(),
});
export type ClientRow = z.infer<typeof ClientRow>;

/** What a list of clients may be narrowed to; together, each holds. */
export const ClientFilters = z.strictObject({
  search: z.string().trim().max(MAX_LENGTH.search).default(''),
  kind: z.enum(CLIENT_KINDS).default('client'),
  checkup: z.enum(['started', 'completed']).optional(),
  /** At least so many areas are red. */
  reds: z.int().min(1).max(12).optional(),
  /** An area became red in the last thirty days, and is. */
  newReds: z.literal('yes').optional(),
  /** An adviser by id, or nobody. */
  adviser: z.union([Id, z.literal('none')]).optional(),
  lastLogin: z.enum(LAST_LOGINS).optional(),
  /** The address was never confirmed. */
  toConfirm: z.literal('yes').optional(),
});
const Sort = z.enum(['name', 'updatedAt', 'membri', 'reds', 'lastLogin']);
const Direction = z.enum(['asc', 'desc']);
/** A list as somebody left it, but for what they searched for: that may be a name. */
const ClientView = z.strictObject({
  name: z.string().trim().min(1).max(MAX_LENGTH.viewName),
  filters: ClientFilters.omit({ search: true }),
  sort: Sort,
  direction: Direction,
  columns: z
    .array(z.strictObject({ key: z.enum(LIST_COLUMNS), shown: z.boolean() }))
    .max(LIST_COLUMNS.length),
});
export type ClientView = z.infer<typeof ClientView>;
const ClientViews = z.strictObject({
  views: z.array(ClientView).max(SAVED_VIEWS),
  version: Version,
});

/** Clients one by one, or all that the filters find, with their number as it was seen. */
const ChosenClients = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(CLIENTS_AT_ONCE) }),
  z.strictObject({ filters: ClientFilters, count: z.int().min(1).max(CLIENTS_AT_ONCE) }),
]);
/** Each client by itself: how many it was done to, and who was left out. */
const DoneToClients = z.strictObject({
  done: z.int(),
  refused: z.array(
    z.strictObject({
      userId: Id,
      name: z.string(),
      why: z.enum(['confirmed', 'followed', 'full', 'gone', 'often', 'said-no']),
    }),
  ),
});
export type DoneToClients = z.infer<typeof DoneToClients>;

export const admin = {
  adminClients: endpoint({
    permission: staffRead({ system: 'the list of clients spans areas; it shows no amounts' }),
    summary: 'Clients: paged by key, searched, filtered and sorted here',
    query: z.strictObject({
      ...ClientFilters.shape,
      after: PageKey.optional(),
      before: PageKey.optional(),
      pageSize: PageSize.default(25),
      sort: Sort.default('updatedAt'),
      direction: Direction.default('desc'),
    }),
    response: z.strictObject({
      rows: z.array(ClientRow),
      total: Total,
      /** Of the same question, how many have a new red; null while something is searched for. */
      newReds: Total.nullable(),
      /** Keys of the pages beside this one; null where there is none. */
      next: PageKey.nullable(),
      previous: PageKey.nullable(),
    }),
  }),
  exportClients: endpoint({
    permission: staffWrite({
      audit: 'always',
      stepUp: 'recent',
      system: 'the list of clients spans areas; it shows no amounts',
    }),
    summary:
      'The list of clients as CSV, in the order of names; filters, columns, count and reason go into the log first',
    body: z.strictObject({
      filters: ClientFilters,
      columns: z.array(z.enum(EXPORT_COLUMNS)).max(EXPORT_COLUMNS.length),
      language: z.enum(['it', 'en']),
      reason: Reason,
    }),
    produces: 'text/csv',
  }),
  /**
   * 409: CONFLICT when the filters find another number meanwhile; ADVISER_UNREGISTERED. A client
   * who cannot be proposed the adviser is named, and the others are.
   */
  assignClients: endpoint({
    permission: staffWrite({
      audit: 'sometimes',
      stepUp: 'recent',
      system: 'links people whose areas are not theirs',
    }),
    summary:
      'Propose one adviser to several clients, each with their own letter and row of the log',
    body: z.strictObject({ clients: ChosenClients, consulenteId: Id, reason: Reason }),
    response: DoneToClients,
  }),
  resendToClients: endpoint({
    permission: staffWrite({
      audit: 'sometimes',
      system: 'writes to people whose areas are not theirs',
    }),
    summary:
      'Send the code that proves the address again to several people, each with a row of the log',
    body: z.strictObject({ clients: ChosenClients }),
    response: DoneToClients,
  }),
  clientViews: endpoint({
    permission: staffRead(),
    summary: 'The saved views of the list, of whoever asks',
    response: ClientViews,
  }),
  /** 409 when they were changed meanwhile, in another tab. */
  saveClientViews: endpoint({
    permission: staffWrite({ audit: 'never' }),
    summary: 'All saved views of whoever asks, in their order',
    body: ClientViews,
    response: ClientViews,
  }),
};
