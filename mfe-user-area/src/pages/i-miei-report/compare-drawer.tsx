import { asProblem, reportQueries } from '@bussola/client';
import type { Report } from '@bussola/contract';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { Box, Dialog, ErrorState, Skeleton, Stack, Text } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Changes } from './changes.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { reportLabels } from './report-labels.ts';

interface Props {
  userId: string;
  /** Ready ones, newest first: two at least. */ reports: readonly Report[];
  onClose: () => void;
}

/** «Confronta due»: which two, and what changed between them. */
export function CompareDrawer({ userId, reports, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const [one, setOne] = useState(reports[1]?.reportId ?? '');
  const [other, setOther] = useState(reports[0]?.reportId ?? '');
  const options = reportLabels(reports, language);
  return (
    <Dialog open onClose={onClose} side="sheet" title={t('cambiamenti.title')}>
      <Stack gap="4" marginTop="4">
        <SelectField
          name="compare-one"
          label={t('cambiamenti.from')}
          value={one}
          onChange={setOne}
          options={options}
        />
        <SelectField
          name="compare-other"
          label={t('cambiamenti.to')}
          value={other}
          onChange={setOther}
          options={options}
        />
      </Stack>
      <Box marginTop="6" aria-live="polite">
        {!one || !other || one === other ? (
          <Text color="text-2">{t('cambiamenti.choose')}</Text>
        ) : (
          <Compared userId={userId} one={one} other={other} />
        )}
      </Box>
    </Dialog>
  );
}

function Compared({ userId, one, other }: { userId: string; one: string; other: string }) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { data, error } = useQuery(reportQueries.compare(userId, one, other));
  if (data) return <Changes comparison={data} />;
  if (error)
    return (
      <ErrorState title={t('cambiamenti.failed')} code={asProblem(error)?.code}>
        {errorText(asProblem(error)?.code)}
      </ErrorState>
    );
  return <Skeleton label={t('cambiamenti.loading')} />;
}
