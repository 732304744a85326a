import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import {
  CodeBoxes,
  ComboField,
  DateField,
  ErrorSummary,
  INVALID_DATE,
  IntegerField,
  MoneyField,
  SelectField,
  SliderField,
  Stepper,
  YesNo,
  type ComboOption,
} from './index.ts';

/** A field whose value lives beside it, as in a form. */
function Held<V>({
  start,
  children,
}: {
  start: V;
  children: (value: V, onChange: (value: V) => void) => React.ReactNode;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      {children(value, setValue)}
      <output data-testid="value">{Number.isNaN(value) ? 'NaN' : JSON.stringify(value)}</output>
    </>
  );
}
const held = () => screen.getByTestId('value').textContent;
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

describe('MoneyField', () => {
  it.each([
    ['1.234,56', '1234.56', '= 1.234,56 €', '1.234,56'],
    ['1234,56', '1234.56', '= 1.234,56 €', '1.234,56'],
    ['1 234,56', '1234.56', '= 1.234,56 €', '1.234,56'],
    ['280.000', '280000', '= 280.000,00 €', '280.000'],
    ['280000', '280000', '= 280.000,00 €', '280.000'],
  ])(
    'understands %p, says so on leaving and writes it the Italian way',
    async (typed, value, echo, written) => {
      const { user } = await renderUi(
        <Held<number | null> start={null}>
          {(v, set) => <MoneyField label="Reddito" value={v} onChange={set} />}
        </Held>,
      );
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reddito' });
      await user.type(field, typed);
      expect(screen.queryByText(/^=/)).toBeNull();
      await user.tab();
      expect(held()).toBe(value);
      expect(plain(screen.getByText(/^=/).textContent)).toBe(echo);
      expect(field.value).toBe(written);
    },
  );
  it('keeps what it cannot understand, says so in words and sends NaN, never a guess', async () => {
    const { user } = await renderUi(
      <Held<number | null> start={5}>
        {(v, set) => <MoneyField label="Reddito" value={v} onChange={set} />}
      </Held>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reddito' });
    await user.clear(field);
    await user.type(field, '1.2.3');
    await user.tab();
    expect(held()).toBe('NaN');
    expect(field.value).toBe('1.2.3');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById((field.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')
        ?.textContent,
    ).toBe('Valore errato');
  });
  it('refuses an amount below zero, and does not echo it', async () => {
    const { user } = await renderUi(
      <Held<number | null> start={null}>
        {(v, set) => <MoneyField label="Reddito" value={v} onChange={set} />}
      </Held>,
    );
    await user.type(screen.getByRole('textbox'), '-500');
    await user.tab();
    expect(screen.getByText('Non può essere negativo.')).toBeInTheDocument();
    expect(screen.queryByText(/^=/)).toBeNull();
  });
  it.each([
    ['28.500,00 EUR', '28500', '= 28.500 €'],
    ['1.234,56', '1235', 'arrotondato a 1.235 €'],
    ['1.5', '2', 'arrotondato a 2 €'],
  ])('where euro are whole, takes %p and tells of rounding', async (typed, value, echo) => {
    const { user } = await renderUi(
      <Held<number | null> start={null}>
        {(v, set) => <MoneyField label="Reddito" whole value={v} onChange={set} />}
      </Held>,
    );
    await user.type(screen.getByRole('textbox'), typed);
    await user.tab();
    expect(held()).toBe(value);
    expect(plain(screen.getByText(/^(=|arrotondato)/).textContent)).toBe(echo);
  });
  it('is null when emptied, not zero', async () => {
    const { user } = await renderUi(
      <Held<number | null> start={34800}>
        {(v, set) => <MoneyField label="Reddito" value={v} onChange={set} />}
      </Held>,
    );
    await user.clear(screen.getByRole('textbox'));
    expect(held()).toBe('null');
  });
  it('takes a value that comes from outside while nobody types', async () => {
    const { rerender } = await renderUi(
      <MoneyField label="Reddito" value={null} onChange={() => undefined} />,
    );
    rerender(<MoneyField label="Reddito" value={1234.5} onChange={() => undefined} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1.234,50');
  });
  it('lets one go on typing in a form that keeps null for what is not an amount yet', async () => {
    const { user } = await renderUi(
      <Held<number | null> start={null}>
        {(v, set) => (
          <MoneyField
            label="Reddito"
            value={v}
            onChange={(next) => set(next === null || Number.isNaN(next) ? null : next)}
          />
        )}
      </Held>,
    );
    await user.type(screen.getByRole('textbox'), '1.234.567,5');
    expect(held()).toBe('1234567.5');
  });
  it('opens the numeric keyboard with a comma', async () => {
    await renderUi(<MoneyField label="Reddito" value={null} onChange={() => undefined} />);
    expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe('decimal');
  });
});

it('IntegerField refuses decimals', async () => {
  const { user } = await renderUi(
    <Held<number | null> start={null}>
      {(v, set) => <IntegerField label="Anni" value={v} onChange={set} />}
    </Held>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Anni' }), '12,5');
  await user.tab();
  expect(held()).toBe('NaN');
  expect(screen.getByText('Valore errato')).toBeInTheDocument();
});

describe('DateField', () => {
  const draw = (start = '') =>
    renderUi(
      <Held start={start}>
        {(v, set) => <DateField label="Data di nascita" value={v} onChange={set} />}
      </Held>,
    );
  it('is typed in the Italian order, the focus going on by itself, and gives an ISO date', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.keyboard('12051984');
    expect(held()).toBe('"1984-05-12"');
  });
  it('keeps what the browser fills in, though no box has the focus', async () => {
    await draw();
    for (const [part, text] of [
      ['Giorno', '12'],
      ['Mese', '05'],
      ['Anno', '1984'],
    ] as const) {
      (document.activeElement as HTMLElement).blur();
      fireEvent.change(screen.getByRole('textbox', { name: part }), { target: { value: text } });
    }
    expect(held()).toBe('"1984-05-12"');
  });
  it('refuses a day that does not exist, in words, once left', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.keyboard('31022020');
    expect(held()).toBe(JSON.stringify(INVALID_DATE));
    expect(screen.queryByText('Questa data non esiste')).toBeNull();
    await user.tab();
    expect(screen.getByText('Questa data non esiste')).toBeInTheDocument();
  });
  it('takes 29 February of a leap year only', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.keyboard('29022000');
    expect(held()).toBe('"2000-02-29"');
  });
  it.each(['12/05/1984', '12.5.1984', '1984-05-12'])('takes %p pasted whole', async (text) => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.paste(text);
    expect(held()).toBe('"1984-05-12"');
  });
  it('understands a short date, and writes out the year it understood', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.keyboard('7/3/84');
    await user.tab();
    expect(held()).toBe('"1984-03-07"');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Anno' }).value).toBe('1984');
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.paste('1/2/09');
    expect(held()).toBe('"2009-02-01"');
  });
  it('takes a short year of a day to come for this century', async () => {
    const { user } = await renderUi(
      <Held start="">
        {(v, set) => <DateField ahead label="Scadenza" value={v} onChange={set} />}
      </Held>,
    );
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.paste('1/2/84');
    expect(held()).toBe('"2084-02-01"');
  });
  it('lets one go on typing in a form that keeps nothing for an unfinished date', async () => {
    const { user } = await renderUi(
      <Held start="2000-01-01">
        {(v, set) => (
          <DateField
            label="Data di nascita"
            value={v}
            onChange={(next) => set(next === INVALID_DATE ? '' : next)}
          />
        )}
      </Held>,
    );
    await user.click(screen.getByRole('textbox', { name: 'Anno' }));
    await user.keyboard('{Backspace}{Backspace}99');
    expect(held()).toBe('"2099-01-01"');
  });
  it('shows a date that was saved', async () => {
    await draw('1984-05-12');
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
      '12',
      '05',
      '1984',
    ]);
  });
});

