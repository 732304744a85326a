import type { EsitoMonteCarlo, InputMonteCarlo } from '@bussola/domain/monte-carlo';
import { useT } from '@bussola/i18n';
import { formatNumber, formatPercent } from '@bussola/i18n/format';
import { Actions, Box, Button, Text, Title, useMoney } from '@bussola/ui/core';
import { BandChart } from '@bussola/ui/charts';
import { useMemo, useState } from 'react';
import { useSimulazione } from './engine/use-simulazione.ts';
import type { Simulazione } from './engine/use-simulazione.ts';
import type { Ready } from './engine/engine-query.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Tried } from './try-out.ts';

const PATHS = 10_000;
/** Equal seeds give equal results: who comes back sees the same band. */
const SEED = 20_261_122;

interface Props {
  ready: Ready;
  tried: Tried;
}
type Plan = Extract<ReturnType<Ready['engine']['proietta']>, { status: 'ok' }>;
interface Drawn {
  plan: Plan;
  /** Absent until the run is done. */
  esito: EsitoMonteCarlo | undefined;
}

/**
 * Does the money last? The plan year by year, and under ten thousand markets: run when asked, in a
 * worker, stopped at will.
 */
export function Projection({ ready: { engine, costanti }, tried: { simulazione } }: Props) {
  const t = useT(userAreaNamespace);
  const { famiglia, dopo, piano } = simulazione;
  const plan = useMemo(
    () => engine.proietta(famiglia, costanti, dopo.base, piano),
    [engine, costanti, famiglia, dopo, piano],
  );
  const input = useMemo(
    (): InputMonteCarlo | null =>
      plan.status === 'ok' ? { ...plan.piano, percorsi: PATHS, seme: SEED } : null,
    [plan],
  );
  const [asked, setAsked] = useState<{ of: InputMonteCarlo; run: InputMonteCarlo } | null>(null);
  // Other sliders are another plan: it is asked for again.
  const run = useSimulazione(asked?.of === input ? asked.run : null);
  if (plan.status !== 'ok' || !input)
    return (
      <Text marginTop="6" color="text-2">
        {t('simula.projection.missing')}
      </Text>
    );
  const esito = run.status === 'done' ? run.esito : undefined;
  return (
    <Box marginTop="8" maxWidth="720px">
      <Title as="h3" size={20}>
        {t('simula.projection.title')}
      </Title>
      <Said plan={plan} esito={esito} />
      <Box marginTop="5">
        <ProjectionChart plan={plan} esito={esito} />
      </Box>
      <Text size="quiet" marginTop="3">
        {t('simula.projection.today')}
      </Text>
      <RunActions
        run={run}
        onRun={() => setAsked({ of: input, run: { ...input } })}
        onStop={() => setAsked(null)}
      />
    </Box>
  );
}

const lastYear = ({ anni }: Plan): number => anni.at(-1)?.anno ?? 0;

function Said({ plan, esito }: Drawn) {
  const t = useT(userAreaNamespace);
  const { anni, fineSoldi } = plan;
  const end = lastYear(plan);
  return (
    <>
      <Text marginTop="2">
        {fineSoldi === null
          ? t('simula.projection.lasts', { year: end })
          : t('simula.projection.ends', { year: fineSoldi })}
      </Text>
      {esito && (
        <Text marginTop="1">
          {esito.probabilita === 1
            ? t('simula.projection.allLast', {
                tries: formatNumber(esito.percorsi),
                year: end,
              })
            : [
                t('simula.projection.probability', {
                  // «100 su 100» is said of all of them only.
                  n: Math.min(99, Math.round(esito.probabilita * 100)),
                  year: end,
                }),
                esito.fineDecimoPeggiore === null
                  ? t('simula.projection.worstLasts')
                  : t('simula.projection.worstEnds', {
                      year: anni[esito.fineDecimoPeggiore]?.anno ?? end,
                    }),
              ].join(' ')}
        </Text>
      )}
    </>
  );
}

function ProjectionChart({ plan: { anni }, esito }: Drawn) {
  const t = useT(userAreaNamespace);
  const money = useMoney();
  return (
    <BandChart
      label={t('simula.projection.chart')}
      format={(value) => money.format(value)}
      words={{
        plan: t('simula.projection.plan'),
        low: t('simula.projection.low'),
        mid: t('simula.projection.mid'),
        high: t('simula.projection.high'),
        band: t('simula.projection.band'),
        worst: t('simula.projection.worst'),
        year: t('simula.projection.year'),
        chart: t('simula.projection.asChart'),
        table: t('simula.projection.asTable'),
      }}
      points={anni.map(({ anno, mobiliare }, at) => ({
        at: anno,
        plan: mobiliare,
        ...(esito
          ? {
              low: esito.p10[at] ?? 0,
              mid: esito.p50[at] ?? 0,
              high: esito.p90[at] ?? 0,
              worst: esito.peggiore[at] ?? 0,
            }
          : {}),
      }))}
    />
  );
}

interface RunProps {
  run: Simulazione;
  onRun: () => void;
  onStop: () => void;
}

function RunActions({ run, onRun, onStop }: RunProps) {
  const t = useT(userAreaNamespace);
  return (
    <Actions marginTop="3">
      {run.status === 'idle' && <Button onClick={onRun}>{t('simula.projection.run')}</Button>}
      {run.status === 'running' && (
        <>
          <Text as="span" size="quiet" role="status">
            {t('simula.projection.progress', {
              pct: formatPercent(
                run.progresso ? (100 * run.progresso.fatti) / run.progresso.totale : 0,
                { decimals: 0 },
              ),
            })}
          </Text>
          <Button variant="tertiary" onClick={onStop}>
            {t('simula.projection.stop')}
          </Button>
        </>
      )}
      {run.status === 'failed' && (
        <>
          <Text as="span" role="alert">
            {t('simula.projection.failed')}
          </Text>
          <Button onClick={onRun}>{t('simula.projection.run')}</Button>
        </>
      )}
    </Actions>
  );
}
