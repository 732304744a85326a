import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { Avatar, Card, chakra, Title } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { thirdpartyNamespace } from '../../locales/thirdparty-namespace.ts';
import { GrantActions } from './grant-actions.tsx';
import { daysLeft, isLive, readScope, stateOf } from './grants.ts';
import type { Grant } from './grants.ts';

/**
 * Who granted, what, until when. Ended ones stay, greyed: what was seen then is part of the story.
 */
export function GrantCard({ grant, today }: { grant: Grant; today: string }) {
  const t = useT(thirdpartyNamespace);
  const language = useLanguage();
  const state = stateOf(grant, today);
  const live = isLive(grant, today);
  const left = daysLeft(grant.to, today);
  const scopes = grant.scopes
    .flatMap((scope) => readScope(scope) ?? [])
    .map(({ name, write }) =>
      write ? t('withWrite', { section: t(`scope.${name}`) }) : t(`scope.${name}`),
    );
  return (
    <Card ghost={!live} color={live ? undefined : 'text-2'} height="100%">
      <chakra.div display="flex" alignItems="center" gap="3">
        <Avatar name={grant.name} tone={toneOf(grant.userId)} off={!live} />
        <Title
          as="h3"
          size={20}
          flex="1"
          minWidth="0"
          overflowWrap="anywhere"
          color={live ? undefined : 'text-2'}
        >
          {grant.name}
        </Title>
        <State live={state === 'active'}>{t(`state.${state}`)}</State>
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns="minmax(96px, auto) 1fr"
        gap="8px 16px"
        marginTop="4"
        fontSize="t15"
      >
        <Fact label={t('sections')}>{formatList(scopes, language)}</Fact>
        <Fact label={t('purpose')}>{grant.purpose || t('noPurpose')}</Fact>
        <Fact label={t('until')}>
          {t('range', {
            from: formatDate(grant.from, language),
            to: formatDate(grant.to, language),
          })}
          {state === 'active' && (
            <chakra.span display="block" textStyle="quiet">
              {left === 0 ? t('lastDay') : t('daysLeft', { count: left })}
            </chakra.span>
          )}
        </Fact>
        <Fact label={t('lastAccess')}>
          {grant.lastAccessAt ? formatDate(grant.lastAccessAt, language, 'long') : t('never')}
        </Fact>
      </chakra.dl>
      {live && <GrantActions grant={grant} />}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt textStyle="quiet">{label}</chakra.dt>
      <chakra.dd margin="0" minWidth="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}

const State = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '26px',
    paddingInline: '10px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'grey-line',
    bg: 'grey-bg',
    color: 'grey',
    fontSize: 't13',
    fontWeight: 600,
  },
  variants: { live: { true: { borderColor: 'ink', bg: 'ink-soft', color: 'ink' } } },
});

/** The same person keeps the same tone wherever they are listed. */
const toneOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
