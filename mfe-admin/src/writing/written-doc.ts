/** What every content is for its writers, whatever it says. */
import { romeDay } from '@bussola/domain/calendario';

interface Body {
  en: unknown;
  itAt: string;
  enAt: string | null;
  /** The last day on which it is read as it is. */
  review?: string | undefined;
}
export interface WrittenDoc<B extends Body = Body> {
  published: B | null;
  draft: (B & { by: string; at: string }) | null;
  scheduled: (B & { n: number; from: string }) | null;
  /** The newest first. */
  versions: readonly { n: number; by: string; at: string; from: string }[];
}

/** What a writer goes on with: the draft, or what was published last. */
export const currentOf = <B extends Body>({
  draft,
  scheduled,
  published,
}: WrittenDoc<B>): B | null => draft ?? scheduled ?? published;

/** English that was written before the Italian beside it. */
export function isEnglishOld(doc: WrittenDoc): boolean {
  const body = currentOf(doc);
  return body !== null && body.en !== null && body.enAt !== null && body.enAt < body.itAt;
}

/** The version that is read today. */
export const inForce = ({ versions }: WrittenDoc, today: string): number | undefined =>
  versions.find(({ from }) => from <= today)?.n;

/** Who saved last: a draft, or a version. */
export const savedBy = ({ draft, versions: [newest] }: WrittenDoc) => ({
  by: draft?.by ?? newest?.by ?? '',
  at: draft?.at ?? newest?.at ?? '',
});

export type WrittenState = 'own' | 'overdue' | 'draft' | 'published' | 'changes' | 'scheduled';
/** Of a content that has words of Bussola under it. */
export function stateOf({ draft, published, scheduled }: WrittenDoc): WrittenState {
  if (scheduled) return 'scheduled';
  if (published?.review !== undefined && published.review < romeDay(new Date())) return 'overdue';
  if (published) return draft ? 'changes' : 'published';
  return draft ? 'draft' : 'own';
}
