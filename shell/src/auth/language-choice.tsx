import { changeLanguage, LANGUAGES, useLanguage } from '@bussola/i18n';
import { useTranslation } from 'react-i18next';
import { chakra, LinkLikeButton } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';
import { setPreference } from '../boot/preferences.ts';

/** Italian and English, at the foot of every public page. */
export function LanguageChoice() {
  const t = useShellWords();
  const { i18n } = useTranslation();
  const language = useLanguage();
  return (
    <chakra.span
      role="group"
      aria-label={t('language')}
      marginInlineStart="auto"
      display="inline-flex"
      gap="2"
      alignItems="center"
      minHeight="44px"
    >
      {LANGUAGES.map(({ code, name }, place) => (
        <chakra.span key={code} display="inline-flex" gap="2">
          {place > 0 && <span aria-hidden="true">·</span>}
          {code === language ? (
            <chakra.b aria-current="true" color="text">
              {name}
            </chakra.b>
          ) : (
            <LinkLikeButton
              type="button"
              lang={code}
              quiet
              onClick={() => {
                setPreference('language', code);
                void changeLanguage(i18n, code);
              }}
            >
              {name}
            </LinkLikeButton>
          )}
        </chakra.span>
      ))}
    </chakra.span>
  );
}
