import { adminQueries, asProblem } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { AccessRow } from '@bussola/results';
import { Actions, Box, Button, LoadFailed, RuledList, Skeleton, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clienteNamespace } from '../../locales/cliente-namespace.ts';

/** The log of the client, word for word. */
export function RegistroTab({ clientId }: { clientId: string }) {
  const t = useT(clienteNamespace);
  const { user } = useShell().session;
  if (user.role !== 'SuperAdmin')
    return (
      <Text color="text-2" marginTop="8">
        {t('registro.only')}
      </Text>
    );
  return (
    <Box marginTop="6" maxWidth="860px">
      <Rows clientId={clientId} />
    </Box>
  );
}

function Rows({ clientId }: { clientId: string }) {
  const t = useT(clienteNamespace);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(adminQueries.clientLog(clientId, page));
  if (!data)
    return error ? (
      <LoadFailed
        headingLevel="h2"
        title={t('registro.failed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton label={t('registro.loading')} />
    );
  const pages = Math.max(1, Math.ceil(data.total / data.pageSize));
  return (
    <>
      {data.total === 0 ? (
        <Text color="text-2">{t('registro.none')}</Text>
      ) : (
        <RuledList>
          {data.rows.map(({ seq, canonical, name, reason }) => (
            <AccessRow key={seq} canonical={canonical} name={name} reason={reason?.text ?? null} />
          ))}
        </RuledList>
      )}
      {pages > 1 && (
        <Actions marginTop="4">
          <Button disabled={page === 1 || isFetching} onClick={() => setPage(page - 1)}>
            {t('registro.newer')}
          </Button>
          <Button disabled={page === pages || isFetching} onClick={() => setPage(page + 1)}>
            {t('registro.older')}
          </Button>
          <Text size="quiet" alignSelf="center">
            {t('registro.page', { page, pages })}
          </Text>
        </Actions>
      )}
      <Text size="quiet" marginTop="3">
        {t('registro.same')}
      </Text>
    </>
  );
}
