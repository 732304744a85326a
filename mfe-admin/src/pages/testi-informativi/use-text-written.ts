/** The text of one place, in the editor of every content. */
import { useUpdateTexts } from '@bussola/client';
import type { TextDoc } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { romeDay } from '@bussola/domain/calendario';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { useWritten } from '../../writing/use-written.ts';
import { bodyOf, faultsOf, isSame, valuesOf } from './text-form.ts';
import type { TextValues } from './text-form.ts';

export function useTextWritten(doc: TextDoc, onToPublish: (saved: TextDoc) => void) {
  const t = useT(testiNamespace);
  const { notify } = useShell();
  const update = useUpdateTexts();
  const { key } = doc;
  const written = useWritten<TextValues, TextDoc>({
    doc,
    valuesOf: (one) => valuesOf(one ?? doc),
    englishOf: (values) => bodyOf(values).en,
    isSame,
    errorsOf: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(values, romeDay(new Date()))).map(([language, fault]) => [
          language,
          t(`editor.${fault}`, { max: MAX_LENGTH.infoText }),
        ]),
      ),
    write: async (values, { version = 0, enFine }) => {
      const all = await update.mutateAsync({
        action: 'save',
        key,
        version,
        ...bodyOf(values),
        ...(enFine ? { enFine } : {}),
      });
      return all.find((one) => one.key === key);
    },
    onSaved: (saved, isToPublish) => {
      if (isToPublish) onToPublish(saved);
      else notify({ kind: 'success', text: t('editor.saved') });
    },
  });
  return { ...written, update };
}
export type TextWritten = ReturnType<typeof useTextWritten>;
