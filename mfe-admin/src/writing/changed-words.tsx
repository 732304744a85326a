import { useT } from '@bussola/i18n';
import { chakra, VisuallyHidden } from '@bussola/ui/core';
import { diffWordsWithSpace } from 'diff';
import { writingNamespace } from '../locales/writing-namespace.ts';

const Added = chakra('ins', {
  base: { bg: 'ink-soft', textDecoration: 'none', borderRadius: '2px' },
});
const Gone = chakra('del', { base: { color: 'text-2' } });

interface Props {
  before: string;
  now: string;
  /** Leaves out what went. */
  onlyNow?: boolean;
}

/** A text with what came in and what went marked in it. */
export function ChangedWords({ before, now, onlyNow = false }: Props) {
  const t = useT(writingNamespace);
  const parts = diffWordsWithSpace(before, now).filter(({ removed }) => !removed || !onlyNow);
  return (
    <chakra.p whiteSpace="pre-line" fontSize="t15">
      {parts.map(({ value, added, removed }, place) =>
        added ? (
          <Added key={place}>
            <VisuallyHidden>{t('changes.added')}</VisuallyHidden>
            <span>{value}</span>
          </Added>
        ) : removed ? (
          <Gone key={place}>
            <VisuallyHidden>{t('changes.gone')}</VisuallyHidden>
            <span>{value}</span>
          </Gone>
        ) : (
          <span key={place}>{value}</span>
        ),
      )}
    </chakra.p>
  );
}
