import { useLanguage, useT } from '@bussola/i18n';
import { Question, Section, SectionHead, Text, TextLink } from '@bussola/ui/core';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import type { Effect } from './effect.ts';

/** «Dove cambia il livello?»: the engine's own rule, and where its numbers are changed. */
export function LevelsPart({ effect }: { effect: Effect | undefined }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  if (!effect) return null;
  return (
    <Section aria-labelledby="levels">
      <SectionHead>
        <Question id="levels">{t('levels.title')}</Question>
        <TextLink href="/admin/costanti">{t('levels.change')}</TextLink>
      </SectionHead>
      {effect.soglie.map((line) => (
        <Text key={line.it} marginTop="2">
          {line[language]}
        </Text>
      ))}
      <Text size="quiet" marginTop="3">
        {t('levels.engine')}
      </Text>
    </Section>
  );
}
