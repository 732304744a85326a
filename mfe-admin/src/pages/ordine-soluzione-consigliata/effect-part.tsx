import { asProblem, costantiQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import {
  chakra,
  LoadFailed,
  Question,
  RuledList,
  Section,
  SectionHead,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import { FamilyRow } from './family-row.tsx';
import { isFirstMoved, isMoved, written } from './order.ts';
import type { Family } from './order.ts';
import { RealFamilies } from './real-families.tsx';
import type { Order } from './use-order.ts';

const COUNTS = ['1', '2', '3', '4', '5', '6'] as const;

/** What the order would change for the demonstration families, before it is saved. */
export function EffectPart({ release, order }: { release: string; order: Order }) {
  const t = useT(ordineNamespace);
  const aree = written(order.areas);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    costantiQueries.orderEffect(release, aree),
  );
  return (
    <Section aria-labelledby="effect">
      <SectionHead>
        <Question id="effect">{t('effect.title')}</Question>
        {data && (
          <chakra.span textStyle="quiet">
            {t('effect.made', { engine: data.motore, release: data.release })}
          </chakra.span>
        )}
      </SectionHead>
      {data ? (
        <chakra.div
          aria-busy={isPlaceholderData}
          opacity={isPlaceholderData ? 0.6 : 1}
          transition="opacity 120ms"
        >
          <Summary families={data.famiglie} isChanged={order.isChanged} />
          <Families families={data.famiglie} />
          {order.isChanged && <RealFamilies release={release} aree={aree} />}
        </chakra.div>
      ) : error ? (
        <LoadFailed
          headingLevel="h3"
          title={t('effect.failed')}
          problem={asProblem(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('effect.loading')} />
      )}
    </Section>
  );
}

function Summary({ families, isChanged }: { families: readonly Family[]; isChanged: boolean }) {
  const t = useT(ordineNamespace);
  const moved = families.filter(isMoved).length;
  const firstCount = COUNTS[families.filter(isFirstMoved).length - 1];
  const count = COUNTS[moved - 1];
  return (
    <Text as="div" size="lead" role="status">
      {!isChanged ? (
        <span>{t('effect.untouched')}</span>
      ) : count === undefined ? (
        <span>{t('effect.nothing')}</span>
      ) : (
        <>
          <chakra.b color="text">{t(`effect.families.${count}`)}</chakra.b>{' '}
          <span>{t('effect.would', { count: moved })}</span>
          {firstCount && <span>{` ${t(`effect.firstFor.${firstCount}`)}`}</span>}
        </>
      )}
    </Text>
  );
}

/** The first that changes is told whole. */
function Families({ families }: { families: readonly Family[] }) {
  const whole = families.find(isMoved);
  return (
    <RuledList marginTop="4">
      {families
        .toSorted((a, b) => Number(isMoved(b)) - Number(isMoved(a)))
        .map((family) => (
          <FamilyRow key={family.key} family={family} isWhole={family === whole} />
        ))}
    </RuledList>
  );
}
