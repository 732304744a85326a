import { accountQueries, call } from '@bussola/client';
import type { Grant } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import {
  Actions,
  Box,
  Button,
  chakra,
  Dialog,
  EyeIcon,
  FieldError,
  Icon,
  Text,
  Title,
} from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { PreviewDialog } from '../../anteprima/preview-dialog.tsx';
import { useAsyncAction } from '../../area/use-async-action.ts';
import type { Person } from '../../famiglia/people.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { emptyForm, errorsOf, refusedAt, scopesOf, STEPS, toGrantForm } from './grant-form.ts';
import type { GrantErrors, GrantForm } from './grant-form.ts';
import { GrantPreviewList } from './grant-preview-list.tsx';
import { SectionsStep, UntilStep, WhoStep } from './grant-steps.tsx';

interface Props {
  userId: string;
  ownEmail: string;
  people: readonly Person[];
  day: string;
  /** Absent to give a new one. */ grant?: Grant;
  onClose: () => void;
}

/**
 * Who, what, until when, and what they will see: then the proof that it is the owner who gives it.
 */
export function GrantDrawer({ userId, ownEmail, people, day, grant, onClose }: Props) {
  const t = useT(userAreaNamespace);
  const { notify, setLeaveGuard } = useShell();
  const proved = useProved();
  const queryClient = useQueryClient();
  const [form, setForm] = useState<GrantForm>(() => (grant ? toGrantForm(grant) : emptyForm(day)));
  const [base, setBase] = useState(grant);
  const [step, setStep] = useState<(typeof STEPS)[number]>('who');
  const [errors, setErrors] = useState<GrantErrors>({});
  const [told, setTold] = useState<string>();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { busy, run } = useAsyncAction();
  const isNew = !grant;
  const place = STEPS.indexOf(step);
  const isTouched =
    JSON.stringify(form) !== JSON.stringify(base ? toGrantForm(base) : emptyForm(day));
  useEffect(() => {
    setLeaveGuard(isTouched ? t('membri.leave') : null);
    return () => setLeaveGuard(null);
  }, [isTouched, setLeaveGuard, t]);

  const set = (part: Partial<GrantForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
    setTold(undefined);
  };
  const go = (by: 1 | -1) => {
    const wrong = by === 1 ? errorsOf(step, form, { day, ownEmail, isNew }) : {};
    setErrors(wrong);
    const next = STEPS[place + by];
    if (next && Object.keys(wrong).length === 0) setStep(next);
  };
  const scopes = scopesOf(form.rights, base?.scopes);
  const save = () =>
    void run(
      async () => {
        const common = {
          scopes,
          members: form.members,
          hideAmounts: form.hideAmounts,
          purpose: form.purpose.trim(),
          to: form.to,
        };
        const saved = await proved(() =>
          base
            ? call('updateGrant', {
                params: { userId, grantId: base.grantId },
                body: { version: base.version, ...common },
              })
            : call('createGrant', {
                params: { userId },
                body: { ...common, email: form.email.trim(), from: form.from },
              }),
        );
        if (!saved) return;
        queryClient.setQueryData(accountQueries.grants(userId).queryKey, { grants: saved.grants });
        notify(
          base
            ? { kind: 'success', text: t('grants.drawer.changed') }
            : {
                kind: 'info',
                permanent: true,
                title: t('grants.drawer.given'),
                text: t('grants.drawer.givenText', { email: form.email.trim() }),
              },
        );
        onClose();
      },
      (code, _fields, refused) => {
        const at = refusedAt(refused);
        if (at) {
          setStep(at.step);
          setErrors(at.errors);
          return true;
        }
        if (code === 'CONFLICT') {
          void takeLatest();
          return true;
        }
        return false;
      },
    );
  const takeLatest = async () => {
    const latest = (
      await queryClient.fetchQuery({ ...accountQueries.grants(userId), staleTime: 0 })
    ).grants.find(({ grantId }) => grantId === grant?.grantId);
    if (!latest) {
      onClose();
      return;
    }
    setBase(latest);
    setForm(toGrantForm(latest));
    setTold(t('grants.drawer.conflict'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (step === 'summary') save();
    else go(1);
  };

  return (
    <>
      <Dialog
        open
        side="end"
        onClose={onClose}
        title={t(isNew ? 'grants.drawer.giveTitle' : 'grants.drawer.changeTitle')}
      >
        <chakra.form noValidate onSubmit={submit} marginTop="3">
          <Text size="quiet">
            {t('grants.drawer.step', { step: place + 1, steps: STEPS.length })}
          </Text>
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
          {told !== undefined && (
            <Box role="alert" marginBottom="5">
              <FieldError>{told}</FieldError>
            </Box>
          )}
          {step === 'who' && <WhoStep form={form} errors={errors} isNew={isNew} onChange={set} />}
          {step === 'sections' && (
            <SectionsStep form={form} errors={errors} people={people} onChange={set} />
          )}
          {step === 'until' && (
            <UntilStep form={form} errors={errors} day={day} isNew={isNew} onChange={set} />
          )}
          {step === 'summary' && (
            <>
              <Box marginBottom="6">
                <Button
                  icon={<Icon icon={EyeIcon} />}
                  wide="phone"
                  onClick={() => setIsPreviewed(true)}
                >
                  {t('grants.seen.open')}
                </Button>
              </Box>
              <GrantPreviewList form={form} people={people} />
            </>
          )}
          <chakra.div
            position="sticky"
            bottom={{ base: '-20px', md: '-36px' }}
            bg="surface"
            borderTopWidth="1px"
            borderColor="line"
            marginTop="8"
            paddingBlock="4"
            zIndex="2"
          >
            <Actions>
              <Button
                type="submit"
                variant="primary"
                busy={busy}
                busyLabel={t('grants.drawer.saving')}
              >
                {t(
                  step !== 'summary'
                    ? 'grants.drawer.next'
                    : isNew
                      ? 'grants.drawer.confirm'
                      : 'grants.drawer.save',
                )}
              </Button>
              {place > 0 ? (
                <Button variant="tertiary" disabled={busy} onClick={() => go(-1)}>
                  {t('grants.drawer.back')}
                </Button>
              ) : (
                <Button variant="tertiary" onClick={onClose}>
                  {t('grants.drawer.cancel')}
                </Button>
              )}
            </Actions>
          </chakra.div>
        </chakra.form>
      </Dialog>
      {isPreviewed && (
        <PreviewDialog
          userId={userId}
          who={(grant?.name ?? form.email).trim()}
          wanted={{ scopes, members: form.members, hideAmounts: form.hideAmounts }}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </>
  );
}

/** Each step is read from its question. */
const takeFocus = (title: HTMLElement | null): void => title?.focus();
