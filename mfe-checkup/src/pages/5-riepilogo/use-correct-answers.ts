import { asProblem, useReopenCheckup } from '@bussola/client';
import { isChiave, RISPOSTE, TAB } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { useErrorText } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useNavigate } from 'react-router-dom';
import { useDraftStore } from '../../draft/use-draft.tsx';
import type { Answer } from '@bussola/results';
import { useState } from 'react';
import { pathOf } from '../../steps.ts';

type Whose = Pick<Membro, '_id' | 'gradoParentela'>;

/**
 * Reopens a finished checkup, at the summary or at the tab of an answer. The visitor finishes it
 * again to see the results.
 */
export function useCorrectAnswers() {
  const draft = useDraftStore();
  const { session, notify } = useShell();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { mutateAsync: reopen } = useReopenCheckup(session.user.id);
  const [isOpening, setOpening] = useState(false);
  const open = async (path: string) => {
    setOpening(true);
    try {
      draft.adopt(await reopen());
      await session.reload();
      await navigate(path);
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code), permanent: true });
    } finally {
      setOpening(false);
    }
  };
  return {
    /** From the press until the checkup is there. */
    isOpening,
    openSummary: () => void open(pathOf(TAB.riepilogo)),
    /** Where this answer was given; undefined for what the checkup does not ask. */
    correctionOf: ({ key, memberId }: Answer, membri: readonly Whose[]) => {
      if (!isChiave(key)) return undefined;
      const isMe =
        memberId === undefined ||
        membri.some(({ _id, gradoParentela }) => _id === memberId && gradoParentela === 'me');
      const tab = RISPOSTE[key][isMe ? 'me' : 'membro'];
      return tab === undefined ? undefined : { onPress: () => void open(pathOf(tab)) };
    },
  };
}
export type CorrectAnswers = ReturnType<typeof useCorrectAnswers>;
