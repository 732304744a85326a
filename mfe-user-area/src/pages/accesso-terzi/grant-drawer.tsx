import { accountQueries, asProblem, useCreateGrant, useUpdateGrant } from '@bussola/client';
import type { Grant } from '@bussola/contract';
import { Form, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { Actions, Box, Button, chakra, Dialog, EyeIcon, Icon, Text, Title } from '@bussola/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PreviewDialog } from '../../anteprima/preview-dialog.tsx';
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
  const { mutateAsync: create } = useCreateGrant(userId);
  const { mutateAsync: update } = useUpdateGrant(userId);
  const queryClient = useQueryClient();
  const [base, setBase] = useState(grant);
  const [step, setStep] = useState<(typeof STEPS)[number]>('who');
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isNew = !grant;
  const place = STEPS.indexOf(step);
  const goBy = (by: 1 | -1) => setStep(STEPS[place + by] ?? step);
  const form = useForm<GrantForm>({
    initialValues: grant ? toGrantForm(grant) : emptyForm(day),
    validate: async (given) => messagesOf(errorsOf(step, given, { day, ownEmail, isNew })),
    place: (what) => (what === 'scopes' ? 'rights' : what),
    wordsOf: (refused) => Object.values(messagesOf(refusedAt([refused])?.errors ?? {}))[0],
    words: (problem) => (problem?.code === 'CONFLICT' ? t('grants.drawer.conflict') : undefined),
    onSubmit: (given) => (step === 'summary' ? save(given) : goBy(1)),
  });
  const { values } = form;
  const isTouched =
    JSON.stringify(values) !== JSON.stringify(base ? toGrantForm(base) : emptyForm(day));
  useEffect(() => {
    setLeaveGuard(isTouched ? t('membri.leave') : null);
    return () => setLeaveGuard(null);
  }, [isTouched, setLeaveGuard, t]);

  const scopes = scopesOf(values.rights, base?.scopes);
  const save = async ({ email, from, purpose, members, hideAmounts, to }: GrantForm) => {
    const common = { scopes, members, hideAmounts, purpose: purpose.trim(), to };
    try {
      const saved = await proved(() =>
        base
          ? update({ grantId: base.grantId, version: base.version, ...common })
          : create({ ...common, email: email.trim(), from }),
      );
      if (!saved) return;
    } catch (error) {
      const problem = asProblem(error);
      const at = refusedAt(problem?.problem?.errors ?? []);
      if (at) setStep(at.step);
      else if (problem?.code === 'CONFLICT') await takeLatest();
      throw error;
    }
    notify(
      base
        ? { kind: 'success', text: t('grants.drawer.changed') }
        : {
            kind: 'info',
            permanent: true,
            title: t('grants.drawer.given'),
            text: t('grants.drawer.givenText', { email: email.trim() }),
          },
    );
    onClose();
  };
  const takeLatest = async () => {
    const latest = (
      await queryClient.fetchQuery({ ...accountQueries.grants(userId), staleTime: 0 })
    ).grants.find(({ grantId }) => grantId === grant?.grantId);
    if (!latest) {
      onClose();
      return;
    }
    setBase(latest);
    form.setValues(toGrantForm(latest));
  };

  return (
    <>
      <Dialog
        open
        side="end"
        onClose={onClose}
        title={t(isNew ? 'grants.drawer.giveTitle' : 'grants.drawer.changeTitle')}
      >
        <Form form={form} display="block" marginTop="3">
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
          {step === 'who' && <WhoStep form={form} isNew={isNew} />}
          {step === 'sections' && <SectionsStep form={form} people={people} />}
          {step === 'until' && <UntilStep form={form} day={day} isNew={isNew} />}
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
              <GrantPreviewList form={values} people={people} />
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
                busy={form.busy}
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
                <Button variant="tertiary" disabled={form.busy} onClick={() => goBy(-1)}>
                  {t('grants.drawer.back')}
                </Button>
              ) : (
                <Button variant="tertiary" onClick={onClose}>
                  {t('grants.drawer.cancel')}
                </Button>
              )}
            </Actions>
          </chakra.div>
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

/** The errors by field of the form, as keys of their words. */
const messagesOf = (errors: GrantErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name === 'scopes' ? 'rights' : name,
      `user-area:grants.errors.${error}`,
    ]),
  );

/** Each step is read from its question. */
const takeFocus = (title: HTMLElement | null): void => title?.focus();
