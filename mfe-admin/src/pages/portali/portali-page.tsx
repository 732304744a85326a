import { adminQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { Box, PageHead } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { PortalAction } from './action-dialog.tsx';
import { OverridesPart } from './overrides-part.tsx';
import { needsAttention } from './portal-health.ts';
import { PortalPart } from './portal-part.tsx';
import { TokensPart } from './tokens-part.tsx';
import { ViolationsPart } from './violations-part.tsx';
import '../../portal.css';

const HOURS = ['1', '24', '168', '720'] as const;
type Hours = (typeof HOURS)[number];

/**
 * /admin/portali, for a SuperAdmin: which builds people get, how they fare, and what can be done.
 */
export default function PortaliPage() {
  const t = useT(adminNamespace);
  const [hours, setHours] = useState<Hours>('24');
  const query = useQuery(adminQueries.portals(hours));
  const { data, dataUpdatedAt } = query;
  const [asked, setAsked] = useState<PortalAction | null>(null);
  if (!data)
    return (
      <NotReadYet queries={[query]} loading={t('portali.loading')} failed={t('portali.failed')} />
    );
  return (
    <StepUp>
      <PageHead
        title={t('portali.title', { count: data.portals.filter(needsAttention).length })}
        actions={
          <Box width={{ base: '100%', md: '220px' }}>
            <SelectField<Hours>
              label={t('portali.period')}
              name="hours"
              value={hours}
              onChange={(value) => setHours(value || '24')}
              options={HOURS.map((value) => ({ value, label: t(`portali.hours.h${value}`) }))}
            />
          </Box>
        }
      >
        {t('portali.lead', { shell: data.shell })}
      </PageHead>
      {data.portals.map((portal) => (
        <PortalPart key={portal.name} portal={portal} onAsk={setAsked} />
      ))}
      <OverridesPart overrides={data.overrides} portals={data.portals} />
      <ViolationsPart violations={data.violations} portals={data.portals} />
      <TokensPart
        tokens={data.tokens}
        portals={data.portals}
        now={new Date(dataUpdatedAt).toISOString()}
      />
      {asked && <ActionDialog action={asked} onClose={() => setAsked(null)} />}
    </StepUp>
  );
}
