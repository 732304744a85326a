import { generaleQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import {
  Box,
  EstimateTag,
  Marked,
  Question,
  Section,
  SectionHead,
  Text,
  useMoney,
} from '@bussola/ui/core';
import { ChartOrTable, Segmented } from '@bussola/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { peerDistance } from '../../confronti/distance.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { PeerStrips, useDistance } from './peer-strips.tsx';
import type { PeerRow } from './peer-strips.tsx';
import { BASES, householdPeers, personPeers } from './peer-rows.ts';
import type { Base, Peer } from './peer-rows.ts';
import { workOf } from '../../famiglia/work.ts';

interface Props {
  area: Area;
  people: readonly Person[];
  alone: boolean;
}

/** *E gli altri, quanto prendono?* The household and each earner among those like them. */
export function PeersSection({ area, people, alone }: Props) {
  const t = useT(dashboardsNamespace);
  const { hidden } = useMoney();
  const [chosen, setChosen] = useState<Base>('italia');
  const { data } = useQuery(generaleQueries.medie(area.userId));
  const peers = householdPeers(data?.confronti, area.analisi.reddito);
  const bases = BASES.filter((base) => peers[base]);
  const base = bases.includes(chosen) ? chosen : bases[0];
  const peer = base && peers[base];
  const persons = usePersons(area, people, alone, personPeers(data?.confronti));
  const family: PeerRow[] = peer
    ? [
        {
          ...peer,
          key: 'family',
          name: t('entrate.peers.family'),
          own: t(alone ? 'entrate.peers.you' : 'entrate.peers.youAll'),
        },
      ]
    : [];
  const rows = [...family, ...persons];
  if (rows.length === 0) return null;
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('entrate.peers.question')}</Question>
        {base && bases.length > 1 && !hidden && (
          <div>
            <Segmented
              label={t('entrate.peers.with')}
              value={base}
              onChange={setChosen}
              options={bases.map((value) => ({ value, label: t(`entrate.peers.${value}`) }))}
            />
          </div>
        )}
      </SectionHead>
      {hidden ? (
        <Text color="text-2">{t('entrate.peers.hidden')}</Text>
      ) : (
        <>
          {peer && <Sentence base={base} peer={peer} />}
          <Box marginTop="6">
            <Drawn rows={rows} />
          </Box>
          <Sources rows={rows} hasFamily={peer !== undefined} />
        </>
      )}
    </Section>
  );
}

/** Each earner by name, with whom they are compared. */
function usePersons(
  { info }: Area,
  people: readonly Person[],
  alone: boolean,
  peers: ReturnType<typeof personPeers>,
): PeerRow[] {
  const t = useT(dashboardsNamespace);
  const words = useT(userAreaNamespace);
  return peers.flatMap(({ memberId, isOfProfession, ...peer }) => {
    const person = people.find(({ id }) => id === memberId);
    const membro = info.nucleoFamiliare.find(({ _id }) => _id === memberId);
    if (!person || !membro) return [];
    const work = isOfProfession ? workOf(membro) : undefined;
    const word = work && words(`area.work.${work}`);
    const isMe = person.kinship === 'me';
    return [
      {
        ...peer,
        key: memberId,
        name: person.name,
        own: isMe || alone ? t('entrate.peers.you') : person.name,
        gruppo: word ? { it: word, en: word } : peer.gruppo,
      },
    ];
  });
}

function Sentence({ base, peer }: { base: Base | undefined; peer: Peer }) {
  const t = useT(dashboardsNamespace);
  const words = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const key = peer.mediana === undefined ? 'mean' : base === 'italia' ? 'halfItaly' : 'half';
  return (
    <Text>
      <Marked>
        {t(`entrate.peers.${key}`, {
          group: peer.gruppo[language],
          sum: money.format(peer.mediana ?? peer.media),
        })}
      </Marked>{' '}
      <WhyFigure figura="reddito.confronto" of={words('perche.of.confronto')} />
    </Text>
  );
}

function Drawn({ rows }: { rows: readonly PeerRow[] }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const money = useMoney();
  const distance = useDistance();
  const cell = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : money.format(value);
  return (
    <ChartOrTable
      label={t('entrate.peers.label')}
      words={{ chart: t('entrate.peers.asChart'), table: t('entrate.peers.asTable') }}
      heads={[
        t('entrate.peers.who'),
        t('entrate.peers.group'),
        t('entrate.peers.own'),
        t('entrate.peers.median'),
        t('entrate.peers.meanOf'),
        t('entrate.peers.distance'),
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        name: row.name,
        cells: [
          row.stima ? (
            <>
              <span>{row.gruppo[language]}</span> <EstimateTag />
            </>
          ) : (
            row.gruppo[language]
          ),
          money.format(row.tuo),
          cell(row.mediana),
          cell(row.media),
          distance(peerDistance(row), row.media === null),
        ],
      }))}
    >
      <PeerStrips rows={rows} />
    </ChartOrTable>
  );
}

/** Every figure of others has its year and its source. */
function Sources({ rows, hasFamily }: { rows: readonly PeerRow[]; hasFamily: boolean }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const list = [
    ...new Set(
      rows.map(({ fonte, anno }) =>
        t('entrate.peers.source', { source: fonte[language], year: anno }),
      ),
    ),
  ].join('; ');
  return (
    <Text size="quiet" marginTop="4">
      {[
        hasFamily && t('entrate.peers.size'),
        rows.some(({ stima }) => stima) && t('entrate.peers.estimate'),
        t('entrate.peers.sources', { list }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}
