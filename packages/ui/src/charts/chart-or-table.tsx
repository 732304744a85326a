import { ChartLine, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { chakra } from '../core/layout.ts';
import { Segmented } from './segmented.tsx';

export interface ChartOrTableProps {
  /** What it is about, for screen readers. */
  label: string;
  words: { chart: string; table: string };
  /** The first names the rows. */
  heads: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[];
  children: ReactNode;
}

/** A drawing, and the same figures as a table behind a switch. */
export function ChartOrTable({ label, words, heads, rows, children }: ChartOrTableProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <chakra.figure margin="0">
      {view === 'chart' ? (
        children
      ) : (
        <chakra.div overflow="auto" maxHeight="320px" tabIndex={0} role="region" aria-label={label}>
          <chakra.table
            width="100%"
            fontSize="t13"
            css={{
              '& th, & td': {
                textAlign: 'end',
                paddingBlock: '6px',
                paddingInlineStart: '10px',
                borderBottomWidth: '1px',
                borderColor: '{colors.line}',
                fontVariantNumeric: 'lining-nums tabular-nums',
                whiteSpace: 'nowrap',
              },
              '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
            }}
          >
            <chakra.caption srOnly>{label}</chakra.caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, cells }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, place) => (
                    <td key={place}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      )}
      <chakra.div marginTop="4">
        <Segmented
          label={label}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: words.chart, icon: ChartLine },
            { value: 'table', label: words.table, icon: Table2 },
          ]}
        />
      </chakra.div>
    </chakra.figure>
  );
}
