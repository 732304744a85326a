import { useT } from '@bussola/i18n';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  Icon,
  LinkLikeButton,
  RuledList,
  RuledRow,
  Text,
} from '@bussola/ui/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { moved, START_LAYOUT } from './column-layout.ts';
import type { ColumnKey, PlacedColumn } from './column-layout.ts';

interface Props {
  layout: readonly PlacedColumn[];
  onChange: (layout: readonly PlacedColumn[]) => void;
  onClose: () => void;
}

/** Which columns, in which order; each press is seen in the list behind. */
export function ColumnsDialog({ layout, onChange, onClose }: Props) {
  const t = useT(adminNamespace);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clienti.columns.title')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('clienti.columns.close')}
        </Button>
      }
    >
      <Text color="text-2">{t('clienti.columns.text')}</Text>
      <RuledList marginTop="2">
        {layout.map(({ key, shown }, place) => (
          <RuledRow key={key} flexWrap="nowrap" justifyContent="space-between" gap="3">
            <Checkbox
              label={t(`clienti.columns.name.${key}`)}
              checked={shown}
              onChange={(next) =>
                onChange(layout.map((one) => (one.key === key ? { key, shown: next } : one)))
              }
            />
            <Moves
              column={key}
              isFirst={place === 0}
              isLast={place === layout.length - 1}
              onMove={(by) => onChange(moved(layout, key, by))}
            />
          </RuledRow>
        ))}
      </RuledList>
      <Box marginTop="4">
        <LinkLikeButton type="button" onClick={() => onChange(START_LAYOUT)}>
          {t('clienti.columns.reset')}
        </LinkLikeButton>
      </Box>
    </Dialog>
  );
}

function Moves({
  column,
  isFirst,
  isLast,
  onMove,
}: {
  column: ColumnKey;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  const t = useT(adminNamespace);
  const name = t(`clienti.columns.name.${column}`);
  return (
    <Box display="flex" flex="none">
      <Button
        variant="tertiary"
        aria-label={t('clienti.columns.up', { name })}
        icon={<Icon icon={ArrowUp} />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        variant="tertiary"
        aria-label={t('clienti.columns.down', { name })}
        icon={<Icon icon={ArrowDown} />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </Box>
  );
}
