import type { Soluzione } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';
import { Text, useMoney } from '@bussola/ui/core';
import { StepTrace } from '@bussola/ui/results';
import { groupOf } from './group.ts';
import { maskAmounts } from './mask-amounts.ts';
import { useSteps } from './steps.ts';
import { columnsOf, TraceColumns } from './trace-columns.tsx';

/**
 * How the number of an area was worked out, and why it matters.
 * @param isWide there is room for need and cover side by side
 */
export function SoluzioneWhy({
  soluzione,
  isWide = false,
}: {
  soluzione: Soluzione;
  isWide?: boolean;
}) {
  const language = useLanguage();
  const { hidden } = useMoney();
  const steps = useSteps();
  const say = (text: { it: string; en: string }) => maskAmounts(text[language], hidden);
  const why = say(soluzione.perche);
  const columns = isWide ? columnsOf(soluzione) : undefined;
  return (
    <>
      {/* Of what is missing the answer has said it all. */}
      {groupOf(soluzione) !== 'missing' && <Text measure="text">{say(soluzione.testo)}</Text>}
      {soluzione.passi.length > 0 && (
        <Text as="div" marginTop="4" maxWidth={columns ? 'none' : '720px'}>
          {columns ? <TraceColumns {...columns} /> : <StepTrace steps={steps(soluzione)} />}
        </Text>
      )}
      {why !== '' && (
        <Text color="text-2" marginTop="4" measure="text">
          {why}
        </Text>
      )}
    </>
  );
}
