import { SOLUZIONI } from '@bussola/domain';
import type { SoluzioneCode } from '@bussola/domain';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { WithArea } from '../../with-area/use-area.tsx';
import { SoluzioneBody } from './soluzione-body.tsx';
import '../../portal.css';

/** /app/dashboards/soluzione-consigliata/<code>: one page for the twelve areas. */
export default function SoluzionePage() {
  const code = codeOf(useLocation().pathname);
  return (
    <WithArea key={code}>
      {(area) => {
        const soluzione = area.analisi.soluzioni.find((one) => one.code === code);
        // The descriptor lists the twelve codes, so another path never gets here; an engine without
        // one of them is a fault.
        if (!soluzione) throw new Error(`the analysis has no ${String(code)}`);
        return (
          <ErrorBoundary of={soluzione}>
            <SoluzioneBody area={area} soluzione={soluzione} />
          </ErrorBoundary>
        );
      }}
    </WithArea>
  );
}

const codeOf = (path: string): SoluzioneCode | undefined =>
  SOLUZIONI.find((code) => path.replace(/\/+$/, '').endsWith(`/${code}`));
