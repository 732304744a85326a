import { useLanguage, useT } from '@bussola/i18n';
import { RuledList, RuledRow, Section, Title, VisuallyHidden } from '@bussola/ui/core';
import { DETTAGLI, editorOf, keysOf } from './editors.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { CoveredTag } from '../insieme/covered-tag.tsx';
import { isCovered } from '../insieme/is-covered.ts';

const RESERVED = DETTAGLI.filter((dato) => keysOf(dato).some(isCovered));

/** To whoever looks together with the client: what stays covered, answered or not. */
export function CoveredAnswers() {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const labels = [...RESERVED.map((dato) => editorOf(dato).title[language]), t('insieme.notes')];
  return (
    <Section>
      <Title as="h2" size={20}>
        {t('insieme.covered')}
      </Title>
      <RuledList marginTop="4">
        {labels.map((label) => (
          <RuledRow key={label} justifyContent="space-between">
            <span>{label}</span>
            <CoveredTag>
              <span aria-hidden="true">•••••</span>
              <VisuallyHidden>{t('insieme.coveredOne')}</VisuallyHidden>
            </CoveredTag>
          </RuledRow>
        ))}
      </RuledList>
    </Section>
  );
}
