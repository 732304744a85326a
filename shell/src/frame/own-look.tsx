import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { asProblem, lookQueries, useAnswerLook, useEndOwnLook } from '@bussola/client';
import type { OwnLook } from '@bussola/contract';
import { LOOK_MINUTES } from '@bussola/contract/limits';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatTime, numberWord } from '@bussola/i18n/format';
import {
  Avatar,
  Button,
  Card,
  chakra,
  ClockIcon,
  Icon,
  Notice,
  Text,
  TextLink,
  Title,
} from '@bussola/ui/core';
import { useAccountPath } from '../auth/use-landing.ts';
import { notify } from '../boot/notifications.ts';
import { lookNamespace } from '../locales/look-namespace.ts';
import { WithQueries } from '../session/with-queries.tsx';
import { LookBar } from './look-bar.tsx';
import { useMinutesLeft } from './use-minutes-left.ts';

interface Props {
  userId: string;
}

/** Over all pages of the client, while somebody of the staff looks with them. */
export function OwnLookBar(props: Props) {
  return (
    <WithQueries>
      <OpenLook {...props} />
    </WithQueries>
  );
}

/** In the page, without covering it: who asks, or how it went. */
export function OwnLookCard(props: Props) {
  return (
    <WithQueries>
      <AskedLook {...props} />
    </WithQueries>
  );
}

function OpenLook({ userId }: Props) {
  const t = useT(lookNamespace);
  const { data } = useQuery(lookQueries.own(userId));
  const { end, isPending } = useEnd(userId);
  const look = data?.look;
  if (look?.state !== 'open' || look.until === null) return null;
  return (
    <LookBar until={look.until} busy={isPending} onClose={() => void end()}>
      <chakra.b>{look.name}</chakra.b> <chakra.span hideBelow="md">{t('bar.looks')}</chakra.span>
      <chakra.span hideFrom="md">{t('bar.looksShort')}</chakra.span>
    </LookBar>
  );
}

function useEnd(userId: string) {
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useEndOwnLook(userId);
  const end = async () => {
    try {
      await mutateAsync();
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    }
  };
  return { end, isPending };
}

function AskedLook({ userId }: Props) {
  const { data } = useQuery(lookQueries.own(userId));
  const look = data?.look;
  if (!look || look.state === 'open') return null;
  return (
    <chakra.div data-print="hidden" marginTop="2" marginBottom="6">
      {look.state === 'waiting' ? (
        <Request key={look.lookId} userId={userId} look={look} />
      ) : (
        <Ended userId={userId} look={look} />
      )}
    </chakra.div>
  );
}

function Request({ userId, look }: Props & { look: OwnLook }) {
  const t = useT(lookNamespace);
  const language = useLanguage();
  return (
    <Card
      as="section"
      aria-labelledby="look-request"
      aria-live="polite"
      display="block"
      padding={{ base: '5', md: '6' }}
      css={{ borderInlineStartWidth: '4px', borderInlineStartColor: 'ink' }}
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        gap="12px 16px"
        alignItems="center"
        paddingBottom="4"
      >
        <Avatar name={look.name} />
        <chakra.div flex="1" minWidth={{ base: '60%', md: '280px' }}>
          <Title as="h2" id="look-request" size={20}>
            {t('title', { name: look.name })}
          </Title>
          <Text size="quiet">{t('who', { time: formatTime(look.askedAt, language) })}</Text>
        </chakra.div>
        <Left dueAt={look.dueAt} />
      </chakra.header>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1.2fr 1fr 1fr' }}
        borderBlockWidth="1px"
        borderColor="line"
      >
        <Term label={t('why')}>{t('reason', { reason: look.reason })}</Term>
        <Term label={t('sees')}>{t('seesText', { minutes: LOOK_MINUTES })}</Term>
        <Term label={t('not')}>{t('notText')}</Term>
      </chakra.dl>
      <Answers userId={userId} look={look} />
      <Text size="quiet" marginTop="4" measure="free">
        {t('silence', { name: look.firstName, time: formatTime(look.dueAt, language) })}
      </Text>
    </Card>
  );
}

function Left({ dueAt }: { dueAt: string }) {
  const t = useT(lookNamespace);
  const minutes = useMinutesLeft(dueAt);
  return (
    <chakra.div textAlign={{ md: 'end' }} flexBasis={{ base: '100%', md: 'auto' }}>
      <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="600">
        <Icon icon={ClockIcon} size={18} />
        <span>{t('left', { count: minutes })}</span>
      </chakra.span>
      <Text size="quiet">{t('closes')}</Text>
    </chakra.div>
  );
}

function Term({ label, children }: { label: string; children: string }) {
  return (
    <chakra.div
      paddingBlock="4"
      paddingInline={{ md: '6' }}
      borderColor="line"
      borderTopWidth={{ base: '1px', md: '0' }}
      borderInlineStartWidth={{ md: '1px' }}
      _first={{ borderWidth: '0', paddingInlineStart: '0' }}
      minWidth="0"
    >
      <Text as="dt" size="quiet">
        {label}
      </Text>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}

/** Two answers of the same weight: neither is the one that is expected. */
function Answers({ userId, look: { lookId } }: Props & { look: OwnLook }) {
  const t = useT(lookNamespace);
  const errorText = useErrorText();
  const { mutateAsync } = useAnswerLook(userId);
  const [given, setGiven] = useState<boolean | null>(null);
  const answer = async (accept: boolean) => {
    if (given !== null) return;
    setGiven(accept);
    try {
      await mutateAsync({ lookId, accept });
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    } finally {
      setGiven(null);
    }
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      gap={{ base: '3', md: '4' }}
      marginTop="5"
    >
      {[true, false].map((accept) => (
        <Button
          key={String(accept)}
          size="big"
          busy={given === accept}
          onClick={() => void answer(accept)}
        >
          {t(accept ? 'yes' : 'no')}
        </Button>
      ))}
    </chakra.div>
  );
}

function Ended({ userId, look }: Props & { look: OwnLook }) {
  const t = useT(lookNamespace);
  const language = useLanguage();
  const { end } = useEnd(userId);
  const account = useAccountPath();
  const { state, name, firstName, dueAt, answeredAt, endedAt, pages } = look;
  if (state === 'over')
    return (
      <Notice
        flat
        kind="info"
        title={t('over.title', { time: formatTime(endedAt ?? dueAt, language) })}
        action={<TextLink href={`${account}#accessi`}>{t('over.log')}</TextLink>}
        onClose={() => void end()}
      >
        {t('over.text', {
          name: firstName,
          count: pages.length,
          pages: numberWord(pages.length, language),
          minutes: t('over.minutes', { count: minutesOf(answeredAt, endedAt) }),
        })}
      </Notice>
    );
  const how = state === 'withdrawn' ? 'withdrawn' : 'lapsed';
  return (
    <Notice
      flat
      kind="info"
      icon={ClockIcon}
      title={t(`${how}.title`, { name, time: formatTime(answeredAt ?? dueAt, language) })}
      onClose={() => void end()}
    >
      {t(`${how}.text`)}
    </Notice>
  );
}

const minutesOf = (from: string | null, to: string | null): number =>
  Math.max(1, Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000) || 1);
