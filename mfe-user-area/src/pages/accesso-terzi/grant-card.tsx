import type { Grant } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { Actions, Avatar, Button, Card, chakra, Title } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { daysBetween, isLive, stateOf } from './grant-form.ts';
import { useScopeWords } from './scope-words.ts';

interface Props {
  grant: Grant;
  day: string;
  people: readonly Person[];
  onOpen: (kind: 'change' | 'revoke' | 'log' | 'seen') => void;
}

/** Who, what, until when; ended ones stay, greyed, with what was read under them. */
export function GrantCard({ grant, day, people, onOpen }: Props) {
  const live = isLive(grant, day);
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
  const state = stateOf(grant, day);
  const live = isLive(grant, day);
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
    <chakra.dl
      display="grid"
      gridTemplateColumns="minmax(88px, auto) 1fr"
      gap="8px 16px"
      marginTop="4"
      marginBottom="4"
      fontSize="t15"
    >
      <Fact label={t('grants.facts.sections')}>
        {formatList(scopeWords(grant.scopes), language)}
      </Fact>
      <Fact label={t('grants.facts.people')}>{whose}</Fact>
      <Fact label={t('grants.facts.amounts')}>
        {t(grant.hideAmounts ? 'grants.facts.hidden' : 'grants.facts.shown')}
      </Fact>
      <Fact label={t('grants.facts.purpose')}>{grant.purpose}</Fact>
      <Fact label={t('grants.facts.when')}>
        {t('grants.facts.range', {
          from: formatDate(grant.from, language),
          to: formatDate(grant.to, language),
        })}
        {isLive(grant, day) && (
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
    </chakra.dl>
  );
}

function GrantActions({ grant, day, onOpen }: Pick<Props, 'grant' | 'day' | 'onOpen'>) {
  const t = useT(userAreaNamespace);
  const live = isLive(grant, day);
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
      {stateOf(grant, day) !== 'pending' && (
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

const StateTag = chakra('span', {
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
