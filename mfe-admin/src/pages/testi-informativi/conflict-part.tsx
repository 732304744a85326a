import { useT } from '@bussola/i18n';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { ConflictPart as WrittenConflict } from '../../writing/conflict-part.tsx';
import { useValues } from '../../writing/use-values.ts';
import { LANGUAGES, mixed, valuesOf, wordsOf } from './text-form.ts';
import type { TextWritten } from './use-text-written.ts';

export function ConflictPart({ text }: { text: TextWritten }) {
  const t = useT(testiNamespace);
  const { nameOf } = useValues();
  return (
    <WrittenConflict
      text={text}
      fields={LANGUAGES}
      label={(language) => `${t('editor.text')} ${t(`editor.in.${language}`)}`}
      valuesOf={valuesOf}
      wordsOf={(values, language) => wordsOf(values, language, nameOf)}
      mixed={mixed}
    />
  );
}
