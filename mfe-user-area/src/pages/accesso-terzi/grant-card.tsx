import { daysBetween } from '@bussola/domain/calendario';
import { grantState, isGrantLive } from '@bussola/contract/grant-rules';
import type { Grant } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import {
  Actions,
  Avatar,
  Button,
  Card,
  chakra,
  Fact,
  Facts,
  StateTag,
  Title,
} from '@bussola/ui/core';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { useScopeWords } from './scope-words.ts';

interface Props {
  grant: Grant;
  day: string;
  people: readonly Person[];
  onOpen: (kind: 'change' | 'revoke' | 'log' | 'seen') => void;
}

/**
 * One grant: person, sections, end date. An ended grant stays in grey, with what was read under it.
 */
export function GrantCard({ grant, day, people, onOpen }: Props) {
  const live = isGrantLive(grant, day);
  return (
    <Card
      as="article"
      ghost={!live}
      color={live ? undefined : 'text-2'}
      height="100%"
      display="flex"
      flexDirection="column"
    >
      <GrantHead grant={grant} day={day} />
      <GrantFacts grant={grant} day={day} people={people} />
      <GrantActions grant={grant} day={day} onOpen={onOpen} />
    </Card>
  );
}

function GrantHead({ grant, day }: Pick<Props, 'grant' | 'day'>) {
  const t = useT(userAreaNamespace);
  const state = grantState(grant, day);
  const live = isGrantLive(grant, day);
  const name = nameOf(grant);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px 12px">
      <Avatar
        name={name}
        tone={[...grant.email].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)}
        off={!live}
      />
      <chakra.div flex="1" minWidth="10em">
        <Title as="h3" size={20} overflowWrap="anywhere" color={live ? undefined : 'text-2'}>
          {name}
        </Title>
        {grant.name !== null && (
          <chakra.p textStyle="quiet" overflowWrap="anywhere">
            {grant.email}
          </chakra.p>
        )}
      </chakra.div>
      <StateTag live={state === 'active'}>{t(`grants.state.${state}`)}</StateTag>
    </chakra.div>
  );
}

function GrantFacts({ grant, day, people }: Pick<Props, 'grant' | 'day' | 'people'>) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const scopeWords = useScopeWords();
  const left = daysBetween(day, grant.to);
  const whose =
    grant.members === null
      ? t('grants.facts.everybody')
      : formatList(
          people.filter(({ id }) => grant.members?.includes(id)).map((person) => person.name),
          language,
        );
  return (
    <Facts marginBottom="4">
      <Fact label={t('grants.facts.sections')}>
        {formatList(scopeWords(grant.scopes), language)}
      </Fact>
      <Fact label={t('grants.facts.people')}>{whose}</Fact>
      <Fact label={t('grants.facts.amounts')}>
        {t(grant.hideAmounts ? 'grants.facts.hidden' : 'grants.facts.shown')}
      </Fact>
      <Fact label={t('grants.facts.purpose')}>{grant.purpose}</Fact>
      <Fact label={t('grants.facts.when')}>
        <span>
          {t('grants.facts.range', {
            from: formatDate(grant.from, language),
            to: formatDate(grant.to, language),
          })}
        </span>
        {isGrantLive(grant, day) && (
          <chakra.span display="block" textStyle="quiet">
            {left === 0 ? t('grants.lastDay') : t('grants.left', { count: left })}
          </chakra.span>
        )}
      </Fact>
      <Fact label={t('grants.facts.last')}>
        {grant.lastAccessAt
          ? formatDate(grant.lastAccessAt, language, 'long')
          : t('grants.facts.never')}
      </Fact>
    </Facts>
  );
}

function GrantActions({ grant, day, onOpen }: Pick<Props, 'grant' | 'day' | 'onOpen'>) {
  const t = useT(userAreaNamespace);
  const live = isGrantLive(grant, day);
  const name = nameOf(grant);
  return (
    <Actions marginTop="auto" gap="8px 12px">
      {live && (
        <Button aria-label={t('grants.changeOf', { name })} onClick={() => onOpen('change')}>
          {t('grants.change')}
        </Button>
      )}
      {live && (
        <Button
          variant="danger"
          aria-label={t('grants.revokeOf', { name })}
          onClick={() => onOpen('revoke')}
        >
          {t('grants.revoke')}
        </Button>
      )}
      {live && (
        <Button
          variant="tertiary"
          aria-label={`${t('grants.seen.card')}: ${name}`}
          onClick={() => onOpen('seen')}
        >
          {t('grants.seen.card')}
        </Button>
      )}
      {grantState(grant, day) !== 'pending' && (
        <Button
          variant="tertiary"
          aria-label={t('grants.logOf', { name })}
          onClick={() => onOpen('log')}
        >
          {t('grants.log')}
        </Button>
      )}
    </Actions>
  );
}

const nameOf = (grant: Grant): string => grant.name ?? grant.email;
