import { fieldOf } from '@bussola/contract';
import type { BodyOf } from '@bussola/contract';
import { ANSWER_PARTS } from '@bussola/contract/answer-parts';
import type { AnswerPart } from '@bussola/contract/answer-parts';
import { isLaurea } from '@bussola/domain';
import type { Persona } from '@bussola/domain';
import type { Actor } from '../../http/handler.ts';
import type { NucleoState } from './nucleo-change.ts';
import type { UpdateMembro } from './update-membro.ts';

type Groups = Pick<Persona, 'polizze' | 'laureato'>;
/** What a group holds before a part changes some of it. */
const groupsOf = ({ polizze, laureato, titoloStudio }: Persona): Groups => ({
  polizze: polizze ?? {},
  laureato: { stato: isLaurea(titoloStudio), ...laureato },
});

/** A part as a change of the whole person: in a group the other answers stay as they are. */
export function partData(
  part: AnswerPart,
  body: BodyOf<AnswerPart>,
  stored: Persona,
): BodyOf<'updateMember'>['data'] {
  const groups = new Map<string, Record<string, unknown>>();
  const data: Record<string, unknown> = {};
  for (const key of ANSWER_PARTS[part]) {
    const value = body[fieldOf(key)];
    if (value === undefined) continue;
    if (!key.includes('.')) {
      data[key] = value;
      continue;
    }
    const name = key.startsWith('polizze.') ? 'polizze' : 'laureato';
    const group = groups.get(name) ?? { ...groupsOf(stored)[name] };
    if (value === null) Reflect.deleteProperty(group, fieldOf(key));
    else group[fieldOf(key)] = value;
    groups.set(name, group);
  }
  return {
    ...data,
    ...Object.fromEntries(groups),
    ...(body.stimati ? { stimati: body.stimati } : {}),
  };
}

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
