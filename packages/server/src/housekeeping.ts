/** What is past its time goes: provisional people after 30 days, deleted accounts after 7, and the leftovers of both. */
import { plusDays } from './clock.ts';
import { asSystem } from './access.ts';
import type { Deps } from './deps.ts';
import { sweepThrottle } from './modules/account/throttle-repository.ts';
import { sweepTokens } from './modules/account/token-repository.ts';
import { sweepKeys } from './modules/area/nucleo-repository.ts';
import { sweepChallenges } from './modules/second-factor/challenge-repository.ts';
import type { Services } from './services.ts';

const EVERY_MS = 3_600_000;

export function housekeeping({ db, clock, log }: Deps, { sessions, staff, notices, emailChange, mailer, report, files, vix, erasure, retention, swap, auditHeads, portals, visitors }: Services) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function sweep(): Promise<void> {
    const now = clock();
    // First, so that nothing that fails further on leaves the chain unsigned.
    await auditHeads.sign();
    await retention.sweep();
    await erasure.eraseDue();
    await sweepTokens(db, plusDays(now, -1));
    await swap.sweep();
    await sweepThrottle(db, now);
    await sweepChallenges(db, now);
    await emailChange.sweep();
    await notices.sweep();
    await staff.sweep();
    await sweepKeys(db, plusDays(now, -1));
    await visitors.sweep();
    await sessions.sweep();
    await mailer.sweep();
    await report.sweep();
    await files.sweep();
    await vix.sweep();
    await portals.telemetry.sweep();
    await portals.overrides.sweep();
    // Last: an object store that does not answer holds nothing else up.
    await portals.pruning.sweep();
  }
  function start(): void {
    const run = () => { running ??= asSystem(sweep).catch((error: unknown) => { log.error({ err: error }, 'housekeeping failed'); }).finally(() => { running = undefined; }); };
    timer = setInterval(run, EVERY_MS);
    timer.unref();
    setTimeout(run, 5_000).unref();
  }
  return { sweep: () => asSystem(sweep), start, 
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
      // What happened since the last hour gets its proof too; a database that is gone must not keep the server from stopping.
      await asSystem(() => auditHeads.sign()).catch((error: unknown) => { log.warn({ err: error }, 'the last head of the audit was not signed'); });
    },
  };
}
