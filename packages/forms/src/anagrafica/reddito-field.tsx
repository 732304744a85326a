import { useState } from 'react';
import type { Professione } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { formatEuro } from '@bussola/i18n/format';
import { Button, RadioCards } from '@bussola/ui/core';
import { IntegerField, MoneyField, RevealIndent } from '@bussola/ui/forms';
import { withEstimate } from '../form/estimates.ts';
import { FieldLink, FieldLinks } from '../form/field-links.tsx';
import { useAnswers } from '../form/form-saving.tsx';
import { firstFormsNamespace } from '../first-namespace.ts';
import { REDDITO_STIMATO, redditoFromMonthly } from './anagrafica-form.ts';

interface Props {
  name: string;
  label: string;
  help: string;
  dontKnow: string;
  professione: Professione | '';
}

/**
 * A year's net income; who knows the month's does the sum here, who knows nothing takes the average
 * of the profession.
 */
export function RedditoField({ name, label, help, dontKnow, professione }: Props) {
  const t = useT(firstFormsNamespace);
  const form = useAnswers();
  const field = form.field<number | null>(name);
  const [isOpen, setOpen] = useState(false);
  const person = name.slice(0, name.lastIndexOf('.') + 1);
  const stimati = form.get<string[]>(`${person}stimati`);
  const isEstimated = stimati.includes('redditoNettoAnnuo');
  const average = professione === '' ? undefined : REDDITO_STIMATO[professione];
  return (
    <div>
      <IntegerField
        {...field}
        label={label}
        unit="€"
        required
        help={
          <>
            {isEstimated ? t('anagrafica.redditoEstimated') : help}
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
                        [`${person}stimati`]: withEstimate(stimati, 'redditoNettoAnnuo'),
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
          onUse={(reddito) => {
            form.change({ [name]: reddito }, { save: true });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

function MonthlySum({ name, onUse }: { name: string; onUse: (reddito: number) => void }) {
  const t = useT(firstFormsNamespace);
  const [monthly, setMonthly] = useState<number | null>(null);
  const [months, setMonths] = useState<'12' | '13' | '14'>('13');
  const year =
    monthly === null || !Number.isFinite(monthly) || monthly < 0
      ? null
      : redditoFromMonthly(monthly, Number(months));
  return (
    <RevealIndent marginTop="4">
      <MoneyField
        id={`${name}-mese`}
        label={t('anagrafica.monthly.amount')}
        value={monthly}
        onChange={setMonthly}
      />
      <RadioCards
        id={`${name}-mensilita`}
        label={t('anagrafica.monthly.months')}
        value={months}
        onChange={setMonths}
        columns={3}
        optionWidth="96px"
        options={[
          { value: '12', label: t('anagrafica.monthly.n12') },
          { value: '13', label: t('anagrafica.monthly.n13') },
          { value: '14', label: t('anagrafica.monthly.n14') },
        ]}
      />
      {year !== null && (
        <div>
          <Button onClick={() => onUse(year)}>
            {t('anagrafica.monthly.apply', { amount: formatEuro(year) })}
          </Button>
        </div>
      )}
    </RevealIndent>
  );
}
