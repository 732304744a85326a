/** Questions drawn from their record: words of the domain, and the field of their kind. */
import { isRequired, premisesOf, RISPOSTE } from '@bussola/domain';
import type { Chiave, IsoDate } from '@bussola/domain';
import { DOMANDE, helpOf } from '@bussola/domain/domande';
import { useLanguage, useT } from '@bussola/i18n';
import { RadioCards } from '@bussola/ui/core';
import { IntegerField, MoneyField, RevealIndent, YesNo } from '@bussola/ui/forms';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { useAsks, useChi } from '../risposte/use-asks.ts';
import { MonthField } from './month-field.tsx';

interface Where {
  today: IsoDate;
  /** Of the names of the fields: none at the top, `membri.0.` in a list. */
  prefix?: string;
}
/**
 * One after the other; a question that follows from the one before it is set in under it. Those
 * without words in their record have components of their own.
 */
export function Domande({ keys, ...where }: Where & { keys: readonly Chiave[] }) {
  const drawn = keys.filter((key) => DOMANDE[key].ask);
  return drawn.map((key, at) => (
    <DomandaField
      key={key}
      name={key}
      isUnder={at > 0 && premisesOf(key)[0] === drawn[at - 1]}
      {...where}
    />
  ));
}

/** One question; nothing where it is not asked. */
function DomandaField({
  name,
  isUnder = false,
  ...where
}: Where & { name: Chiave; isUnder?: boolean }) {
  const asks = useAsks(where);
  if (!asks(name)) return null;
  const field = <AskedField name={name} {...where} />;
  return isUnder ? <RevealIndent>{field}</RevealIndent> : field;
}

const PERCENT = 100;

/** @throws Error for a kind that needs a component of its own */
function AskedField({ name: key, prefix = '', today }: Where & { name: Chiave }) {
  const language = useLanguage();
  const t = useT(formsNamespace);
  const form = useAnswers();
  const chi = useChi({ prefix, today });
  const { ask, choices } = DOMANDE[key];
  const answers = prefix === '' ? form.values : form.get<object>(prefix.slice(0, -1));
  const words = {
    label: ask?.[language] ?? '',
    help: helpOf(key, answers)?.[language],
    required: isRequired(key, chi.who),
  };
  const name = `${prefix}${key}`;
  const risposta = RISPOSTE[key];
  switch (risposta.kind) {
    case 'yesNo':
      return <YesNo {...form.choice<boolean | null>(name)} {...words} />;
    case 'euro':
      return <MoneyField {...form.field<number | null>(name)} {...words} />;
    case 'month':
      return <MonthField {...form.field<string>(name)} {...words} />;
    case 'count':
      return (
        <IntegerField
          {...form.field<number | null>(name)}
          {...words}
          unit={t('previdenza.anniUnit')}
        />
      );
    case 'share': {
      const field = form.field<number | null>(name);
      return (
        <IntegerField
          {...field}
          value={field.value === null ? null : Math.round(field.value * PERCENT)}
          onChange={(points) => field.onChange(points === null ? null : points / PERCENT)}
          {...words}
          unit="%"
        />
      );
    }
    case 'choice':
      return (
        <RadioCards<string>
          {...form.choice<string>(name)}
          {...words}
          stacked
          options={Object.entries(choices ?? {}).map(([value, said]) => ({
            value,
            label: said[language],
          }))}
        />
      );
    default:
      throw new Error(`no field is drawn for ${key}, which is of the kind ${risposta.kind}`);
  }
}
