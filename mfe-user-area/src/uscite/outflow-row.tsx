import { useT } from '@bussola/i18n';
import { Box, FIELD_GAP, IconButton, Icon, TextField, TrashIcon } from '@bussola/ui/core';
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
        display="flex"
        flexWrap="wrap"
        gap={`${FIELD_GAP} 16px`}
        alignItems="start"
        paddingBottom="6"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <Box flex="0 1 252px">
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
        </Box>
        <Box flex="1 1 170px" maxWidth={{ md: '200px' }}>
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
        </Box>
        <Box flex="1 1 260px" display="flex" gap="4">
          <Box flex="1" minWidth="0">
            <TextField
              name={`${name}-cosa`}
              label={t('confronti.uscite.what')}
              placeholder={t('confronti.uscite.whatHint')}
              value={outflow.what}
              onChange={(what) => onChange({ ...outflow, what })}
              error={errors.what ? t('confronti.uscite.whatLong') : undefined}
            />
          </Box>
          {onRemove && (
            <Box paddingTop={{ base: '32px', md: '29px' }}>
              <IconButton label={t('confronti.uscite.remove', { number })} onClick={onRemove}>
                <Icon icon={TrashIcon} />
              </IconButton>
            </Box>
          )}
        </Box>
      </Box>
    </li>
  );
}
