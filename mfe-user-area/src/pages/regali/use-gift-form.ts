import { MAX_LENGTH } from '@bussola/contract/limits';
import { asProblem, isEmailAddress, sentAlreadyOn, useSendRegalo } from '@bussola/client';
import { errorKey } from '@bussola/domain';
import { isPersonName } from '@bussola/domain/person-name';
import { withoutInvisible } from '@bussola/domain/plain-line';
import type { Regalo } from '@bussola/domain/regali';
import {
  MESSAGGIO_MAX,
  hasLink,
  isPlainMessage,
  toMessaggio,
} from '@bussola/domain/regali-messaggio';
import { useForm } from '@bussola/forms/form';
import type { FormHandle } from '@bussola/forms/form';
import { messageKey, useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useState } from 'react';
import { object, string } from 'yup';
import { useLeaveGuard } from '../../area/use-leave-guard.ts';
import { regaliNamespace } from '../../locales/regali-namespace.ts';

export interface GiftValues {
  regalo: Regalo;
  nome: string;
  email: string;
  messaggio: string;
}
export type GiftForm = FormHandle<GiftValues>;
const EMPTY: GiftValues = { regalo: 'checkup', nome: '', email: '', messaggio: '' };

/** The server asks the same again. */
const schema = object({
  regalo: string().required(),
  nome: string()
    .transform(withoutInvisible)
    .trim()
    .required(messageKey(regaliNamespace, 'write.nameMissing'))
    .max(MAX_LENGTH.giftName, errorKey('tooLong'))
    .test('name', errorKey('nameAddress'), (name) => isPersonName(name)),
  email: string()
    .transform(withoutInvisible)
    .trim()
    .required(messageKey(regaliNamespace, 'write.emailMissing'))
    .test('email', errorKey('email'), (email) => isEmailAddress(email)),
  messaggio: string()
    .transform(toMessaggio)
    .max(MESSAGGIO_MAX, errorKey('tooLong'))
    .test('plain', errorKey('characters'), (text = '') => isPlainMessage(text))
    .test('link', errorKey('messageLink'), (text = '') => !hasLink(text)),
});

/** First it is written, then its letter is read, and only from there it is sent. */
export function useGiftForm(userId: string) {
  const t = useT(regaliNamespace);
  const language = useLanguage();
  const { notify } = useShell();
  const { mutateAsync: send } = useSendRegalo(userId);
  const [step, setStep] = useState<'write' | 'letter'>('write');
  /** The focus follows a step, and stays where it is when the page opens. */
  const [hasMoved, setMoved] = useState(false);
  /** The day of the same gift to the same address, once the server has asked. */
  const [sentOn, setSentOn] = useState<string>();
  const go = (to: 'write' | 'letter') => {
    setMoved(true);
    setSentOn(undefined);
    setStep(to);
  };

  const form = useForm<GiftValues>({
    initialValues: EMPTY,
    schema,
    words: (problem) => {
      if (problem?.code === 'TOO_MANY_REQUESTS') return t('letter.limit');
      return problem?.code === 'NETWORK' ? t('letter.unsure') : undefined;
    },
    onSubmit: (values) => (step === 'write' ? go('letter') : sendLetter(values)),
  });
  const sendLetter = async (values: GiftValues) => {
    try {
      await send({ ...values, language, ...(sentOn === undefined ? {} : { again: true }) });
    } catch (error) {
      const day = sentAlreadyOn(error);
      if (day !== undefined) {
        setSentOn(day);
        return;
      }
      // The error of a field is shown beside it.
      if (asProblem(error)?.problem?.errors) go('write');
      throw error;
    }
    notify({ kind: 'success', text: t('letter.sent', { name: values.nome }) });
    form.reset();
    go('write');
  };
  useLeaveGuard(form.dirty && !form.busy);
  return { form, step, hasMoved, sentOn, goBack: () => go('write') };
}
