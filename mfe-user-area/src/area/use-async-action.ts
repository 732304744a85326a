import { asProblem } from '@bussola/client';
import { useErrorText } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useState } from 'react';

/**
 * Runs one action at a time; `busy` while it runs. A refusal becomes a notification, unless the
 * caller shows it.
 */
export function useAsyncAction() {
  const shell = useShell();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  /** `onRefused` returns true for a refusal that it has shown itself. */
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
