import { useT } from '@bussola/i18n';
import { Box, IconButton, Icon, TextField, TrashIcon } from '@bussola/ui/core';
import { DateField, MoneyField } from '@bussola/ui/forms';
import { useState } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Outflow, OutflowErrors } from './outflows.ts';

interface Props {
  outflow: Outflow;
  number: number;
  errors: OutflowErrors;
  onChange: (outflow: Outflow) => void;
  onRemove: (() => void) | undefined;
}

/** One outflow: when, how much, what. */
export function OutflowRow({ outflow, number, errors, onChange, onRemove }: Props) {
  const t = useT(userAreaNamespace);
  const name = `uscita-${String(outflow.key)}`;
  // Nothing is wrong while it is still being written.
  const [writing, setWriting] = useState<'date' | 'amount'>();
  const errorOf = (part: 'date' | 'amount') =>
    errors[part] && writing !== part ? t('confronti.uscite.wrong') : undefined;
  return (
    <li>
      <Box
        role="group"
        aria-label={t('confronti.uscite.row', { number })}
        display="grid"
        gap="4"
        alignItems="start"
        paddingBottom="5"
        borderBottomWidth="1px"
        borderColor="line"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'auto minmax(0, 180px)',
          lg: 'auto minmax(0, 170px) minmax(0, 1fr) auto',
        }}
      >
        <DateField
          ahead
          name={`${name}-data`}
          label={t('confronti.uscite.date')}
          value={outflow.date}
          onChange={(date) => {
            setWriting('date');
            onChange({ ...outflow, date });
          }}
          onBlur={() => setWriting(undefined)}
          error={errorOf('date')}
        />
        <MoneyField
          name={`${name}-importo`}
          wide
          label={t('confronti.uscite.amount')}
          value={outflow.amount}
          onChange={(amount) => {
            setWriting('amount');
            onChange({ ...outflow, amount });
          }}
          onBlur={() => setWriting(undefined)}
          error={errorOf('amount')}
        />
        <TextField
          name={`${name}-cosa`}
          label={t('confronti.uscite.what')}
          placeholder={t('confronti.uscite.whatHint')}
          value={outflow.what}
          onChange={(what) => onChange({ ...outflow, what })}
          error={errors.what ? t('confronti.uscite.whatLong') : undefined}
        />
        {onRemove && (
          <Box paddingTop={{ lg: '26px' }}>
            <IconButton label={t('confronti.uscite.remove', { number })} onClick={onRemove}>
              <Icon icon={TrashIcon} />
            </IconButton>
          </Box>
        )}
      </Box>
    </li>
  );
}
