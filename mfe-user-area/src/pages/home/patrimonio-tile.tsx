import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Question, SectionHead, Text, TextLink, useMoney } from '@bussola/ui/core';
import { BigAmount } from '@bussola/ui/results';
import { usePeople } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { WealthBars } from '../../beni/wealth-bars.tsx';
import { Peers } from '../../confronti/peers.tsx';
import { paths } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/**
 * *Quanto abbiamo?* The parts of the wealth, the debts hatched, and a sentence with the totals.
 */
export function PatrimonioTile({ area }: { area: Area }) {
  const { userId, analisi } = area;
  const people = usePeople(area);
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const { lordo, debiti, netto } = analisi.patrimonio;
  const alone = analisi.perimetro.length === 1;
  const date = formatDate(analisi.refDate, language, 'long');
  const amounts = {
    gross: money.format(lordo),
    debts: money.format(debiti),
    net: money.format(netto),
  };
  return (
    <Box as="section" data-print="whole">
      <SectionHead>
        <Question>{t('home.patrimonio.question')}</Question>
        <TextLink href={paths.patrimonio}>{t('home.patrimonio.all')}</TextLink>
      </SectionHead>
      {lordo === 0 && debiti === 0 ? (
        <Text color="text-2">{t('home.patrimonio.empty')}</Text>
      ) : (
        <>
          <Text size="quiet">
            <span>{t(alone ? 'home.patrimonio.netAlone' : 'home.patrimonio.net', { date })}</span>{' '}
            <WhyFigure figura="patrimonio.netto" of={t('perche.of.patrimonio')} />
          </Text>
          <BigAmount value={netto} />
          <Box marginTop="6">
            <WealthBars patrimonio={analisi.patrimonio} alone={alone} />
          </Box>
          <Text size="quiet" marginTop="4">
            {debiti > 0
              ? t(alone ? 'home.patrimonio.sentenceAlone' : 'home.patrimonio.sentence', amounts)
              : t('home.patrimonio.noDebts')}
          </Text>
          <Peers
            userId={userId}
            people={people}
            metriche={['patrimonioFamiglia', 'risparmiFamiglia', 'patrimonioPerPersona']}
            alone={alone}
          />
        </>
      )}
    </Box>
  );
}
