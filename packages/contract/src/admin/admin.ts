/** /api/admin: what staff see (specification §6, §7). No amounts in the list. */
import { MAX_LENGTH } from '../limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffRead } from '../policy.ts';
import { Id, IsoDateTime, Page, PageSize } from '../shapes.ts';

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
  comune: z.string().nullable(),
  membri: z.int(),
  checkup: z.enum(['none', 'started', 'completed']),
  levels: LevelCounts.nullable(),
  /** Advisers by name, the first linked first; null while nobody follows them. */
  consulente: z.string().nullable(),
  state: z.enum(['active', 'disabled']),
  updatedAt: IsoDateTime,
  lastLoginAt: IsoDateTime.nullable(),
});
export type ClientRow = z.infer<typeof ClientRow>;

export const admin = {
  adminClients: endpoint({
    permission: staffRead({ system: 'the list of clients spans areas; it shows no amounts' }),
    summary: 'Clients: paged, searched and sorted here',
    query: z.strictObject({
      page: Page.default(1),
      pageSize: PageSize.default(25),
      search: z.string().trim().max(MAX_LENGTH.search).default(''),
      sort: z.enum(['name', 'updatedAt', 'membri', 'reds']).default('updatedAt'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      checkup: z.enum(['none', 'started', 'completed']).optional(),
    }),
    response: z.strictObject({
      rows: z.array(ClientRow),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
    }),
  }),
};
