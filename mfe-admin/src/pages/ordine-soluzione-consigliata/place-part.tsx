import { costantiQueries } from '@bussola/client';
import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import {
  Box,
  chakra,
  LevelMark,
  Question,
  Section,
  SectionHead,
  Text,
  useLevelWords,
} from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { DataTable } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import { written } from './order.ts';
import type { Family, Place } from './order.ts';
import type { Order } from './use-order.ts';

const GROUPS = ['0', '1', '2', '3'] as const;

/** For one family: group, points and bonus of each area, which together make its place. */
export function PlacePart({ release, order }: { release: string; order: Order }) {
  const { data } = useQuery(costantiQueries.orderEffect(release, written(order.areas)));
  // That it could not be read is said above.
  return data ? <Places families={data.famiglie} /> : null;
}

function Places({ families }: { families: readonly Family[] }) {
  const t = useT(ordineNamespace);
  const language = useLanguage();
  const words = useLevelWords();
  const [key, setKey] = useState(families[0]?.key ?? '');
  const places = families.find((family) => family.key === key)?.after ?? [];
  const groupOf = ({ gruppo }: Place) => {
    const group = gruppo === null ? undefined : GROUPS[gruppo];
    return group ? t(`why.groups.${group}`) : t('why.none');
  };
  const points = (place: Place, value: number) =>
    place.gruppo === null ? '–' : formatNumber(value, 1, 0);
  return (
    <Section aria-labelledby="place">
      <SectionHead>
        <Question id="place">{t('why.title')}</Question>
      </SectionHead>
      <Text color="text-2">{t('why.lead')}</Text>
      <Box maxWidth="320px" marginBlock="3">
        <SelectField
          label={t('why.family')}
          name="family"
          value={key}
          onChange={setKey}
          options={families.map((family) => ({ value: family.key, label: family.nome }))}
        />
      </Box>
      <DataTable<Place>
        caption={t('why.caption')}
        rows={places}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'area',
            label: t('why.area'),
            render: ({ code, level }) => (
              <chakra.span display="inline-flex" gap="2" alignItems="center">
                <LevelMark level={level} size={14} label={words({ level })} />
                <span>{NOMI[code][language]}</span>
              </chakra.span>
            ),
          },
          { key: 'group', label: t('why.group'), onCard: true, render: groupOf },
          {
            key: 'points',
            label: t('why.points'),
            numeric: true,
            render: (place) => points(place, place.punti),
          },
          {
            key: 'bonus',
            label: t('why.bonus'),
            numeric: true,
            render: (place) =>
              place.bonus > 0 ? `+${points(place, place.bonus)}` : points(place, place.bonus),
          },
          {
            key: 'sum',
            label: t('why.sum'),
            numeric: true,
            onCard: true,
            render: (place) => points(place, place.priorita),
          },
        ]}
      />
    </Section>
  );
}
