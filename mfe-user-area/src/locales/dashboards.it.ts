import { entrateIt } from './entrate.it.ts';
import { patrimonioIt } from './patrimonio.it.ts';

export const dashboardsIt = { entrate: entrateIt, patrimonio: patrimonioIt } as const;
