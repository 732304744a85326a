import type { SolutionDoc } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { Box } from '@bussola/ui/core';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { LanguageColumns } from '../../writing/language-columns.tsx';
import type { Effect } from './effect.ts';
import { SentenceField } from './sentence-field.tsx';
import { fieldOf, partsOf, plainSentence, wordsOf } from './solution-form.ts';
import type { SolutionValues } from './solution-form.ts';
import type { SolutionWritten } from './use-solution-written.ts';

interface Props {
  doc: SolutionDoc;
  text: SolutionWritten;
  effect: Effect | undefined;
}

/** Title and sentences in Italian and English, side by side. */
export function Languages({ doc, text, effect }: Props) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { form, put, revision } = text;
  const { values } = form;
  const { code, translated } = doc;
  const parts = partsOf(code);
  const plain = (sentences: string) => plainSentence(code, sentences, language);
  const copied = (): SolutionValues => ({
    ...values,
    ...Object.fromEntries(parts.map((part) => [fieldOf('en', part), values[fieldOf('it', part)]])),
    hasEn: true,
  });
  return (
    <LanguageColumns
      doc={doc}
      italian={plain(wordsOf(values, 'it'))}
      hasEnglish={values.hasEn}
      isEnglishAsSaved={text.isEnglishAsSaved}
      translated={
        translated ? plain(parts.flatMap((part) => translated[part] ?? []).join('\n')) : undefined
      }
      busy={form.busy}
      withoutEnglish={t('noEnglish')}
      onFromItalian={() => put(copied())}
      onFromNothing={() => put({ ...values, hasEn: true })}
      onRemove={() => form.setValues({ hasEn: false })}
      onFine={() => text.save({ enFine: true })}
      fields={(written, foot) => (
        <>
          {parts.map((part) => (
            <SentenceField
              key={part}
              code={code}
              part={part}
              language={written}
              effect={effect}
              revision={revision}
              {...form.field(fieldOf(written, part))}
            />
          ))}
          {foot && <Box marginTop="3">{foot}</Box>}
        </>
      )}
    />
  );
}
