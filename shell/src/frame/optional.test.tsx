import { lazy } from 'react';
import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Optional } from './optional.tsx';

it('a part of the frame whose file does not come leaves the rest in place', async () => {
  const Drawer = lazy(() => Promise.reject<{ default: () => null }>(new Error('no file')));
  const onError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <h1>Home</h1>
      <Optional fallback="AC" onError={onError}>
        <Drawer />
      </Optional>
    </main>,
  );
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(screen.getByText('AC')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
});
