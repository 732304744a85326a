import { ADVISER_CLIENTS } from '@bussola/contract/limits';
import { adminQueries } from '@bussola/client';
import type { Attese, ConsulenteRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { Box, Button, EmptyState, Icon, PageHead, PlusIcon, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { SearchField } from '../../search-field.tsx';
import { ConsulentiTable } from './consulenti-table.tsx';
import { passes, readSearch, writeSearch } from './consulenti-search.ts';
import type { ConsulentiSearch } from './consulenti-search.ts';
import { FilterPills } from './filter-pills.tsx';
import { InviteDialog, InvitationDialog } from './invite-dialog.tsx';
import type { InvitationAction } from './invite-dialog.tsx';
import { QueuePart } from './queue-part.tsx';
import { YesPart } from './yes-part.tsx';
import '../../portal.css';

export { consulentiNamespace as words };

/** /admin/consulenti: the advisers, who waits for one, and whose yes is awaited. */
export default function ConsulentiPage() {
  const t = useT(consulentiNamespace);
  const list = useQuery(adminQueries.consulenti());
  const attese = useQuery(adminQueries.attese());
  if (list.data && attese.data) return <Read rows={list.data.rows} attese={attese.data} />;
  return <NotReadYet queries={[list, attese]} loading={t('loading')} failed={t('failed')} />;
}

function Read({ rows, attese }: { rows: readonly ConsulenteRow[]; attese: Attese }) {
  const t = useT(consulentiNamespace);
  const [params, setParams] = useSearchParams();
  const filters = readSearch(params, rows);
  const change = (next: ConsulentiSearch) => setParams(writeSearch(next), { replace: true });
  const [open, setOpen] = useState<'invite' | { action: InvitationAction; row: ConsulenteRow }>();
  const close = () => setOpen(undefined);
  const found = rows.filter((row) => passes(row, filters));
  const active = rows.filter(({ state }) => state === 'active').length;
  const families = rows.reduce((sum, { clients }) => sum + clients, 0);
  return (
    <StepUp>
      <PageHead
        title={t('title')}
        actions={
          <Button icon={<Icon icon={PlusIcon} />} onClick={() => setOpen('invite')}>
            {t('invite.open')}
          </Button>
        }
      >
        {t('lead', {
          advisers: t('advisers', { count: active }),
          families: active === 0 ? '' : t('families', { count: families }),
          waiting: attese.total >= 1000 ? t('many') : t('waiting', { count: attese.total }),
        })}
      </PageHead>
      {rows.length === 0 ? (
        <Box marginTop="6" maxWidth="720px">
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        </Box>
      ) : (
        <>
          <Box marginTop="6" display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Box flex="0 1 360px" minWidth="0">
              <SearchField
                label={t('search')}
                value={filters.search}
                onSearch={(search) => change({ ...filters, search })}
              />
            </Box>
            <FilterPills rows={rows} filters={filters} onChange={change} />
          </Box>
          <Box marginTop="4">
            <ConsulentiTable
              rows={found}
              onAsk={(action, row) => setOpen({ action, row })}
              empty={<EmptyState title={t('notFound')}>{t('notFoundText')}</EmptyState>}
            />
          </Box>
          <Text size="quiet" marginTop="4">
            {t('limit', { count: ADVISER_CLIENTS })}
          </Text>
        </>
      )}
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
        gap={{ base: '0', lg: '64px' }}
      >
        <QueuePart attese={attese} />
        <YesPart proposte={attese.proposte} />
      </Box>
      <Text size="quiet" marginTop="8">
        {t('note')}
      </Text>
      {open === 'invite' && <InviteDialog onClose={close} />}
      {open !== undefined && open !== 'invite' && <InvitationDialog {...open} onClose={close} />}
    </StepUp>
  );
}
