import { useCommonWords } from '@bussola/i18n';
import { chakra } from '@bussola/ui/core';
import { PolicyLinks } from '../auth/policy-links.tsx';

/** What the figures are worth, and the papers everybody may read. */
export function FrameFooter() {
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
          <PolicyLinks />
        </chakra.p>
      </chakra.div>
    </chakra.footer>
  );
}
