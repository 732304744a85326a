import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Button, RuledList, RuledRow, Text } from '@bussola/ui/core';
import { writingNamespace } from '../locales/writing-namespace.ts';

interface Version {
  n: number;
  by: string;
  from: string;
  at: string;
  title: string;
}
export interface HistoryProps {
  /** The newest first. */
  versions: readonly Version[];
  /** Of the version that is read today. */
  inForce: number | undefined;
  busy: boolean;
  /** Absent while there are changes that it would take away. */
  onRestore: ((n: number) => void) | undefined;
}

/** What was published, when and by whom; each can become the draft again. */
export function HistoryList({ versions, inForce, busy, onRestore }: HistoryProps) {
  const t = useT(writingNamespace);
  const language = useLanguage();
  return (
    <>
      {versions.length === 0 && <Text color="text-2">{t('history.none')}</Text>}
      {versions.length > 0 && !onRestore && <Text color="text-2">{t('history.unsaved')}</Text>}
      {versions.length > 0 && (
        <RuledList marginTop="4">
          {versions.map(({ n, by, at, from, title }) => (
            <RuledRow key={n} justifyContent="space-between">
              <Box flex="1 1 240px" minWidth="0">
                <Text fontWeight="600">{title}</Text>
                <Text size="quiet">
                  {t('history.line', {
                    n,
                    who: by || t('conflict.somebody'),
                    date: formatDate(at, language, 'long'),
                  })}
                </Text>
                <Text size="quiet">
                  {n === inForce
                    ? t('history.inForce')
                    : t('history.from', { date: formatDate(from, language, 'long') })}
                </Text>
              </Box>
              {onRestore && n !== inForce && (
                <Button
                  busy={busy}
                  aria-label={t('history.restoreOf', { n })}
                  onClick={() => onRestore(n)}
                >
                  {t('history.restore')}
                </Button>
              )}
            </RuledRow>
          ))}
        </RuledList>
      )}
      <Text size="quiet" marginTop="4">
        {t('history.note')}
      </Text>
    </>
  );
}
