import type { PortalStatus } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import {
  Actions,
  Box,
  Button,
  chakra,
  DisclosureList,
  LevelMark,
  Section,
  Text,
  Title,
} from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { PortalAction } from './action-dialog.tsx';
import { BuildsTable } from './builds-table.tsx';
import { ATTENTION_RATE, healthInForce, needsAttention } from './portal-health.ts';
import { usePortalWords } from './portal-words.ts';

interface Props {
  portal: PortalStatus;
  onAsk: (action: PortalAction) => void;
}

/**
 * One portal: what people get, how it fares, what can be done; builds and history open in place.
 */
export function PortalPart({ portal, onAsk }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const {
    name,
    state: { stable, canary, canaryPercent, earlier },
  } = portal;
  const title = portal.title[language];
  const base = { portal: name, title };
  const ask = (label: string) => t('portali.of', { action: label, title });
  return (
    <Section id={name} aria-labelledby={`${name}-title`}>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
        <Title as="h2" id={`${name}-title`} size={26}>
          {title}
        </Title>
        <HowItIs portal={portal} />
      </Box>
      <Figures portal={portal} />
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        marginTop="4"
      >
        <Channel label={t('portali.stable')} portal={portal} buildId={stable} />
        <Channel
          label={t('portali.canary')}
          portal={portal}
          buildId={canary}
          note={canary === null ? undefined : t('portali.percent', { percent: canaryPercent })}
        />
      </Box>
      <Actions marginTop="4" gap="8px 12px">
        {canary !== null && (
          <Button
            aria-label={ask(t('portali.promote'))}
            onClick={() => onAsk({ ...base, kind: 'promote', buildId: canary })}
          >
            {t('portali.promote')}
          </Button>
        )}
        {canary !== null && (
          <Button
            aria-label={ask(t('portali.changePercent'))}
            onClick={() =>
              onAsk({ ...base, kind: 'percent', buildId: canary, percent: canaryPercent })
            }
          >
            {t('portali.changePercent')}
          </Button>
        )}
        {canary !== null && (
          <Button
            variant="tertiary"
            aria-label={ask(t('portali.withdraw'))}
            onClick={() => onAsk({ ...base, kind: 'withdraw', buildId: canary })}
          >
            {t('portali.withdraw')}
          </Button>
        )}
        {stable !== null && earlier.length > 0 && (
          <Button
            variant="danger"
            aria-label={ask(t('portali.rollback'))}
            onClick={() => onAsk({ ...base, kind: 'rollback', buildId: stable, earlier })}
          >
            {t('portali.rollback')}
          </Button>
        )}
      </Actions>
      <Box marginTop="5">
        <DisclosureList
          items={[
            {
              id: 'builds',
              wide: true,
              title: t('portali.builds'),
              end: <Faint>{portal.builds.length}</Faint>,
              children: <BuildsTable portal={portal} title={title} onAsk={onAsk} />,
            },
            {
              id: 'history',
              title: t('portali.history'),
              end: <Faint>{portal.history.length}</Faint>,
              children: <History portal={portal} />,
            },
          ]}
        />
      </Box>
    </Section>
  );
}

function HowItIs({ portal }: { portal: PortalStatus }) {
  const t = useT(adminNamespace);
  const { rate } = usePortalWords();
  const health = healthInForce(portal);
  const level = health === null ? 'grey' : needsAttention(portal) ? 'red' : 'green';
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontWeight="560"
      fontSize="t15"
      color={level}
    >
      <LevelMark level={level} />
      {health === null ? (
        <span>{t('portali.quiet')}</span>
      ) : level === 'red' ? (
        <span>{t('portali.attention', { rate: rate(ATTENTION_RATE) })}</span>
      ) : (
        <span>{t('portali.fine')}</span>
      )}
    </Box>
  );
}

function Figures({ portal }: { portal: PortalStatus }) {
  const t = useT(adminNamespace);
  const { rate, number } = usePortalWords();
  const health = healthInForce(portal);
  if (!health) return null;
  const facts = [
    t('portali.loads', { count: health.loads, number: number(health.loads) }),
    t('portali.errors', { rate: rate(health.errorRate) }),
    ...(health.p75Ms === null ? [] : [t('portali.p75', { ms: number(health.p75Ms) })]),
    t('portali.fallbacks', { count: health.fallbacks }),
    ...(health.crashed > 0 ? [t('portali.crashed', { count: health.crashed })] : []),
  ];
  return (
    <>
      <Text marginTop="2">{facts.join(' · ')}</Text>
      {health.errors.length > 0 && (
        <Text size="quiet" marginTop="1">{`${t('portali.faults')}: ${health.errors
          .map(({ phase, code, asset, n }) =>
            t('portali.fault', { phase, code: asset === '' ? code : `${code}, ${asset}`, n }),
          )
          .join(' · ')}`}</Text>
      )}
    </>
  );
}

function Channel({
  label,
  portal,
  buildId,
  note,
}: {
  label: string;
  portal: PortalStatus;
  buildId: string | null;
  note?: string | undefined;
}) {
  const t = useT(adminNamespace);
  const { author, moment } = usePortalWords();
  const build = portal.builds.find((one) => one.buildId === buildId);
  return (
    <Box borderTopWidth="1px" borderColor="line" paddingTop="3">
      <Text size="quiet">{note ? `${label} · ${note}` : label}</Text>
      <Text fontWeight="600" overflowWrap="anywhere">
        {buildId === null ? t('portali.none') : build ? `${build.version} · ${buildId}` : buildId}
      </Text>
      {build && (
        <Text size="quiet">
          {t('portali.since', { ...moment(build.publishedAt), author: author(build.author) })}
        </Text>
      )}
      {build && (
        <Text
          size="quiet"
          color={build.fits ? undefined : 'red'}
        >{`${t('portali.contract')} ${t(build.fits ? 'portali.fits' : 'portali.misfits', { contract: build.contract })}`}</Text>
      )}
    </Box>
  );
}

function History({ portal: { history } }: { portal: PortalStatus }) {
  const t = useT(adminNamespace);
  const { author, moment } = usePortalWords();
  if (history.length === 0) return <Text>{t('portali.historyNone')}</Text>;
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3">
      {history.map((change) => (
        <li key={change.serial}>
          <Text fontWeight="560" overflowWrap="anywhere">
            {[
              t('portali.moved', {
                action: t(`portali.action.${change.action}`),
                build: change.buildId ?? t('portali.none'),
              }),
              change.previous && t('portali.from', { build: change.previous }),
              change.percent !== null && t('portali.toPercent', { percent: change.percent }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          <Text size="quiet">
            {[
              t('portali.when', { ...moment(change.at), author: author(change.author) }),
              change.reason && t('portali.why', { reason: change.reason }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </Box>
  );
}

const Faint = chakra('span', { base: { color: 'text-2', fontSize: 't13', fontWeight: 400 } });
