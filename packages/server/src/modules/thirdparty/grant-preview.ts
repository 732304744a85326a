/**
 * «Così ti vede»: what a grant would show, before it is given. No rule is copied: inside a
 * transaction that is rolled back, the grant is given to a temporary user, a session is opened
 * under it, and that session's answers are read.
 */
import { randomUUID } from 'node:crypto';
import { contract } from '@bussola/contract';
import type { BodyOf, CallName, ResponseOf } from '@bussola/contract';
import { asWithin } from '../../access.ts';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { refuseUncovered } from '../../http/authorize.ts';
import type { Actor, Limits } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Throttle } from '../people/throttle.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import type { GestioneService } from '../area/gestione-service.ts';
import type { SegniService } from '../area/segni-service.ts';
import type { FileService } from '../files/file-service.ts';
import type { ReportService } from '../report/report-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { enterAs, insertNobody, dryRun } from './grant-preview-repository.ts';
import { insertGrant } from '../people/grant-repository.ts';
import type { GrantService } from './grant-service.ts';

interface Inside extends Actor {
  limits: Limits;
}
interface Parts {
  sessions: SessionService;
  grants: GrantService;
  limit: Throttle;
  allInfo: AllInfoService;
  report: ReportService;
  files: FileService;
  gestione: GestioneService;
  segni: SegniService;
}

export function grantPreview(
  { db, clock }: Deps,
  { sessions, grants, limit, allInfo, report, files, gestione, segni }: Parts,
) {
  /** A caller inside the area under this grant, within this transaction. */
  async function enterUnder(
    tx: Tx,
    owner: Actor,
    { scopes, members, hideAmounts }: BodyOf<'previewGrant'>,
  ): Promise<Inside> {
    const [now, holder, grantId] = [clock(), randomUUID(), randomUUID()];
    const today = romeDay(now);
    await insertNobody(tx, holder, now);
    await insertGrant(tx, {
      id: grantId,
      ownerId: owner.userId,
      holder: { id: holder },
      scopes,
      members,
      hideAmounts,
      purpose: '',
      from: today,
      to: today,
      now,
    });
    const { sessionId } = await sessions.open(tx, {
      userId: holder,
      agent: undefined,
      elsewhere: { via: 'grant', areaId: owner.userId, grantId, parentId: owner.sessionId },
    });
    const actor = await sessions.actorOfSession(tx, sessionId);
    if (!actor?.limits) throw new Error('A grant that was given just now opens nothing');
    await enterAs(tx, { sessionId, actorId: actor.userId, areaId: actor.areaId, now });
    return { ...actor, limits: actor.limits };
  }

  return async (
    owner: Actor,
    wanted: BodyOf<'previewGrant'>,
  ): Promise<ResponseOf<'previewGrant'>> => {
    await grants.refuseForeignMembers(owner.userId, wanted.members);
    await limit.count('preview', owner.userId);
    return dryRun(db, async (tx) => {
      const actor = await enterUnder(tx, owner, wanted);
      // One at a time: a transaction has one connection.
      return asWithin(tx, async () => ({
        allInfo: await answerOf('allInfo', actor, () => allInfo.view(actor, actor.limits)),
        listReports: await answerOf('listReports', actor, () => report.list(actor.areaId)),
        listFiles: await answerOf('listFiles', actor, () => files.list(actor.areaId)),
        economicaMedie: await answerOf('economicaMedie', actor, () => gestione.medie(actor)),
        listSegni: await answerOf('listSegni', actor, () => segni.list(actor)),
      }));
    });
  };
}
export type GrantPreview = ReturnType<typeof grantPreview>;

/** What the call would answer them; null where it would refuse. */
async function answerOf<T>(
  name: CallName,
  actor: Actor,
  read: () => Promise<T>,
): Promise<T | null> {
  try {
    refuseUncovered(actor, contract[name].permission);
    return await read();
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
