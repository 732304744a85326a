import type { ComponentProps } from 'react';
import { brand, Checkbox, TextLink } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';

type Box = Omit<ComponentProps<typeof Checkbox>, 'label'>;

/** The privacy notice was read; with a link to it. */
export function PrivacyBox(box: Box) {
  const t = useShellWords();
  return (
    <Checkbox
      {...box}
      label={
        <>
          <span>{t('register.privacy')}</span>{' '}
          <TextLink external href={brand.policies.privacy}>
            {t('register.privacyLink')}
          </TextLink>
        </>
      }
    />
  );
}

/** The consents of a new account: the privacy notice must be read, news are a choice. */
export function ConsentBoxes({ privacy, marketing }: { privacy: Box; marketing: Box }) {
  const t = useShellWords();
  return (
    <div>
      <PrivacyBox {...privacy} required />
      <Checkbox {...marketing} label={t('register.marketing')} />
    </div>
  );
}
