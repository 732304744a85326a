import { Form } from '@bussola/forms/form';
import { useCommonWords, useT } from '@bussola/i18n';
import { Box, Button, Dialog, EyeIcon, Icon, takeFocus, Text, Title } from '@bussola/ui/core';
import { useState } from 'react';
import type { Person } from '@bussola/results';
import { PreviewDialog } from '../../anteprima/preview-dialog.tsx';
import { DrawerActions } from '../../area/drawer-actions.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { STEPS } from './grant-form.ts';
import type { GrantForm, GrantStep } from './grant-form.ts';
import { GrantPreviewList } from './grant-preview-list.tsx';
import { SectionsStep, UntilStep, WhoStep } from './grant-steps.tsx';
import { useGrantForm } from './use-grant-form.ts';
import type { GrantFormOptions } from './use-grant-form.ts';

interface Props extends GrantFormOptions {
  people: readonly Person[];
}

/**
 * Who, what, until when, and what they will see: then the proof that it is the owner who gives it.
 */
export function GrantDrawer({ people, ...options }: Props) {
  const { userId, day, grant, onClose } = options;
  const t = useT(userAreaNamespace);
  const { form, step, place, isNew, scopes, goBack } = useGrantForm(options);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { values } = form;

  return (
    <>
      <Dialog
        open
        side="end"
        onClose={onClose}
        title={t(isNew ? 'grants.drawer.giveTitle' : 'grants.drawer.changeTitle')}
      >
        <Form form={form} display="block" marginTop="3">
          <StepTitle step={step} place={place} />
          {step === 'who' && <WhoStep form={form} isNew={isNew} />}
          {step === 'sections' && <SectionsStep form={form} people={people} />}
          {step === 'until' && <UntilStep form={form} day={day} isNew={isNew} />}
          {step === 'summary' && (
            <SummaryStep form={values} people={people} onPreview={() => setIsPreviewed(true)} />
          )}
          <StepButtons
            step={step}
            isNew={isNew}
            busy={form.busy}
            onBack={goBack}
            onClose={onClose}
          />
        </Form>
      </Dialog>
      {isPreviewed && (
        <PreviewDialog
          userId={userId}
          who={(grant?.name ?? values.email).trim()}
          wanted={{ scopes, members: values.members, hideAmounts: values.hideAmounts }}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </>
  );
}

function StepTitle({ step, place }: { step: GrantStep; place: number }) {
  const t = useT(userAreaNamespace);
  return (
    <>
      <Text size="quiet">{t('grants.drawer.step', { step: place + 1, steps: STEPS.length })}</Text>
      <Title
        as="h3"
        key={step}
        size={20}
        ref={takeFocus}
        tabIndex={-1}
        marginTop="1"
        marginBottom="5"
        _focusVisible={{ outline: 'none' }}
      >
        {t(`grants.drawer.${step}`)}
      </Title>
    </>
  );
}

interface SummaryProps {
  form: GrantForm;
  people: readonly Person[];
  onPreview: () => void;
}

function SummaryStep({ form, people, onPreview }: SummaryProps) {
  const t = useT(userAreaNamespace);
  return (
    <>
      <Box marginBottom="6">
        <Button icon={<Icon icon={EyeIcon} />} wide="phone" onClick={onPreview}>
          {t('grants.seen.open')}
        </Button>
      </Box>
      <GrantPreviewList form={form} people={people} />
    </>
  );
}

interface ButtonsProps {
  step: GrantStep;
  isNew: boolean;
  busy: boolean;
  /** Absent on the first step. */
  onBack: (() => void) | undefined;
  onClose: () => void;
}

function StepButtons({ step, isNew, busy, onBack, onClose }: ButtonsProps) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  return (
    <DrawerActions marginTop="8">
      <Button type="submit" variant="primary" busy={busy} busyLabel={t('grants.drawer.saving')}>
        {t(
          step !== 'summary'
            ? 'grants.drawer.next'
            : isNew
              ? 'grants.drawer.confirm'
              : 'grants.drawer.save',
        )}
      </Button>
      {onBack ? (
        <Button variant="tertiary" disabled={busy} onClick={onBack}>
          {t('grants.drawer.back')}
        </Button>
      ) : (
        <Button variant="tertiary" onClick={onClose}>
          {common('action.cancel')}
        </Button>
      )}
    </DrawerActions>
  );
}
