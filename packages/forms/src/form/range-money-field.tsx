import { useState } from 'react';
import { useT } from '@bussola/i18n';
import { formatEuro } from '@bussola/i18n/format';
import { LinkLikeButton, RadioCards } from '@bussola/ui/core';
import { MoneyField, RevealIndent } from '@bussola/ui/forms';
import { firstFormsNamespace } from '../first-namespace.ts';
import { withEstimate } from './estimates.ts';
import { useAnswers } from './form-saving.tsx';

interface Props {
  name: string;
  label: string;
  help?: string | undefined;
  dontKnow: string;
  ranges: readonly { upTo: number | null; value: number }[];
}

/**
 * An amount, or a range if it is not known: its middle stands for the amount and is marked as
 * an estimate.
 */
export function RangeMoneyField({ name, label, help, dontKnow, ranges }: Props) {
  const t = useT(firstFormsNamespace);
  const form = useAnswers();
  const field = form.field<number | null>(name);
  const [isOpen, setOpen] = useState(false);
  const stimati = form.get<string[]>('stimati');
  const isEstimated = stimati.includes(name);
  const labelOf = (place: number): string => {
    const upTo = ranges[place]?.upTo ?? null;
    const from = place === 0 ? null : (ranges[place - 1]?.upTo ?? null);
    if (from === null) return t('range.upTo', { amount: formatEuro(upTo) });
    return upTo === null
      ? t('range.over', { amount: formatEuro(from) })
      : t('range.between', { from: formatEuro(from), to: formatEuro(upTo) });
  };
  return (
    <div>
      <MoneyField
        {...field}
        label={label}
        help={isEstimated ? t('estimated') : help}
        required
        links={
          <LinkLikeButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {dontKnow}
          </LinkLikeButton>
        }
      />
      {isOpen && (
        <RevealIndent marginTop="4">
          <RadioCards
            id={`${name}-fascia`}
            label={t('range.question')}
            columns={2}
            stacked
            value={
              isEstimated ? String(ranges.findIndex(({ value }) => value === field.value)) : ''
            }
            options={ranges.map(({ value }, place) => ({
              value: String(place),
              label: labelOf(place),
              help: t('about', { amount: formatEuro(value) }),
            }))}
            onChange={(place) => {
              const chosen = ranges[Number(place)];
              if (chosen)
                form.change(
                  { [name]: chosen.value, stimati: withEstimate(stimati, name) },
                  { save: true },
                );
            }}
          />
        </RevealIndent>
      )}
    </div>
  );
}
