/** /api/area/report: the PDF reports (specification §7). */
import { z } from 'zod';
import type { Analisi } from '@bussola/domain';
import { endpoint } from '../endpoint.ts';
import { areaRead, areaWrite, ownWrite } from '../policy.ts';
import {
  Id,
  IsoDate,
  IsoDateTime,
  Level,
  Name,
  OneUseToken,
  UserParams,
  Words,
} from '../shapes.ts';

export const Report = z.strictObject({
  reportId: Id,
  name: z.string(),
  createdAt: IsoDateTime,
  /** Release of the constants and version of the engine that the figures come from. */
  costanti: z.string(),
  motore: z.string(),
  membri: z.array(z.string()),
  language: z.enum(['it', 'en']),
  hideAmounts: z.boolean(),
  state: z.enum(['queued', 'running', 'ready', 'failed']),
  /** «Superato»: something changed after it was made. */
  outdated: z.boolean(),
  /** What did: the household's answers, the constants in force, the engine. */
  changed: z.array(z.enum(['dati', 'costanti', 'motore'])),
  sizeBytes: z.int().nullable(),
});
export type Report = z.infer<typeof Report>;

/** Of a report, or of now, which has no name. */
const Moment = z.strictObject({
  reportId: Id.nullable(),
  name: z.string().nullable(),
  at: IsoDateTime,
  costanti: z.string(),
});
/**
 * The levels that moved between two documents and what moved each. `compared`: the same engine made
 * both, and one difference is put back at a time. `method-changed`: the sums are done another way
 * now; the causes are the rules that changed. `not-kept`: one is too old to compare.
 */
const Comparison = z.strictObject({
  result: z.enum(['compared', 'method-changed', 'not-kept']),
  prima: Moment,
  dopo: Moment,
  /** One sentence for each rule that changed. */ regole: z.array(Words),
  differenze: z.array(Words),
  spostamenti: z.array(
    z.strictObject({
      code: z.string(),
      prima: Level,
      dopo: Level,
      cause: z.array(Words),
      /** Several things together, none by itself. */ insieme: z.boolean(),
      testo: Words,
    }),
  ),
});

export const report = {
  listReports: endpoint({
    permission: areaRead(['report']),
    summary: 'Reports, newest first',
    params: UserParams,
    response: z.strictObject({ reports: z.array(Report) }),
  }),
  generateReport: endpoint({
    permission: areaWrite(['report'], { whole: true }),
    summary: 'Make a report from the data of now',
    params: UserParams,
    body: z.strictObject({
      language: z.enum(['it', 'en']).optional(),
      hideAmounts: z.boolean().optional(),
    }),
    response: z.strictObject({ report: Report, reports: z.array(Report) }),
  }),
  renameReport: endpoint({
    permission: areaWrite(['report'], { whole: true, objects: { reportId: 'report' } }),
    summary: 'Rename; an empty name is refused',
    params: UserParams,
    body: z.strictObject({ reportId: Id, newName: Name }),
    response: z.strictObject({ reports: z.array(Report) }),
  }),
  downloadReport: endpoint({
    permission: areaRead(['report'], { limited: ['report'], objects: { reportId: 'report' } }),
    summary: 'The PDF',
    params: z.strictObject({ userId: Id, reportId: Id }),
    produces: 'application/pdf',
  }),
  /**
   * The figures and texts of a report as they were kept on the day it was made, whatever engine
   * made them: never computed again. Null: the report is older than this call.
   */
  reportFigures: endpoint({
    permission: areaRead(['report'], { whole: true, objects: { reportId: 'report' } }),
    summary: 'The figures of a report as they were made',
    params: z.strictObject({ userId: Id, reportId: Id }),
    response: z.strictObject({
      costanti: z.string(),
      motore: z.string(),
      analisi: z.custom<Analisi>((value) => typeof value === 'object').nullable(),
    }),
  }),
  compareReports: endpoint({
    permission: areaRead(['report'], {
      whole: true,
      objects: { reportId: 'report', otherId: 'report' },
    }),
    summary: 'What changed between two reports, the older first whatever the order asked',
    params: z.strictObject({ userId: Id, reportId: Id, otherId: Id }),
    response: Comparison,
  }),
  compareReportWithNow: endpoint({
    permission: areaRead(['report'], { whole: true, objects: { reportId: 'report' } }),
    summary: 'What changed from a report to now',
    params: z.strictObject({ userId: Id, reportId: Id }),
    response: Comparison,
  }),
  shareSintesi: endpoint({
    permission: ownWrite({ audit: 'never' }),
    summary: 'A signed link, 30 days, to the summary without amounts',
    params: UserParams,
    status: 201,
    response: z.strictObject({ url: z.string(), token: OneUseToken, expiresOn: IsoDate }),
  }),
};
