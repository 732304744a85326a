import type { AllInfo } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { mayUse } from '../../http/authorize.ts';
import type { Actor, Limits } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { loadUser } from '../people/user-json-repository.ts';
import { HOUSEHOLD, redactMembri, redactUser, seesAll, vistaOf } from './area-redaction.ts';
import { findArea } from '../people/nucleo-repository.ts';
import type { AreaRow } from '../people/nucleo-repository.ts';
import type { ReadHousehold } from './read-household.ts';

/**
 * What a grant or a link opens: computed from what the database shows them, and never stored,
 * because it belongs to one grant.
 */
export const viewArea =
  (
    { db, clock }: Pick<Deps, 'db' | 'clock'>,
    { engine, find }: { engine: Engine; find: ReadHousehold['find'] },
  ) =>
  async (actor: Actor, limits: Limits): Promise<AllInfo> => {
    const day = romeDay(clock());
    const user = await loadUser(db, actor.areaId, day);
    const area = await findArea(db, actor.areaId, day);
    if (!user || !area) throw new ProblemError('NOT_FOUND');
    const seesHousehold = HOUSEHOLD.some((scope) => mayUse(limits.scopes, scope, 'read'));
    const found = seesHousehold ? await find(actor, day) : undefined;
    // The analysis starts from the owner: without the owner there is none.
    const analisi = found?.membri.some(({ gradoParentela }) => gradoParentela === 'me')
      ? engine.analizza(found.famiglia)
      : null;
    const seesUscite = !limits.hideAmounts && mayUse(limits.scopes, 'patrimonio', 'read');
    return {
      user: redactUser(user, actor),
      nucleoFamiliare: redactMembri(found?.membri ?? [], limits),
      analisi: seesAll(limits) ? analisi : null,
      vista: vistaOf(actor, limits, analisi),
      analisiFamiliare: area.analisiFamiliare,
      sezioni: area.sezioni,
      version: area.version,
      updatedAt: area.updatedAt.toISOString(),
      ...(seesUscite ? outflowsOf(area) : { uscitePianificate: null, uscite: null }),
      flags: { checkup: user.checkup, changedSinceReport: false, lastReportAt: null },
    };
  };

const outflowsOf = ({ uscitePianificate, uscite }: AreaRow) => ({
  uscitePianificate: uscitePianificate === null ? null : Number(uscitePianificate),
  uscite,
});

export type ViewArea = ReturnType<typeof viewArea>;
