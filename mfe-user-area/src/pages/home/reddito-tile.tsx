import { useLanguage, useT } from '@bussola/i18n';
import { formatPercent, numberWord } from '@bussola/i18n/format';
import { Box, LinkButton, Question, SectionHead, Text, TextLink, useMoney } from '@bussola/ui/core';
import { BarRows, PeersStrip, seriesAt } from '@bussola/ui/charts';
import { BigAmount } from '@bussola/ui/results';
import { usePeople } from '@bussola/results';
import type { ReactNode } from 'react';
import type { Area } from '../../area/area.ts';
import { distanceOf } from '../../confronti/distance.ts';
import { Peers } from '../../confronti/peers.tsx';
import { paths } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { dependencyOf } from './dependency.ts';

/**
 * *Quanto entra?* Who brings it, how it stands among Italian families, how much depends on one
 * person.
 */
export function RedditoTile({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const people = usePeople(area);
  const { reddito, perimetro } = area.analisi;
  const alone = perimetro.length === 1;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  const isMe = (id: string) => people.find((person) => person.id === id)?.kinship === 'me';
  const rows = reddito.perMembro
    .filter(({ netto }) => netto > 0)
    .map(({ memberId, netto }, place) => ({
      key: memberId,
      label: nameOf(memberId),
      value: netto,
      series: seriesAt(place),
    }));
  const peers = reddito.confronto;
  const dependency = dependencyOf(reddito);
  const why = peers && <WhyFigure figura="reddito.confronto" of={t('perche.of.confronto')} />;

  return (
    <Box as="section" data-print="whole">
      <SectionHead>
        <Question>{t('home.reddito.question')}</Question>
        <TextLink href={paths.entrate}>{t('home.reddito.all')}</TextLink>
      </SectionHead>
      {reddito.netto <= 0 ? (
        <>
          <Text color="text-2">{t('home.reddito.empty')}</Text>
          <Box marginTop="4">
            <LinkButton href={paths.profiloReddito}>{t('home.reddito.add')}</LinkButton>
          </Box>
        </>
      ) : (
        <>
          <Text size="quiet">
            <span>{t(alone ? 'home.reddito.netAlone' : 'home.reddito.net')}</span>{' '}
            <WhyFigure figura="reddito.netto" of={t('perche.of.reddito')} />
          </Text>
          <BigAmount size={34} value={reddito.netto} />
          {rows.length > 1 && (
            <Box marginTop="4">
              <BarRows label={t('home.reddito.bars')} rows={rows} />
            </Box>
          )}
          <Peers
            userId={area.userId}
            people={people}
            metriche={['redditoFamiglia', 'redditoPersonale']}
            alone={alone}
            why={why}
          >
            <AgainstItaly reddito={reddito} alone={alone} why={why} />
          </Peers>
          {dependency && (
            <Text size="quiet" marginTop="3">
              {t(isMe(dependency.memberId) ? 'home.reddito.withoutYours' : 'home.reddito.without', {
                name: nameOf(dependency.memberId),
                pct: formatPercent(Math.round(dependency.lostPct)),
              })}
            </Text>
          )}
        </>
      )}
    </Box>
  );
}

/** Until the averages arrive: the comparison with Italy that the analysis carries. */
function AgainstItaly({
  reddito,
  alone,
  why,
}: {
  reddito: Area['analisi']['reddito'];
  alone: boolean;
  why: ReactNode;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const peers = reddito.confronto;
  const against = peers && distanceOf(reddito.netto, peers.media);
  if (!peers || !against) return null;
  return (
    <>
      {/* Ten times away the others would lie one on the other: the sentence says it. */}
      {against.side !== 'farAbove' && (
        <Box marginTop="4">
          <PeersStrip
            own={{
              key: 'own',
              label: t(alone ? 'home.reddito.youAlone' : 'home.reddito.you'),
              value: reddito.netto,
            }}
            peers={[
              { key: 'median', label: t('home.reddito.median'), value: peers.mediana },
              { key: 'mean', label: t('home.reddito.mean'), value: peers.media },
            ]}
            label={`${t('home.reddito.strip')}: ${t('home.reddito.you')} ${money.format(reddito.netto)}, ${t('home.reddito.median')} ${money.format(peers.mediana)}, ${t('home.reddito.mean')} ${money.format(peers.media)}.`}
          />
        </Box>
      )}
      <Text size="quiet" marginTop="3">
        <span>{`${t(`home.reddito.${against.side}`, {
          pct: formatPercent(against.pct),
          times: numberWord(against.times ?? 0, language),
        })} ${t('home.reddito.source', {
          source: language === 'it' ? peers.fonte : peers.fonteEn,
        })}`}</span>{' '}
        {why}
      </Text>
    </>
  );
}
