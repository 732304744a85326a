import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Held, held } from '../testing/held.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { CodeBoxes } from './index.ts';

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
