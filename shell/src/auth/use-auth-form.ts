import { useEffect, useRef, useState } from 'react';
import { asProblem } from '@bussola/client';
import { useErrorText } from '@bussola/i18n';
import { useShellWords } from '../boot/hooks.ts';

/** Specification §9: how long the banner of a login, forgot or reset error stays. */
export const AUTH_ERROR_MS = 3_000;

/**
 * Sends a form of the way in. The banner of a refusal leaves after three seconds; what is wrong
 * with a field stays at the field, so that nothing is lost to slow readers.
 */
export function useAuthForm({ clears = true }: { clears?: boolean } = {}) {
  const errorText = useErrorText();
  const t = useShellWords();
  const [busy, setBusy] = useState(false);
  const [banner, setBanner] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ code: string; fields: Record<string, string> } | null>(
    null,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (work: () => Promise<void>) => {
    clearTimeout(timer.current);
    setBusy(true);
    setBanner(null);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      const problem = asProblem(error);
      const wait = problem?.retryAfterSeconds;
      setBanner(
        [
          errorText(problem?.code),
          ...(wait === undefined
            ? []
            : [
                wait < 120
                  ? t('login.waitSeconds', { count: wait })
                  : t('login.waitMinutes', { count: Math.ceil(wait / 60) }),
              ]),
        ].join(' '),
      );
      setRefused({ code: problem?.code ?? 'INTERNAL', fields: problem?.fields ?? {} });
      // It sends the person to their mail: it must stay to be read.
      const stays = problem?.code === 'SIGN_IN_LIMITED';
      if (clears && !stays) timer.current = setTimeout(() => setBanner(null), AUTH_ERROR_MS);
    } finally {
      setBusy(false);
    }
  };
  return { busy, banner, refused, send };
}
