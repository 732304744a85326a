/** /api/area/report and the public summary. */
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { CompareService } from './compare-service.ts';
import type { CorrectionsService } from './corrections-service.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import type { ReportService } from './report-service.ts';

export function reportRoutes(
  report: ReportService,
  compare: CompareService,
  corrections: CorrectionsService,
) {
  return {
    listReports: (incoming) => report.list(actorOf(incoming).areaId),
    generateReport: (incoming) =>
      report.generate(actorOf(incoming), incoming.body, idempotencyKey(incoming.request)),
    renameReport: (incoming) => report.rename(actorOf(incoming), incoming.body),
    downloadReport: (incoming) => report.download(actorOf(incoming), incoming.params.reportId),
    reportFigures: (incoming) => report.figures(actorOf(incoming), incoming.params.reportId),
    compareReports: (incoming) =>
      compare.two(actorOf(incoming), incoming.params.reportId, incoming.params.otherId),
    compareReportWithNow: (incoming) =>
      compare.withNow(actorOf(incoming), incoming.params.reportId),
    corrections: (incoming) => corrections.list(actorOf(incoming)),
    dismissCorrections: (incoming) => corrections.dismiss(actorOf(incoming)),
    shareSintesi: (incoming) => report.share(actorOf(incoming)),
    reportSintesi: ({ query }) => report.sintesi(query.token),
  } satisfies Partial<Handlers>;
}
