import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { UiProvider } from '../core/ui-provider.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { BigAmount } from './big-amount.tsx';

const motion = (allowed: boolean) => {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: allowed && query.includes('no-preference'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});
const shown = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ').trim();

it('counts up once to the amount, whole at every step', async () => {
  motion(true);
  const { rerender } = await renderUi(<BigAmount value={231_400} />);
  jest.useFakeTimers();
  rerender(<BigAmount value={331_400} />);
  act(() => {
    jest.advanceTimersByTime(40);
  });
  const during = Number(shown().replace(/\D/g, ''));
  expect(during > 231_400 && during < 331_400).toBe(true);
  act(() => {
    jest.advanceTimersByTime(400);
  });
  expect(shown()).toBe('331.400 €');
});

it('stands still for whoever asked for less motion', async () => {
  motion(false);
  const { rerender } = await renderUi(<BigAmount value={231_400} />);
  rerender(<BigAmount value={331_400} />);
  expect(shown()).toBe('331.400 €');
});

it('is covered in privacy mode', async () => {
  motion(true);
  await renderUi(
    <UiProvider hideAmounts>
      <BigAmount value={231_400} size={34} />
    </UiProvider>,
  );
  expect(screen.queryByText(/231/)).toBeNull();
});
