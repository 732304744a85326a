import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import {
  ConstantValue,
  DataTable,
  ExplainerBody,
  LevelCounts,
  Matrix,
  MemberCard,
  ResultCard,
  WhyButton,
  type Column,
  type Sort,
} from './index.ts';

const anna = { id: 'a', name: 'Anna', fullName: 'Anna Colombo', tone: 0 };
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

describe('ResultCard', () => {
  it('says who, how it stands, the number and what is missing', async () => {
    await renderUi(
      <ResultCard
        variant="lead"
        ordinal={1}
        people={[anna]}
        level="red"
        title="Se mancasse il reddito di Anna"
        href="/tcm"
        answer="Servirebbero circa **434.440 €** in più."
        gap={{ have: 96800, need: 531240, haveLabel: 'Avete', needLabel: 'Servono' }}
        confidence="high"
        date="20 nov"
      />,
    );
    expect(
      screen.getByRole('heading', { name: 'Se mancasse il reddito di Anna' }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Se mancasse il reddito di Anna' }).getAttribute('href'),
    ).toBe('/tcm');
    expect(screen.getByText('Da affrontare')).toBeInTheDocument();
    expect(
      screen.getAllByText(
        (_text, element) => element?.tagName === 'B' && plain(element.textContent) === '434.440 €',
      ),
    ).toHaveLength(2);
    const { parentElement } = screen.getByText('Precisione alta');
    expect(plain(parentElement?.textContent ?? '')).toBe('Precisione alta · 20 nov');
    expect(screen.queryByText(/\*\*/)).toBeNull();
  });
  it('opens the reasons', async () => {
    const onWhy = jest.fn();
    const { user } = await renderUi(
      <ResultCard people={[]} level="green" title="Pensione" answer="Tutto bene." onWhy={onWhy} />,
    );
    await user.click(screen.getByRole('button', { name: 'Perché' }));
    expect(onWhy).toHaveBeenCalledTimes(1);
  });
});

it('the explainer shows only the sections that have something to say, in order', async () => {
  await renderUi(
    <ExplainerBody
      what="Quanto servirebbe."
      steps={[
        { label: 'Mutuo', value: '148.000 €' },
        { label: 'Mancano', value: '434.440 €', kind: 'result' },
      ]}
      inputs={[{ label: 'Reddito di Anna', value: '34.800 €', href: '/reddito' }]}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Cos’è',
    'Il tuo numero, passo per passo',
    'Non ti torna?',
  ]);
  expect(screen.getByRole('link', { name: 'Reddito di Anna' })).toBeInTheDocument();
});

it('counts the levels in words', async () => {
  await renderUi(
    <LevelCounts
      counts={{ red: 3, yellow: 4, toCheck: 1, green: 3, missing: 0, notApplicable: 0 }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3da affrontare',
    '4da valutare',
    '1da verificare',
    '3a posto',
  ]);
});

it('tells data that are missing from areas that do not concern the family', async () => {
  await renderUi(
    <LevelCounts
      counts={{ red: 0, yellow: 1, toCheck: 0, green: 0, missing: 1, notApplicable: 2 }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '0da affrontare',
    '1da valutare',
    '0a posto',
    '1dati insufficienti',
    '2per ora non ti servono',
  ]);
});

it('the explainer gives constants with their source behind a line', async () => {
  const { user } = await renderUi(
    <ExplainerBody
      confidence={{ level: 'medium', text: 'Manca l’estratto conto.' }}
      formula="Prima il necessario, poi quello che c’è."
      levels={[{ level: 'red', text: 'manca molto' }]}
      constantsLine="2 cifre"
      constants={[
        { key: 'a', label: 'Aliquota', value: '23%', source: 'TUIR art. 11 (legge)' },
        { key: 'b', label: 'Quota', value: '60%', source: 'L. 335/1995 (legge)' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Come si calcola',
    'I livelli',
    'Le cifre usate',
  ]);
  const line = screen.getByRole('button', { name: '2 cifre', expanded: false });
  expect(screen.queryByRole('term')).toBeNull();
  await user.click(line);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'AliquotaTUIR art. 11 (legge)',
    'QuotaL. 335/1995 (legge)',
  ]);
});

