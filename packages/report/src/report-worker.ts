/**
 * Entry of the report worker (piscina): one report at a time, off the thread that answers requests.
 */
import { renderReport } from './render-report.ts';

export { renderReport };
export default renderReport;
