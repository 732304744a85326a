import { useAnswerAdviser } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Avatar,
  Box,
  Button,
  Card,
  CheckIcon,
  ClockIcon,
  EyeIcon,
  EyeOffIcon,
  Icon,
  InfoIcon,
  RuledList,
  RuledRow,
  Text,
  Title,
} from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../area/use-async-action.ts';
import { seguireNamespace } from '../../locales/seguire-namespace.ts';

type Advisers = ResponseOf<'listAdvisers'>;
export type Proposal = NonNullable<Advisers['proposal']>;

interface Props {
  userId: string;
  proposal: Proposal;
  /** Who follows the client until the yes. */ now: string | undefined;
}

/** Somebody asks to follow this client: who, why, what they would see, and two equal answers. */
export function AdviserRequest({ userId, proposal, now }: Props) {
  const t = useT(seguireNamespace);
  const language = useLanguage();
  const { name, albo, until } = proposal;
  const receives = useReceives(proposal);
  return (
    <Card as="article" aria-labelledby="adviser-asks" marginTop="6" padding="0" overflow="hidden">
      <Part display="flex" flexWrap="wrap" alignItems="center" gap="12px 16px">
        <Avatar name={name} size="lg" />
        <Box flex="1 1 260px" minWidth="0">
          <Title as="h2" id="adviser-asks" size={26} overflowWrap="anywhere">
            {t('asks', { name })}
          </Title>
          <Text size="quiet">
            {[albo && t(`does.${albo}`), receives].filter(Boolean).join(' ')}
          </Text>
        </Box>
        <Text size="quiet" fontWeight="580" display="flex" alignItems="center" gap="2">
          <Icon icon={ClockIcon} />
          <span>{t('until', { date: formatDate(until, language, 'letter') })}</span>
        </Text>
      </Part>
      <Columns count={3}>
        <Who proposal={proposal} />
        <From proposal={proposal} />
        <Column title={t('long.title')} value={t('long.value')}>
          {t('long.text')}
        </Column>
      </Columns>
      <Part
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap={{ base: '8', md: '14' }}
      >
        <Shown title={t('sees.title')} icon={EyeIcon} rows={SEES} part="sees">
          <Text size="quiet" marginTop="3">
            {t('sees.only')}
          </Text>
        </Shown>
        <Shown title={t('never.title')} icon={EyeOffIcon} rows={NEVER} part="never" />
      </Part>
      <Answers userId={userId} proposal={proposal} now={now} />
      <Part display="flex" gap="3" alignItems="flex-start">
        <Icon icon={InfoIcon} />
        <Text size="quiet">{t('silence', { name })}</Text>
      </Part>
    </Card>
  );
}

const Part = (props: Parameters<typeof Box>[0]) => (
  <Box
    padding={{ base: '5', md: '7' }}
    borderTopWidth="1px"
    borderColor="line"
    _first={{ borderTopWidth: '0' }}
    {...props}
  />
);

function Columns({ count, children }: { count: 2 | 3; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: `repeat(${String(count)}, minmax(0, 1fr))` }}
      borderTopWidth="1px"
      borderColor="line"
      css={{
        '& > * + *': {
          borderColor: '{colors.line}',
          borderInlineStartWidth: { base: '0', md: '1px' },
          borderTopWidth: { base: '1px', md: '0' },
        },
      }}
    >
      {children}
    </Box>
  );
}

function Column({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <Box padding={{ base: '5', md: '6 7' }} minWidth="0">
      <Text size="quiet">{title}</Text>
      <Text fontWeight="580" overflowWrap="anywhere">
        {value}
      </Text>
      <Box overflowWrap="anywhere" textStyle="quiet" color="text">
        {children}
      </Box>
    </Box>
  );
}

