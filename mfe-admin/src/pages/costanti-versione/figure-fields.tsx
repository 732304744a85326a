import type { FormHandle } from '@bussola/forms/form';
import { useLanguage, useT } from '@bussola/i18n';
import { formatConstant } from '@bussola/i18n/format';
import { Box, Button, chakra, Text, TextField } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { isTable } from '../../costanti/figures.ts';
import type { Figure } from '../../costanti/figures.ts';
import type { Constant } from '../../costanti/release.ts';
import { fieldOf, isTyped } from './editor-rules.ts';
import type { EditorValues } from './editor-rules.ts';

interface Props {
  form: FormHandle<EditorValues>;
  figures: readonly Figure[];
  constant: Constant;
  /** What was probably meant by a figure out of bounds. */
  meant: string | undefined;
}

/** One field for each figure; those of a row of a table side by side. */
export function FigureFields({ form, figures, constant, meant }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { value, unit, min, max } = constant;
  const [only] = figures;
  if (only && !isTable(value))
    return typeof only.value === 'boolean' ? (
      <SelectField
        {...form.field('v0')}
        label={t('costanti.vita.newValue')}
        options={[
          { value: 'yes', label: t('costanti.vita.yes') },
          { value: 'no', label: t('costanti.vita.no') },
        ]}
        required
      />
    ) : (
      <Box>
        <TextField
          {...form.field('v0')}
          label={t('costanti.vita.newValueIn', {
            min: formatConstant(min, unit, language),
            max: formatConstant(max, unit, language),
          })}
          autoComplete="off"
          end={<Sign figure={only} />}
          required
        />
        {meant !== undefined && form.field('v0').error !== undefined && (
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px" marginTop="9">
            <Button onClick={() => form.setValues({ v0: meant })}>
              {t('costanti.vita.meant', { value: `${meant}${only.share ? '%' : ''}` })}
            </Button>
            <Text size="quiet">{t('costanti.vita.meantWhy')}</Text>
          </Box>
        )}
      </Box>
    );
  return (
    <Box display="grid" gap="3" role="group" aria-label={t('costanti.vita.newValues')}>
      <Text size="quiet">{t('costanti.vita.tableHelp')}</Text>
      {rowsOf(figures).map(({ row, places }, at) => (
        <Box
          key={at}
          display="grid"
          gridTemplateColumns={{
            base: 'repeat(auto-fit, minmax(110px, 1fr))',
            md: 'minmax(120px, 200px) repeat(auto-fill, minmax(120px, 150px))',
          }}
          gap="8px 12px"
          alignItems="end"
        >
          <chakra.span
            fontSize="t15"
            paddingBottom={{ md: '11px' }}
            gridColumn={{ base: '1 / -1', md: 'auto' }}
          >
            {row || t('costanti.vita.row', { count: at + 1 })}
          </chakra.span>
          {places.map((place, column) => {
            const figure = figures[place];
            if (!figure) return null;
            if (!isTyped(figure))
              return (
                <chakra.span key={place} paddingBottom={{ md: '11px' }} color="text-2">
                  {formatConstant(null, figure.unit, language)}
                </chakra.span>
              );
            const label = `${row || t('costanti.vita.row', { count: at + 1 })}, ${String(column + 1)}`;
            return (
              <TextField
                key={place}
                {...form.field(fieldOf(place))}
                label={label}
                hideLabel
                autoComplete="off"
                end={<Sign figure={figure} />}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

/** Figures that stand in one row: those of a part of the table, or of a row of figures. */
function rowsOf(figures: readonly Figure[]): { row: string; places: number[] }[] {
  const rows = new Map<string, { row: string; places: number[] }>();
  figures.forEach(({ path, row }, place) => {
    const id = path.split('|')[0] ?? '';
    const found = rows.get(id) ?? { row, places: [] };
    rows.set(id, found);
    found.places.push(place);
  });
  return [...rows.values()];
}

function Sign({ figure: { share, unit } }: { figure: Figure }) {
  const sign = share || unit === '%' ? '%' : unit.startsWith('€') ? '€' : '';
  return sign === '' ? null : (
    <chakra.span color="text-2" aria-hidden="true">
      {sign}
    </chakra.span>
  );
}
