import { useUiWords } from '@bussola/i18n';
import { RadioCards } from '../core/radio-cards.tsx';
import type { FieldBasics } from '../core/field-frame.tsx';

export interface YesNoProps extends FieldBasics {
  /** null until somebody answers: no is an answer too. */
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  yes?: string;
  no?: string;
}

/** A question of two answers. */
export function YesNo({ value, onChange, yes, no, ...frame }: YesNoProps) {
  const t = useUiWords();
  return (
    <RadioCards
      {...frame}
      columns={2}
      optionWidth="148px"
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      onChange={(answer) => onChange(answer === 'yes')}
      options={[
        { value: 'yes', label: yes ?? t('yes') },
        { value: 'no', label: no ?? t('no') },
      ]}
    />
  );
}
