import { accountQueries, fileQueries, regaliQueries, reportQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  ArrowRightIcon,
  Box,
  Card,
  DocumentIcon,
  GiftIcon,
  HelpIcon,
  Icon,
  LinkButton,
  LockIcon,
  PageHead,
  PencilIcon,
  PeopleIcon,
  Text,
  Title,
} from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { rightsOf } from '../../area/rights.ts';
import { WithArea } from '../../with-area/use-area.tsx';
import { paths } from '../../paths.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import '../../portal.css';

/** /app/dashboards/strumenti: the services, each with its state. */
export default function StrumentiPage() {
  const t = useT(userAreaNamespace);
  const { isActing } = useShell().session;
  return (
    <WithArea>
      {({ userId, info }) => (
        <>
          <PageHead title={t('report.services.title')} />
          <Box
            display="grid"
            gap="4"
            marginTop="6"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {rightsOf(info).mayRead('report') && <ReportCard userId={userId} />}
            {rightsOf(info).mayRead('documenti') && <PapersCard userId={userId} />}
            {!isActing && <WillCard />}
            {!isActing && <GiftsCard userId={userId} />}
            {!isActing && <GrantsCard userId={userId} />}
            <QuestionsCard />
          </Box>
        </>
      )}
    </WithArea>
  );
}

function ReportCard({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const count = useQuery(reportQueries.list(userId)).data?.reports.length;
  return (
    <ServiceCard
      icon={DocumentIcon}
      title={t('report.services.reports')}
      text={t('report.services.reportsText')}
      href={paths.report}
      open={t('report.services.open')}
      state={
        count === undefined
          ? undefined
          : count === 0
            ? t('report.services.none')
            : t('report.services.state', { count })
      }
    />
  );
}

function PapersCard({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const count = useQuery(fileQueries.list(userId)).data?.files.length;
  return (
    <ServiceCard
      icon={LockIcon}
      title={t('documenti.service.title')}
      text={t('documenti.service.text')}
      href={paths.documenti}
      open={t('documenti.service.open')}
      state={
        count === undefined
          ? undefined
          : count === 0
            ? t('documenti.service.none')
            : t('documenti.service.state', { count })
      }
    />
  );
}

/** Only the owner sees this card. It does not say whether a will exists: others may be near. */
function WillCard() {
  const t = useT(userAreaNamespace);
  return (
    <ServiceCard
      icon={PencilIcon}
      title={t('report.services.will')}
      text={t('report.services.willText')}
      href={paths.testamento}
      open={t('report.services.willOpen')}
      state={undefined}
    />
  );
}

/** Its giver's alone. */
function GiftsCard({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const count = useQuery(regaliQueries.list(userId)).data?.regali.length;
  return (
    <ServiceCard
      icon={GiftIcon}
      title={t('report.services.gifts')}
      text={t('report.services.giftsText')}
      href={paths.regali}
      open={t('report.services.giftsOpen')}
      state={
        count === undefined
          ? undefined
          : count === 0
            ? t('report.services.none')
            : t('report.services.giftsState', { count })
      }
    />
  );
}

/** What everybody asks; the page says how many there are. */
function QuestionsCard() {
  const t = useT(userAreaNamespace);
  return (
    <ServiceCard
      icon={HelpIcon}
      title={t('report.services.faq')}
      text={t('report.services.faqText')}
      href={paths.faq}
      open={t('report.services.faqOpen')}
      state={undefined}
    />
  );
}

/** Shown only in one's own area: nobody can grant another person's area. */
function GrantsCard({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const { data } = useQuery(accountQueries.grants(userId));
  const count = data?.grants.filter(
    ({ state }) => state === 'active' || state === 'pending',
  ).length;
  return (
    <ServiceCard
      icon={PeopleIcon}
      title={t('grants.service.title')}
      text={t('grants.service.text')}
      href={paths.accessoTerzi}
      open={t('grants.service.open')}
      state={
        count === undefined
          ? undefined
          : count === 0
            ? t('grants.service.none')
            : t('grants.service.state', { count })
      }
    />
  );
}

interface ServiceProps {
  icon: LucideIcon;
  title: string;
  text: string;
  href: string;
  open: string;
  /** A list that does not answer leaves none, and the service stays reachable. */ state:
    string | undefined;
}

function ServiceCard({ icon, title, text, href, open, state }: ServiceProps) {
  return (
    <Card display="flex" flexDirection="column" alignItems="flex-start" gap="2">
      <Box display="flex" alignItems="center" gap="3" width="100%">
        <Box
          display="grid"
          placeItems="center"
          flex="none"
          width="44px"
          height="44px"
          borderRadius="50%"
          bg="ink-soft"
          color="ink"
        >
          <Icon icon={icon} size={20} />
        </Box>
        <Title as="h2" size={20} flex="1">
          {title}
        </Title>
        {state !== undefined && (
          <Text as="span" size="quiet">
            {state}
          </Text>
        )}
      </Box>
      <Text color="text-2">{text}</Text>
      <Box marginTop="auto" paddingTop="3">
        <LinkButton href={href} iconEnd={<Icon icon={ArrowRightIcon} />}>
          {open}
        </LinkButton>
      </Box>
    </Card>
  );
}
