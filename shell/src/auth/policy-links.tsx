import { brand, TextLink } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';

/** The papers that everybody may read. */
export function PolicyLinks() {
  const t = useShellWords();
  return (
    <>
      <TextLink quiet external href={brand.policies.terms}>
        {t('policies.terms')}
      </TextLink>
      <TextLink quiet external href={brand.policies.privacy}>
        {t('policies.privacy')}
      </TextLink>
      <TextLink quiet external href={brand.policies.cookies}>
        {t('policies.cookies')}
      </TextLink>
      <TextLink quiet href="/metodo">
        {t('policies.method')}
      </TextLink>
    </>
  );
}
