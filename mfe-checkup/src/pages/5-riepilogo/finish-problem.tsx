import type { ProblemError } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { chakra, ErrorState, LinkButton } from '@bussola/ui/core';
import { bareField } from '../../draft/draft-merge.ts';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { pathOf } from '../../steps.ts';
import { tabOfField } from './tab-of-field.ts';

/**
 * The server would not conclude: which steps to look at again, with every answer still in its
 * place.
 */
export function FinishProblem({ problem }: { problem: ProblemError }) {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const errorText = useErrorText();
  const tabs = [
    ...new Set((problem.problem?.errors ?? []).map(({ field }) => tabOfField(bareField(field)))),
  ].sort();
  return (
    <chakra.div marginBottom="7">
      <ErrorState
        title={stepWords(tabs.length > 0 ? 'riepilogo.refusedTitle' : 'riepilogo.failedTitle')}
        code={problem.problem?.requestId ?? problem.code}
        action={tabs.map((tab) => (
          <LinkButton key={tab} href={pathOf(tab)}>
            {t(`tabs.t${tab}`)}
          </LinkButton>
        ))}
      >
        {tabs.length > 0
          ? stepWords('riepilogo.refused')
          : `${errorText(problem.code)} ${stepWords('riepilogo.failed')}`}
      </ErrorState>
    </chakra.div>
  );
}
