import { useCommonWords, useT } from '@bussola/i18n';
import { Actions, Button, chakra } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  busy: boolean;
  onClose: () => void;
  extra?: ReactNode;
}

/** Save and leave, always in sight at the foot of a drawer. */
export function DrawerActions({ busy, onClose, extra }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  return (
    <chakra.div
      position="sticky"
      bottom={{ base: '-20px', md: '-36px' }}
      bg="surface"
      borderTopWidth="1px"
      borderColor="line"
      marginTop="9"
      paddingBlock="4"
      zIndex="2"
    >
      <Actions>
        <Button variant="primary" type="submit" busy={busy} busyLabel={t('dati.editor.saving')}>
          {t('dati.editor.save')}
        </Button>
        {extra}
        <Button variant="tertiary" onClick={onClose}>
          {common('action.cancel')}
        </Button>
      </Actions>
    </chakra.div>
  );
}