function Who({ proposal: { albo, numero, checkedAt } }: { proposal: Proposal }) {
  const t = useT(seguireNamespace);
  const language = useLanguage();
  // Nobody asks without a number.
  if (albo === null) return null;
  return (
    <Column title={t('who.title')} value={t(`who.${albo}`, { numero: numero ?? '' })}>
      <Text size="quiet">{t(`who.of.${albo}`)}</Text>
      <Text size="quiet" color="ink" fontWeight="580" marginTop="1" display="flex" gap="2">
        <Icon icon={CheckIcon} />
        <span>{t('who.checked', { date: formatDate(checkedAt, language, 'long') })}</span>
      </Text>
    </Column>
  );
}

function From({ proposal: { proposedBy, reason, proposedAt } }: { proposal: Proposal }) {
  const t = useT(seguireNamespace);
  const language = useLanguage();
  return (
    <Column
      title={t('from.title')}
      value={proposedBy === null ? t('from.somebody') : t('from.staff', { name: proposedBy })}
    >
      <Text size="quiet">{t('from.quote', { reason })}</Text>
      <Text size="quiet" color="text-2" marginTop="1">
        {t('from.written', { date: formatDate(proposedAt, language, 'letter') })}
      </Text>
    </Column>
  );
}

const SEES = ['people', 'wealth', 'cover', 'report'] as const;
const NEVER = ['will', 'reserved', 'notes', 'others'] as const;
type ShownProps = { title: string; icon: LucideIcon; children?: ReactNode } & (
  { part: 'sees'; rows: typeof SEES } | { part: 'never'; rows: typeof NEVER }
);
function Shown({ title, icon, children, ...shown }: ShownProps) {
  const t = useT(seguireNamespace);
  const rows =
    shown.part === 'sees'
      ? shown.rows.map((row) => [t(`sees.${row}`), t(`sees.${row}Text`)])
      : shown.rows.map((row) => [t(`never.${row}`), t(`never.${row}Text`)]);
  return (
    <Box minWidth="0">
      <Title as="h3" size={20}>
        {title}
      </Title>
      <RuledList marginTop="2" borderTopWidth="0">
        {rows.map(([what, more]) => (
          <RuledRow key={what} flexWrap="nowrap" alignItems="flex-start" gap="3">
            <Icon icon={icon} />
            <Box minWidth="0">
              <Text fontWeight="560">{what}</Text>
              <Text size="quiet">{more}</Text>
            </Box>
          </RuledRow>
        ))}
      </RuledList>
      {children}
    </Box>
  );
}

function Answers({ userId, proposal: { id, name }, now }: Props) {
  const t = useT(seguireNamespace);
  const { notify } = useShell();
  const { mutateAsync: answerAdviser } = useAnswerAdviser(userId);
  const { busy, run } = useAsyncAction();
  const answer = (accept: boolean) =>
    void run(async () => {
      await answerAdviser({ adviser: id, accept });
      notify({ kind: 'success', text: t(accept ? 'saidYes' : 'saidNo', { name }) });
    });
  return (
    <Columns count={2}>
      <Box padding={{ base: '5', md: '7' }}>
        <Button wide textWrap="balance" disabled={busy} onClick={() => answer(true)}>
          {t('yes', { name })}
        </Button>
        <Text size="quiet" marginTop="3">
          {[t('yesText'), now !== undefined && t('yesChange', { name: now })]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Box>
      <Box padding={{ base: '5', md: '7' }}>
        <Button wide disabled={busy} onClick={() => answer(false)}>
          {t('no')}
        </Button>
        <Text size="quiet" marginTop="3">
          {t('noText', { name })}
        </Text>
      </Box>
    </Columns>
  );
}

/** «Riceve a Modena, in studio e in video.» */
function useReceives({ luoghi, canali }: Proposal): string | null {
  const t = useT(seguireNamespace);
  const language = useLanguage();
  const where = [
    luoghi.length > 0 && t('place', { places: formatList(luoghi, language) }),
    canali.length > 0 &&
      formatList(
        canali.map((channel) => t(`channel.${channel}`)),
        language,
      ),
  ].filter(Boolean);
  return where.length > 0 ? t('receives', { where: where.join(', ') }) : null;
}
