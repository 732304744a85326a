import { Form } from '@bussola/forms/form';
import { useCommonWords, useT } from '@bussola/i18n';
import { Button, Dialog, Text } from '@bussola/ui/core';
import type { Person } from '../../famiglia/people.ts';
import { DrawerActions } from '../../area/drawer-actions.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { MembroFields } from './membro-fields.tsx';
import { useMembroForm } from './use-membro-form.ts';
import type { MembroFormOptions } from './use-membro-form.ts';

interface Props extends MembroFormOptions {
  person?: Person | undefined;
}

/**
 * The data of one person, to add or to correct. The drawer stays open until the server has taken
 * them.
 */
export function MembroDialog({ area, membri, membro, person, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  const form = useMembroForm({ area, membri, membro, onClose });
  return (
    <Dialog
      open
      side="end"
      onClose={onClose}
      title={
        membro
          ? t('membri.form.editTitle', { name: person?.name ?? '' })
          : t('membri.form.addTitle')
      }
    >
      <Form form={form} display="block" marginTop="3">
        {!membro && (
          <Text color="text-2" marginBottom="6">
            {t('membri.form.intro')}
          </Text>
        )}
        <MembroFields today={area.analisi.refDate} />
        <DrawerActions marginTop="9">
          <Button
            variant="primary"
            type="submit"
            busy={form.busy}
            busyLabel={t(membro ? 'membri.form.saving' : 'membri.form.creating')}
          >
            {t(membro ? 'membri.form.save' : 'membri.form.create')}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
        </DrawerActions>
      </Form>
    </Dialog>
  );
}
