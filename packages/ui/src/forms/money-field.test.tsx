import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Held, held, plain } from '../testing/held.tsx';
import { UiProvider } from '../core/ui-provider.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { IntegerField, MoneyField } from './index.ts';

describe('MoneyField', () => {
  it.each([
    [0, '280000', '= 280.000 €'],
    [1, '280000', '= 280.000,0 €'],
    [2, '280000', '= 280.000,00 €'],
    [0, '1234,56', '= 1.234,56 €'],
    [1, '1234,56', '= 1.234,56 €'],
  ])('with %i digits of prices says %s as %s', async (digits, typed, echo) => {
    const { user } = await renderUi(
      <UiProvider priceDecimals={digits}>
        <Held<number | null> start={null}>
          {(v, set) => <MoneyField label="Reddito" value={v} onChange={set} />}
        </Held>
      </UiProvider>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Reddito' }), typed);
    await user.tab();
    expect(plain(screen.getByText(/^=/).textContent)).toBe(echo);
  });
  it.each([
    ['1.234,56', '1234.56', '= 1.234,56 €', '1.234,56'],
    ['1234,56', '1234.56', '= 1.234,56 €', '1.234,56'],
    ['1 234,56', '1234.56', '= 1.234,56 €', '1.234,56'],
    ['280.000', '280000', '= 280.000 €', '280.000'],
    ['280000', '280000', '= 280.000 €', '280.000'],
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
    ).toBe('Valore errato: controlla punti e virgola, per esempio 1.234,56.');
  });
  it.each([
    ['12O0', 'Valore errato: «O» qui non va.'],
    ['1’234', 'Valore errato: «’» qui non va.'],
    ['12-5', 'Valore errato: «-» qui non va.'],
    ['12,345', 'Valore errato: controlla punti e virgola, per esempio 1.234,56.'],
  ])('says of %p which sign is wrong', async (typed, said) => {
    const { user } = await renderUi(
      <Held<number | null> start={null}>
        {(v, set) => <MoneyField label="Reddito" value={v} onChange={set} />}
      </Held>,
    );
    await user.type(screen.getByRole('textbox'), typed);
    await user.tab();
    expect(screen.getByText(said)).toBeInTheDocument();
  });
  it('tells of a value that was rounded elsewhere', async () => {
    await renderUi(
      <MoneyField label="Reddito" whole rounded value={27307} onChange={() => undefined} />,
    );
    expect(plain(screen.getByText(/^arrotondato/).textContent)).toBe('arrotondato a 27.307 €');
  });
  it('refuses an amount below zero, and does not echo it', async () => {
    const { user } = await renderUi(
      <Held<number | null> start={null}>
        {(v, set) => <MoneyField label="Reddito" value={v} onChange={set} />}
      </Held>,
    );
    await user.type(screen.getByRole('textbox'), '-500');
    await user.tab();
    expect(screen.getByText('Valore errato: è sotto zero.')).toBeInTheDocument();
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
  expect(screen.getByText('Valore errato: serve un numero intero.')).toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: 'Anni' }));
  await user.type(screen.getByRole('textbox', { name: 'Anni' }), '12a');
  await user.tab();
  expect(screen.getByText('Valore errato: «a» qui non va.')).toBeInTheDocument();
});
