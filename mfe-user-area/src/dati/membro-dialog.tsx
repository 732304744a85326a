import { answersAfter } from '@bussola/contract/draft';
import { chiOf } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { MayProvider } from '@bussola/forms';
import { Form, FormActions } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { Dialog, Text } from '@bussola/ui/core';
import type { Person } from '@bussola/results';
import { useDeferredValue, useMemo } from 'react';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { DrawerActions } from '../area/drawer-actions.tsx';
import type { History } from './history.ts';
import { PastValues } from './past-values.tsx';
import { SaveEffect } from './save-effect.tsx';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { MembroFields } from './membro-fields.tsx';
import { membroPatch } from './membro-form.ts';
import type { MembroForm } from './membro-form.ts';
import { useMembroForm } from './use-membro-form.ts';
import type { MembroFormOptions } from './use-membro-form.ts';

interface Props extends MembroFormOptions {
  person?: Person | undefined;
  /** On «I miei dati»: what saving would change, and what was given before. */
  row?: { people: readonly Person[]; history: History };
}

/**
 * The data of one person, to add or to correct. The drawer stays open until the server has taken
 * them.
 */
export function MembroDialog({ area, membri, membro, person, row, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const form = useMembroForm({ area, membri, membro, onClose });
  const today = area.analisi.refDate;
  const { mayChange } = rightsOf(area.info);
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
        <MayProvider value={(key) => mayChange([key])}>
          <MembroFields today={today} />
        </MayProvider>
        {row && membro && (
          <>
            {form.isValid && (
              <Preview area={area} people={row.people} membro={membro} values={form.values} />
            )}
            <PastValues dato="persona" membro={membro} {...row} today={today} />
          </>
        )}
        <DrawerActions marginTop="9">
          <FormActions
            busy={form.busy}
            save={t(membro ? 'membri.form.save' : 'membri.form.create')}
            saving={t(membro ? 'membri.form.saving' : 'membri.form.creating')}
            onClose={onClose}
          />
        </DrawerActions>
      </Form>
    </Dialog>
  );
}

/** What saving would change; nothing while there is nothing to save. */
function Preview({
  area,
  people,
  membro,
  values,
}: {
  area: Area;
  people: readonly Person[];
  membro: Membro;
  values: MembroForm;
}) {
  const shown = useDeferredValue(values);
  const { refDate } = area.analisi;
  const changed = useMemo(() => {
    const { gradoParentela } = membro;
    const kinship = shown.gradoParentela || gradoParentela;
    const patch = membroPatch(shown, membro, refDate);
    if (kinship === gradoParentela && Object.keys(patch).length === 0) return undefined;
    const after = answersAfter(membro, patch, chiOf(membro, refDate));
    return { memberId: membro._id, risposte: { ...after, gradoParentela: kinship } };
  }, [shown, membro, refDate]);
  return changed ? <SaveEffect area={area} people={people} changed={changed} /> : null;
}
