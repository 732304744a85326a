import { adminQueries } from '@bussola/client';
import type { Richieste, RichiestaRow } from '@bussola/contract';
import { REQUEST_KINDS } from '@bussola/contract/limits';
import { romeDay } from '@bussola/domain/calendario';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWordUpper } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import { Box, EmptyState, LinkLikeButton, PageHead, Text } from '@bussola/ui/core';
import { SelectField } from '@bussola/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { richiesteNamespace } from '../../locales/richieste-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { SearchField } from '../../search-field.tsx';
import { AddPart } from './add-part.tsx';
import { ClosedPart } from './closed-part.tsx';
import { OpenTable } from './open-table.tsx';
import { RichiestaDrawer } from './richiesta-drawer.tsx';
import { matches, NO_FILTERS, WHOSE } from './richieste-search.ts';
import type { RichiesteSearch } from './richieste-search.ts';
import '../../portal.css';

export { richiesteNamespace as words };

/** /admin/richieste: what people ask; what has a date comes first. */
export default function RichiestePage() {
  const t = useT(richiesteNamespace);
  const query = useQuery(adminQueries.richieste());
  if (query.data) return <Read richieste={query.data} />;
  return <NotReadYet queries={[query]} loading={t('loading')} failed={t('failed')} />;
}

function Read({ richieste }: { richieste: Richieste }) {
  const t = useT(richiesteNamespace);
  const { session } = useShell();
  const [state, setState] = useState(NO_FILTERS);
  const [openId, setOpenId] = useState<string>();
  const language = useLanguage();
  const { open, openTotal } = richieste;
  const found = open.filter((row) => matches(row, state, session.user.id));
  const opened = open.find(({ id }) => id === openId);
  return (
    <StepUp>
      <PageHead title={t('title')}>
        {t('lead', {
          open: t('open', { count: openTotal, number: numberWordUpper(openTotal, language) }),
          due: useDue(open),
        })}
      </PageHead>
      {open.length === 0 ? (
        <Box marginTop="6" maxWidth="720px">
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        </Box>
      ) : (
        <>
          <Filters state={state} onChange={setState} />
          <OpenTable
            rows={found}
            ownId={session.user.id}
            onOpen={setOpenId}
            empty={<EmptyState title={t('notFound')}>{t('notFoundText')}</EmptyState>}
          />
        </>
      )}
      <ClosedPart first={richieste} />
      <AddPart />
      <Text size="quiet" marginTop="8">
        {t('note')}
      </Text>
      {opened && <RichiestaDrawer row={opened} onClose={() => setOpenId(undefined)} />}
    </StepUp>
  );
}

/** The nearest date, or the oldest that went by. */
function useDue(open: readonly RichiestaRow[]): string {
  const t = useT(richiesteNamespace);
  const language = useLanguage();
  const dueOn = open.find((row) => row.dueOn !== null)?.dueOn ?? null;
  if (dueOn === null) return open.length === 0 ? '' : t('noDue');
  const date = formatDate(dueOn, language, 'letter');
  return t(dueOn < romeDay(new Date()) ? 'late' : 'due', { date });
}

interface FiltersProps {
  state: RichiesteSearch;
  onChange: (state: RichiesteSearch) => void;
}
function Filters({ state, onChange }: FiltersProps) {
  const t = useT(richiesteNamespace);
  const isFiltered = Object.values(state).some((value) => value !== '');
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
        options={REQUEST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <SelectField
        look="pill"
        label={t('filter.owner')}
        placeholder={t('filter.owner')}
        value={state.whose}
        onChange={(whose) => onChange({ ...state, whose })}
        options={WHOSE.map((value) => ({ value, label: t(`whose.${value}`) }))}
      />
      {isFiltered && (
        <LinkLikeButton type="button" onClick={() => onChange(NO_FILTERS)}>
          {t('filter.clear')}
        </LinkLikeButton>
      )}
    </Box>
  );
}
