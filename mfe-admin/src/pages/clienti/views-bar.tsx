import { SAVED_VIEWS } from '@bussola/contract/limits';
import { adminQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { Button, Icon, PlusIcon, TabButton, TabRow } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { fromView, START, writeSearch } from './clients-search.ts';
import type { ClientsSearch } from './clients-search.ts';
import { START_LAYOUT, writeLayout } from './column-layout.ts';
import type { PlacedColumn } from './column-layout.ts';
import { RemoveViewDialog, SaveViewDialog } from './view-dialogs.tsx';

interface Props {
  state: ClientsSearch;
  layout: readonly PlacedColumn[];
  onShow: (state: ClientsSearch, layout: readonly PlacedColumn[]) => void;
}

const written = (state: ClientsSearch, layout: readonly PlacedColumn[]): string =>
  `${writeSearch({ ...state, search: '' }).toString()} ${writeLayout(layout)}`;

/** The views that this person saved, as tabs; the first shows everybody. */
export function ViewsBar({ state, layout, onShow }: Props) {
  const t = useT(adminNamespace);
  const { data } = useQuery(adminQueries.clientViews());
  const [open, setOpen] = useState<'save' | 'remove'>();
  const close = () => setOpen(undefined);
  const now = written(state, layout);
  const tabs = [
    { name: t('clienti.views.all'), state: START, layout: START_LAYOUT },
    ...(data?.views ?? []).map((view) => ({
      name: view.name,
      state: fromView(view),
      layout: view.columns,
    })),
  ];
  const current = tabs.findIndex((tab) => written(tab.state, tab.layout) === now);
  return (
    <>
      <TabRow aria-label={t('clienti.views.title')} data-print="hidden" alignItems="center">
        {tabs.map((tab, place) => (
          <TabButton
            key={tab.name}
            aria-current={place === current || undefined}
            onClick={() => onShow(tab.state, tab.layout)}
          >
            {tab.name}
          </TabButton>
        ))}
        {data && current === -1 && data.views.length < SAVED_VIEWS && (
          <Button
            variant="tertiary"
            flex="none"
            marginInlineStart="auto"
            icon={<Icon icon={PlusIcon} />}
            onClick={() => setOpen('save')}
          >
            {t('clienti.views.save')}
          </Button>
        )}
        {current > 0 && (
          <Button
            variant="tertiary"
            flex="none"
            marginInlineStart="auto"
            onClick={() => setOpen('remove')}
          >
            {t('clienti.views.remove')}
          </Button>
        )}
      </TabRow>
      {data && open === 'save' && (
        <SaveViewDialog saved={data} state={state} layout={layout} onClose={close} />
      )}
      {data && open === 'remove' && (
        <RemoveViewDialog saved={data} name={tabs[current]?.name ?? ''} onClose={close} />
      )}
    </>
  );
}