it('a constant is written by its unit: amounts, shares, switches, rows of a table', async () => {
  const { container } = await renderUi(
    <>
      {(
        [
          [1350.5, '€/y'],
          [0.0919, 'rate'],
          [true, 'bool'],
          [67, 'age'],
          [
            [
              [28000, 0.23],
              [null, 0.43],
            ],
            '€ / rate',
          ],
          [{ Lazio: 0.0333, default: 0.0123 }, 'rate'],
        ] as const
      ).map(([value, unit], place) => (
        <div key={place}>
          <ConstantValue value={value} unit={unit} />
        </div>
      ))}
    </>,
  );
  expect(
    [...container.querySelectorAll('div > div')].map(({ textContent }) => plain(textContent)),
  ).toEqual(
    expect.arrayContaining([
      '1.350,50 € l’anno',
      '9,19%',
      'sì',
      '67 anni',
      '28.000 € · 23%oltre · 43%',
      'Lazio 3,33%altrove 1,23%',
    ]),
  );
});

it('the quiet question names its figure to whoever hears the page', async () => {
  const onClick = jest.fn();
  const { user } = await renderUi(<WhyButton of="Patrimonio netto" onClick={onClick} />);
  await user.click(screen.getByRole('button', { name: 'Perché? Patrimonio netto' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('the matrix reads the level of each risk of a person, and missing data where nothing is known; a whole cell is a button', async () => {
  const onClick = jest.fn();
  const { user } = await renderUi(
    <Matrix
      people={[anna]}
      risks={[
        { key: 'tcm', label: 'Se mancasse un reddito' },
        { key: 'ltc', label: 'Non autosufficienza' },
      ]}
      cell={(_person, risk) =>
        risk === 'tcm'
          ? { level: 'red', why: { of: 'Se mancasse un reddito', onClick } }
          : undefined
      }
    />,
  );
  const row = screen.getByRole('row', { name: /Anna/, hidden: true });
  const press = within(row).getByRole('button', {
    name: 'Da affrontare Perché? Se mancasse un reddito',
    hidden: true,
  });
  await user.click(press);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Da affrontare Perché? Se mancasse un reddito', 'Dati insufficienti']);
});

it('a member that cannot be left out says why', async () => {
  const onSwitch = jest.fn();
  const { user } = await renderUi(
    <MemberCard
      fullName="Anna Colombo"
      tone={0}
      lines={['Tu · 40 anni']}
      on
      onSwitch={onSwitch}
      lockedReason="L’ultima persona resta nell’analisi."
      status={{ complete: true, text: 'Dati completi' }}
    />,
  );
  await user.click(screen.getByRole('switch', { name: /Anna Colombo nell’analisi/ }));
  expect(onSwitch).not.toHaveBeenCalled();
  expect(screen.getByText('L’ultima persona resta nell’analisi.')).toBeInTheDocument();
});

describe('DataTable', () => {
  /** A page as narrow as a phone, until `widen`. */
  function phone() {
    const media = Object.assign(new EventTarget(), { matches: false });
    Object.assign(window, { matchMedia: () => media });
    return () => {
      media.matches = true;
      act(() => void media.dispatchEvent(new Event('change')));
    };
  }
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
  interface Row {
    id: string;
    nome: string;
    casa: number;
    risparmi: number;
    netto: number;
  }
  const rows: Row[] = [
    { id: '1', nome: 'Anna', casa: 1, risparmi: 2, netto: 3 },
    { id: '2', nome: 'Marco', casa: 4, risparmi: 5, netto: 9 },
  ];
  const columns: Column<Row>[] = [
    { key: 'nome', label: 'Nome', render: ({ nome }) => nome, sortable: true },
    { key: 'casa', label: 'Casa', numeric: true, sortable: true, render: ({ casa }) => casa },
    { key: 'risparmi', label: 'Risparmi', numeric: true, render: ({ risparmi }) => risparmi },
    { key: 'netto', label: 'Netto', numeric: true, onCard: true, render: ({ netto }) => netto },
  ];
  it('names each row by its first column and tells how it is sorted', async () => {
    const onSort = jest.fn<(sort: Sort) => void>();
    const { user } = await renderUi(
      <DataTable
        caption="Patrimonio"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={{ key: 'casa', descending: false }}
        onSort={onSort}
      />,
    );
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Anna',
      'Marco',
    ]);
    expect(screen.getByRole('columnheader', { name: /Casa/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'Ordina per Casa, in ordine crescente' }));
    await user.click(screen.getByRole('button', { name: 'Ordina per Nome' }));
    expect(onSort.mock.calls).toEqual([
      [{ key: 'casa', descending: true }],
      [{ key: 'nome', descending: false }],
    ]);
  });
  it('is a card a row on phones: the chosen values, then all of them', async () => {
    const widen = phone();
    const { user } = await renderUi(
      <DataTable caption="Patrimonio" columns={columns} rows={rows} rowKey={({ id }) => id} />,
    );
    const [card] = screen.getAllByRole('listitem');
    if (!card) throw new Error('no cards');
    expect(card.textContent).toBe('AnnaNetto3Tutte le voci');
    await user.click(within(card).getByRole('button', { name: 'Tutte le voci' }));
    expect(card.textContent).toBe('AnnaCasa1Risparmi2Netto3Meno voci');
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    widen();
    expect(screen.getByRole('table', { name: 'Patrimonio' })).toBeInTheDocument();
    expect(screen.queryByRole('listitem', { hidden: true })).toBeNull();
  });
  it('shows every marked value on a card', async () => {
    phone();
    const marked = columns.map((column) => ({ ...column, onCard: column.key !== 'nome' }));
    await renderUi(
      <DataTable caption="Patrimonio" columns={marked} rows={rows} rowKey={({ id }) => id} />,
    );
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('AnnaCasa1Risparmi2Netto3');
  });
  it.each([
    [false, 'table'],
    [true, 'listitem'],
  ])('on a tablet, with long cells (%s), its rows are in a %s', async (hasLongCells, role) => {
    const isTablet = (query: string) => Number(/\d+/.exec(query)?.[0]) <= 820;
    Object.assign(window, {
      matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: isTablet(query) }),
    });
    await renderUi(
      <DataTable
        caption="Patrimonio"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        hasLongCells={hasLongCells}
      />,
    );
    expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
    expect(screen.queryByRole(hasLongCells ? 'table' : 'listitem')).toBeNull();
  });
  it('keeps the totals on phones, in a card of their own', async () => {
    phone();
    await renderUi(
      <DataTable
        caption="Patrimonio"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        foot={['Famiglia', 5, 7, 12]}
      />,
    );
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(
      'FamigliaNetto12Tutte le voci',
    );
  });
  it('turns the pages of the server and stops at the ends', async () => {
    const onPrevious = jest.fn();
    const { user } = await renderUi(
      <DataTable
        caption="Clienti"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        paging={{ from: 5, total: { n: 6, exact: true }, onPrevious }}
      />,
    );
    expect(screen.getByText('5–6 di 6')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Successivi' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Precedenti' }));
    expect(onPrevious).toHaveBeenCalledTimes(1);
  });
  it('says that there are more than were counted', async () => {
    await renderUi(
      <DataTable
        caption="Clienti"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        paging={{ from: 1, total: { n: 10_000, exact: false } }}
      />,
    );
    expect(screen.getByText('1–2 di più di 10.000')).toBeInTheDocument();
  });
  it('has a box for each row and one for all, also on phones', async () => {
    const onChoose = jest.fn();
    const widen = phone();
    const { user } = await renderUi(
      <DataTable
        caption="Clienti"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        choosing={{
          isChosen: ({ id }) => id === '2',
          onChoose: ({ id }, chosen) => onChoose(id, chosen),
          label: ({ nome }) => `Scegli ${nome}`,
          all: { label: 'Scegli tutti', chosen: false, onChoose: (chosen) => onChoose(chosen) },
        }}
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'Scegli Marco' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Scegli Anna' }));
    expect(screen.queryByRole('checkbox', { name: 'Scegli tutti' })).toBeNull();
    widen();
    await user.click(screen.getByRole('checkbox', { name: 'Scegli Marco' }));
    await user.click(screen.getByRole('checkbox', { name: 'Scegli tutti' }));
    expect(onChoose.mock.calls).toEqual([['1', true], ['2', false], [true]]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Anna',
      'Marco',
    ]);
  });
  it('says when there is nothing', async () => {
    await renderUi(
      <DataTable caption="Clienti" columns={columns} rows={[]} rowKey={({ id }) => id} />,
    );
    expect(screen.getByText('Nessuna riga')).toBeInTheDocument();
  });
});
