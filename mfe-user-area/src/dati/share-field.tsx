import { useT } from '@bussola/i18n';
import { useAnswers } from '@bussola/forms';
import { IntegerField } from '@bussola/ui/forms';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

const PERCENT = 100;

/** A share of one, typed as whole points of a hundred. */
export function ShareField({ name }: { name: 'coefficienteForfettario' }) {
  const t = useT(userAreaNamespace);
  const field = useAnswers().field<number | null>(name);
  return (
    <IntegerField
      {...field}
      value={field.value === null ? null : Math.round(field.value * PERCENT)}
      onChange={(points) => field.onChange(points === null ? null : points / PERCENT)}
      label={t(`dati.field.${name}.label`)}
      help={t(`dati.field.${name}.help`)}
      unit="%"
    />
  );
}
