import type { FaqDoc } from '@bussola/contract';
import { isTooLong } from '@bussola/contract/rich-text';
import { plainText } from '@bussola/contract/plain-text';
import { useT } from '@bussola/i18n';
import { Box, FIELD_GAP, TextField, VisuallyHidden } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { LanguageColumns } from '../../writing/language-columns.tsx';
import { PlainLanguage } from '../../writing/plain-language.tsx';
import { RichField } from '../../writing/rich-field.tsx';
import { useValues } from '../../writing/use-values.ts';
import { textOf } from './faq-form.ts';
import type { FaqText } from './use-faq-text.ts';

interface Props {
  doc: FaqDoc | undefined;
  text: FaqText;
}

/** Question and answer, Italian and English side by side. */
export function Languages({ doc, text }: Props) {
  const { form, put } = text;
  const { values } = form;
  const { translated } = doc ?? {};
  const { nameOf } = useValues();
  const said = (question: string, answer: string) => `${question}\n${answer}`;
  return (
    <LanguageColumns
      doc={doc}
      italian={said(textOf(values, 'itQuestion'), textOf(values, 'itAnswer', nameOf))}
      hasEnglish={values.hasEn}
      isEnglishAsSaved={text.isEnglishAsSaved}
      translated={
        translated ? said(translated.question, plainText(translated.answer, nameOf)) : undefined
      }
      busy={form.busy}
      onFromItalian={() =>
        put({ ...values, hasEn: true, enQuestion: values.itQuestion, enAnswer: values.itAnswer })
      }
      onFromNothing={() => put({ ...values, hasEn: true })}
      onRemove={() => form.setValues({ hasEn: false })}
      onFine={() => text.save({ enFine: true })}
      fields={(language, foot) => <Fields language={language} text={text} foot={foot} />}
    />
  );
}

interface FieldsProps {
  language: 'it' | 'en';
  text: FaqText;
  foot: ReactNode;
}
function Fields({ language, text: { form, revision }, foot }: FieldsProps) {
  const t = useT(faqsNamespace);
  const writing = useT(writingNamespace);
  const question = form.field(`${language}Question`);
  const answer = form.field(`${language}Answer`);
  const label = (what: 'question' | 'answer') => (
    <>
      <span>{t(`editor.${what}`)}</span>{' '}
      <VisuallyHidden>{t(`editor.in.${language}`)}</VisuallyHidden>
    </>
  );
  return (
    <Box display="grid" gap={FIELD_GAP} marginTop="5">
      <Box lang={language}>
        <TextField {...question} label={label('question')} autoComplete="off" required />
      </Box>
      <Box>
        <RichField
          {...answer}
          error={answer.error ?? (isTooLong(answer.value) ? writing('rich.tooLong') : undefined)}
          label={label('answer')}
          language={language}
          revision={revision}
          foot={foot}
        />
        <Box textStyle="quiet" marginTop={answer.error ? '7' : '2'}>
          <PlainLanguage doc={answer.value} language={language} />
        </Box>
      </Box>
    </Box>
  );
}
