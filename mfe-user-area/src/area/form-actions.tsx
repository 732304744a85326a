import { useCommonWords } from '@bussola/i18n';
import { Button } from '@bussola/ui/core';

interface Props {
  /** Id of the form that the first button submits. */
  formId: string;
  busy: boolean;
  save: string;
  saving: string;
  onClose: () => void;
}

/** The two buttons of a dialog with a form: save and cancel. */
export function FormActions({ formId, busy, save, saving, onClose }: Props) {
  const common = useCommonWords();
  return (
    <>
      <Button variant="primary" type="submit" form={formId} busy={busy} busyLabel={saving}>
        {save}
      </Button>
      <Button variant="tertiary" onClick={onClose}>
        {common('action.cancel')}
      </Button>
    </>
  );
}
