import { useT } from '@bussola/i18n';
import {
  Actions,
  Box,
  Button,
  chakra,
  Icon,
  InfoIcon,
  LinkLikeButton,
  Text,
} from '@bussola/ui/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import { ChangedWords } from './changed-words.tsx';

/** Italian and English side by side, one under the other where there is no room. */
export const SideBySide = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '40px', lg: '16px' },
    alignItems: 'start',
  },
});

interface HeadProps {
  language: 'it' | 'en';
  isWarning?: boolean;
  /** When it was changed, or that it should be looked at. */
  children?: ReactNode;
}
export function LanguageHead({ language, isWarning = false, children }: HeadProps) {
  const t = useT(writingNamespace);
  return (
    <Box
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="3"
      paddingBottom="2"
      borderBottomWidth="2px"
      borderColor="ink"
    >
      <chakra.h2 fontWeight="600" fontSize="t15" lang={language}>
        {t(`languages.${language}`)}
      </chakra.h2>
      <chakra.span
        fontSize="t13"
        color={isWarning ? 'yellow' : 'text-2'}
        fontWeight={isWarning ? 600 : 400}
      >
        {children}
      </chakra.span>
    </Box>
  );
}

interface MissingProps {
  /** Absent while there is no Italian to start from. */
  onFromItalian: (() => void) | undefined;
  onFromNothing: () => void;
  /** What is read in English meanwhile. */
  meanwhile: string | undefined;
}
export function LanguageMissing({ onFromItalian, onFromNothing, meanwhile }: MissingProps) {
  const t = useT(writingNamespace);
  return (
    <Box
      marginTop="5"
      padding="5"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line-strong"
      borderRadius="card"
    >
      <Text fontWeight="600">{t('languages.missingTitle')}</Text>
      <Text size="quiet">{meanwhile ?? t('languages.missingText')}</Text>
      <Actions marginTop="3">
        {onFromItalian && <Button onClick={onFromItalian}>{t('languages.fromItalian')}</Button>}
        <Button variant="tertiary" onClick={onFromNothing}>
          {t('languages.fromNothing')}
        </Button>
      </Actions>
    </Box>
  );
}

interface OlderProps {
  /** The Italian that English last said; undefined when it is not known. */
  before: string | undefined;
  now: string;
  busy: boolean;
  onFine: () => void;
}
/** English that was not changed with the Italian: what changed, and that it may stay. */
export function OlderEnglish({ before, now, busy, onFine }: OlderProps) {
  const t = useT(writingNamespace);
  const [isShown, setShown] = useState(false);
  return (
    <Box
      display="flex"
      gap="2"
      padding="3"
      borderTopWidth="1px"
      borderColor="line"
      textStyle="quiet"
    >
      <chakra.span color="yellow" flex="none">
        <Icon icon={InfoIcon} size={16} />
      </chakra.span>
      <Box minWidth="0">
        <span>{t('languages.older')}</span>
        {before === undefined && <p>{t('languages.never')}</p>}
        <Box display="flex" flexWrap="wrap" gap="0 16px">
          {before !== undefined && (
            <LinkLikeButton
              type="button"
              aria-expanded={isShown}
              onClick={() => setShown((was) => !was)}
            >
              {t(isShown ? 'languages.hide' : 'languages.show')}
            </LinkLikeButton>
          )}
          <LinkLikeButton type="button" aria-disabled={busy} onClick={() => busy || onFine()}>
            {t('languages.fine')}
          </LinkLikeButton>
        </Box>
        {isShown && before !== undefined && (
          <Box lang="it" marginTop="2" color="text">
            <ChangedWords before={before} now={now} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
