import { generaleQueries } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatPercent, numberWord } from '@bussola/i18n/format';
import { Box, Text, useMoney } from '@bussola/ui/core';
import { PeersStrip } from '@bussola/ui/charts';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { peerDistance } from './distance.ts';

type Confronto = ResponseOf<'economicaMedie'>['confronti'][number];
type Metrica = Confronto['metrica'];

interface Props {
  userId: string;
  people: readonly Person[];
  /** In the order they are offered. */ metriche: readonly Metrica[];
  alone: boolean;
  /** «Perché?» of the first of `metriche`, behind its sentence. */
  why?: ReactNode;
  /** Stands there until the averages arrive, and instead of them when they do not. */
  children?: ReactNode;
}

/**
 * The household among those like it: with whom is chosen, and every figure says its year and its
 * source.
 */
export function Peers({ userId, people, metriche, alone, why, children }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const { data } = useQuery(generaleQueries.medie(userId));
  const all = (data?.confronti ?? [])
    .filter(({ metrica }) => metriche.includes(metrica))
    .toSorted((a, b) => metriche.indexOf(a.metrica) - metriche.indexOf(b.metrica));
  const keyOf = ({ metrica, base, memberId, anno }: Confronto) =>
    [metrica, base, memberId ?? '', anno].join(' ');
  const shown = all.find((one) => keyOf(one) === chosen) ?? all[0];
  if (!shown) return children;
  const nameOf = (id: string | undefined) => people.find((person) => person.id === id)?.name;
  const labelOf = (one: Confronto) => {
    const metrica = t(`confronti.medie.metrica.${one.metrica}`);
    const who = nameOf(one.memberId);
    const group = `${one.gruppo[language]} (${one.anno})`;
    return t('confronti.medie.of', {
      name: who && people.length > 1 ? `${metrica}, ${who}` : metrica,
      group,
    });
  };
  return (
    <Box marginTop="3" maxWidth="500px" data-print="whole">
      {all.length > 1 && (
        <Box data-print="hidden">
          <SelectField
            name={`medie-${metriche[0] ?? ''}`}
            label={t('confronti.medie.with')}
            hideLabel
            look="link"
            value={keyOf(shown)}
            onChange={setChosen}
            options={all.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
          />
        </Box>
      )}
      <Against
        confronto={shown}
        own={
          nameOf(shown.memberId) && people.length > 1
            ? (nameOf(shown.memberId) ?? '')
            : t(alone ? 'confronti.medie.ownAlone' : 'confronti.medie.own')
        }
        why={shown.metrica === metriche[0] && why}
      />
    </Box>
  );
}

function Against({
  confronto: { tuo, media, mediana, gruppo, anno, fonte, stima },
  own,
  why,
}: {
  confronto: Confronto;
  own: string;
  why: ReactNode;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const peers = [
    ...(mediana === undefined
      ? []
      : [{ key: 'median', label: t('confronti.medie.median'), value: mediana }]),
    ...(media === null ? [] : [{ key: 'mean', label: t('confronti.medie.mean'), value: media }]),
  ];
  const distance = peerDistance({ tuo, media, mediana });
  const said = [
    // A distance in hundredths would tell the amount that privacy mode covers.
    distance && !money.hidden
      ? t(`confronti.medie.${distance.side}`, {
          pct: formatPercent(distance.pct),
          times: numberWord(distance.times ?? 0, language),
          of: t(media === null ? 'confronti.medie.median' : 'confronti.medie.mean'),
        })
      : '',
    t('confronti.medie.year', { year: anno, source: fonte[language] }),
    stima ? t('confronti.medie.estimate') : '',
  ];
  return (
    <>
      {distance && distance.side !== 'farAbove' && !money.hidden && (
        <Box marginTop="4">
          <PeersStrip
            own={{ key: 'own', label: own, value: tuo }}
            peers={peers}
            label={`${t('confronti.medie.strip', { group: gruppo[language] })}: ${[{ label: own, value: tuo }, ...peers].map(({ label, value }) => `${label} ${money.format(value)}`).join(', ')}.`}
          />
        </Box>
      )}
      <Text size="quiet" marginTop="2">
        <span>{said.filter(Boolean).join(' ')}</span> {why}
      </Text>
    </>
  );
}
