import type { ConsulenteRow } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { SelectField } from '@bussola/ui/forms';
import { consulentiNamespace } from '../../locales/consulenti-namespace.ts';
import { FROM_AFAR, placesOf, ROOMS, STATES } from './consulenti-search.ts';
import type { ConsulentiSearch } from './consulenti-search.ts';

interface Props {
  rows: readonly ConsulenteRow[];
  filters: ConsulentiSearch;
  onChange: (filters: ConsulentiSearch) => void;
}

export function FilterPills({ rows, filters, onChange }: Props) {
  const t = useT(consulentiNamespace);
  return (
    <>
      <SelectField
        look="pill"
        label={t('filter.state')}
        placeholder={t('filter.state')}
        value={filters.state}
        onChange={(state) => onChange({ ...filters, state })}
        options={STATES.map((value) => ({ value, label: t(`filter.states.${value}`) }))}
      />
      <SelectField
        look="pill"
        label={t('filter.where')}
        placeholder={t('filter.where')}
        value={filters.where}
        onChange={(where) => onChange({ ...filters, where })}
        options={[
          ...placesOf(rows).map((value) => ({ value, label: value })),
          ...FROM_AFAR.map((value) => ({ value, label: t(`channel.${value}`) })),
        ]}
      />
      <SelectField
        look="pill"
        label={t('filter.room')}
        placeholder={t('filter.room')}
        value={filters.room}
        onChange={(room) => onChange({ ...filters, room })}
        options={ROOMS.map((value) => ({ value, label: t(`filter.rooms.${value}`) }))}
      />
    </>
  );
}
