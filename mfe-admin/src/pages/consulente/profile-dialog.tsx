import { MAX_LENGTH, NUMERO_ALBO } from '@bussola/contract/limits';
import { useUpdateConsulente } from '@bussola/client';
import type { ConsulenteCard, ProfiloConsulente } from '@bussola/contract';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { messageKey, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useProved } from '@bussola/step-up';
import { CheckboxChips, Dialog, TextField } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { array, object, string } from 'yup';
import { nameOf } from '../../consulenti/proposals.ts';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';

type Albo = NonNullable<ProfiloConsulente['albo']>;
type Lingua = ProfiloConsulente['lingue'][number];
type Canale = ProfiloConsulente['canali'][number];
interface Values {
  albo: Albo | '';
  numero: string;
  luoghi: string;
  lingue: Lingua[];
  canali: Canale[];
  video: string;
}
const LINGUE: readonly Lingua[] = ['it', 'en', 'de', 'fr', 'es'];
const CANALI: readonly Canale[] = ['studio', 'telefono', 'video'];

const HTTPS = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/:?#]\S*)?$/;
const placesOf = (text: string): string[] =>
  text
    .split(',')
    .map((place) => place.trim())
    .filter((place) => place !== '');
const key = (part: 'numeroOCF' | 'numeroRUI' | 'video' | 'luoghi') =>
  messageKey(consulentiNamespace, `profile.errors.${part}`);
const numero = (albo: Albo) =>
  string()
    .trim()
    .default('')
    .matches(NUMERO_ALBO[albo], key(`numero${albo}`));
const schema = object({
  albo: string(),
  numero: string()
    .when('albo', { is: 'OCF', then: () => numero('OCF') })
    .when('albo', { is: 'RUI', then: () => numero('RUI') }),
  luoghi: string()
    .default('')
    .test('places', key('luoghi'), (text) => {
      const places = placesOf(text);
      return places.length <= 10 && places.every(({ length }) => length <= MAX_LENGTH.place);
    }),
  lingue: array(),
  canali: array(),
  video: string()
    .trim()
    .default('')
    .test(
      'https',
      key('video'),
      (link) => link === '' || (HTTPS.test(link) && link.length <= MAX_LENGTH.link),
    ),
});

/** Register, places, languages and channels; a number counts as looked up by who saves it. */
export function ProfileDialog({ card, onClose }: { card: ConsulenteCard; onClose: () => void }) {
  const t = useT(consulentiNamespace);
  const { notify } = useShell();
  const proved = useProved();
  const { consulente, profilo, version } = card;
  const { mutateAsync: update } = useUpdateConsulente(consulente.id);
  const form = useForm<Values>({
    initialValues: {
      albo: profilo.albo ?? '',
      numero: profilo.numero ?? '',
      luoghi: profilo.luoghi.join(', '),
      lingue: profilo.lingue,
      canali: profilo.canali,
      video: profilo.video ?? '',
    },
    schema,
    words: (problem) => (problem?.code === 'CONFLICT' ? t('profile.stale') : undefined),
    onSubmit: async ({ albo, numero: number, luoghi, lingue, canali, video }) => {
      const next: ProfiloConsulente = {
        ...profilo,
        albo: albo === '' ? null : albo,
        numero: albo === '' ? null : number.trim(),
        luoghi: placesOf(luoghi),
        lingue,
        canali,
        video: video.trim() === '' ? null : video.trim(),
      };
      if (!(await proved(() => update({ profilo: next, version })))) return;
      notify({ kind: 'success', text: t('profile.saved') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      side="end"
      onClose={onClose}
      title={t('profile.title', { name: nameOf(consulente) })}
      actions={
        <FormActions
          formId="adviser-profile"
          busy={form.busy}
          save={t('profile.save')}
          saving={t('profile.busy')}
          onClose={onClose}
        />
      }
    >
      <Form form={form} id="adviser-profile">
        <SelectField<Albo>
          {...form.field('albo')}
          label={t('profile.albo')}
          placeholder={t('profile.none')}
          options={(['OCF', 'RUI'] as const).map((value) => ({
            value,
            label: t(`profile.${value}`),
          }))}
        />
        {form.values.albo !== '' && (
          <TextField
            {...form.field('numero')}
            label={t('profile.numero')}
            help={t('profile.numeroHelp')}
            autoComplete="off"
            required
          />
        )}
        <TextField
          {...form.field('luoghi')}
          label={t('profile.luoghi')}
          help={t('profile.luoghiHelp')}
          autoComplete="off"
        />
        <Chips
          part="channel"
          label={t('profile.canali')}
          all={CANALI}
          values={form.values.canali}
          onChange={(canali) => form.setValues({ canali })}
        />
        <Chips
          part="lingua"
          label={t('profile.lingue')}
          all={LINGUE}
          values={form.values.lingue}
          onChange={(lingue) => form.setValues({ lingue })}
        />
        <TextField
          {...form.field('video')}
          type="url"
          label={t('profile.video')}
          help={t('profile.videoHelp')}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}

interface ChipsProps<V extends string> {
  label: string;
  all: readonly V[];
  values: readonly V[];
  onChange: (values: V[]) => void;
}
function Chips(
  props: ({ part: 'channel' } & ChipsProps<Canale>) | ({ part: 'lingua' } & ChipsProps<Lingua>),
) {
  const t = useT(consulentiNamespace);
  return props.part === 'channel' ? (
    <ChipBoxes {...props} wordOf={(one) => t(`channel.${one}`)} />
  ) : (
    <ChipBoxes {...props} wordOf={(one) => t(`lingua.${one}`)} />
  );
}
function ChipBoxes<V extends string>({
  label,
  all,
  values,
  onChange,
  wordOf,
}: ChipsProps<V> & { wordOf: (one: V) => string }) {
  return (
    <CheckboxChips<V>
      label={label}
      values={values}
      onChange={(one, isIn) =>
        onChange(isIn ? [...values, one] : values.filter((other) => other !== one))
      }
      options={all.map((value) => ({ value, name: `chip-${value}`, label: wordOf(value) }))}
    />
  );
}
