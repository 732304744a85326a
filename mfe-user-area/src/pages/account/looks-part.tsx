import { LANGUAGES, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useUpdateAccount } from '@bussola/client';
import { Box, RadioCards, Switch } from '@bussola/ui/core';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { Part } from './part.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';

/**
 * Language, theme, direction and privacy mode, of this browser; the language is also the one we
 * write messages in.
 */
export function LooksPart({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const {
    preferences: { language, theme, direction, amountsHidden, set },
  } = useShell();
  const { mutateAsync: update } = useUpdateAccount(userId);
  const { run } = useAsyncAction();
  return (
    <Part id="aspetto" title={t('account.looks.title')} lead={t('account.looks.lead')}>
      <Box display="grid" gap="6">
        <RadioCards
          label={t('account.looks.language')}
          name="account-language"
          value={language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => {
            set('language', code);
            void run(async () => {
              await update({ language: code });
            });
          }}
        />
        <RadioCards
          label={t('account.looks.theme')}
          name="account-theme"
          value={theme}
          onChange={(value) => set('theme', value)}
          columns={3}
          options={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: t(`account.looks.${value}`),
          }))}
        />
        <RadioCards
          label={t('account.looks.direction')}
          name="account-direction"
          value={direction}
          onChange={(value) => set('direction', value)}
          options={(['ltr', 'rtl'] as const).map((value) => ({
            value,
            label: t(`account.looks.${value}`),
          }))}
        />
        <Switch
          label={t('account.looks.hide')}
          checked={amountsHidden}
          onChange={(on) => set('amountsHidden', on)}
        />
      </Box>
    </Part>
  );
}
