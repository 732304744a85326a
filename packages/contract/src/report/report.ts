/** /api/area/report: the PDF reports (specification §7, product.md 5.10). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IsoDate, IsoDateTime, Name, OneUseToken, UserParams } from '../shapes.ts';

export const Report = z.strictObject({
  reportId: Id,
  name: z.string(),
  createdAt: IsoDateTime,
  /** Release of the constants and version of the engine that the figures come from. */
  costanti: z.string(), motore: z.string(),
  membri: z.array(z.string()),
  language: z.enum(['it', 'en']), hideAmounts: z.boolean(),
  state: z.enum(['queued', 'running', 'ready', 'failed']),
  /** Data changed after it was made. */
  outdated: z.boolean(),
  sizeBytes: z.int().nullable(),
});
export type Report = z.infer<typeof Report>;

export const report = {
  listReports: endpoint({ permission: 'area:read', summary: 'Reports, newest first', params: UserParams, response: z.strictObject({ reports: z.array(Report) }) }),
  generateReport: endpoint({
    permission: 'area:write', summary: 'Make a report from the data of now', params: UserParams,
    body: z.strictObject({ language: z.enum(['it', 'en']).optional(), hideAmounts: z.boolean().optional() }), response: z.strictObject({ report: Report, reports: z.array(Report) }),
  }),
  renameReport: endpoint({
    permission: 'area:write', summary: 'Rename; an empty name is refused', params: UserParams,
    body: z.strictObject({ reportId: Id, newName: Name }), response: z.strictObject({ reports: z.array(Report) }),
  }),
  downloadReport: endpoint({ permission: 'area:read', summary: 'The PDF', params: z.strictObject({ userId: Id, reportId: Id }), produces: 'application/pdf' }),
  shareSintesi: endpoint({ permission: 'area:write', summary: 'A signed link, 30 days, to the summary without amounts', params: UserParams, status: 201, response: z.strictObject({ url: z.string(), token: OneUseToken, expiresOn: IsoDate }) }),
};
