/** One content as its writers see it: draft, what is read, versions, who else has it open. */
import type { IsoDate } from '@bussola/domain';
import type { Body, KeptContent, KeptVersion, Kind } from './content-repository.ts';

interface Found<K extends Kind> {
  /** Undefined when nobody wrote it yet. */
  content: Pick<KeptContent<K>, 'id' | 'version' | 'draft' | 'draftBy' | 'draftAt'> | undefined;
  /** Of all contents of the kind, the newest first. */
  versions: readonly KeptVersion<K>[];
  writers: readonly { id: string; name: string }[];
  today: IsoDate;
  titleOf: (body: Body<K>) => string;
}

/** English was changed with the Italian, or after it. */
const isTranslated = ({ itAt, enAt }: { itAt: string; enAt: string | null }): boolean =>
  enAt !== null && enAt >= itAt;

export function writtenView<K extends Kind>(found: Found<K>) {
  const { content, today, titleOf } = found;
  const own = found.versions.filter(({ id }) => id === content?.id);
  return {
    version: content?.version ?? 0,
    published: own.find(({ from }) => from <= today)?.body ?? null,
    draft: draftOf(content),
    translated: own.find(({ body }) => isTranslated(body))?.body.it ?? null,
    scheduled: scheduledOf(own[0], today),
    versions: own.map(({ n, by, at, from, body }) => ({
      n,
      by: by ?? '',
      at,
      from,
      title: titleOf(body),
    })),
    writers: found.writers.filter(({ id }) => id === content?.id).map(({ name }) => name),
  };
}

function draftOf<K extends Kind>(content: Found<K>['content']) {
  if (!content?.draft) return null;
  return { ...content.draft, by: content.draftBy ?? '', at: content.draftAt ?? '' };
}
function scheduledOf<K extends Kind>(newest: KeptVersion<K> | undefined, today: IsoDate) {
  if (!newest || newest.from <= today) return null;
  return { ...newest.body, n: newest.n, from: newest.from };
}
