import type { FaqDoc } from '@bussola/contract';
import { isTooLong } from '@bussola/contract/rich-text';
import { plainText } from '@bussola/contract/plain-text';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatRelativeDay } from '@bussola/i18n/format';
import { Box, FIELD_GAP, LinkLikeButton, TextField, VisuallyHidden } from '@bussola/ui/core';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { PlainLanguage } from '../../writing/plain-language.tsx';
import { RichField } from '../../writing/rich-field.tsx';
import {
  LanguageHead,
  LanguageMissing,
  OlderEnglish,
  SideBySide,
} from '../../writing/two-languages.tsx';
import { currentOf, isEnglishOld, textOf } from './faq-form.ts';
import type { FaqText } from './use-faq-text.ts';

interface Props {
  doc: FaqDoc | undefined;
  text: FaqText;
}

/** Question and answer, Italian and English side by side. */
export function Languages({ doc, text }: Props) {
  return (
    <SideBySide>
      <Italian doc={doc} text={text} />
      <English doc={doc} text={text} />
    </SideBySide>
  );
}

function Italian({ doc, text }: Props) {
  const t = useT(writingNamespace);
  const language = useLanguage();
  const at = doc && currentOf(doc)?.itAt;
  return (
    <Box minWidth="0">
      <LanguageHead language="it">
        {at &&
          t('languages.changed', {
            when: formatRelativeDay(romeDay(new Date(at)), romeDay(new Date()), language),
          })}
      </LanguageHead>
      <Fields language="it" text={text} />
    </Box>
  );
}

function English({ doc, text }: Props) {
  const t = useT(writingNamespace);
  const { form, put } = text;
  const { values } = form;
  if (!values.hasEn)
    return (
      <Box minWidth="0">
        <LanguageHead language="en">{t('languages.missing')}</LanguageHead>
        <LanguageMissing
          onFromItalian={
            textOf(values, 'itAnswer').trim() === '' && values.itQuestion.trim() === ''
              ? undefined
              : () =>
                  put({
                    ...values,
                    hasEn: true,
                    enQuestion: values.itQuestion,
                    enAnswer: values.itAnswer,
                  })
          }
          onFromNothing={() => put({ ...values, hasEn: true })}
        />
      </Box>
    );
  const isOld = doc !== undefined && isEnglishOld(doc) && text.isEnglishAsSaved;
  const { translated } = doc ?? {};
  return (
    <Box minWidth="0">
      <LanguageHead language="en" isWarning={isOld}>
        {isOld && t('languages.toReview')}
      </LanguageHead>
      <Fields
        language="en"
        text={text}
        foot={
          isOld && (
            <OlderEnglish
              before={
                translated ? `${translated.question}\n${plainText(translated.answer)}` : undefined
              }
              now={`${textOf(values, 'itQuestion')}\n${textOf(values, 'itAnswer')}`}
              busy={form.busy}
              onFine={() => text.save({ enFine: true })}
            />
          )
        }
      />
      <Box textStyle="quiet" marginTop="1">
        <LinkLikeButton type="button" onClick={() => form.setValues({ hasEn: false })}>
          {t('languages.remove')}
        </LinkLikeButton>
      </Box>
    </Box>
  );
}

interface FieldsProps {
  language: 'it' | 'en';
  text: FaqText;
  foot?: React.ReactNode;
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
