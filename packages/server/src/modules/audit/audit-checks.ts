/** Verifications of the chain: all of it at night, what is new since then on demand. */
import type { RegistroState } from '@bussola/contract';
import { isNight, plusDays, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { chainHead } from './audit-repository.ts';
import { lastCheck, putCheck } from './registro-repository.ts';
import type { SignedHead, SignedHeads } from './signed-heads.ts';

export function auditChecks(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  heads: Pick<SignedHeads, 'read' | 'verify'>,
) {
  let running: Promise<void> | undefined;

  /**
   * The last signed head up to which all rows were found whole since yesterday: what stands before
   * it needs no second walk. None, and everything is verified.
   */
  async function wholeUpTo(signed: readonly SignedHead[]): Promise<SignedHead | undefined> {
    const all = await lastCheck(db, 'all');
    const last = await lastCheck(db, 'any');
    if (!all || all.fault !== null || last?.fault !== null) return undefined;
    if (new Date(all.at) < plusDays(clock(), -1)) return undefined;
    return signed.findLast(({ seq }) => seq === all.headSeq);
  }

  /** @param by null: by itself, at night */
  async function check(by: string | null): Promise<void> {
    const at = clock();
    const begun = performance.now();
    const signed = await heads.read();
    const from = by === null ? undefined : await wholeUpTo(signed);
    const verdict = await heads.verify(from);
    await putCheck(db, {
      at,
      by,
      nightly: by === null,
      fromSeq: from?.seq ?? 0,
      headSeq: signed.at(-1)?.seq ?? null,
      throughSeq: verdict.whole ? verdict.rows : Math.max(0, (verdict.row ?? 1) - 1),
      tookMs: Math.round(performance.now() - begun),
      fault: verdict.whole ? null : verdict.fault,
      faultSeq: verdict.whole ? null : verdict.row,
    });
    if (!verdict.whole) log.error({ why: verdict.why }, 'the log is not whole');
  }

  return {
    /** Two that ask at once get one verification. */
    async verify(by: string): Promise<void> {
      running ??= check(by).finally(() => {
        running = undefined;
      });
      await running;
    },
    /** Once a night; and when a day went by without, as on a server that sleeps at night. */
    async sweep(): Promise<void> {
      const all = await lastCheck(db, 'all');
      const at = all && new Date(all.at);
      const isDue =
        at === null ||
        at < plusDays(clock(), -1) ||
        (isNight(clock()) && romeDay(at) !== romeDay(clock()));
      if (isDue) await check(null);
    },
    async state(): Promise<RegistroState> {
      const head = (await heads.read()).at(-1);
      return {
        rows: (await chainHead(db))?.seq ?? 0,
        head: head ? { seq: head.seq, at: head.at, hash: head.hash } : null,
        all: await lastCheck(db, 'all'),
        last: await lastCheck(db, 'any'),
      };
    },
  };
}
export type AuditChecks = ReturnType<typeof auditChecks>;
