import { useState } from 'react';
import { asProblem } from '@bussola/client';
import { useRefusalWords } from './use-refusal-words.ts';

/** A press on a public page without a form: busy while it runs, its refusal in a banner. */
export function useAuthAction() {
  const words = useRefusalWords();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ code: string; text: string } | null>(null);

  const send = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      const problem = asProblem(error);
      setRefused({ code: problem?.code ?? 'INTERNAL', text: words(problem) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, banner: refused?.text ?? null, refused, send };
}
