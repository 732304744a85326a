import { adminQueries } from '@bussola/client';
import type { StaffRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { Box, PageHead, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { AdminsTable } from './admins-table.tsx';
import { InvitePart } from './invite-part.tsx';
import { RightsTable } from './rights-table.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import type { StaffAction } from './staff-actions.ts';
import '../../portal.css';

/** /admin/amministratori, for a SuperAdmin: who runs Bussola, and what each may do. */
export default function AmministratoriPage() {
  const t = useT(adminNamespace);
  const query = useQuery(adminQueries.admins());
  if (query.data) return <Read rows={query.data.rows} />;
  return (
    <NotReadYet queries={[query]} loading={t('squadra.loading')} failed={t('squadra.failed')} />
  );
}

const RULES = ['self', 'two', 'factor', 'told'] as const;

function Read({ rows }: { rows: readonly StaffRow[] }) {
  const t = useT(adminNamespace);
  const [asked, setAsked] = useState<{ action: StaffAction; row: StaffRow }>();
  const active = rows.filter(({ state }) => state === 'active');
  const supers = active.filter(({ role }) => role === 'SuperAdmin');
  const invited = rows.filter(({ state }) => state === 'invited');
  return (
    <StepUp>
      <PageHead title={t('squadra.title')}>
        {t('squadra.lead', {
          active: t('squadra.active', { count: active.length }),
          supers: t('squadra.supers', { count: supers.length }),
          invited: t('squadra.invited', { count: invited.length }),
        })}
      </PageHead>
      <Box marginTop="6">
        <AdminsTable rows={rows} onAsk={(action, row) => setAsked({ action, row })} />
      </Box>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
        gap="12px 32px"
        marginTop="5"
      >
        {RULES.map((rule) => (
          <li key={rule}>
            <Text size="quiet">{t(`squadra.rules.${rule}`)}</Text>
          </li>
        ))}
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 400px' }}
        gap={{ base: '0', lg: '64px' }}
      >
        <RightsTable />
        <InvitePart />
      </Box>
      {asked && <StaffDialog {...asked} onClose={() => setAsked(undefined)} />}
    </StepUp>
  );
}
