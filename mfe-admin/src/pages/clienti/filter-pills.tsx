import { adminQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { CHECKUPS, LOGINS, OTHERS, REDS } from './clients-search.ts';
import type { ClientsSearch } from './clients-search.ts';

interface Props {
  state: ClientsSearch;
  onChange: (state: ClientsSearch) => void;
}

/** One list for each thing that the clients can be narrowed to. */
export function FilterPills({ state, onChange }: Props) {
  const t = useT(adminNamespace);
  const { data } = useQuery(adminQueries.consulenti());
  const advisers = (data?.rows ?? []).filter((one) => one.state === 'active');
  return (
    <>
      <SelectField
        look="pill"
        label={t('clienti.filter.who')}
        placeholder={t('clienti.filter.families')}
        value={state.who}
        onChange={(who) => onChange({ ...state, who })}
        options={OTHERS.map((value) => ({ value, label: t(`clienti.who.${value}`) }))}
      />
      <SelectField
        look="pill"
        label={t('clienti.reds')}
        placeholder={t('clienti.reds')}
        value={state.reds}
        onChange={(reds) => onChange({ ...state, reds })}
        options={REDS.map((value) => ({ value, label: t(`clienti.atLeast.${value}`) }))}
      />
      <SelectField
        look="pill"
        label={t('clienti.consulente')}
        placeholder={t('clienti.consulente')}
        value={state.adviser}
        onChange={(adviser) => onChange({ ...state, adviser })}
        options={[
          { value: 'none', label: t('clienti.filter.noAdviser') },
          ...advisers.map(({ id, firstName, lastName }) => ({
            value: id,
            label: `${firstName} ${lastName}`,
          })),
        ]}
      />
      <SelectField
        look="pill"
        label={t('clienti.checkup')}
        placeholder={t('clienti.checkup')}
        value={state.checkup}
        onChange={(checkup) => onChange({ ...state, checkup })}
        options={CHECKUPS.map((value) => ({ value, label: t(`clienti.filter.checkup.${value}`) }))}
      />
      <SelectField
        look="pill"
        label={t('clienti.lastLogin')}
        placeholder={t('clienti.lastLogin')}
        value={state.login}
        onChange={(login) => onChange({ ...state, login })}
        options={LOGINS.map((value) => ({ value, label: t(`clienti.seen.${value}`) }))}
      />
    </>
  );
}
