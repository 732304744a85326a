import type { Person } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { MembroDialog } from './membro-dialog.tsx';
import { DatedOutflows } from './dated-outflows.tsx';
import { DatoDrawer } from './dato-drawer.tsx';
import type { DatoId } from './editors.ts';
import type { History } from './history.ts';
import { HouseholdDrawer } from './household-drawer.tsx';

interface Props {
  area: Area;
  dato: DatoId;
  memberId: string | null;
  people: readonly Person[];
  history: History;
  onClose: () => void;
}

/** The editor of a datum; nothing for somebody who is not in the household. */
export function OpenDato({ area, dato, memberId, people, history, onClose }: Props) {
  const { nucleoFamiliare, uscite } = area.info;
  if (dato === 'uscite' && uscite)
    return <DatedOutflows area={area} uscite={uscite} onClose={onClose} />;
  if (dato === 'uscite' || dato === 'perimetro')
    return <HouseholdDrawer area={area} dato={dato} people={people} onClose={onClose} />;
  const membro = nucleoFamiliare.find(({ _id }) => _id === memberId);
  const person = people.find(({ id }) => id === memberId);
  if (!membro || !person) return null;
  return dato === 'persona' ? (
    <MembroDialog
      area={area}
      membri={nucleoFamiliare}
      membro={membro}
      person={person}
      row={{ people, history }}
      onClose={onClose}
    />
  ) : (
    <DatoDrawer
      area={area}
      editor={dato}
      membro={membro}
      person={person}
      people={people}
      history={history}
      onClose={onClose}
    />
  );
}
