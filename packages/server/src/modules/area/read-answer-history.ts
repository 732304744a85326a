import { CAMPI_IMPORTO, CAMPI_IMPORTO_POLIZZE, SEZIONE_CAMPO } from '@bussola/contract';
import type { ResponseOf } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import { mayUse } from '../../http/authorize.ts';
import type { Actor, Limits } from '../../http/handler.ts';
import { WILL } from './area-redaction.ts';
import { listHistory } from './answer-history-repository.ts';
import type { HistoryRow } from './answer-history-repository.ts';

type History = ResponseOf<'answerHistory'>;
type Author = History['answers'][number]['values'][number]['author'];

/** Of the whole household, in no section of a person. */
const HOUSEHOLD_ANSWERS = {
  analisiFamiliare: 'dati',
  uscitePianificate: 'patrimonio',
  investimenti: 'patrimonio',
  personaldata: 'dati',
} as const;
const sectionOf = (key: string) =>
  key in HOUSEHOLD_ANSWERS
    ? HOUSEHOLD_ANSWERS[key as keyof typeof HOUSEHOLD_ANSWERS]
    : SEZIONE_CAMPO[key.split('.')[0] ?? ''];
const isAmount = (key: string): boolean =>
  key === 'uscitePianificate' ||
  CAMPI_IMPORTO.includes(key) ||
  CAMPI_IMPORTO_POLIZZE.some((field) => key === `polizze.${field}`);

/** As for the answers themselves: their section must be open, and amounts not hidden. */
function mayRead(limits: Limits | null, key: string): boolean {
  if (limits === null) return true;
  const section = sectionOf(key);
  return (
    section !== undefined &&
    mayUse(limits.scopes, section, 'read') &&
    !(limits.hideAmounts && isAmount(key)) &&
    !(limits.withoutWill && key === WILL)
  );
}

const authorOf = ({ authorId }: HistoryRow, { userId, areaId }: Actor): Author =>
  authorId === userId ? 'you' : authorId === areaId ? 'owner' : 'other';

/** What each answer was before, when, and who wrote it. */
export const readAnswerHistory =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor): Promise<History> => {
    const answers = new Map<string, History['answers'][number]>();
    for (const row of await listHistory(db, actor.areaId)) {
      const { memberId, key, value, estimated } = row;
      if (!mayRead(actor.limits, key)) continue;
      const id = `${memberId ?? ''} ${key}`;
      const known = answers.get(id) ?? { memberId, key, values: [] };
      known.values.push({
        value,
        estimated,
        at: row.at.toISOString(),
        author: authorOf(row, actor),
        name: [row.firstName, row.lastName].filter(Boolean).join(' ') || null,
      });
      answers.set(id, known);
    }
    return { answers: [...answers.values()] };
  };
