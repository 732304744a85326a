import { useLanguage, useT } from '@bussola/i18n';
import { formatPercent, numberWord } from '@bussola/i18n/format';
import { Box, EstimateTag, Text, useMoney } from '@bussola/ui/core';
import { PeersStrip } from '@bussola/ui/charts';
import { peerDistance } from '../../confronti/distance.ts';
import type { Distance } from '../../confronti/distance.ts';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import type { Peer } from './peer-rows.ts';

export interface PeerRow extends Peer {
  key: string;
  name: string;
  /** On the strip: «voi», «tu», or the name. */ own: string;
}

/** «57% sopra la media». */
export function useDistance(): (distance: Distance | undefined, isMedian: boolean) => string {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  return (distance, isMedian) =>
    distance
      ? t(`entrate.peers.${distance.side}`, {
          pct: formatPercent(distance.pct),
          times: numberWord(distance.times ?? 0, language),
          of: t(isMedian ? 'entrate.peers.median' : 'entrate.peers.meanOf'),
        })
      : '–';
}

/** One strip a row, all to one scale; a peer too far away for a strip is described in words. */
export function PeerStrips({ rows }: { rows: readonly PeerRow[] }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const money = useMoney();
  const distance = useDistance();
  const all = rows.map((row) => ({
    row,
    away: peerDistance(row),
    marks: [
      { key: 'median', label: t('entrate.peers.median'), value: row.mediana },
      { key: 'mean', label: t('entrate.peers.meanOf'), value: row.media },
    ].flatMap(({ value, ...mark }) =>
      value === null || value === undefined ? [] : [{ ...mark, value }],
    ),
  }));
  const near = all.filter(({ away }) => away?.side !== 'farAbove');
  const top = Math.max(1, ...near.flatMap(({ row, marks }) => [row.tuo, ...valuesOf(marks)]));
  return (
    <Box as="ul" listStyleType="none" display="grid" gap={{ base: '24px', lg: '12px' }}>
      {all.map(({ row, away, marks }) => (
        <Box
          as="li"
          key={row.key}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr) auto',
            lg: '170px minmax(0, 500px) minmax(0, 1fr)',
          }}
          gap="4px 24px"
          alignItems="center"
        >
          <Box>
            <Box as="span" display="block" fontWeight="580" overflowWrap="anywhere">
              {row.name}
            </Box>
            <Text as="span" size="quiet">
              <span>{row.gruppo[language]}</span> {row.stima && <EstimateTag />}
            </Text>
          </Box>
          <Box
            gridColumn={{ base: '1 / -1', lg: 'auto' }}
            gridRow={{ base: '2', lg: 'auto' }}
            minWidth="0"
          >
            {away?.side !== 'farAbove' && (
              <PeersStrip
                own={{ key: 'own', label: row.own, value: row.tuo }}
                peers={marks}
                top={top}
                label={`${t('entrate.peers.strip', { name: row.name, group: row.gruppo[language] })}: ${[{ label: row.own, value: row.tuo }, ...marks].map(({ label, value }) => `${label} ${money.format(value)}`).join(', ')}.`}
              />
            )}
          </Box>
          <Text as="span" size="quiet" fontWeight="580" color="text" textAlign="end">
            {distance(away, row.media === null)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

const valuesOf = (marks: readonly { value: number }[]): number[] => marks.map(({ value }) => value);
