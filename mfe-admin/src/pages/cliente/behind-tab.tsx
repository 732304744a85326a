import { adminQueries, asProblem } from '@bussola/client';
import type { ClientPart } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Box, LoadFailed, Skeleton } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';
import { AccessiTab } from './accessi-tab.tsx';
import { DatiTab } from './dati-tab.tsx';
import { DocumentiTab } from './documenti-tab.tsx';
import { FamigliaTab } from './famiglia-tab.tsx';
import { LevelsPart } from './levels-part.tsx';
import { ReportTab } from './report-tab.tsx';
import type { Behind } from './tabs.ts';

/** What a reason opened, read when it is shown. */
export function BehindTab({
  clientId,
  tab,
  name,
}: {
  clientId: string;
  tab: Behind;
  name: string;
}) {
  const t = useT(clienteNamespace);
  const { data, error, isFetching, refetch } = useQuery(adminQueries.clientPart(clientId, tab));
  if (data) return contentOf(data, name);
  return (
    <Box marginTop="8">
      {error ? (
        <LoadFailed
          headingLevel="h2"
          title={t('part.failed')}
          problem={asProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('part.loading')} />
      )}
    </Box>
  );
}

function contentOf(part: ClientPart, name: string): ReactNode {
  switch (part.tab) {
    case 'sintesi':
      return <LevelsPart part={part} name={name} />;
    case 'famiglia':
      return <FamigliaTab part={part} />;
    case 'dati':
      return <DatiTab part={part} />;
    case 'report':
      return <ReportTab part={part} />;
    case 'documenti':
      return <DocumentiTab part={part} />;
    case 'accessi':
      return <AccessiTab part={part} />;
  }
}
