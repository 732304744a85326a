import type { ConsulenteRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { RadioCards } from '@bussola/ui/core';
import { adminNamespace } from '../locales/admin-namespace.ts';
import { hindranceOf, nameOf, takenBy } from './proposals.ts';

interface ChoiceProps {
  field: { name: string; value: string; onChange: (value: string) => void };
  rows: readonly ConsulenteRow[];
}
/** Who is full, or has no number, says so and cannot be chosen. */
export function AdviserChoice({ field, rows }: ChoiceProps) {
  const t = useT(adminNamespace);
  return (
    <RadioCards<string>
      {...field}
      label={t('gestione.advisers.choose')}
      columns={1}
      stacked
      options={rows.map((row) => {
        const hindrance = hindranceOf(row);
        return {
          value: row.id,
          label: nameOf(row),
          disabled: hindrance !== undefined,
          help: [
            row.luoghi.join(', '),
            hindrance === 'unregistered'
              ? t('gestione.advisers.unregistered')
              : t(hindrance === 'full' ? 'gestione.advisers.full' : 'gestione.advisers.load', {
                  count: takenBy(row),
                  limit: row.limite,
                }),
          ]
            .filter(Boolean)
            .join(' · '),
        };
      })}
    />
  );
}
