import { asProblem, useOpenPlaceholder } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { StepUp, useProved } from '@bussola/step-up';
import { Actions, Box, Button, PageHead } from '@bussola/ui/core';
import { useState } from 'react';
import { segnapostoNamespace } from '../../locales/segnaposto-namespace.ts';
import '../../portal.css';

export { segnapostoNamespace as words };

const RULES = ['look', 'change', 'real'] as const;

/** /admin/segnaposto, for a SuperAdmin: the way into the household that belongs to nobody. */
export default function SegnapostoPage() {
  const t = useT(segnapostoNamespace);
  return (
    <StepUp>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <Box as="ul" listStyleType="disc" marginTop="6" paddingInlineStart="5" maxWidth="66ch">
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </Box>
      <OpenIt />
    </StepUp>
  );
}

function OpenIt() {
  const t = useT(segnapostoNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const proved = useProved();
  const { mutateAsync: open } = useOpenPlaceholder();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    try {
      const onward = await proved(() => open());
      if (!onward) return;
      // The server answers addresses of ours only; another one is not gone to.
      if (new URL(onward.url).origin !== location.origin)
        throw new Error('an address that is not ours');
      location.assign(onward.url);
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Actions marginTop="6">
      <Button variant="primary" busy={busy} busyLabel={t('opening')} onClick={() => void enter()}>
        {t('open')}
      </Button>
    </Actions>
  );
}
