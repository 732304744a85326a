import type { Barra, Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { chakra, Question, useMoney } from '@bussola/ui/core';
import { StepTrace } from '@bussola/ui/results';
import { useFigure } from './figure.ts';
import { maskAmounts } from './mask-amounts.ts';
import { resultsNamespace } from './namespace.ts';
import { stepKinds } from './steps.ts';

interface Columns {
  /** Steps up to the whole that is needed. */
  need: Soluzione['passi'];
  /** What is there already, each taken off the need. */
  have: Soluzione['passi'];
  missing: Soluzione['passi'][number];
  barra: Barra;
}

/** Undefined where the steps are not a need, what is there, and the difference of the two. */
export function columnsOf({
  passi,
  barra,
}: Pick<Soluzione, 'passi' | 'barra'>): Columns | undefined {
  const kinds = stepKinds(passi, barra);
  const sum = kinds.indexOf('sum');
  const have = passi.slice(sum + 1, -1);
  const missing = passi.at(-1);
  const isPlain = kinds.at(-1) === 'result' && have.every(({ value }) => value <= 0);
  return barra && missing && sum > 0 && have.length > 0 && isPlain
    ? { need: passi.slice(0, sum + 1), have, missing, barra }
    : undefined;
}

/** What would be needed on one side, what is there on the other; one under the other on a phone. */
export function TraceColumns({ need, have, missing, barra }: Columns) {
  const t = useT(resultsNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const figure = useFigure();
  const say = (text: { it: string; en: string }): string => maskAmounts(text[language], hidden);
  const total = (value: number): string => figure(value, barra.unit);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' }}
      gap={{ base: '6', lg: '0 56px' }}
    >
      <div>
        <Question as="h4" fontSize="t17" marginBottom="2.5">
          {t('trace.need')}
        </Question>
        <StepTrace
          steps={need.map(({ label, formula, value, unit }, place) => ({
            label: say(label),
            formula: say(formula),
            value: figure(value, unit),
            kind: place === need.length - 1 ? 'sum' : 'step',
          }))}
        />
      </div>
      <chakra.div display="flex" flexDirection="column">
        <Question as="h4" fontSize="t17" marginBottom="2.5">
          {t('trace.have')}
        </Question>
        <StepTrace
          after={need.length - 1}
          steps={[
            ...have.map(({ label, formula, value, unit }) => ({
              label: say(label),
              formula: say(formula),
              value: figure(Math.abs(value), unit),
            })),
            { label: say(barra.haveLabel), value: total(barra.have), kind: 'sum' },
          ]}
        />
        <chakra.div marginTop="auto">
          <StepTrace
            steps={[
              {
                label: say(missing.label),
                formula: t('trace.less', { need: total(barra.need), have: total(barra.have) }),
                value: figure(missing.value, missing.unit),
                kind: 'result',
              },
            ]}
          />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
