import type { Soluzione } from '@bussola/domain';
import type { ReactNode } from 'react';
import type { Person } from '@bussola/results';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { rightsOf } from '../../area/rights.ts';
import type { Area } from '../../area/area.ts';
import { StatementReader } from './statement-reader.tsx';
import { BuyBack } from './buy-back.tsx';
import { Simulator } from '../../simulatore/simulator.tsx';
import { SeverancePay } from './severance-pay.tsx';
import { OutflowLadder } from '../../uscite/outflow-ladder.tsx';

interface Props {
  area: Area;
  soluzione: Soluzione;
  people: readonly Person[];
}

/** What can be compared or tried out in an area; each fails alone. */
export function AreaTools(props: Props) {
  const own = ownTool(props);
  const { analisi } = props.area;
  return (
    <>
      {own && <ErrorBoundary of={analisi}>{own}</ErrorBoundary>}
      <ErrorBoundary of={analisi}>
        <Simulator {...props} />
      </ErrorBoundary>
    </>
  );
}

function ownTool({ area, soluzione, people }: Props): ReactNode {
  switch (soluzione.code) {
    case 'gestione-patrimonio':
      return <OutflowLadder area={area} />;
    case 'riscatto-laurea':
      return <BuyBack area={area} soluzione={soluzione} people={people} />;
    case 'pensione':
      return (
        <>
          {rightsOf(area.info).mayWrite('previdenza') && (
            <StatementReader area={area} people={people} />
          )}
          <SeverancePay area={area} people={people} />
        </>
      );
    default:
      return null;
  }
}
