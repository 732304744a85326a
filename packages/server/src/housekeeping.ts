/**
 * Deletes old rows and files: provisional people after 30 days, deleted accounts after 7, and their
 * leftovers.
 */
import { plusDays } from './clock.ts';
import { asSystem } from './access.ts';
import type { Deps } from './deps.ts';
import { sweepLooks } from './modules/people/look-repository.ts';
import { sweepThrottle } from './modules/people/throttle-repository.ts';
import { sweepTokens } from './modules/people/token-repository.ts';
import { sweepKeys } from './modules/idempotency/idempotency-repository.ts';
import { sweepChallenges } from './modules/people/challenge-repository.ts';
import type { Services } from './services.ts';

const EVERY_MS = 3_600_000;

export function housekeeping(
  { db, clock, log }: Deps,
  {
    sessions,
    staff,
    lost,
    notices,
    emailChange,
    mailer,
    report,
    files,
    regali,
    richieste,
    levels,
    vix,
    releases,
    erasure,
    retention,
    swap,
    auditHeads,
    checks,
    portals,
    visitors,
  }: Services,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const steps: Readonly<Record<string, (now: Date) => Promise<unknown>>> = {
    'heads of the audit': () => auditHeads.sign(),
    'accounts and consents that are old': () => retention.sweep(),
    'accounts past their time': () => erasure.eraseDue(),
    'one-use links': (now) => sweepTokens(db, plusDays(now, -1)),
    'codes between sessions': () => swap.sweep(),
    'counts of tries': (now) => sweepThrottle(db, now),
    'steps of signing in': (now) => sweepChallenges(db, now),
    'changes of address': () => emailChange.sweep(),
    'looks that are over': (now) => sweepLooks(db, plusDays(now, -30)),
    notices: () => notices.sweep(),
    invitations: () => staff.sweep(),
    'lost second factors': () => lost.sweep(),
    'idempotency keys': (now) => sweepKeys(db, plusDays(now, -1)),
    'keys of visitors': () => visitors.sweep(),
    sessions: () => sessions.sweep(),
    messages: () => mailer.sweep(),
    reports: () => report.sweep(),
    documents: () => files.sweep(),
    'addresses of gifts': () => regali.sweep(),
    'words of requests': () => richieste.sweep(),
    'volatility index': () => vix.sweep(),
    'counts of the portals': () => portals.telemetry.sweep(),
    'builds for one person': () => portals.overrides.sweep(),
    'levels of the households': () => levels.sweep(),
    'constants that fall due': () => releases.tellOwners(),
    'verification of the audit': () => checks.sweep(),
    // Last: an object store that does not answer holds nothing else up.
    'builds of the portals': () => portals.pruning.sweep(),
  };

  /**
   * A task that fails does not stop the others: with a full disk, accounts whose owners asked for
   * it are still erased.
   * @throws AggregateError at the end, with all failures
   */
  async function sweep(): Promise<void> {
    const failed: unknown[] = [];
    for (const [step, work] of Object.entries(steps)) {
      try {
        await work(clock());
      } catch (error) {
        log.error({ err: error, step }, 'a part of housekeeping failed');
        failed.push(error);
      }
    }
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} parts of housekeeping failed`);
  }
  function start(): void {
    const run = () => {
      running ??= asSystem(sweep)
        .catch((error: unknown) => {
          log.warn({ reason: String(error) }, 'housekeeping was not complete');
        })
        .finally(() => {
          running = undefined;
        });
    };
    timer = setInterval(run, EVERY_MS);
    timer.unref();
    setTimeout(run, 5_000).unref();
  }
  return {
    sweep: () => asSystem(sweep),
    start,
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
      // What happened since the last hour gets its proof too; a database that is gone must not keep
      // the server from stopping.
      await asSystem(() => auditHeads.sign()).catch((error: unknown) => {
        log.warn({ err: error }, 'the last head of the audit was not signed');
      });
    },
  };
}
