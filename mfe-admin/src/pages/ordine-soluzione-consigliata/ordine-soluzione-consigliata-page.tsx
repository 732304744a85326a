import { costantiQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { StepUp } from '@bussola/step-up';
import { useQuery } from '@tanstack/react-query';
import { ordineNamespace } from '../../locales/ordine-namespace.ts';
import { NotReadYet } from '../../not-read-yet.tsx';
import { OrderEditor } from './order-editor.tsx';
import '../../portal.css';

export { ordineNamespace as words };

/** /admin/ordine-soluzione-consigliata, for a SuperAdmin: order and weight of the areas. */
export default function OrdineSoluzioneConsigliataPage() {
  const t = useT(ordineNamespace);
  const constants = useQuery(costantiQueries.staff());
  const releases = useQuery(costantiQueries.releases());
  if (!constants.data || !releases.data)
    return (
      <NotReadYet queries={[constants, releases]} loading={t('loading')} failed={t('failed')} />
    );
  return (
    <StepUp>
      <OrderEditor constants={constants.data} releases={releases.data.releases} />
    </StepUp>
  );
}
