import { reportQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { ArrowRightIcon, Box, Card, DocumentIcon, Icon, LinkButton, PageHead, Text, Title } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { WithArea } from '../../area/use-area.tsx';
import { paths } from '../../paths.ts';
import { userAreaNamespace } from '../../words/user-area-namespace.ts';
import '../../portal.css';

/** /app/dashboards/strumenti: the services, each with its state. */
function StrumentiPage() {
  const t = useT(userAreaNamespace);
  return (
    <WithArea>
      {({ userId }) => (
        <>
          <PageHead title={t('report.services.title')} />
          <Box display="grid" gap="4" marginTop="6" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
            <ReportCard userId={userId} />
          </Box>
        </>
      )}
    </WithArea>
  );
}

function ReportCard({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const { data } = useQuery(reportQueries.list(userId));
  const count = data?.reports.length;
  return (
    <Card display="flex" flexDirection="column" alignItems="flex-start" gap="2">
      <Box display="flex" alignItems="center" gap="3" width="100%">
        <Box display="grid" placeItems="center" width="44px" height="44px" borderRadius="50%" bg="ink-soft" color="ink"><Icon icon={DocumentIcon} size={20} /></Box>
        <Title as="h2" size={20} flex="1">{t('report.services.reports')}</Title>
        {/* A list that does not answer leaves no number, and the service stays reachable. */}
        {count !== undefined && <Text as="span" size="quiet">{count === 0 ? t('report.services.none') : t('report.services.state', { count })}</Text>}
      </Box>
      <Text color="text-2">{t('report.services.reportsText')}</Text>
      <Box marginTop="auto" paddingTop="3"><LinkButton href={paths.report} iconEnd={<Icon icon={ArrowRightIcon} />}>{t('report.services.open')}</LinkButton></Box>
    </Card>
  );
}

export default StrumentiPage;
