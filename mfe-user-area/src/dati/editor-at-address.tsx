import { nucleoQueries } from '@bussola/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePeople } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import type { EditorId } from './editors.ts';
import { keysOf } from './editors.ts';
import { historyOf } from './history.ts';
import { OpenDato } from './open-dato.tsx';

interface Props {
  area: Area;
  editor: EditorId;
  /** The address that opens it, and the page it stands over. */
  address: string;
  page: string;
}

/** An editor over another page than «I miei dati», at an address of its own. */
export function EditorAtAddress({ address, ...props }: Props) {
  const { pathname } = useLocation();
  return pathname === address ? <OpenEditor {...props} /> : null;
}

function OpenEditor({ area, editor, page }: Omit<Props, 'address'>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const people = usePeople(area);
  const { data } = useQuery(nucleoQueries.history(area.userId));
  const history = useMemo(() => historyOf(data?.answers ?? []), [data]);
  const me = people.find(({ kinship }) => kinship === 'me')?.id;
  const memberId = search.get('persona') ?? me ?? null;
  if (memberId === null || !rightsOf(area.info).mayChangeSome(keysOf(editor))) return null;
  return (
    <OpenDato
      key={memberId}
      area={area}
      dato={editor}
      memberId={memberId}
      people={people}
      history={history}
      onClose={() => void navigate(page, { replace: true })}
    />
  );
}
