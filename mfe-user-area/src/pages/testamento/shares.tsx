import type { Analisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatPercent } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { maskAmounts, usePeople } from '@bussola/results';
import { Box, Question, RuledList, RuledRow, Section, Text, Title } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import type { Area } from '../../area/area.ts';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';

type Erede = Analisi['successione']['eredi'][number];
interface Slice {
  key: string;
  share: number;
  /** Whose it is; the part that a will gives away has no name. */
  name: string;
  isFree?: boolean;
}

/** The heirs of the signed-in person, without and with a will. The engine computes the shares. */
export function Shares({ area }: { area: Area }) {
  const t = useT(testamentoNamespace);
  const language = useLanguage();
  const { amountsHidden } = useShell();
  const people = usePeople(area);
  const { eredi, legittima } = area.analisi.successione;
  const nameOf = ({ memberId, tipo }: Erede): string =>
    people.find(({ id }) => id === memberId)?.name ?? t(`shares.who.${tipo}`);
  const slices = (shareOf: (erede: Erede) => number | null): Slice[] =>
    eredi
      .map((erede, place) => ({
        key: `${erede.tipo} ${place}`,
        share: shareOf(erede) ?? 0,
        name: nameOf(erede),
      }))
      .filter(({ share }) => share > 0);
  const isKnown = eredi.every(({ senzaTestamento }) => senzaTestamento !== null);
  const forced = slices(({ minimo }) => minimo);
  const free = { key: 'free', share: legittima.disponibile, name: t('shares.yours'), isFree: true };
  return (
    <Section>
      <Question>{t('shares.question')}</Question>
      <Text color="text-2" marginTop="2">
        {t('shares.lead')}
      </Text>
      <Box display="grid" gap="6" marginTop="6">
        <Row
          title={t('shares.without')}
          text={t(isKnown ? 'shares.withoutText' : 'shares.withoutUnknown')}
        >
          {isKnown ? <Bar slices={slices(({ senzaTestamento }) => senzaTestamento)} /> : null}
        </Row>
        <Row
          title={t('shares.with')}
          text={t(forced.length > 0 ? 'shares.withTextForced' : 'shares.withTextFree')}
        >
          <Bar slices={[...forced, free]} />
        </Row>
      </Box>
      <RuledList marginTop="6">
        {eredi.map((erede, place) => (
          <RuledRow key={`${erede.tipo} ${place}`}>
            <Text measure="free" minWidth="0" overflowWrap="anywhere">
              {maskAmounts(erede.testo[language], amountsHidden)}
            </Text>
          </RuledRow>
        ))}
      </RuledList>
      <Text size="quiet" marginTop="4" measure="free">
        {t('shares.law', { date: formatDate(area.analisi.refDate, language, 'long') })}
      </Text>
    </Section>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      display="grid"
      gap={{ base: '3', lg: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' }}
      alignItems="center"
    >
      <div>
        <Title as="h3" size={20}>
          {title}
        </Title>
        <Text size="quiet" marginTop="1">
          {text}
        </Text>
      </div>
      {children}
    </Box>
  );
}

function Bar({ slices }: { slices: readonly Slice[] }) {
  const fraction = useFraction();
  return (
    <Box as="ul" listStyleType="none" display="flex" gap="2px" width="100%">
      {slices.map(({ key, share, name, isFree = false }) => (
        <Box
          as="li"
          key={key}
          flexBasis="0"
          flexGrow={share}
          minWidth="0"
          padding="10px 4px"
          textAlign="center"
          borderRadius="4px"
          borderWidth="1px"
          borderStyle={isFree ? 'dashed' : 'solid'}
          borderColor="ink"
          bg={isFree ? 'surface' : 'ink'}
          color={isFree ? 'text' : 'on-ink'}
        >
          <Box fontFamily="title" fontSize="t20" lineHeight="1.2">
            {fraction(share)}
          </Box>
          <Box fontSize="t13" lineHeight="1.3" overflowWrap="anywhere">
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** «1/3»; a share with no plain fraction as a percentage. */
function useFraction() {
  const t = useT(testamentoNamespace);
  return (share: number): string => {
    for (let below = 1; below <= 12; below += 1) {
      const above = Math.round(share * below);
      if (Math.abs(share * below - above) < 1e-4)
        return below === 1 ? t('shares.all') : `${above}/${below}`;
    }
    return formatPercent(share * 100);
  };
}
