/**
 * The household: its members, who counts, and their answers. One file a use case; this one puts
 * them together, and reads.
 */
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createMembro } from './create-membro.ts';
import { enableMembro } from './enable-membro.ts';
import { enableSezione } from './enable-sezione.ts';
import { nucleoChange, nucleoState } from './nucleo-change.ts';
import { readAnswerHistory } from './read-answer-history.ts';
import { removeMembro } from './remove-membro.ts';
import { updateAnswerPart } from './update-answer-part.ts';
import { updateHousehold } from './update-household.ts';
import { updateMembro } from './update-membro.ts';

export function nucleoService(deps: Deps, pictures: BlobStore) {
  const change = nucleoChange(deps);
  const update = updateMembro(change, deps.clock);
  return {
    list: (actor: Actor) => nucleoState(deps.db, actor),
    create: createMembro(change, deps.clock),
    history: readAnswerHistory(deps),
    update,
    updatePart: updateAnswerPart(update),
    updateHousehold: updateHousehold(deps, change),
    enable: enableMembro(change),
    enableSezione: enableSezione(deps, change),
    remove: removeMembro(change, pictures),
  };
}
export type NucleoService = ReturnType<typeof nucleoService>;
