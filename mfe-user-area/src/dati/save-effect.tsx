import type { RisposteCambiate } from '@bussola/domain/simulazione';
import { useT } from '@bussola/i18n';
import type { Person } from '@bussola/results';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Area } from '../area/area.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { Effect } from '../simulatore/effect.tsx';
import { engineQuery } from '../simulatore/engine/engine-query.ts';

/** Shows which levels and figures would change if the answers in the form were saved. */
export function SaveEffect({
  area,
  people,
  changed,
}: {
  area: Area;
  people: readonly Person[];
  changed: RisposteCambiate;
}) {
  const t = useT(userAreaNamespace);
  const queryClient = useQueryClient();
  const { data: ready } = useQuery(engineQuery(queryClient, area.analisi.costanti));
  if (!ready) return null;
  return (
    <Effect
      area={area}
      people={people}
      ready={ready}
      changed={changed}
      title={t('dati.editor.effect')}
      then={t('dati.editor.then')}
      none={t('dati.editor.noEffect')}
    />
  );
}
