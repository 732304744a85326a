import { asProblem, costantiQueries } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { NOMI_SOLUZIONI } from '@bussola/domain';
import type { SoluzioneCode } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import {
  Box,
  chakra,
  Fact,
  Facts,
  LevelMark,
  LoadFailed,
  Question,
  Section,
  SectionHead,
  Skeleton,
  Text,
  useLevelWords,
} from '@bussola/ui/core';
import { DataTable } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import type { Release } from '../../costanti/release.ts';

type Family = ResponseOf<'costantiPreview'>['famiglie'][number];

/** What the release would change for the demonstration families. */
export function EffectPart({ release }: { release: Release }) {
  const t = useT(adminNamespace);
  const { data, error, isFetching, refetch } = useQuery(
    costantiQueries.preview(release.id, release.version),
  );
  return (
    <Section aria-labelledby="effect">
      <SectionHead>
        <Question id="effect">{t('costanti.vita.effect.title')}</Question>
      </SectionHead>
      {data ? (
        <Box
          display="grid"
          gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 280px' }}
          gap={{ base: '32px', lg: '56px' }}
        >
          <Families families={data.famiglie} />
          <Counted release={release} />
        </Box>
      ) : error ? (
        <LoadFailed
          headingLevel="h3"
          title={t('costanti.vita.effect.failed')}
          problem={asProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('costanti.vita.effect.loading')} />
      )}
    </Section>
  );
}

function Families({ families }: { families: readonly Family[] }) {
  const t = useT(adminNamespace);
  const moved = useMoved();
  return (
    <DataTable<Family>
      caption={t('costanti.vita.effect.caption')}
      rows={families}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'family',
          label: t('costanti.vita.effect.family'),
          render: ({ nome }) => nome,
        },
        {
          key: 'before',
          label: t('costanti.vita.effect.before'),
          onCard: true,
          render: ({ before }) => <Counts counts={before} />,
        },
        {
          key: 'after',
          label: t('costanti.vita.effect.after'),
          onCard: true,
          render: ({ after }) => <Counts counts={after} />,
        },
        {
          key: 'moved',
          label: t('costanti.vita.effect.moved'),
          render: (family) => <Box fontSize="t13">{moved(family)}</Box>,
        },
      ]}
    />
  );
}

/** Real families are counted, never opened. */
function Counted({ release }: { release: Release }) {
  const t = useT(adminNamespace);
  const { data, error, isFetching, refetch } = useQuery(
    costantiQueries.families(release.id, release.version),
  );
  if (!data)
    return error ? (
      <LoadFailed
        headingLevel="h3"
        title={t('costanti.vita.effect.failed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton label={t('costanti.vita.effect.counting')} />
    );
  const { contate, piuSerie, piuLeggere, uguali } = data;
  return (
    <Box>
      <chakra.h3 textStyle="quiet">{t('costanti.vita.effect.real')}</chakra.h3>
      <chakra.p textStyle="title34">
        {t('costanti.vita.effect.of', {
          moved: formatNumber(piuSerie + piuLeggere),
          all: formatNumber(contate),
        })}
      </chakra.p>
      <Text>{t('costanti.vita.effect.wouldMove')}</Text>
      <Facts>
        <Fact label={t('costanti.vita.effect.worse')}>{formatNumber(piuSerie)}</Fact>
        <Fact label={t('costanti.vita.effect.better')}>{formatNumber(piuLeggere)}</Fact>
        <Fact label={t('costanti.vita.effect.asBefore')}>{formatNumber(uguali)}</Fact>
      </Facts>
      <Text size="quiet" marginTop="4">
        {t('costanti.vita.effect.chance')}
      </Text>
    </Box>
  );
}

/** Which levels move; where none does, whether an amount is another. */
function useMoved(): (family: Family) => string {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const levels = useLevelWords();
  return ({ soluzioni, figures }) => {
    const moved = soluzioni.filter((one) => one.moved);
    if (moved.length > 0)
      return moved
        .map(({ code, before, after }) =>
          t('costanti.vita.effect.from', {
            area: NOMI_SOLUZIONI[code as SoluzioneCode]?.[language] ?? code,
            before: levels({ level: before.level }),
            after: levels({ level: after.level }),
          }),
        )
        .join(' · ');
    return t(figures.length === 0 ? 'costanti.vita.effect.same' : 'costanti.vita.effect.amounts', {
      count: figures.length,
    });
  };
}

const LEVELS = ['red', 'yellow', 'green'] as const;

function Counts({ counts }: { counts: Family['before'] }) {
  const levels = useLevelWords();
  return (
    <chakra.span display="inline-flex" gap="3" whiteSpace="nowrap">
      {LEVELS.map((level) => (
        <chakra.span
          key={level}
          display="inline-flex"
          alignItems="center"
          gap="1"
          opacity={counts[level] ? 1 : 0.55}
        >
          <LevelMark level={level} size={14} label={levels({ level })} />
          <b>{counts[level] ?? 0}</b>
        </chakra.span>
      ))}
    </chakra.span>
  );
}
