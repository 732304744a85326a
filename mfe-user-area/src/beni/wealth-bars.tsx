import type { PatrimonioAnalisi } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { StackedBar } from '@bussola/ui/charts';
import type { StackedBarRow } from '@bussola/ui/charts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import { OWED, OWNED } from './goods.ts';

interface Props {
  patrimonio: Pick<PatrimonioAnalisi, 'lordo' | 'debiti' | 'voci'>;
  /** One person. */ alone: boolean;
}

/** Assets in their parts, and debts, hatched, to the same scale. */
export function WealthBars({ patrimonio: { lordo, debiti, voci }, alone }: Props) {
  const t = useT(userAreaNamespace);
  const rows: StackedBarRow[] = [];
  if (lordo > 0)
    rows.push({
      key: 'own',
      label: t(alone ? 'home.patrimonio.ownAlone' : 'home.patrimonio.own'),
      parts: OWNED.map(([key, series]) => ({
        key,
        label: t(`home.patrimonio.${key}`),
        value: voci[key],
        series,
      })),
    });
  if (debiti > 0)
    rows.push({
      key: 'owe',
      label: t(alone ? 'home.patrimonio.oweAlone' : 'home.patrimonio.owe'),
      parts: OWED.map((key) => ({
        key,
        label: t(`home.patrimonio.${key}`),
        value: voci[key],
        series: 'debt' as const,
      })),
    });
  return <StackedBar rows={rows} />;
}
