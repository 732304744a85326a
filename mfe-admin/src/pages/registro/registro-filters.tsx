import { adminQueries } from '@bussola/client';
import { LOG_KINDS, LOG_WHO } from '@bussola/contract/limits';
import { useT } from '@bussola/i18n';
import { Box, LinkLikeButton } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { registroNamespace } from '../../locales/registro-namespace.ts';
import { SearchField } from '../../search-field.tsx';
import { ABOUT, DAYS, isFiltered, isId, NO_FILTERS } from './registro-search.ts';
import type { RegistroSearch } from './registro-search.ts';

interface Props {
  state: RegistroSearch;
  onChange: (state: RegistroSearch) => void;
}

/** One list for each thing that the rows can be narrowed to. */
export function RegistroFilters({ state, onChange }: Props) {
  const t = useT(registroNamespace);
  const { data } = useQuery(adminQueries.overview());
  const people = [...(data?.admins ?? []), ...(data?.consulenti ?? [])].filter(
    (one) => one.state === 'active' || one.state === 'disabled',
  );
  const named = people.map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
  }));
  /** Somebody who came with a link, and is not on the list. */
  const another = (id: string, label: string) =>
    isId(id) && named.every(({ value }) => value !== id) ? [{ value: id, label }] : [];
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="12px"
      marginTop="6"
      marginBottom="4"
      data-print="hidden"
    >
      <Box flex={{ base: '1 1 100%', md: '0 1 300px' }}>
        <SearchField
          label={t('search')}
          value={state.search}
          onSearch={(search) => onChange({ ...state, search })}
        />
      </Box>
      <SelectField
        look="pill"
        label={t('filter.kind')}
        placeholder={t('filter.kind')}
        value={state.kind}
        onChange={(kind) => onChange({ ...state, kind })}
        options={LOG_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <SelectField
        look="pill"
        label={t('filter.who')}
        placeholder={t('filter.who')}
        value={state.who}
        onChange={(who) => onChange({ ...state, who })}
        options={[
          ...LOG_WHO.map((value) => ({ value, label: t(`who.${value}`) })),
          ...named,
          ...another(state.who, t('who.one')),
        ]}
      />
      <SelectField
        look="pill"
        label={t('filter.about')}
        placeholder={t('filter.about')}
        value={state.about}
        onChange={(about) => onChange({ ...state, about })}
        options={[
          ...ABOUT.map((value) => ({ value, label: t(`about.${value}`) })),
          ...(isId(state.about) ? [{ value: state.about, label: t('about.one') }] : []),
        ]}
      />
      <SelectField
        look="pill"
        label={t('filter.days')}
        placeholder={t('filter.days')}
        value={state.days}
        onChange={(days) => onChange({ ...state, days })}
        options={DAYS.map((value) => ({ value, label: t(`days.${value}`) }))}
      />
      {isFiltered(state) && (
        <LinkLikeButton type="button" onClick={() => onChange(NO_FILTERS)}>
          {t('filter.clear')}
        </LinkLikeButton>
      )}
    </Box>
  );
}
