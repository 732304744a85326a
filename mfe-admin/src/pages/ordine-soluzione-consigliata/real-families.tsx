import { asProblem, costantiQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { LoadFailed, Skeleton, Text } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';

/** A thousand families are counted anew when nobody has moved anything for this long. */
const STILL_MS = 800;

/** Real families are counted, never opened. */
export function RealFamilies({ release, aree }: { release: string; aree: string }) {
  const t = useT(ordineNamespace);
  const still = useStill(aree);
  const { data, error, isFetching, refetch } = useQuery({
    ...costantiQueries.orderFamilies(release, still),
    enabled: still === aree,
  });
  if (error && !data)
    return (
      <LoadFailed
        headingLevel="h3"
        title={t('effect.realFailed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || still !== aree) return <Skeleton label={t('effect.realLoading')} />;
  const { contate, cambiate } = data;
  const values = { count: cambiate, number: formatNumber(cambiate), all: formatNumber(contate) };
  return (
    <Text size="quiet" marginTop="4">
      <span>{t(cambiate === 0 ? 'effect.realNone' : 'effect.real', values)}</span>{' '}
      <span>{t('effect.counted')}</span>
    </Text>
  );
}

function useStill(value: string): string {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}
