import type { BodyOf } from '@bussola/contract';
import { partData } from '@bussola/contract/answer-parts';
import type { AnswerPart } from '@bussola/contract/answer-parts';
import type { Actor } from '../../http/handler.ts';
import type { NucleoState } from './nucleo-change.ts';
import type { UpdateMembro } from './update-membro.ts';

/** Saves a part of one person's answers. A group is merged into the stored one. */
export const updateAnswerPart =
  (update: UpdateMembro) =>
  (
    actor: Actor,
    part: AnswerPart,
    memberId: string,
    body: BodyOf<AnswerPart>,
  ): Promise<NucleoState> =>
    update(actor, memberId, {
      version: body.version,
      data: (stored) => partData(part, body, stored),
    });
