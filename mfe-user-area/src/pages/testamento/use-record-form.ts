import {
  asProblem,
  testamentiQueries,
  useUpdateTestamentoIndirizzo,
  useUpdateTestamentoNotaio,
} from '@bussola/client';
import type { ResponseOf, Testamento } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { errorKey } from '@bussola/domain';
import type { IsoDate } from '@bussola/domain';
import { PLAIN_LINE, withoutInvisible } from '@bussola/domain/plain-line';
import { hasWebAddress } from '@bussola/domain/web-address';
import { useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { useLeaveGuard } from '../../area/use-leave-guard.ts';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';
import type { Will } from './wills.ts';

export type Forma = NonNullable<Testamento['forma']>;
export const FORME = ['olografo', 'pubblico', 'segreto', 'fiduciario'] as const;

interface Values {
  forma: Forma | 'nonso';
  notaio: string;
  indirizzo: string;
  chiLoSa: string;
  rivistoIl: string;
}
const toRecordForm = (record: Testamento | undefined): Values => ({
  forma: record?.forma ?? 'nonso',
  notaio: record?.notaio ?? '',
  indirizzo: record?.indirizzo ?? '',
  chiLoSa: record?.chiLoSa ?? '',
  rivistoIl: record?.rivistoIl ?? '',
});
/** The server asks the same again. */
const words = (max: number) =>
  string()
    .transform(withoutInvisible)
    .trim()
    .max(max, errorKey('tooLong'))
    .matches(PLAIN_LINE, errorKey('characters'))
    .test('address', errorKey('webAddress'), (text) => !text || !hasWebAddress(text));
const schema = (today: IsoDate) =>
  object({
    forma: string().required(),
    notaio: words(MAX_LENGTH.notary),
    indirizzo: words(MAX_LENGTH.willPlace),
    chiLoSa: words(MAX_LENGTH.willPlace),
    rivistoIl: string()
      .matches(/^(\d{4}-\d{2}-\d{2})?$/, errorKey('date'))
      .test('past', errorKey('dateAhead'), (day) => !day || day <= today),
  });
const notaioOf = ({ forma, notaio }: Values) => ({
  forma: forma === 'nonso' ? null : forma,
  notaio: notaio || null,
});
const indirizzoOf = ({ indirizzo, chiLoSa, rivistoIl }: Values) => ({
  indirizzo: indirizzo || null,
  chiLoSa: chiLoSa || null,
  rivistoIl: rivistoIl || null,
});
const differ = (a: object, b: object): boolean => JSON.stringify(a) !== JSON.stringify(b);

interface Options {
  userId: string;
  will: Will;
  today: IsoDate;
  onClose: () => void;
}

/** The form of one record. The server takes it in two parts; only what changed is sent. */
export function useRecordForm({ userId, will: { person, record }, today, onClose }: Options) {
  const t = useT(testamentoNamespace);
  const { notify } = useShell();
  const queryClient = useQueryClient();
  const { mutateAsync: saveNotaio } = useUpdateTestamentoNotaio(userId);
  const { mutateAsync: saveIndirizzo } = useUpdateTestamentoIndirizzo(userId);
  // The last saved version that this form knows; a save sends the differences from it. It moves
  // with each saved part, so that a retry after half a save is no conflict.
  const base = useRef(record);
  /** A version that another person saved meanwhile; the page then shows both. */
  const [theirs, setTheirs] = useState<Testamento | undefined>();
  const mine = ({ testamenti }: ResponseOf<'listTestamenti'>) =>
    testamenti.find(({ memberId }) => memberId === person.id);

  const form = useForm<Values>({
    initialValues: toRecordForm(record),
    schema: schema(today),
    words: (problem) => (problem?.code === 'CONFLICT' ? t('form.conflict') : undefined),
    onSubmit: async (values) => {
      await save(values).catch(async (error: unknown) => {
        if (asProblem(error)?.code === 'CONFLICT') await takeLatest();
        throw error;
      });
      notify({ kind: 'success', text: t('form.saved', { name: person.name }) });
      onClose();
    },
  });
  const at = () => ({ memberId: person.id, version: base.current?.version ?? 0 });
  const save = async (values: Values) => {
    const notaio = notaioOf(values);
    if (differ(notaio, notaioOf(toRecordForm(base.current))))
      base.current = mine(await saveNotaio({ ...at(), ...notaio }));
    const indirizzo = indirizzoOf(values);
    if (differ(indirizzo, indirizzoOf(toRecordForm(base.current))))
      base.current = mine(await saveIndirizzo({ ...at(), ...indirizzo }));
  };
  const takeLatest = async () => {
    const list = testamentiQueries.list(userId);
    base.current = mine(await queryClient.fetchQuery({ ...list, staleTime: 0 }));
    setTheirs(base.current);
  };
  useLeaveGuard(form.dirty && !form.busy);
  return {
    form,
    theirs,
    takeTheirs: () => {
      form.setValues(toRecordForm(theirs));
      setTheirs(undefined);
    },
  };
}
