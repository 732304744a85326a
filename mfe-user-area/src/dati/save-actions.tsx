import { useT } from '@bussola/i18n';
import { FormActions } from '@bussola/forms/form';
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
  return (
    <DrawerActions marginTop="9">
      <FormActions
        busy={busy}
        save={t('dati.editor.save')}
        saving={t('dati.editor.saving')}
        onClose={onClose}
      >
        {children}
      </FormActions>
    </DrawerActions>
  );
}
