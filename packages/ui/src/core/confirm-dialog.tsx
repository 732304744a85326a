import { useCommonWords, useErrorText } from '@bussola/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FieldError } from './field-frame.tsx';
import { chakra } from './layout.ts';
import { Text } from './typography.tsx';

export interface ConfirmDialogProps {
  /** The question, with the name of what it is about. */
  title: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  /** The verb of the question, and what stands on the button meanwhile. */
  confirm: string;
  busyLabel: string;
  /** Does it, and closes the dialog itself. What it throws is shown in the dialog. */
  onConfirm: () => Promise<unknown>;
  /** The one of `@bussola/client`: it finds the code in what was thrown. */
  asProblem: (failure: unknown) => { code: string } | undefined;
  onClose: () => void;
}

/**
 * Asks before something that no press takes back. While it is being done there is no way out:
 * nobody would see how it ended.
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  busyLabel,
  onConfirm,
  asProblem,
  onClose,
}: ConfirmDialogProps) {
  const common = useCommonWords();
  const errorText = useErrorText();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const work = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
    } catch (failure) {
      setError(errorText(asProblem(failure)?.code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      mustAnswer={busy}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={() => void work()}>
            {confirm}
          </Button>
          <Button variant="tertiary" disabled={busy} onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <Text color="text-2">{children}</Text>
      {error !== undefined && (
        <chakra.div role="alert" marginTop="4">
          <FieldError>{error}</FieldError>
        </chakra.div>
      )}
    </Dialog>
  );
}
