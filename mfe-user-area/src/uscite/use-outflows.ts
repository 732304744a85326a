import { asProblem, useUpdateHousehold } from '@bussola/client';
import { EDITORI } from '@bussola/domain/domande';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useState } from 'react';
import type { Area } from '../area/area.ts';
import { useLeaveGuard } from '../area/use-leave-guard.ts';
import { useReadAgain } from '../area/use-read-again.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { rowsOf, usciteOf } from './outflows.ts';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The rows of the ladder: they are tried out while they are written, and saved at a press. */
export function useOutflows({ info, analisi: { refDate }, userId }: Area, mayWrite: boolean) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const errorText = useErrorText();
  const { notify } = useShell();
  const { mutateAsync: send, isPending } = useUpdateHousehold(userId);
  const readAgain = useReadAgain(userId);
  const [outflows, setOutflows] = useState(() => rowsOf(info.uscite, refDate));
  // The list that the rows began with: a newer one is not overwritten unseen.
  const [base, setBase] = useState({ uscite: info.uscite, version: info.version });
  const [problem, setProblem] = useState<string>();
  const uscite = usciteOf(outflows, refDate);
  const isDirty = !uscite || !same(uscite, usciteOf(rowsOf(base.uscite, refDate), refDate));
  useLeaveGuard(mayWrite && isDirty && !isPending);

  const before = () =>
    base.uscite
      ? { uscite: base.uscite.filter(({ data }) => data >= refDate) }
      : { uscitePianificate: info.uscitePianificate };
  const undo = async (version: number, kept: ReturnType<typeof before>) => {
    try {
      const undone = await send({ version, ...kept });
      const list = kept.uscite ?? null;
      setOutflows(rowsOf(list, refDate));
      setBase({ uscite: list, version: undone.version });
      notify({ kind: 'success', text: t('dati.editor.undone') });
    } catch {
      notify({ kind: 'error', text: t('dati.editor.notUndone') });
    }
  };
  const save = async () => {
    if (!uscite) return;
    setProblem(undefined);
    const kept = before();
    try {
      const { version } = await send({
        // Another answer of the household may have changed meanwhile; this one has not.
        version: same(info.uscite, base.uscite) ? info.version : base.version,
        uscite,
      });
      setBase({ uscite, version });
      notify({
        kind: 'success',
        text: t('dati.editor.saved', { what: EDITORI.uscite.title[language] }),
        action: { label: t('dati.editor.undo'), run: () => void undo(version, kept) },
      });
    } catch (error) {
      const code = asProblem(error)?.code;
      if (code === 'CONFLICT') {
        const { version } = await readAgain();
        setBase({ ...base, version });
      }
      setProblem(code === 'CONFLICT' ? t('dati.editor.conflict') : errorText(code));
    }
  };
  return { outflows, setOutflows, uscite, isDirty, isPending, problem, save };
}
