import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { completeWith, shareRest, SplitEditor, splitTotal } from './index.ts';

const UNDER = 'Le percentuali assegnate sono inferiori del 100%';
const OVER = 'Le percentuali assegnate sono superiori del 100%';
type Parts = { azioni: number; liquidi: number; altro: number };

function Editor({ start, amount }: { start: Parts; amount?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SplitEditor
        name="suddivisione"
        title="In che cosa sono"
        value={value}
        amount={amount}
        onChange={setValue}
        restKey="altro"
        messages={{ under: UNDER, over: OVER }}
        parts={[
          { key: 'azioni', label: 'Azioni' },
          { key: 'liquidi', label: 'Liquidi' },
          { key: 'altro', label: 'Altro' },
        ]}
        presets={[{ label: 'Non lo so', value: { azioni: 20, liquidi: 50, altro: 30 } }]}
      />
      <output data-testid="value">{JSON.stringify(value)}</output>
    </>
  );
}
const held = (): Parts => JSON.parse(screen.getByTestId('value').textContent ?? '') as Parts;

describe('SplitEditor', () => {
  it.each([
    { start: { azioni: 50, liquidi: 40, altro: 9 }, message: UNDER },
    { start: { azioni: 50, liquidi: 40, altro: 11 }, message: OVER },
    { start: { azioni: 50, liquidi: 40, altro: 10 }, message: 'Il totale è 100%.' },
    { start: { azioni: 33.33, liquidi: 33.33, altro: 33.33 }, message: UNDER },
  ])('says $message at $start', async ({ start, message }) => {
    await renderUi(<Editor start={start} />);
    expect(screen.getByText(message)).toBeInTheDocument();
  });
  it('takes hundredths typed with comma or dot', async () => {
    const { user } = await renderUi(<Editor start={{ azioni: 0, liquidi: 0, altro: 0 }} />);
    await user.clear(screen.getByRole('textbox', { name: 'Azioni' }));
    await user.type(screen.getByRole('textbox', { name: 'Azioni' }), '33,33');
    await user.clear(screen.getByRole('textbox', { name: 'Liquidi' }));
    await user.type(screen.getByRole('textbox', { name: 'Liquidi' }), '33.34');
    expect(held()).toEqual({ azioni: 33.33, liquidi: 33.34, altro: 0 });
  });
  it('moves with the slider', async () => {
    const { user } = await renderUi(<Editor start={{ azioni: 0, liquidi: 0, altro: 0 }} />);
    act(() => screen.getByRole('slider', { name: /Azioni/ }).focus());
    await user.keyboard('{PageUp}{ArrowRight>7/}{ArrowUp>2/}{ArrowDown}');
    expect(held().azioni).toBe(18);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Azioni' }).value).toBe('18');
  });
  it('completes with the rest, shares it out, and takes a sample', async () => {
    const { user } = await renderUi(<Editor start={{ azioni: 50, liquidi: 40, altro: 3 }} />);
    await user.click(screen.getByRole('button', { name: 'Completa con «Altro»' }));
    expect(held()).toEqual({ azioni: 50, liquidi: 40, altro: 10 });
    expect(screen.queryByRole('button', { name: 'Riparti il resto' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Non lo so' }));
    expect(held()).toEqual({ azioni: 20, liquidi: 50, altro: 30 });
  });
  it('shows the euro of each part, and they follow the number', async () => {
    const { user } = await renderUi(
      <Editor start={{ azioni: 50, liquidi: 40, altro: 10 }} amount={46_000} />,
    );
    for (const euro of ['23.000 €', '18.400 €', '4.600 €'])
      expect(screen.getByText(euro)).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Azioni' }));
    await user.type(screen.getByRole('textbox', { name: 'Azioni' }), '20');
    expect(screen.getByText('9.200 €')).toBeInTheDocument();
  });
  it('comes back from more than a hundred', async () => {
    const { user } = await renderUi(<Editor start={{ azioni: 100, liquidi: 50, altro: 50 }} />);
    await user.click(screen.getByRole('button', { name: 'Riparti il resto' }));
    expect(held()).toEqual({ azioni: 50, liquidi: 25, altro: 25 });
  });
});

describe('sums', () => {
  it('adds without the dust of binary fractions', () =>
    expect(splitTotal({ a: 0.1, b: 0.2, c: 99.7 })).toBe(100));
  it('does not take 99.99 for a hundred', () =>
    expect(splitTotal({ a: 33.33, b: 33.33, c: 33.33 })).toBe(99.99));
  it('always makes parts that sum to exactly 100', () => {
    for (const split of [
      { a: 1, b: 1, c: 1 },
      { a: 33.33, b: 33.33, c: 33.33 },
      { a: 0.01, b: 70, c: 12.5 },
      { a: 100, b: 100, c: 100 },
    ])
      expect(splitTotal(shareRest(split, ['a', 'b', 'c']))).toBe(100);
  });
  it('shares 100 equally when all parts are 0', () =>
    expect(splitTotal(shareRest({ a: 0, b: 0, c: 0 }, ['a', 'b', 'c']))).toBe(100));
  it('does not change a split that sums to 100 or more', () =>
    expect(completeWith<'a' | 'b'>({ a: 60, b: 50 }, 'a')).toEqual({ a: 60, b: 50 }));
});
