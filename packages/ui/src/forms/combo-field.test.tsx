import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { Held, held } from '../testing/held.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ComboField, type ComboOption } from './index.ts';

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
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(held()).toBe('"Reggio di Calabria"');
    expect(field.value).toBe('Reggio di Calabria');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  it('highlights and takes nothing by itself while the text is the beginning of a name', async () => {
    const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
    const { user } = await renderUi(
      <form onSubmit={onSubmit}>
        <ComboField label="Comune" text="" onSelect={() => undefined} search={search} waitMs={0} />
      </form>,
    );
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await user.type(field, 'rom');
    const option = await screen.findByRole('option', { name: 'Roma' });
    expect(option.hasAttribute('data-highlighted')).toBe(false);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field.value).toBe('rom');
    expect(screen.getByRole('option', { name: 'Roma' })).not.toBeNull();
  });
  it('highlights a whole name, so that Enter takes it, unless two have it', async () => {
    const { user } = await draw();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await user.type(field, 'ROMA');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Roma' }).hasAttribute('data-highlighted')).toBe(
        true,
      ),
    );
    await user.keyboard('{Enter}');
    expect(held()).toBe('"Roma"');
  });
  it('does not take a name that two have, on leaving', async () => {
    const onFreeText = jest.fn<(text: string) => void>();
    const { user } = await draw({
      onFreeText,
      search: async () =>
        ['TN', 'TO'].map((note) => ({ key: note, label: 'Samone', note, value: note })),
    });
    await user.type(screen.getByRole('combobox'), 'samone');
    await screen.findAllByRole('option');
    await user.tab();
    expect(held()).toBe('""');
    expect(onFreeText).toHaveBeenCalledWith('samone');
  });
  it('takes the proposal that is pressed', async () => {
    const { user } = await draw();
    await user.type(screen.getByRole('combobox'), 'reggio');
    await user.click(await screen.findByRole('option', { name: 'Reggio di Calabria' }));
    expect(held()).toBe('"Reggio di Calabria"');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Reggio di Calabria');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  it('closes at Escape and removes a text that is not one of the choices', async () => {
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
  it('shows the choice again after other letters were typed over it', async () => {
    const { user } = await draw();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await user.type(field, 'roma');
    await screen.findByRole('option', { name: 'Roma' });
    await user.keyboard('{Enter}');
    await user.type(field, 'xyz');
    expect(field.value).toBe('Romaxyz');
    await user.tab();
    expect(field.value).toBe('Roma');
    await user.clear(field);
    await user.type(field, 'roma');
    await screen.findByRole('option', { name: 'Roma' });
    await user.keyboard('{Enter}');
    expect(field.value).toBe('Roma');
  });
  it('takes a whole name also when the field is left before the search answers', async () => {
    const { user } = await draw({
      search: async (text) => {
        await new Promise((answer) => setTimeout(answer, 100));
        return search(text);
      },
    });
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await user.type(field, 'roma');
    await user.tab();
    expect(field.value).toBe('roma');
    await waitFor(() => expect(held()).toBe('"Roma"'));
    expect(field.value).toBe('Roma');
  });
  it('leaves the caret where one writes', async () => {
    const { user } = await draw();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await user.type(field, 'reg');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}{ArrowLeft}i');
    await screen.findAllByText('Nessun risultato');
    await user.keyboard('h');
    expect(field.value).toBe('reihg');
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
