import { withValues } from '@bussola/contract/with-values';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { Segmented } from '@bussola/ui/charts';
import { RichText } from '@bussola/ui/results';
import { useState } from 'react';
import { testiNamespace } from '../../locales/testi-namespace.ts';
import { useValues } from '../../writing/use-values.ts';
import type { Language, TextValues } from './text-form.ts';

/** «Come si legge?»: drawn as the page of the reader draws it. */
export function PreviewPart({ values }: { values: TextValues }) {
  const t = useT(testiNamespace);
  const { say } = useValues();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const isEnglish = language === 'en' && values.hasEn;
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
      {language === 'en' && !values.hasEn && (
        <Text size="quiet" marginBottom="3">
          {t('preview.inItalian')}
        </Text>
      )}
      <Box lang={isEnglish ? 'en' : 'it'}>
        <RichText
          doc={withValues(isEnglish ? values.en : values.it, (key) =>
            say(key, isEnglish ? 'en' : 'it'),
          )}
        />
      </Box>
    </Section>
  );
}
