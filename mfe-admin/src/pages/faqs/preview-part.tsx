import { withValues } from '@bussola/contract/with-values';
import { useLanguage, useT } from '@bussola/i18n';
import { Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { Segmented } from '@bussola/ui/charts';
import { QuestionRow } from '@bussola/ui/results';
import { useState } from 'react';
import { faqsNamespace } from '../../locales/faqs-namespace.ts';
import { useValues } from '../../writing/use-values.ts';
import { hasText } from './faq-form.ts';
import type { FaqValues } from './faq-form.ts';

/** «Come la leggono?»: the row of the reader's page, with what is in the fields. */
export function PreviewPart({ values }: { values: FaqValues }) {
  const t = useT(faqsNamespace);
  const { say } = useValues();
  const [language, setLanguage] = useState<'it' | 'en'>(useLanguage());
  const [isOpen, setOpen] = useState(true);
  const { hasEn, itQuestion, itAnswer, enQuestion, enAnswer } = values;
  const isEnglish = language === 'en' && hasEn;
  const question = isEnglish ? enQuestion : itQuestion;
  const answer = isEnglish ? enAnswer : itAnswer;
  return (
    <Section aria-labelledby="preview">
      <SectionHead>
        <Question id="preview">{t('preview.title')}</Question>
        <Segmented
          label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'it', label: t('preview.it') },
            { value: 'en', label: t('preview.en') },
          ]}
        />
      </SectionHead>
      {question.trim() === '' && !hasText(answer) ? (
        <Text color="text-2">{t('preview.empty')}</Text>
      ) : (
        <>
          {language === 'en' && !hasEn && (
            <Text size="quiet" marginBottom="3">
              {t('preview.inItalian')}
            </Text>
          )}
          <QuestionRow
            question={question}
            answer={withValues(answer, (key) => say(key, isEnglish ? 'en' : 'it'))}
            lang={isEnglish ? 'en' : 'it'}
            headingLevel="h3"
            open={isOpen}
            onOpenChange={setOpen}
          />
        </>
      )}
    </Section>
  );
}
