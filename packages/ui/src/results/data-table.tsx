import {
  TableBody,
  TableCaption,
  TableCell,
  TableColumnHeader,
  TableFooter,
  TableHeader,
  TableRoot,
  TableRow,
} from '@chakra-ui/react/table';
import { useUiWords } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../core/button.tsx';
import { Checkbox } from '../core/checkbox.tsx';
import { Icon } from '../core/icon.tsx';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../core/icons.ts';
import { chakra, VisuallyHidden } from '../core/layout.ts';
import { breakpointsPx } from '../core/tokens.ts';

export interface Column<R> {
  key: string;
  label: string;
  render: (row: R) => ReactNode;
  /** Numbers stand right. */
  numeric?: boolean;
  sortable?: boolean;
  /** The card of a phone shows it at once. Without any mark it shows the first two. */
  onCard?: boolean;
}

export interface Sort {
  key: string;
  descending: boolean;
}

/** Pages come from the server, each known by its neighbours. */
export interface Paging {
  /** Place of the first row, from 1. */
  from: number;
  /** How many rows there are; not exact: at least so many. */
  total: { n: number; exact: boolean };
  /** Absent: there is no such page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Rows that can be chosen, each by a box of its own. */
export interface Choosing<R> {
  isChosen: (row: R) => boolean;
  onChoose: (row: R, chosen: boolean) => void;
  /** Of its box: «Scegli Anna Colombo». */
  label: (row: R) => string;
  /** All rows that are shown, by the box over them. */
  all: { label: string; chosen: boolean; onChoose: (chosen: boolean) => void };
}

export interface DataTableProps<R> {
  caption: string;
  /** The first names the row and is read aloud with each cell. */
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  choosing?: Choosing<R> | undefined;
  paging?: Paging | undefined;
  /** Totals, in the order of the columns. */
  foot?: readonly ReactNode[];
  empty?: ReactNode;
  /** New rows are on their way: the old ones stay, paler. */
  busy?: boolean;
  /** Cards on a tablet too, however few the columns are. */
  hasLongCells?: boolean;
}

const tableCss = {
  '& thead th, & thead td': {
    fontSize: '{fontSizes.t13}',
    color: '{colors.text-2}',
    fontWeight: 540,
    borderBottomWidth: '1.5px',
    borderColor: '{colors.ink}',
    padding: '0 12px 10px 0',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  '& tbody th, & tbody td': {
    padding: '13px 12px 13px 0',
    borderBottomWidth: '1px',
    borderColor: '{colors.line}',
    verticalAlign: 'middle',
    textAlign: 'start',
  },
  // The box has its own room; the table, which is pushed sideways, would cut its focus ring.
  '& .box': { width: '38px', padding: '0 8px 0 5px !important' },
  '& thead .box': { paddingTop: '5px !important' },
  '& tbody th': { fontWeight: 580 },
  '& tfoot th, & tfoot td': { padding: '14px 12px 14px 0', fontWeight: 680, textAlign: 'start' },
  '& .n': {
    textAlign: 'end !important',
    paddingInlineEnd: '0 !important',
    paddingInlineStart: '12px !important',
    fontVariantNumeric: 'lining-nums tabular-nums',
    whiteSpace: 'nowrap',
  },
  // A word right after a number needs air between them.
  '& .n + :not(.n)': { paddingInlineStart: '28px' },
} as const;

/** A wider table than this many columns has no room on a tablet. */
const TABLET_COLUMNS = 6;

/** Whether a table fits; without `matchMedia` (tests) it does. */
function useRoom(isWide: boolean): boolean {
  const from = breakpointsPx[isWide ? 'lg' : 'md'];
  const wide = () => window.matchMedia?.(`(min-width: ${from}px)`);
  const onWidth = (changed: () => void) => {
    const media = wide();
    media?.addEventListener('change', changed);
    return () => media?.removeEventListener('change', changed);
  };
  return useSyncExternalStore(onWidth, () => wide()?.matches ?? true);
}

/**
 * Rows and columns where there is room, cards where there is not; the same words, read in the same
 * order.
 */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  choosing,
  paging,
  foot,
  empty,
  busy = false,
  hasLongCells = false,
}: DataTableProps<R>) {
  const t = useUiWords();
  const hasRoom = useRoom(hasLongCells || columns.length > TABLET_COLUMNS);
  const [name, ...rest] = columns;
  if (!name) return null;
  if (rows.length === 0)
    return (
      <>
        {empty ?? (
          <chakra.p textStyle="quiet" paddingBlock="6">
            {t('table.empty')}
          </chakra.p>
        )}
      </>
    );
  return (
    <chakra.div aria-busy={busy || undefined} opacity={busy ? 0.6 : 1} transition="opacity 120ms">
      {hasRoom ? (
        <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={caption}>
          <TableRoot width="100%" fontSize="t15" css={tableCss}>
            <TableCaption srOnly>{caption}</TableCaption>
            <TableHeader>
              <TableRow>
                {choosing && (
                  <TableCell className="box">
                    <Box
                      label={choosing.all.label}
                      chosen={choosing.all.chosen}
                      onChoose={choosing.all.onChoose}
                    />
                  </TableCell>
                )}
                {columns.map((column) => (
                  <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={rowKey(row)}>
                  {choosing && (
                    <TableCell className="box">
                      <RowBox choosing={choosing} row={row} />
                    </TableCell>
                  )}
                  <TableColumnHeader scope="row">{name.render(row)}</TableColumnHeader>
                  {rest.map((column) => (
                    <TableCell key={column.key} className={column.numeric ? 'n' : undefined}>
                      {column.render(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
            {foot && <Foot cells={foot} columns={columns} hasBox={choosing !== undefined} />}
          </TableRoot>
        </chakra.div>
      ) : (
        <chakra.ul aria-label={caption} listStyle="none" display="grid" gap="3">
          {rows.map((row) => (
            <RowCard
              key={rowKey(row)}
              box={choosing && <RowBox choosing={choosing} row={row} />}
              name={name.render(row)}
              columns={rest}
              values={rest.map((column) => column.render(row))}
            />
          ))}
          {foot && <RowCard name={foot[0]} columns={rest} values={foot.slice(1)} />}
        </chakra.ul>
      )}
      {paging && <Pages {...paging} shown={rows.length} />}
    </chakra.div>
  );
}

function HeadCell<R>({
  column,
  sort,
  onSort,
}: {
  column: Column<R>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const t = useUiWords();
  const isSorted = sort?.key === column.key;
  return (
    <TableColumnHeader
      scope="col"
      className={column.numeric ? 'n' : undefined}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortable && onSort ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          minHeight="44px"
          marginBlock="-11px"
          bg="transparent"
          cursor="pointer"
          font="inherit"
          color={isSorted ? 'ink' : 'inherit'}
          borderRadius="3px"
          aria-label={`${t('table.sortBy', { column: column.label })}${isSorted ? `, ${t(sort.descending ? 'table.descending' : 'table.ascending')}` : ''}`}
          onClick={() =>
            onSort({ key: column.key, descending: isSorted ? !sort.descending : false })
          }
        >
          <span>{column.label}</span>
          <chakra.span
            display="inline-flex"
            opacity={isSorted ? 1 : 0.35}
            transform={isSorted && !sort.descending ? 'rotate(180deg)' : undefined}
          >
            <Icon icon={ChevronDownIcon} size={14} />
          </chakra.span>
        </chakra.button>
      ) : (
        column.label
      )}
    </TableColumnHeader>
  );
}

function Foot<R>({
  cells: [name, ...rest],
  columns,
  hasBox,
}: {
  cells: readonly ReactNode[];
  columns: readonly Column<R>[];
  hasBox: boolean;
}) {
  return (
    <TableFooter>
      <TableRow>
        {hasBox && <TableCell />}
        <TableColumnHeader scope="row">{name}</TableColumnHeader>
        {rest.map((cell, place) => (
          <TableCell key={place} className={columns[place + 1]?.numeric ? 'n' : undefined}>
            {cell}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

function Box({
  label,
  chosen,
  onChoose,
}: {
  label: string;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}) {
  return (
    <Checkbox
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={chosen}
      onChange={onChoose}
    />
  );
}
function RowBox<R>({ choosing, row }: { choosing: Choosing<R>; row: R }) {
  return (
    <Box
      label={choosing.label(row)}
      chosen={choosing.isChosen(row)}
      onChoose={(chosen) => choosing.onChoose(row, chosen)}
    />
  );
}

interface CardProps {
  box?: ReactNode;
  name: ReactNode;
  columns: readonly { key: string; label: string; onCard?: boolean }[];
  values: readonly ReactNode[];
}

function RowCard({ box, name, columns, values }: CardProps) {
  const t = useUiWords();
  const [isOpen, setOpen] = useState(false);
  const cells = columns.map((column, place) => ({ ...column, value: values[place] }));
  const marked = cells.filter(({ onCard }) => onCard);
  const keys = marked.length > 0 ? marked : cells.slice(0, 2);
  const shown = isOpen ? cells : keys;
  return (
    <chakra.li
      borderWidth="1px"
      borderColor="line"
      borderRadius="card"
      bg="surface"
      minWidth="0"
      padding="14px 18px"
      paddingBottom={columns.length > keys.length ? '0.5' : '14px'}
    >
      <chakra.div display="flex" alignItems="flex-start" fontWeight="640" paddingBottom="1.5">
        {box && <chakra.div marginTop="-11px">{box}</chakra.div>}
        <chakra.div flex="1" minWidth="0">
          {name}
        </chakra.div>
      </chakra.div>
      <chakra.dl>
        {shown.map((cell) => (
          <chakra.div
            key={cell.key}
            display="flex"
            justifyContent="space-between"
            gap="3"
            borderTopWidth="1px"
            borderColor="line"
            paddingBlock="9px"
          >
            <chakra.dt color="text-2">{cell.label}</chakra.dt>
            <chakra.dd
              margin="0"
              minWidth="0"
              textAlign="end"
              fontVariantNumeric="lining-nums tabular-nums"
            >
              {cell.value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {columns.length > keys.length && (
        <Button
          variant="tertiary"
          paddingInline="0"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'showLess' : 'showMore')}
        </Button>
      )}
    </chakra.li>
  );
}

function Pages({ from, total, shown, onPrevious, onNext }: Paging & { shown: number }) {
  const t = useUiWords();
  const range = { from, to: from + shown - 1, total: formatNumber(total.n) };
  return (
    <chakra.nav
      aria-label={t('table.pages')}
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="2"
      textStyle="quiet"
      paddingTop="14px"
    >
      <span role="status">{t(total.exact ? 'table.range' : 'table.rangeOfMore', range)}</span>
      <chakra.span display="inline-flex" gap="2">
        <Button
          variant="tertiary"
          disabled={!onPrevious}
          onClick={onPrevious}
          icon={<Icon icon={ChevronLeftIcon} size={16} />}
        >
          {t('table.previous')}
        </Button>
        <Button
          variant="tertiary"
          disabled={!onNext}
          onClick={onNext}
          iconEnd={<Icon icon={ChevronRightIcon} size={16} />}
        >
          {t('table.next')}
        </Button>
      </chakra.span>
    </chakra.nav>
  );
}
