import type { ProblemError } from '@bussola/client';
import { useErrorText } from '@bussola/i18n';
import { useShellWords } from '../boot/hooks.ts';

/** Specification §9: how long the banner of a login, forgot or reset error stays. */
export const AUTH_ERROR_MS = 3_000;

/** A refusal of the way in, with how long one must wait. */
export function useRefusalWords() {
  const errorText = useErrorText();
  const t = useShellWords();
  return (problem: ProblemError | undefined): string => {
    const wait = problem?.retryAfterSeconds;
    if (wait === undefined) return errorText(problem?.code);
    const told =
      wait < 120
        ? t('login.waitSeconds', { count: wait })
        : t('login.waitMinutes', { count: Math.ceil(wait / 60) });
    return `${errorText(problem?.code)} ${told}`;
  };
}