describe('ComboField', () => {
  const towns = ['Reggio nell’Emilia', 'Reggio di Calabria', 'Roma'];
  const search = async (text: string): Promise<ComboOption<string>[]> =>
    towns
      .filter((town) => town.toLowerCase().startsWith(text.toLowerCase()))
      .map((town) => ({ key: town, label: town, value: town }));
  const draw = (props: { onFreeText?: (text: string) => void; search?: typeof search } = {}) =>
    renderUi(
      <Held start="">
        {(v, set) => (
          <ComboField
            label="Comune"
            text={v}
            onSelect={(option: ComboOption<string>) => set(option.value)}
            search={search}
            waitMs={0}
            {...props}
          />
        )}
      </Held>,
    );
  it('proposes while one types; arrows and Enter choose', async () => {
    const { user } = await draw();
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Comune' });
    await user.type(field, 'reg');
    await screen.findByRole('option', { name: 'Reggio nell’Emilia' });
    expect(field.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(held()).toBe('"Reggio di Calabria"');
    expect(field.value).toBe('Reggio di Calabria');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  it('takes the proposal that is pressed', async () => {
    const { user } = await draw();
    await user.type(screen.getByRole('combobox'), 'reggio');
    await user.click(await screen.findByRole('option', { name: 'Reggio di Calabria' }));
    expect(held()).toBe('"Reggio di Calabria"');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Reggio di Calabria');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  it('closes at Escape and forgets what is none of the choices', async () => {
    const { user } = await draw();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await user.type(field, 'reggio');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.tab();
    expect(held()).toBe('""');
    expect(field.value).toBe('');
  });
  it('keeps a free text when asked to, and says when the search does not answer', async () => {
    const onFreeText = jest.fn<(text: string) => void>();
    const { user } = await draw({
      onFreeText,
      search: async () => {
        throw new Error('down');
      },
    });
    await user.type(screen.getByRole('combobox'), 'Lugano');
    await screen.findAllByText('La ricerca non risponde: puoi scrivere lo stesso.');
    await user.tab();
    expect(onFreeText).toHaveBeenCalledWith('Lugano');
  });
  it('never shows a late answer over a newer one', async () => {
    const late: ((options: ComboOption<string>[]) => void)[] = [];
    const { user } = await draw({
      search: (text) =>
        text === 're'
          ? new Promise((resolve) => {
              late.push(resolve);
            })
          : search(text),
    });
    await user.type(screen.getByRole('combobox'), 're');
    await waitFor(() => expect(late).toHaveLength(1));
    await user.keyboard('ggio d');
    await screen.findByRole('option', { name: 'Reggio di Calabria' });
    late[0]?.([{ key: 'x', label: 'Vecchia risposta', value: 'x' }]);
    // A search asked after the late answer came is drawn after it would have been.
    await user.keyboard('i');
    await screen.findByRole('option', { name: 'Reggio di Calabria' });
    expect(screen.queryByText('Vecchia risposta')).toBeNull();
  });
});

describe('CodeBoxes', () => {
  const draw = (onComplete: (code: string) => void) =>
    renderUi(
      <Held start="">
        {(v, set) => <CodeBoxes label="Codice" value={v} onChange={set} onComplete={onComplete} />}
      </Held>,
    );
  it('goes on by itself and says when all six are there', async () => {
    const onComplete = jest.fn<(code: string) => void>();
    const { user } = await draw(onComplete);
    await user.click(screen.getByRole('textbox', { name: 'Cifra 1 di 6' }));
    await user.keyboard('48a2013');
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(onComplete).toHaveBeenCalledWith('482013');
  });
  it('sends nothing while a wrong code is being corrected digit by digit', async () => {
    const onComplete = jest.fn<(code: string) => void>();
    const { user } = await draw(onComplete);
    await user.click(screen.getByRole('textbox', { name: 'Cifra 1 di 6' }));
    await user.keyboard('482013');
    await user.click(screen.getByRole('textbox', { name: 'Cifra 1 di 6' }));
    await user.keyboard('957');
    expect(onComplete).toHaveBeenCalledTimes(1);
    await user.paste('957024');
    expect(onComplete).toHaveBeenLastCalledWith('957024');
  });
  it('takes a whole code pasted, spaces included', async () => {
    const onComplete = jest.fn<(code: string) => void>();
    const { user } = await draw(onComplete);
    await user.click(screen.getByRole('textbox', { name: 'Cifra 1 di 6' }));
    await user.paste(' 482 013 ');
    expect(onComplete).toHaveBeenCalledWith('482013');
  });
  it('goes back at Backspace', async () => {
    const { user } = await draw(() => undefined);
    await user.click(screen.getByRole('textbox', { name: 'Cifra 1 di 6' }));
    await user.keyboard('48{Backspace}');
    expect(held()).toBe('"4"');
  });
});

it('YesNo tells a no from no answer', async () => {
  const { user } = await renderUi(
    <Held<boolean | null> start={null}>
      {(v, set) => <YesNo label="C’è un mutuo?" value={v} onChange={set} />}
    </Held>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(held()).toBe('false');
});

it('SelectField and SliderField carry their label and their value in words', async () => {
  const { user } = await renderUi(
    <>
      <Held<'a' | 'b' | ''> start="">
        {(v, set) => (
          <SelectField
            label="Titolo di studio"
            value={v}
            onChange={set}
            options={[
              { value: 'a', label: 'Diploma' },
              { value: 'b', label: 'Laurea' },
            ]}
          />
        )}
      </Held>
      <SliderField
        label="Età di pensione"
        value={68}
        onChange={() => undefined}
        min={62}
        max={73}
        format={(years) => `${years} anni`}
      />
    </>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Titolo di studio' }), 'Laurea');
  expect(held()).toBe('"b"');
  expect(
    screen.getByRole('slider', { name: 'Età di pensione' }).getAttribute('aria-valuetext'),
  ).toBe('68 anni');
});

it('ErrorSummary takes the focus after a refused submit and leads to the field', async () => {
  const { user, rerender } = await renderUi(<p />);
  const page = (attempt: number) => (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={
          attempt
            ? [
                {
                  name: 'mutuo',
                  label: 'Mutuo residuo',
                  message: "Il mutuo supera il valore dell'immobile.",
                },
              ]
            : []
        }
      />
      <MoneyField name="mutuo" label="Quanto resta?" value={1} onChange={() => undefined} />
    </>
  );
  rerender(page(0));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(page(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await user.click(screen.getByRole('link', { name: 'Mutuo residuo' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quanto resta?' }));
});

it('Stepper says where one is, links where one may go and tells why not elsewhere', async () => {
  await renderUi(
    <Stepper
      steps={[
        { label: 'Introduzione', state: 'done', href: '/checkup/0' },
        { label: 'Dati personali', state: 'current', href: '/checkup/1' },
        { label: 'Riepilogo', state: 'todo' },
      ]}
    />,
  );
  expect(
    screen.getByRole('link', { name: /Introduzione/, hidden: true }).getAttribute('href'),
  ).toBe('/checkup/0');
  expect(screen.getByRole('link', { current: 'step', hidden: true }).textContent).toContain(
    'Dati personali',
  );
  expect(
    screen
      .getByRole('link', { name: /Riepilogo.*Prima completa i passi precedenti/, hidden: true })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});
