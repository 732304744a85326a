import { renderPage } from '@bussola/test-page';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { adminNamespace } from '../locales/admin-namespace.ts';
import { SortableList } from './sortable-list.tsx';
import { usePlace } from './use-place.ts';

/** jsdom lays nothing out, and keys move by what is laid out: rows of 50 pixels. */
let restore: (() => void) | undefined;
beforeAll(() => {
  const measure = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: HTMLElement) {
      const row = this.closest('li');
      const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
      return new DOMRect(0, at * 50, 300, 50);
    });
  restore = () => measure.mockRestore();
});
afterAll(() => restore?.());

const NAMES = { a: 'Pensione', b: 'Cure mediche', c: 'Tutela legale' };
function Three({ onMove }: { onMove: (ids: string[]) => void }) {
  const place = usePlace();
  const [ids, setIds] = useState<string[]>(['a', 'b', 'c']);
  return (
    <SortableList
      label="Aree"
      arrows
      items={ids.map((id) => ({ id, name: NAMES[id as keyof typeof NAMES] }))}
      onMove={(next) => {
        setIds(next);
        onMove(next);
      }}
    >
      {({ name }, { index, handle, arrows }) => (
        <>
          {handle}
          <span>{`${name}: ${place(index)}`}</span>
          {arrows}
        </>
      )}
    </SortableList>
  );
}

async function open(language: 'it' | 'en' = 'it') {
  const onMove = jest.fn<(ids: string[]) => void>();
  const view = await renderPage(<Three onMove={onMove} />, { words: [adminNamespace], language });
  return {
    ...view,
    onMove,
    rows: () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    said: () =>
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(''),
    key: async (keys: string) => {
      await view.user.keyboard(keys);
      // The sensor listens from the next turn on, and measures in another.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    },
  };
}

describe('a list put in order', () => {
  it('moves a row by keyboard: Space lifts, arrows move, Space drops', async () => {
    const { key, said, rows, onMove } = await open();
    screen.getByRole('button', { name: 'Sposta Tutela legale' }).focus();
    await key(' ');
    expect(said()).toBe('Stai spostando Tutela legale, terza di 3');
    await key('{ArrowUp}');
    expect(said()).toBe('Tutela legale, seconda di 3');
    expect(onMove).not.toHaveBeenCalled();
    await key(' ');
    expect(onMove.mock.calls).toEqual([[['a', 'c', 'b']]]);
    expect(rows()).toEqual(['Pensione: prima', 'Tutela legale: seconda', 'Cure mediche: terza']);
    expect(screen.getByRole('button', { name: 'Sposta Tutela legale' })).toBe(
      document.activeElement,
    );
  });

  it('puts the row back with Esc', async () => {
    const { key, said, rows, onMove } = await open('en');
    screen.getByRole('button', { name: 'Move Pensione' }).focus();
    await key(' ');
    await key('{ArrowDown}');
    expect(said()).toBe('Pensione, second of 3');
    await key('{Escape}');
    expect(said()).toBe('Pensione is back where it was, first of 3');
    expect(onMove).not.toHaveBeenCalled();
    expect(rows()[0]).toBe('Pensione: first');
  });

  it('moves a row by one place with its arrows, and keeps the focus on them', async () => {
    const { user, said, onMove, rows } = await open();
    const down = screen.getByRole('button', { name: 'Cure mediche: giù di un posto' });
    await user.click(down);
    expect(onMove.mock.calls).toEqual([[['a', 'c', 'b']]]);
    expect(said()).toBe('Cure mediche, terza di 3');
    expect(document.activeElement).toBe(down);
    expect(down.getAttribute('aria-disabled')).toBe('true');
    await user.click(down);
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(rows()).toEqual(['Pensione: prima', 'Tutela legale: seconda', 'Cure mediche: terza']);
  });
});
