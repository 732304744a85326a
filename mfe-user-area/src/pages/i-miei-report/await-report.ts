import { asProblem, reportQueries } from '@bussola/client';
import type { Report } from '@bussola/contract';
import type { QueryClient } from '@tanstack/react-query';

export const ASK_EVERY_MS = 1_500;
/** A little longer than the server lets a report wait and be drawn. */
const GIVE_UP_AFTER_MS = 400_000;

export const isUnderWay = ({ state }: Pick<Report, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/**
 * Asks until the report is ready or has failed, also when its page has been left. Undefined when
 * the session ended, the report went away or it took too long: then the list itself says how it
 * went.
 */
export async function awaitReport(
  queryClient: QueryClient,
  userId: string,
  reportId: string,
): Promise<Report | undefined> {
  const until = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    try {
      const { reports } = await queryClient.fetchQuery({
        ...reportQueries.list(userId),
        staleTime: 0,
      });
      const report = reports.find((one) => one.reportId === reportId);
      if (!report || !isUnderWay(report)) return report;
    } catch (error) {
      const problem = asProblem(error);
      // A lost network or a busy server may come back; a session that ended does not.
      if (!problem || problem.status === 401 || problem.status === 403 || problem.status === 404)
        return undefined;
    }
  }
  return undefined;
}
