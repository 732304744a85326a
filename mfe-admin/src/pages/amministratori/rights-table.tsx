import { useT } from '@bussola/i18n';
import { chakra, CheckIcon, Icon, Question, Section, SectionHead } from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { adminNamespace } from '../../locales/admin-namespace.ts';

/** What each role may do, as the policies of the contract say it. */
export const RIGHTS = [
  { what: 'clients', Admin: true },
  { what: 'amounts', Admin: true },
  { what: 'contents', Admin: false },
  { what: 'constants', Admin: false },
  { what: 'admins', Admin: false },
  { what: 'service', Admin: false },
  { what: 'placeholder', Admin: false },
] as const;

export function RightsTable() {
  const t = useT(adminNamespace);
  return (
    <Section aria-labelledby="staff-rights">
      <SectionHead>
        <Question id="staff-rights">{t('squadra.can.title')}</Question>
      </SectionHead>
      <DataTable
        caption={t('squadra.can.title')}
        columns={[
          {
            key: 'what',
            label: t('squadra.can.what'),
            render: ({ what }) => t(`squadra.can.${what}`),
          },
          {
            key: 'admin',
            label: t('squadra.roleOf.Admin'),
            render: ({ Admin }) => <Can yes={Admin} />,
          },
          {
            key: 'super',
            label: t('squadra.roleOf.SuperAdmin'),
            render: () => <Can yes />,
          },
        ]}
        rows={RIGHTS}
        rowKey={({ what }) => what}
      />
    </Section>
  );
}

function Can({ yes }: { yes: boolean }) {
  const t = useT(adminNamespace);
  return yes ? (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color="ink" fontWeight="580">
      <Icon icon={CheckIcon} />
      <span>{t('squadra.can.yes')}</span>
    </chakra.span>
  ) : (
    <chakra.span color="text-2">{t('squadra.can.no')}</chakra.span>
  );
}
