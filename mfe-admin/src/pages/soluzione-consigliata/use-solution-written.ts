/** The sentences of one area, in the editor of every content. */
import { useUpdateSolutions } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { useWritten } from '../../writing/use-written.ts';
import { bodyOf, faultsOf, isSame, limitOf, valuesOf } from './solution-form.ts';
import type { Field, SolutionValues } from './solution-form.ts';

export function useSolutionWritten(doc: SolutionDoc, onToPublish: (saved: SolutionDoc) => void) {
  const t = useT(soluzioniNamespace);
  const { notify } = useShell();
  const update = useUpdateSolutions();
  const { code } = doc;
  const written = useWritten<SolutionValues, SolutionDoc>({
    doc,
    valuesOf,
    englishOf: (values) => bodyOf(values).en,
    isSame,
    errorsOf: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(code, values)).map(([field, fault]) => [
          field,
          t(`fault.${fault}`, {
            max: limitOf((field as Field).endsWith('title') ? 'title' : 'red'),
          }),
        ]),
      ),
    write: async (values, { version = 0, enFine }) => {
      const all = await update.mutateAsync({
        action: 'save',
        code,
        version,
        ...bodyOf(values),
        ...(enFine ? { enFine } : {}),
      });
      return all.find((one) => one.code === code);
    },
    onSaved: (saved, isToPublish) => {
      if (isToPublish) onToPublish(saved);
      else notify({ kind: 'success', text: t('editor.saved') });
    },
  });
  return { ...written, update };
}
export type SolutionWritten = ReturnType<typeof useSolutionWritten>;
