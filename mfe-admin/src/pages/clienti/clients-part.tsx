import { useState } from 'react';
import { AssignManyDialog } from './assign-many-dialog.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { ClientsTable } from './clients-table.tsx';
import type { ClientsTableProps } from './clients-table.tsx';
import { useChosen } from './use-chosen.ts';

/** The list, who is chosen in it, and what is done with them. */
export function ClientsPart(props: Omit<ClientsTableProps, 'chosen' | 'onChoose'>) {
  const { data, state } = props;
  const { count, isAll, clients, rows, onChoose, chooseAll, clear } = useChosen(state, data);
  const [isAssigning, setAssigning] = useState(false);
  const close = () => setAssigning(false);
  return (
    <>
      {count > 0 && (
        <ChosenBar
          count={count}
          total={data.total}
          isAll={isAll}
          onAll={chooseAll}
          onClear={clear}
          onAssign={() => setAssigning(true)}
        />
      )}
      <ClientsTable {...props} chosen={rows} onChoose={onChoose} />
      {isAssigning && (
        <AssignManyDialog
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
