import type { PortalStatus, ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { chakra, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import type { Column } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';

type Violation = ResponseOf<'portalStatus'>['violations'][number];
interface Props {
  violations: readonly Violation[];
  portals: readonly PortalStatus[];
}

/**
 * What browsers stopped because the policies of our pages do not allow it: nothing, as long as
 * nobody attacks and no build is wrong.
 */
export function ViolationsPart({ violations, portals }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const code = (text: string) => <chakra.span overflowWrap="anywhere">{text}</chakra.span>;
  const columns: Column<Violation>[] = [
    {
      key: 'portal',
      label: t('portali.violations.portal'),
      render: ({ portal }) =>
        portals.find(({ name }) => name === portal)?.title[language] ??
        t('portali.violations.shell'),
    },
    {
      key: 'directive',
      label: t('portali.violations.directive'),
      onCard: true,
      render: ({ directive }) => code(directive),
    },
    {
      key: 'blocked',
      label: t('portali.violations.blocked'),
      onCard: true,
      render: ({ blocked }) => code(blocked),
    },
    {
      key: 'n',
      label: t('portali.violations.n'),
      numeric: true,
      render: ({ n }) => formatNumber(n),
    },
  ];
  return (
    <Section aria-labelledby="portal-violations">
      <SectionHead>
        <Question id="portal-violations">{t('portali.violations.title')}</Question>
      </SectionHead>
      {violations.length === 0 ? (
        <Text color="text-2">{t('portali.violations.none')}</Text>
      ) : (
        <>
          <Text color="text-2" maxWidth="68ch" marginBottom="4">
            {t('portali.violations.lead')}
          </Text>
          <DataTable
            caption={t('portali.violations.title')}
            columns={columns}
            rows={violations}
            rowKey={({ portal, directive, blocked }) => `${portal} ${directive} ${blocked}`}
          />
        </>
      )}
    </Section>
  );
}
