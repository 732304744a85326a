import { useSaveAnswers } from '@bussola/client';
import type { Membro } from '@bussola/domain';
import type { PersonaPatch } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Saved {
  /** As they were before. */
  membro: Membro;
  data: PersonaPatch;
  /** Of the household after the save: nothing that came later is undone. */
  version: number;
}

/** Puts back what a save has changed. */
export function useUndo(userId: string): (saved: Saved) => Promise<void> {
  const t = useT(userAreaNamespace);
  const { notify } = useShell();
  const { mutateAsync: save } = useSaveAnswers(userId);
  return async ({ membro, data, version }) => {
    const before: Record<string, unknown> = { ...membro };
    const back = Object.fromEntries(Object.keys(data).map((key) => [key, before[key] ?? null]));
    try {
      await save({
        memberId: membro._id,
        version,
        before: { ...membro, ...data } as Membro,
        data: { ...back, ...(back.stimati === null ? { stimati: [] } : {}) },
      });
      notify({ kind: 'success', text: t('dati.editor.undone') });
    } catch {
      notify({ kind: 'error', text: t('dati.editor.notUndone') });
    }
  };
}
