import { useT } from '@bussola/i18n';
import { useState } from 'react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { AssignManyDialog } from './assign-many-dialog.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { ClientsTable } from './clients-table.tsx';
import type { ClientsTableProps } from './clients-table.tsx';
import { ResendManyDialog } from './resend-many-dialog.tsx';
import { useChosen } from './use-chosen.ts';

/** The list, who is chosen in it, and what is done with them. */
export function ClientsPart(props: Omit<ClientsTableProps, 'chosen' | 'onChoose'>) {
  const t = useT(adminNamespace);
  const { data, state } = props;
  const { count, isAll, clients, rows, onChoose, chooseAll, clear } = useChosen(state, data);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Who has not proved the address is sent the code again; the others are proposed an adviser.
  const deed = state.who === 'toConfirm' ? 'resend' : 'assign';
  const DeedDialog = deed === 'resend' ? ResendManyDialog : AssignManyDialog;
  return (
    <>
      {count > 0 && (
        <ChosenBar
          count={count}
          total={data.total}
          isAll={isAll}
          onAll={chooseAll}
          onClear={clear}
          deed={t(`clienti.chosen.${deed}`)}
          onDeed={() => setOpen(true)}
        />
      )}
      <ClientsTable {...props} chosen={rows} onChoose={onChoose} />
      {isOpen && (
        <DeedDialog
          clients={clients}
          count={count}
          onDone={() => {
            close();
            clear();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
