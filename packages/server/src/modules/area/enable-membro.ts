import type { BodyOf } from '@bussola/contract';
import type { Actor } from '../../http/handler.ts';
import { existingMembro, refuseLastEnabled } from './nucleo-change.ts';
import type { NucleoChange, NucleoState } from './nucleo-change.ts';
import { setEnabled } from '../people/nucleo-repository.ts';

/** Counts a member in the analysis, or leaves them out. */
export const enableMembro =
  (change: NucleoChange) =>
  (actor: Actor, memberId: string, body: BodyOf<'enableMember'>): Promise<NucleoState> =>
    change(actor, body.version, async (tx) => {
      const membro = await existingMembro(tx, actor, memberId);
      if (!body.enabled) await refuseLastEnabled(tx, actor, membro);
      await setEnabled(tx, actor.areaId, memberId, body.enabled);
      return {};
    });
