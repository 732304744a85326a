export type { ReportChanges, ReportInput } from './report-input.ts';

/** The file that draws reports in a worker thread (piscina): its task is `renderReport`. */
export const REPORT_WORKER = new URL('./report-worker.ts', import.meta.url).href;
