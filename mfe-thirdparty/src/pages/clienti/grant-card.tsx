import { daysBetween } from '@bussola/domain/calendario';
import { grantState, isGrantLive, readScopes } from '@bussola/contract/grant-rules';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { Avatar, Card, chakra, Fact, Facts, StateTag, Title } from '@bussola/ui/core';
import { thirdpartyNamespace } from '../../locales/thirdparty-namespace.ts';
import { GrantActions } from './grant-actions.tsx';
import type { Grant } from './grants.ts';

/**
 * Who granted, what, until when. Ended ones stay, greyed: what was seen then is part of the story.
 */
export function GrantCard({ grant, today }: { grant: Grant; today: string }) {
  const t = useT(thirdpartyNamespace);
  const language = useLanguage();
  const state = grantState(grant, today);
  const live = isGrantLive(grant, today);
  const left = daysBetween(today, grant.to);
  const scopes = readScopes(grant.scopes).map(({ section, write }) =>
    write ? t('withWrite', { section: t(`scope.${section}`) }) : t(`scope.${section}`),
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
        <StateTag live={state === 'active'}>{t(`state.${state}`)}</StateTag>
      </chakra.div>
      <Facts>
        <Fact label={t('sections')}>{formatList(scopes, language)}</Fact>
        <Fact label={t('purpose')}>{grant.purpose || t('noPurpose')}</Fact>
        <Fact label={t('until')}>
          <span>
            {t('range', {
              from: formatDate(grant.from, language),
              to: formatDate(grant.to, language),
            })}
          </span>
          {state === 'active' && (
            <chakra.span display="block" textStyle="quiet">
              {left === 0 ? t('lastDay') : t('daysLeft', { count: left })}
            </chakra.span>
          )}
        </Fact>
        <Fact label={t('lastAccess')}>
          {grant.lastAccessAt ? formatDate(grant.lastAccessAt, language, 'long') : t('never')}
        </Fact>
      </Facts>
      {live && <GrantActions grant={grant} />}
    </Card>
  );
}

/** The same person keeps the same tone wherever they are listed. */
const toneOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
