import { useCommonWords } from '@bussola/i18n';
import { brand, chakra, TextLink } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';

/** What the figures are worth, and the papers everybody may read. */
export function FrameFooter() {
  const t = useShellWords();
  const common = useCommonWords();
  return (
    <chakra.footer
      width="100%"
      maxWidth="1120px"
      marginInline="auto"
      marginTop="auto"
      paddingTop="18"
      textStyle="quiet"
    >
      <chakra.div borderTopWidth="1px" borderColor="line" paddingTop="5">
        <chakra.p maxWidth="96ch">{common('disclaimer')}</chakra.p>
        <chakra.p marginTop="1.5" display="flex" flexWrap="wrap" gap="0 12px">
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
        </chakra.p>
      </chakra.div>
    </chakra.footer>
  );
}
