import type { TextDoc } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { plainText } from '@bussola/contract/plain-text';
import { doveSiLegge } from '@bussola/domain/testi';
import { useT } from '@bussola/i18n';
import { Box, VisuallyHidden } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { LanguageColumns } from '../../writing/language-columns.tsx';
import { PlainLanguage } from '../../writing/plain-language.tsx';
import { RichField } from '../../writing/rich-field.tsx';
import { useValues } from '../../writing/use-values.ts';
import { faultsOf, wordsOf } from './text-form.ts';
import type { Language } from './text-form.ts';
import type { TextWritten } from './use-text-written.ts';

interface Props {
  doc: TextDoc;
  text: TextWritten;
}

/** The text in Italian and English, side by side. */
export function Languages({ doc, text }: Props) {
  const { form, put } = text;
  const { values } = form;
  const { nameOf } = useValues();
  return (
    <LanguageColumns
      doc={doc}
      italian={wordsOf(values, 'it', nameOf)}
      hasEnglish={values.hasEn}
      isEnglishAsSaved={text.isEnglishAsSaved}
      translated={doc.translated ? plainText(doc.translated, nameOf) : undefined}
      busy={form.busy}
      onFromItalian={() => put({ ...values, hasEn: true, en: values.it })}
      onFromNothing={() => put({ ...values, hasEn: true })}
      onRemove={() => form.setValues({ hasEn: false })}
      onFine={() => text.save({ enFine: true })}
      fields={(language, foot) => (
        <TextField docKey={doc.key} language={language} text={text} foot={foot} />
      )}
    />
  );
}

interface FieldProps {
  docKey: TextDoc['key'];
  language: Language;
  text: TextWritten;
  foot: ReactNode;
}
function TextField({ docKey, language, text: { form, revision }, foot }: FieldProps) {
  const t = useT(testiNamespace);
  const field = form.field(language);
  const n = wordsOf(form.values, language).length;
  const fault = faultsOf(form.values, '')[language];
  const max = MAX_LENGTH.infoText;
  return (
    <Box marginTop="5">
      <RichField
        {...field}
        error={
          field.error ?? (fault && fault !== 'needText' ? t(`editor.${fault}`, { max }) : undefined)
        }
        label={
          <>
            <span>{t('editor.text')}</span>{' '}
            <VisuallyHidden>{t(`editor.in.${language}`)}</VisuallyHidden>
          </>
        }
        labelEnd={t('editor.count', { n, max })}
        help={[
          t('editor.figures'),
          ...(doveSiLegge(docKey).drawn === 'words' ? [t('editor.wordsOnly')] : []),
        ].join(' ')}
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
