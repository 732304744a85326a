import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, EstimateTag, Text, TextLink } from '@bussola/ui/core';
import { BigAmount } from '@bussola/ui/results';
import { whose } from '../../area/answers.ts';
import type { Area } from '../../area/area.ts';
import { WealthBars } from '../../beni/wealth-bars.tsx';
import { paths } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** The net worth, large, and its parts. */
export function NetWorth({ area: { analisi }, alone }: { area: Area; alone: boolean }) {
  const t = useT(dashboardsNamespace);
  const words = useT(userAreaNamespace);
  const language = useLanguage();
  const { patrimonio, refDate } = analisi;
  const date = formatDate(refDate, language, 'long');
  const isEstimated = (key: string) =>
    whose(analisi, 'patrimonio.netto', key, 'estimated').length > 0;
  const said = [
    isEstimated('valoreResidenza') && t('patrimonio.estimatedHome'),
    isEstimated('valorePatrimonioMobiliare') && t('patrimonio.estimatedSavings'),
  ].filter(Boolean);
  return (
    <section data-print="whole">
      <Text size="quiet">
        <span>{words(alone ? 'home.patrimonio.netAlone' : 'home.patrimonio.net', { date })}</span>{' '}
        <WhyFigure figura="patrimonio.netto" of={words('perche.of.patrimonio')} />
      </Text>
      <BigAmount value={patrimonio.netto} />
      <Box marginTop="6">
        <WealthBars patrimonio={patrimonio} alone={alone} />
      </Box>
      {said.length > 0 && (
        <Text size="quiet" marginTop="4">
          <EstimateTag /> <span>{said.join(' ')}</span>{' '}
          <TextLink href={paths.modificaPatrimonio}>{t('patrimonio.correct')}</TextLink>
        </Text>
      )}
    </section>
  );
}
