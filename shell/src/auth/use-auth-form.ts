import { useEffect } from 'react';
import { useForm } from '@bussola/forms/form';
import type { FormHandle, FormOptions } from '@bussola/forms/form';
import { AUTH_ERROR_MS, useRefusalWords } from './use-refusal-words.ts';

/**
 * A form of the way in. The message below it goes away after three seconds if `clears` is set;
 * what a field tells stays, so that nothing is lost to slow readers.
 */
export function useAuthForm<V extends object>({
  clears = true,
  ...options
}: FormOptions<V> & { clears?: boolean }): FormHandle<V> {
  const form = useForm<V>({ words: useRefusalWords(), ...options });
  const { problem } = form;
  const { hushProblem } = form.inner;
  useEffect(() => {
    // A limited sign-in sends the person to their mail: that must stay to be read.
    if (!clears || !problem?.text || problem.code === 'SIGN_IN_LIMITED') return undefined;
    const timer = setTimeout(hushProblem, AUTH_ERROR_MS);
    return () => clearTimeout(timer);
  }, [clears, problem, hushProblem]);
  return form;
}
