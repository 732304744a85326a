import type { SolutionFact } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { isHref } from '@bussola/contract/rich-text';
import { romeDay } from '@bussola/domain/calendario';
import type { FormErrors } from '@bussola/forms';
import { Form, FormActions, useForm } from '@bussola/forms/form';
import { useT } from '@bussola/i18n';
import { Button, Dialog, TextField } from '@bussola/ui/core';
import { DateField, TextAreaField } from '@bussola/ui/forms';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';

interface Values {
  it: string;
  en: string;
  source: string;
  url: string;
  checked: string;
  review: string;
}
interface Props {
  /** Undefined: a new one. */
  fact: SolutionFact | undefined;
  onSave: (fact: SolutionFact) => void;
  onRemove: () => void;
  onClose: () => void;
}
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function FactDialog({ fact, onSave, onRemove, onClose }: Props) {
  const t = useT(soluzioniNamespace);
  const today = romeDay(new Date());
  const form = useForm<Values>({
    initialValues: {
      it: fact?.it ?? '',
      en: fact?.en ?? '',
      source: fact?.source ?? '',
      url: fact?.url ?? '',
      checked: fact?.checked ?? today,
      review: fact?.review ?? '',
    },
    validate: ({ it, en, source, url, checked, review }) => {
      const found: FormErrors = {};
      const long = (field: 'it' | 'en' | 'source', text: string, max: number) => {
        if (text.trim().length > max) found[field] = t('fault.long', { max });
      };
      if (it.trim() === '') found['it'] = t('fact.needWords');
      if (source.trim() === '') found['source'] = t('fact.needSource');
      long('it', it, MAX_LENGTH.solutionFact);
      long('en', en, MAX_LENGTH.solutionFact);
      long('source', source, MAX_LENGTH.factSource);
      if (url.trim() !== '' && !(url.startsWith('https://') && isHref(url.trim())))
        found['url'] = t('fact.needUrl');
      if (!DAY.test(checked) || checked > today) found['checked'] = t('fact.needChecked');
      if (!DAY.test(review) || review <= today) found['review'] = t('fact.needReview');
      return Promise.resolve(found);
    },
    onSubmit: ({ it, en, source, url, checked, review }) =>
      onSave({
        it: it.trim(),
        en: en.trim() || null,
        source: source.trim(),
        url: url.trim() || null,
        checked,
        review,
      }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(fact ? 'fact.change' : 'fact.add')}
      actions={
        <FormActions formId="fact-form" busy={form.busy} save={t('fact.save')} onClose={onClose}>
          {fact && (
            <Button variant="tertiary" onClick={onRemove}>
              {t('fact.remove')}
            </Button>
          )}
        </FormActions>
      }
    >
      <Form form={form} id="fact-form">
        <TextAreaField {...form.field('it')} label={t('fact.it')} rows={3} required />
        <TextAreaField {...form.field('en')} label={t('fact.en')} rows={3} />
        <TextField {...form.field('source')} label={t('fact.source')} required />
        <TextField {...form.field('url')} label={t('fact.url')} help={t('fact.urlHelp')} />
        <DateField {...form.field('checked')} label={t('fact.checked')} required />
        <DateField {...form.field('review')} label={t('fact.review')} ahead required />
      </Form>
    </Dialog>
  );
}
