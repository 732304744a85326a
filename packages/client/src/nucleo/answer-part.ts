import type { BodyOf, Membro } from '@bussola/contract';
import { ANSWER_PARTS } from '@bussola/contract/answer-parts';
import type { AnswerPart } from '@bussola/contract/answer-parts';

type Data = BodyOf<'updateMember'>['data'];
type Answers = Map<string, unknown>;
const PARTS = Object.keys(ANSWER_PARTS) as AnswerPart[];
/** Groups of answers, each known by its path. */
const GROUPS: readonly string[] = ['polizze', 'laureato'];

/** One by one, without those that are not there. */
function flat(person: object): Answers {
  const answers: Answers = new Map();
  for (const [key, value] of Object.entries(person)) {
    if (value === null || value === undefined) continue;
    if (!GROUPS.includes(key)) answers.set(key, value);
    else for (const [inner, part] of flat(value as object)) answers.set(`${key}.${inner}`, part);
  }
  return answers;
}
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The call that takes every answer of a change, and what it is sent; undefined when none takes all.
 * @param data absent = untouched, null = taken back; a group (`polizze`) is whole
 */
export function answerPart(
  before: Partial<Membro>,
  { stimati, ...data }: Data,
): { name: AnswerPart; answers: Record<string, unknown> } | undefined {
  const [old, next] = [flat(before), flat({ ...before, ...data })];
  const sent = new Set([...flat(data).keys(), ...old.keys()]);
  const moved = [...sent].filter((key) => !isSame(old.get(key), next.get(key)));
  // A value that was supposed and is right: nothing moves but the list of estimates.
  const keys =
    moved.length > 0 ? moved : (before.stimati ?? []).filter((key) => !stimati?.includes(key));
  const name = PARTS.find((part) => {
    const takes: readonly string[] = ANSWER_PARTS[part];
    return keys.length > 0 && keys.every((key) => takes.includes(key));
  });
  if (!name) return undefined;
  const answers = keys.map((key) => [key.split('.').at(-1) ?? key, next.get(key) ?? null]);
  return { name, answers: { ...Object.fromEntries(answers), ...(stimati ? { stimati } : {}) } };
}
