import { useState } from 'react';
import type { Professione } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { FIELD_GAP, RadioCards } from '@bussola/ui/core';
import { MoneyField, RevealIndent } from '@bussola/ui/forms';
import { withEstimate } from '../form/estimates.ts';
import { FieldLink, FieldLinks } from '../form/field-links.tsx';
import { useAnswers } from '../form/form-saving.tsx';
import { firstFormsNamespace } from '../first-namespace.ts';
import { isRoundedFromMonthly, REDDITO_STIMATO, redditoFromMonthly } from './anagrafica-form.ts';

type Months = '12' | '13' | '14';
interface Props {
  name: string;
  label: string;
  help: string;
  dontKnow: string;
  professione: Professione | '';
}

/**
 * A year's net income. A month's fills it in; who knows neither takes the average of the
 * profession.
 */
export function RedditoField({ name, label, help, dontKnow, professione }: Props) {
  const t = useT(firstFormsNamespace);
  const form = useAnswers();
  const field = form.field<number | null>(name);
  const [isOpen, setOpen] = useState(false);
  /** The year's sum as the month's filled it in, when that lost its cents. */
  const [rounded, setRounded] = useState<number>();
  const prefix = name.slice(0, name.lastIndexOf('.') + 1);
  const stimati = form.get<string[]>(`${prefix}stimati`);
  const isEstimated = stimati.includes('redditoNettoAnnuo');
  const average = professione === '' ? undefined : REDDITO_STIMATO[professione];
  return (
    <div>
      <MoneyField
        {...field}
        label={label}
        whole
        rounded={field.value === rounded}
        required
        help={
          <>
            {isEstimated ? <span>{t('anagrafica.redditoEstimated')}</span> : <span>{help}</span>}
            <FieldLinks>
              <FieldLink aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t(isOpen ? 'anagrafica.monthly.close' : 'anagrafica.monthly.open')}
              </FieldLink>
              {average !== undefined && !isEstimated && (
                <FieldLink
                  onClick={() =>
                    form.change(
                      {
                        [name]: average,
                        [`${prefix}stimati`]: withEstimate(stimati, 'redditoNettoAnnuo'),
                      },
                      { save: true },
                    )
                  }
                >
                  {dontKnow}
                </FieldLink>
              )}
            </FieldLinks>
          </>
        }
      />
      {isOpen && (
        <MonthlySum
          name={name}
          onSum={(monthly, months, save) => {
            const reddito = redditoFromMonthly(monthly, months);
            setRounded(isRoundedFromMonthly(monthly, months) ? reddito : undefined);
            form.change({ [name]: reddito }, { save });
          }}
        />
      )}
    </div>
  );
}

interface MonthlyProps {
  name: string;
  onSum: (monthly: number, months: number, save: boolean) => void;
}

/** A month's net income and how many months are paid: each answer writes the year above. */
function MonthlySum({ name, onSum }: MonthlyProps) {
  const t = useT(firstFormsNamespace);
  const [monthly, setMonthly] = useState<number | null>(null);
  const [months, setMonths] = useState<Months>('13');
  const sum = (amount: number | null, times: Months, save: boolean) => {
    if (amount !== null && amount >= 0) onSum(amount, Number(times), save);
  };
  return (
    <RevealIndent marginTop={FIELD_GAP}>
      <MoneyField
        id={`${name}-mese`}
        label={t('anagrafica.monthly.amount')}
        help={t('anagrafica.monthly.help')}
        value={monthly}
        onChange={(amount) => {
          setMonthly(amount);
          sum(amount, months, false);
        }}
        onBlur={() => sum(monthly, months, true)}
      />
      <RadioCards<Months>
        id={`${name}-mensilita`}
        label={t('anagrafica.monthly.months')}
        value={months}
        onChange={(times) => {
          setMonths(times);
          sum(monthly, times, true);
        }}
        columns={3}
        optionWidth="96px"
        options={[
          { value: '12', label: t('anagrafica.monthly.n12') },
          { value: '13', label: t('anagrafica.monthly.n13') },
          { value: '14', label: t('anagrafica.monthly.n14') },
        ]}
      />
    </RevealIndent>
  );
}
