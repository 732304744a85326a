import { chakra } from '../core/layout.ts';
import { useMoney } from '../core/money.tsx';
import { seriesAt, seriesLook, type Series } from './series.tsx';

export interface BarRow {
  key: string;
  label: string;
  value: number;
  series?: Series;
}
export interface BarRowsProps {
  label: string;
  rows: readonly BarRow[];
  format?: (value: number) => string;
}

/** A few amounts compared: one bar each, the figure at its end. A table for screen readers. */
export function BarRows({ label, rows, format }: BarRowsProps) {
  const money = useMoney();
  const write = format ?? ((value: number) => money.format(value));
  const scale = Math.max(...rows.map(({ value }) => Math.abs(value)), 1);
  return (
    <chakra.table width="100%">
      <chakra.caption srOnly>{label}</chakra.caption>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.key}>
            <chakra.th
              scope="row"
              fontWeight="400"
              textAlign="start"
              paddingBlock="5px"
              paddingInlineEnd="3"
              width="1%"
              minWidth="84px"
            >
              <chakra.span
                display="block"
                maxWidth={{ base: '7em', md: '10em' }}
                overflowWrap="break-word"
              >
                {row.label}
              </chakra.span>
            </chakra.th>
            <td aria-hidden="true">
              <chakra.span
                display="block"
                height="14px"
                borderRadius="2px"
                minWidth="2px"
                style={{
                  ...seriesLook(row.series ?? seriesAt(place)),
                  width: `${(Math.abs(row.value) / scale) * 100}%`,
                }}
              />
            </td>
            <chakra.td
              textStyle="figure"
              fontWeight="580"
              textAlign="end"
              paddingInlineStart="3"
              width="1%"
            >
              {write(row.value)}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
