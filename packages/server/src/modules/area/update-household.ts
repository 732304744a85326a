import type { BodyOf } from '@bussola/contract';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { NucleoChange, NucleoState } from './nucleo-change.ts';
import { findArea, setPerimeter } from './nucleo-repository.ts';

/** For whom the analysis is, and the outflows that are planned. */
export const updateHousehold =
  (change: NucleoChange) =>
  (actor: Actor, body: BodyOf<'updateHousehold'>): Promise<NucleoState> =>
    change(actor, body.version, async (tx) => {
      const area = await findArea(tx, actor.areaId);
      if (!area) throw new ProblemError('NOT_FOUND');
      const { analisiFamiliare = area.analisiFamiliare, uscitePianificate } = body;
      const kept = area.uscitePianificate === null ? null : Number(area.uscitePianificate);
      const planned = uscitePianificate === undefined ? kept : uscitePianificate;
      await setPerimeter(tx, actor.areaId, analisiFamiliare, planned);
      return {};
    });
