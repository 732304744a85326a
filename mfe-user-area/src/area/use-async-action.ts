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
  /** `onRefused` answers true for what it has told itself. */
  const run = async (
    work: () => Promise<void>,
    onRefused?: (code: string) => boolean,
  ): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const code = asProblem(error)?.code;
      if (!onRefused?.(code ?? 'INTERNAL')) shell.notify({ kind: 'error', text: errorText(code) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
