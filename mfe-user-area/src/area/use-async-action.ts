import { asProblem } from '@bussola/client';
import { useErrorText } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useState } from 'react';

/**
 * One thing at a time: busy while it runs; a refusal is told where nothing else tells it, and
 * handed to who asks.
 */
export function useAsyncAction() {
  const shell = useShell();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  /**
   * @returns whether it went well; `onRefused` answers true for what it has told itself, and is
   * given what was refused of which field
   */
  const run = async (
    work: () => Promise<void>,
    onRefused?: (
      code: string,
      fields: Record<string, string>,
      refused: readonly { field: string; code: string }[],
    ) => boolean,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const problem = asProblem(error);
      if (
        !onRefused?.(
          problem?.code ?? 'INTERNAL',
          problem?.fields ?? {},
          problem?.problem?.errors ?? [],
        )
      )
        shell.notify({ kind: 'error', text: errorText(problem?.code) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
