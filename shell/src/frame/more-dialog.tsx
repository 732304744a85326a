import { changeLanguage, LANGUAGES, useLanguage } from '@bussola/i18n';
import { useTranslation } from 'react-i18next';
import {
  chakra,
  Dialog,
  Icon,
  LinkButton,
  Button,
  RadioCards,
  SignOutIcon,
  HelpIcon,
  Stack,
} from '@bussola/ui/core';
import type { MenuItem } from '@bussola/ui/core';
import { usePreferences, useShellWords } from '../boot/hooks.ts';
import { setPreference } from '../boot/preferences.ts';
import type { Direction, Theme } from '../boot/preferences.ts';
import { signOut } from '../session/session.ts';

/** What does not fit the bar of a phone, and how the product looks: language, theme, direction. */
export function MoreDialog({
  items,
  onClose,
}: {
  items: readonly MenuItem[];
  onClose: () => void;
}) {
  const t = useShellWords();
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { theme, direction } = usePreferences();
  return (
    <Dialog
      open
      title={
        <>
          <chakra.span display={{ base: 'inline', md: 'none' }}>{t('frame.more')}</chakra.span>
          <chakra.span display={{ base: 'none', md: 'inline' }}>{t('frame.settings')}</chakra.span>
        </>
      }
      onClose={onClose}
    >
      <Stack gap="5">
        {items.length > 0 && (
          <chakra.ul listStyle="none" display={{ md: 'none' }}>
            {items.map(({ label, icon, href, onPress }) => (
              <li key={label}>
                {href === undefined ? (
                  <Button variant="tertiary" onClick={onPress} icon={<Icon icon={icon} />}>
                    {label}
                  </Button>
                ) : (
                  <LinkButton
                    variant="tertiary"
                    href={href}
                    onClick={onClose}
                    icon={<Icon icon={icon} />}
                  >
                    {label}
                  </LinkButton>
                )}
              </li>
            ))}
          </chakra.ul>
        )}
        <RadioCards
          label={t('language')}
          name="language"
          value={language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => {
            setPreference('language', code);
            void changeLanguage(i18n, code);
          }}
        />
        <RadioCards
          label={t('frame.theme')}
          name="theme"
          value={theme}
          onChange={(value: Theme) => setPreference('theme', value)}
          options={[
            { value: 'light', label: t('frame.light') },
            { value: 'dark', label: t('frame.dark') },
            { value: 'system', label: t('frame.system') },
          ]}
        />
        <RadioCards
          label={t('frame.direction')}
          name="direction"
          value={direction}
          onChange={(value: Direction) => setPreference('direction', value)}
          options={[
            { value: 'ltr', label: t('frame.ltr') },
            { value: 'rtl', label: t('frame.rtl') },
          ]}
        />
        <chakra.div display={{ base: 'grid', md: 'none' }} gap="2">
          <LinkButton
            href="/guida"
            target="_blank"
            rel="noopener noreferrer"
            icon={<Icon icon={HelpIcon} />}
          >
            {t('frame.guide')}
          </LinkButton>
          <Button icon={<Icon icon={SignOutIcon} />} onClick={() => void signOut()}>
            {t('frame.signOut')}
          </Button>
        </chakra.div>
        <chakra.div>
          <Button variant="primary" onClick={onClose}>
            {t('frame.close')}
          </Button>
        </chakra.div>
      </Stack>
    </Dialog>
  );
}
