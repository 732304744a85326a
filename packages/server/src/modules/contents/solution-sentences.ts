/** Sentences of staff by the day on which they are in force: what the engine says with. */
import { createHash } from 'node:crypto';
import type { SolutionFact } from '@bussola/contract';
import { isArea } from '@bussola/domain';
import type { FrasiScritte, IsoDate, SoluzioneCode } from '@bussola/domain';
import type { Deps } from '../../deps.ts';
import { listVersions } from './content-repository.ts';
import type { Body } from './content-repository.ts';

/** Of one day. */
export interface Sentences {
  /** The same sentences have the same name; '' when all are Bussola's own. */
  id: string;
  frasi: FrasiScritte;
}
const NONE: Sentences = { id: '', frasi: {} };

export interface SentenceTimeline {
  on: (day: IsoDate) => Sentences;
}

/** Every published version, read once. */
export async function readSentences(db: Deps['db']): Promise<SentenceTimeline> {
  const versions = await listVersions(db, 'solution');
  const known = new Map<IsoDate, Sentences>();
  const find = (day: IsoDate): Sentences => {
    const frasi: { -readonly [C in SoluzioneCode]?: Pick<Body<'solution'>, 'it' | 'en'> } = {};
    // The newest first: the first that is met stands.
    for (const { key, from, body } of versions)
      if (from <= day && key !== null && isArea(key)) frasi[key] ??= { it: body.it, en: body.en };
    if (Object.keys(frasi).length === 0) return NONE;
    const id = createHash('sha256').update(JSON.stringify(frasi)).digest('hex').slice(0, 12);
    return { id, frasi };
  };
  return {
    on(day) {
      const found = known.get(day) ?? find(day);
      known.set(day, found);
      return found;
    },
  };
}

/** A fact past its review is not read (domain.md 8.1). */
export const freshFacts = (facts: readonly SolutionFact[], day: IsoDate): SolutionFact[] =>
  facts.filter(({ review }) => review >= day);
