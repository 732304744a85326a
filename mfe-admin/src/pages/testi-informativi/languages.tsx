import type { TextDoc } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { plainText } from '@bussola/contract/plain-text';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatRelativeDay } from '@bussola/i18n/format';
import { Box, LinkLikeButton, VisuallyHidden } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { writingNamespace } from '../../locales/writing-namespace.ts';
import { PlainLanguage } from '../../writing/plain-language.tsx';
import { RichField } from '../../writing/rich-field.tsx';
import {
  LanguageHead,
  LanguageMissing,
  OlderEnglish,
  SideBySide,
} from '../../writing/two-languages.tsx';
import { currentOf, isEnglishOld, wordsOf } from './text-form.ts';
import type { Language } from './text-form.ts';
import type { TextWritten } from './use-text-written.ts';

interface Props {
  doc: TextDoc;
  text: TextWritten;
}

/** The text in Italian and English, side by side. */
export function Languages({ doc, text }: Props) {
  const t = useT(writingNamespace);
  const language = useLanguage();
  const at = currentOf(doc)?.itAt;
  return (
    <SideBySide>
      <Box minWidth="0">
        <LanguageHead language="it">
          {at &&
            t('languages.changed', {
              when: formatRelativeDay(romeDay(new Date(at)), romeDay(new Date()), language),
            })}
        </LanguageHead>
        <TextField language="it" text={text} />
      </Box>
      <English doc={doc} text={text} />
    </SideBySide>
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
            wordsOf(values, 'it') === ''
              ? undefined
              : () => put({ ...values, hasEn: true, en: values.it })
          }
          onFromNothing={() => put({ ...values, hasEn: true })}
        />
      </Box>
    );
  const isOld = isEnglishOld(doc) && text.isEnglishAsSaved;
  return (
    <Box minWidth="0">
      <LanguageHead language="en" isWarning={isOld}>
        {isOld && t('languages.toReview')}
      </LanguageHead>
      <TextField
        language="en"
        text={text}
        foot={
          isOld && (
            <OlderEnglish
              before={doc.translated ? plainText(doc.translated) : undefined}
              now={wordsOf(values, 'it')}
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

interface FieldProps {
  language: Language;
  text: TextWritten;
  foot?: ReactNode;
}
function TextField({ language, text: { form, revision }, foot }: FieldProps) {
  const t = useT(testiNamespace);
  const field = form.field(language);
  const n = wordsOf(form.values, language).length;
  const max = MAX_LENGTH.infoText;
  return (
    <Box marginTop="5">
      <RichField
        {...field}
        error={field.error ?? (n > max ? t('editor.longText', { max }) : undefined)}
        label={
          <>
            <span>{t('editor.text')}</span>{' '}
            <VisuallyHidden>{t(`editor.in.${language}`)}</VisuallyHidden>
          </>
        }
        labelEnd={t('editor.count', { n, max })}
        help={t('editor.figures')}
        language={language}
        revision={revision}
        foot={foot}
      />
      <Box textStyle="quiet" marginTop={field.error ? '7' : '2'}>
        <PlainLanguage doc={field.value} language={language} />
      </Box>
    </Box>
  );
}
