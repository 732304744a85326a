import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatRelativeDay } from '@bussola/i18n/format';
import { Box, LinkLikeButton } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { LanguageHead, LanguageMissing, OlderEnglish, SideBySide } from './two-languages.tsx';
import { currentOf, isEnglishOld } from './written-doc.ts';
import type { WrittenDoc } from './written-doc.ts';

interface Props {
  /** Undefined while it is not saved yet. */
  doc: WrittenDoc | undefined;
  /** As the form holds it, as words. */
  italian: string;
  hasEnglish: boolean;
  isEnglishAsSaved: boolean;
  /** The Italian that English last said. */
  translated: string | undefined;
  busy: boolean;
  onFromItalian: () => void;
  onFromNothing: () => void;
  onRemove: () => void;
  /** What is read in English while there is none; the Italian when absent. */
  withoutEnglish?: string;
  /** English is right as it is. */
  onFine: () => void;
  /** The fields of one language; `foot` stands under the last. */
  fields: (language: 'it' | 'en', foot?: ReactNode) => ReactNode;
}

/** Italian and English side by side: what is missing, and what is older than the other. */
export function LanguageColumns(props: Props) {
  const t = useT(writingNamespace);
  const language = useLanguage();
  const at = props.doc && currentOf(props.doc)?.itAt;
  return (
    <SideBySide>
      <Box minWidth="0">
        <LanguageHead language="it">
          {at &&
            t('languages.changed', {
              when: formatRelativeDay(romeDay(new Date(at)), romeDay(new Date()), language),
            })}
        </LanguageHead>
        {props.fields('it')}
      </Box>
      <Box minWidth="0">{props.hasEnglish ? <English {...props} /> : <NoEnglish {...props} />}</Box>
    </SideBySide>
  );
}

function NoEnglish({ italian, withoutEnglish, onFromItalian, onFromNothing }: Props) {
  const t = useT(writingNamespace);
  return (
    <>
      <LanguageHead language="en">{t('languages.missing')}</LanguageHead>
      <LanguageMissing
        onFromItalian={italian.trim() === '' ? undefined : onFromItalian}
        onFromNothing={onFromNothing}
        meanwhile={withoutEnglish}
      />
    </>
  );
}

function English(props: Props) {
  const t = useT(writingNamespace);
  const { doc, italian, translated, busy, fields, onFine, onRemove } = props;
  const isOld = doc !== undefined && isEnglishOld(doc) && props.isEnglishAsSaved;
  return (
    <>
      <LanguageHead language="en" isWarning={isOld}>
        {isOld && t('languages.toReview')}
      </LanguageHead>
      {fields(
        'en',
        isOld && <OlderEnglish before={translated} now={italian} busy={busy} onFine={onFine} />,
      )}
      <Box textStyle="quiet" marginTop="1">
        <LinkLikeButton type="button" onClick={onRemove}>
          {t('languages.remove')}
        </LinkLikeButton>
      </Box>
    </>
  );
}
