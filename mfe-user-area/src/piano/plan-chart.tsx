import type { Analisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useMoney } from '@bussola/ui/core';
import { PhasesChart, type PhaseMark } from '@bussola/ui/charts';
import type { Person } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { bandsOf, ticksOf, type Band } from './plan-bands.ts';
import { dayOf, monthsOf, spanOf, sumOf, type Fase } from './planned.ts';

/** Where the monthly surplus goes, month by month, in the phases of the plan. */
export function PlanChart({
  piano,
  people,
}: {
  piano: Analisi['piano'];
  people: readonly Person[];
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { format, hidden } = useMoney();
  const { fasi = [], disponibile } = piano;
  const bands = bandsOf(fasi);
  const whole = disponibile ?? 0;
  const euro = (value: number) => format(value);
  const month = (at: number, style: 'month' | 'monthOnly' | 'shortMonth') =>
    formatDate(dayOf(fasi, at), language, style);
  const pensions = bands.filter(({ step }) => step?.tipo === 'pensione').length;
  const nameOf = (id: string | undefined) => people.find((one) => one.id === id)?.name ?? '';
  const labelOf = ({ step }: Band): string => {
    if (!step) return t('piano.chart.free');
    return pensions > 1 && step.tipo === 'pensione'
      ? t('piano.chart.pensioneOf', { name: nameOf(step.memberId) })
      : t(`piano.chart.${step.tipo}`);
  };
  const count = monthsOf(fasi);
  const rangeOf = (from: number, mesi: number) =>
    [...new Set([from, from + mesi - 1])].map((at) => month(at, 'shortMonth')).join(' – ');
  return (
    <PhasesChart
      label={t('piano.chart.label', { sum: euro(whole) })}
      whole={whole}
      wholeLabel={t('piano.chart.whole', { sum: euro(whole) })}
      ticks={hidden ? [] : ticksOf(whole)}
      format={euro}
      perMonth={(value, band) =>
        t(band.startsWith('protezione') ? 'piano.chart.upTo' : 'piano.chart.aMonth', {
          sum: euro(value),
        })
      }
      words={{
        when: t('piano.chart.when'),
        chart: t('piano.chart.asChart'),
        table: t('piano.chart.asTable'),
      }}
      months={Array.from({ length: count }, (_, at) => ({
        short: month(at, 'monthOnly'),
        year: dayOf(fasi, at).slice(0, 4),
      }))}
      bands={bands.map((band) => ({ key: band.key, label: labelOf(band), series: band.series }))}
      phases={withStarts(fasi).map(({ fase, from }) => ({
        key: fase.da,
        name: rangeOf(from, fase.mesi),
        months: fase.mesi,
        values: bands.map(({ step }) => (step ? sumOf(fase, step) : fase.resto)),
      }))}
      marks={[
        ...changes(bands, fasi).map(({ at, when, what }): PhaseMark => ({
          at,
          when: month(when, 'month'),
          what: t(`piano.chart.${what}`),
        })),
        { at: 0, when: month(0, 'month'), what: t('piano.chart.start') },
        { at: count, when: month(count - 1, 'month'), what: t('piano.chart.end') },
      ]}
    />
  );
}

const withStarts = (fasi: readonly Fase[]) =>
  fasi.map((fase, at) => ({ fase, from: monthsOf(fasi.slice(0, at)) }));

const ENDS = {
  riserva: 'riservaEnds',
  debiti: 'debitiEnds',
  riserva_minima: 'riserva_minimaEnds',
} as const;
const STARTS = {
  pensione: 'pensioneStarts',
  riserva: 'riservaStarts',
  debiti: 'debitiStarts',
} as const;

/** What ends and what begins: the ends first, because there is not always room for both. */
function changes(bands: readonly Band[], fasi: readonly Fase[]) {
  const steps = bands.flatMap(({ step }) => (step ? [step] : []));
  const ends = Object.entries(ENDS).flatMap(([tipo, what]) =>
    steps
      .filter((step) => step.tipo === tipo)
      .flatMap((step) => {
        const span = spanOf(fasi, step);
        return span && !span.isOpen ? [{ at: span.to, when: span.to - 1, what }] : [];
      }),
  );
  const starts = Object.entries(STARTS).flatMap(([tipo, what]) =>
    steps
      .filter((step) => step.tipo === tipo)
      .flatMap((step) => {
        const from = spanOf(fasi, step)?.from ?? 0;
        return from > 0 ? [{ at: from, when: from, what }] : [];
      }),
  );
  return [...ends, ...starts];
}
