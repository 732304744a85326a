import type { ReactNode } from 'react';
import { useCommonWords } from '@bussola/i18n';
import { Button } from '@bussola/ui/core';

interface Props {
  /** Id of the form, for buttons that stand outside it. */
  formId?: string;
  busy: boolean;
  save: string;
  saving?: string;
  /** The first button takes something away. */
  danger?: boolean;
  onClose: () => void;
  /** What else can be done: between the two. */
  children?: ReactNode;
}

/** The two buttons of a form in a dialog: the one that sends it, and cancel. */
export function FormActions({ formId, busy, save, saving, danger, onClose, children }: Props) {
  const common = useCommonWords();
  return (
    <>
      <Button
        variant={danger ? 'danger' : 'primary'}
        type="submit"
        form={formId}
        busy={busy}
        busyLabel={saving}
      >
        {save}
      </Button>
      {children}
      <Button variant="tertiary" onClick={onClose}>
        {common('action.cancel')}
      </Button>
    </>
  );
}
