import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { refuseRemoval } from './area-redaction.ts';
import { existingMembro, refuseLastEnabled } from './nucleo-change.ts';
import type { NucleoChange, NucleoState } from './nucleo-change.ts';
import { removeMembro as removeRow } from '../people/nucleo-repository.ts';

/** For good, with everything that is known of the member, pictures included. */
export const removeMembro =
  (change: NucleoChange, pictures: Pick<BlobStore, 'remove'>) =>
  async (actor: Actor, memberId: string): Promise<NucleoState> => {
    let held: string[] = [];
    const answer = await change(actor, undefined, async (tx) => {
      const membro = await existingMembro(tx, actor, memberId);
      refuseRemoval(actor);
      if (membro.grado === 'me') throw new ProblemError('OWNER_MEMBER');
      await refuseLastEnabled(tx, actor, membro);
      held = await removeRow(tx, actor.areaId, memberId);
      return {};
    });
    await pictures.remove(held);
    return answer;
  };
