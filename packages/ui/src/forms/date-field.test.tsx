import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Held, held } from '../testing/held.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { DateField, INVALID_DATE } from './index.ts';

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
  it('keeps letters where they were typed, and asks for figures, once left', async () => {
    const { user } = await draw('1984-05-12');
    const year = screen.getByRole<HTMLInputElement>('textbox', { name: 'Anno' });
    await user.clear(year);
    await user.type(year, '19a4');
    expect(year.value).toBe('19a4');
    expect(held()).toBe(JSON.stringify(INVALID_DATE));
    await user.tab();
    expect(screen.getByText('Scrivi giorno, mese e anno in cifre')).toBeInTheDocument();
  });
  it('takes 29 February of a leap year only', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.keyboard('29022000');
    expect(held()).toBe('"2000-02-29"');
  });
  it.each([
    '12/05/1984',
    '12.5.1984',
    '1984-05-12',
    '1984/05/12',
    '12051984',
    '19840512',
    '12 maggio 1984',
    '12 mag. 1984',
    '12 Maggio 84',
    '12/mag/1984',
    'May 12th, 1984',
    '12/05/1984 00:00:00',
    '1984-05-12T00:00:00.000Z',
    '\u00A012\u00A0maggio 1984 ',
  ])('takes %p pasted whole', async (text) => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.paste(text);
    expect(held()).toBe('"1984-05-12"');
  });
  it('takes the first of a month with its sign', async () => {
    const { user } = await draw();
    await user.click(screen.getByRole('textbox', { name: 'Giorno' }));
    await user.paste('1° marzo 2001');
    expect(held()).toBe('"2001-03-01"');
  });
  it('keeps whole what it does not understand', async () => {
    const { user } = await draw();
    const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Giorno' });
    await user.click(day);
    await user.paste('07 brumaio 1984');
    await user.tab();
    expect(day.value).toBe('07 brumaio 1984');
    expect(held()).toBe(JSON.stringify(INVALID_DATE));
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
