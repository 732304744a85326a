import { useCommonWords, useT } from '@bussola/i18n';
import { Button } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { DrawerActions } from '../area/drawer-actions.tsx';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  busy: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Save, what else can be done, and leave. */
export function SaveActions({ busy, onClose, children }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  return (
    <DrawerActions marginTop="9">
      <Button variant="primary" type="submit" busy={busy} busyLabel={t('dati.editor.saving')}>
        {t('dati.editor.save')}
      </Button>
      {children}
      <Button variant="tertiary" onClick={onClose}>
        {common('action.cancel')}
      </Button>
    </DrawerActions>
  );
}
