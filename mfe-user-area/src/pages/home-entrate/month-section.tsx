import type { BilancioAnalisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import {
  ArrowRightIcon,
  Box,
  Icon,
  LinkButton,
  Marked,
  Question,
  Section,
  SectionHead,
  Text,
  TextLink,
  useMoney,
} from '@bussola/ui/core';
import { StackedBar } from '@bussola/ui/charts';
import type { StackedBarRow } from '@bussola/ui/charts';
import { BigAmount } from '@bussola/ui/results';
import { maskAmounts } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { datoPath, paths } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';

/** *Quanto resta a fine mese?* What comes in, what goes out, and the way to the plan. */
export function MonthSection({ area: { analisi }, alone }: { area: Area; alone: boolean }) {
  const t = useT(dashboardsNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const { bilancio } = analisi;
  const { entrate, margine, testo } = bilancio;
  // Without an income there is no month to speak of, and no missing income to ask for.
  if (entrate === 0 || (entrate === null && !testo)) return null;
  const short = bilancio.disavanzo ?? 0;
  return (
    <Section data-print="whole">
      <SectionHead>
        <Question>{t('entrate.month.question')}</Question>
        <TextLink href={datoPath('spese')}>{t('entrate.month.fix')}</TextLink>
      </SectionHead>
      {entrate !== null && margine !== null && (
        <>
          <Box
            display="flex"
            flexDirection={{ base: 'column', md: 'row' }}
            flexWrap="wrap"
            alignItems={{ md: 'flex-end' }}
            gap="16px 56px"
          >
            <div>
              <Text size="quiet">
                {short > 0 ? (
                  <span>
                    {t(isEstimated(bilancio) ? 'entrate.month.wouldShort' : 'entrate.month.short')}
                  </span>
                ) : (
                  <span>{t(alone ? 'entrate.month.leftAlone' : 'entrate.month.left')}</span>
                )}{' '}
                <WhyFigure figura="bilancio" of={t('entrate.month.question')} />
              </Text>
              <BigAmount value={short > 0 ? short : margine} />
            </div>
            <Text size="lead" flex={{ md: '1 1 18em' }}>
              <Sentence bilancio={bilancio} entrate={entrate} />
            </Text>
            <LinkButton
              variant="primary"
              wide="phone"
              href={paths.piano}
              iconEnd={<Icon icon={ArrowRightIcon} size={16} />}
            >
              {t(margine > 0 ? 'entrate.month.use' : 'entrate.month.plan')}
            </LinkButton>
          </Box>
          <Box marginTop="7">
            <MonthBar bilancio={bilancio} entrate={entrate} margine={margine} />
          </Box>
        </>
      )}
      {testo && <Text marginTop="4">{maskAmounts(testo[language], hidden)}</Text>}
      {entrate !== null && <Estimates bilancio={bilancio} />}
    </Section>
  );
}

/** What rests on estimates would be missing, or would go out: it is not said to be so. */
const isEstimated = ({ speseStimate, rateStimate }: BilancioAnalisi): boolean =>
  speseStimate || rateStimate;

function Sentence({ bilancio, entrate }: { bilancio: BilancioAnalisi; entrate: number }) {
  const t = useT(dashboardsNamespace);
  const money = useMoney();
  const { spese, rate } = bilancio;
  return (
    <Marked>
      {t(isEstimated(bilancio) ? 'entrate.month.sentenceEstimated' : 'entrate.month.sentence', {
        sum: money.format(entrate),
        out: money.format(spese + rate),
      })}
    </Marked>
  );
}

/** One bar where the income holds all that goes out; two to one scale where it does not. */
function MonthBar({
  bilancio: { spese, rate, speseStimate, rateStimate, disavanzo },
  entrate,
  margine,
}: {
  bilancio: BilancioAnalisi;
  entrate: number;
  margine: number;
}) {
  const t = useT(dashboardsNamespace);
  const out: StackedBarRow['parts'] = [
    {
      key: 'spese',
      label: t('entrate.month.spending'),
      value: spese,
      series: 2,
      estimated: speseStimate,
    },
    {
      key: 'rate',
      label: t('entrate.month.instalments'),
      value: rate,
      series: 'debt',
      estimated: rateStimate,
    },
  ];
  if ((disavanzo ?? 0) > 0)
    return (
      <StackedBar
        rows={[
          {
            key: 'in',
            label: t('entrate.month.in'),
            parts: [{ key: 'in', label: t('entrate.month.in'), value: entrate, series: 1 }],
          },
          { key: 'out', label: t('entrate.month.out'), parts: out },
        ]}
      />
    );
  const rest = { key: 'rest', label: t('entrate.month.rest'), value: margine, series: 1 } as const;
  return <StackedBar rows={[{ key: 'month', parts: [...out, rest] }]} />;
}

function Estimates({ bilancio: { speseStimate, rateStimate } }: { bilancio: BilancioAnalisi }) {
  const t = useT(dashboardsNamespace);
  const said = [
    speseStimate && t('entrate.month.spendingEstimated'),
    rateStimate && t('entrate.month.instalmentsEstimated'),
  ].filter(Boolean);
  return said.length > 0 ? (
    <Text size="quiet" marginTop="4">
      {said.join(' ')}
    </Text>
  ) : null;
}
