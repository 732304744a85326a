import type { GestioneAnalisi, PatrimonioAnalisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList, numberWord } from '@bussola/i18n/format';
import { Box, EstimateTag, Marked, Text, TextLink, Title, useMoney } from '@bussola/ui/core';
import { StackedBar } from '@bussola/ui/charts';
import type { Area } from '../../area/area.ts';
import { paths } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** *Quanto è a portata di mano?* At once, in a few days, only by selling or at a date. */
export function Reach({ area: { analisi } }: { area: Area }) {
  const t = useT(dashboardsNamespace);
  const money = useMoney();
  const { patrimonio, gestione, bilancio } = analisi;
  const { liquidita, classi, voci } = patrimonio;
  const isKnown = classi.length > 0 || voci.mobiliare === 0;
  const locked = useLocked(patrimonio);
  return (
    <section data-print="whole">
      <Title as="h2" size={20}>
        {t('patrimonio.reach.title')}
      </Title>
      <Text marginTop="2">
        <Marked>
          {!isKnown
            ? t('patrimonio.reach.unknown')
            : liquidita.subito > 0
              ? t('patrimonio.reach.now', { sum: money.format(liquidita.subito) })
              : t('patrimonio.reach.nothing')}
        </Marked>{' '}
        {isKnown ? (
          <WhyFigure figura="patrimonio.liquidita" of={t('patrimonio.reach.title')} />
        ) : (
          <TextLink href={paths.profiloSuddivisione}>{t('patrimonio.reach.complete')}</TextLink>
        )}
      </Text>
      {isKnown && gestione && (
        <Reserve
          gestione={gestione}
          planned={plannedCosts(analisi)}
          atOnce={liquidita.subito}
          soon={liquidita.breve}
          isEstimated={bilancio.speseStimate}
        />
      )}
      <Box marginTop="5">
        <StackedBar
          stackedKeys
          rows={[
            {
              key: 'reach',
              parts: [
                {
                  key: 'now',
                  label: t('patrimonio.reach.atOnce'),
                  value: liquidita.subito,
                  series: 3,
                },
                {
                  key: 'soon',
                  label: t(isKnown ? 'patrimonio.reach.soon' : 'patrimonio.reach.savings'),
                  value: liquidita.breve,
                  series: 2,
                },
                { key: 'locked', label: locked, value: liquidita.bloccato, series: 6 },
              ],
            },
          ]}
        />
      </Box>
    </section>
  );
}

/** «Vincolati: immobili e fondo pensione»: only what there is. */
function useLocked({ voci }: Pick<PatrimonioAnalisi, 'voci'>): string {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const list = [
    ...(voci.residenza + voci.altriImmobili > 0 ? [t('patrimonio.reach.property')] : []),
    ...(voci.attivita > 0 ? [t('patrimonio.reach.business')] : []),
    ...(voci.fondoPensione > 0 ? [t('patrimonio.reach.fund')] : []),
  ];
  return t('patrimonio.reach.locked', { list: formatList(list, language) });
}

/** Planned costs of the next three years, in euro, as «Gestione del patrimonio» counts them. */
function plannedCosts({ gestione, soluzioni }: Area['analisi']): number {
  const need = soluzioni.find(({ code }) => code === 'gestione-patrimonio')?.numeri['bisogno'];
  if (!gestione || typeof need !== 'number') return 0;
  return Math.max(0, Math.round(need - gestione.mesiEmergenza * gestione.essenzialeMensile));
}

/** The money at hand beside the suggested months of spending. */
function Reserve({
  gestione: { mesiEmergenza, essenzialeMensile },
  planned,
  atOnce,
  soon,
  isEstimated,
}: {
  gestione: GestioneAnalisi;
  planned: number;
  atOnce: number;
  soon: number;
  isEstimated: boolean;
}) {
  const t = useT(dashboardsNamespace);
  const words = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const need = mesiEmergenza * essenzialeMensile + planned;
  const gap = need - atOnce;
  return (
    <Text marginTop="2">
      <Marked>
        {t(mesiEmergenza === 1 ? 'patrimonio.reach.reserveOne' : 'patrimonio.reach.reserve', {
          need: money.format(need),
          number: numberWord(mesiEmergenza, language),
          costs: planned > 0 ? t('patrimonio.reach.costs', { sum: money.format(planned) }) : '',
          rest:
            gap > 0
              ? t(gap <= soon ? 'patrimonio.reach.invested' : 'patrimonio.reach.short', {
                  gap: money.format(gap <= soon ? gap : gap - soon),
                })
              : t('patrimonio.reach.covered'),
        })}
      </Marked>{' '}
      {isEstimated && <EstimateTag />}{' '}
      <WhyFigure figura="gestione" of={words('soluzioni.figures.riserva')} />
    </Text>
  );
}
