import { delLegame, LEGAMI, legameDi } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { fieldId, RadioCards } from '@bussola/ui/core';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';

type Scelta = (typeof LEGAMI)[number];
interface Props {
  /** Where the person stands in the form: `membri.0.`. */
  prefix?: string;
  label: string;
  /** Before what the fields say themselves. */
  error?: string | undefined;
}

/** Who somebody is to the first person; an unmarried partner is one of the choices. */
export function LegameField({ prefix = '', label, error }: Props) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const names = [`${prefix}gradoParentela`, `${prefix}convivente`] as const;
  const kinship = form.choice<Exclude<Scelta, 'convivente'> | ''>(names[0]);
  const partner = form.choice<boolean | null>(names[1]);
  const value = legameDi({ gradoParentela: kinship.value, convivente: partner.value });
  // An error of either answer leads here.
  return (
    <div id={fieldId(names[1])}>
      <RadioCards<Scelta>
        {...kinship}
        value={value}
        onChange={(legame) => {
          const { gradoParentela, convivente } = delLegame(legame);
          form.change({ [names[0]]: gradoParentela, [names[1]]: convivente }, { save: true });
        }}
        label={label}
        help={value === 'convivente' ? t('famiglia.conviventeHelp') : undefined}
        error={error ?? kinship.error ?? partner.error}
        required
        options={LEGAMI.map((legame) => ({ value: legame, label: t(`parentela.${legame}`) }))}
      />
    </div>
  );
}
