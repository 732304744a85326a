import { PageHead } from '@bussola/ui/core';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { DeviceCopy } from './device-copy.tsx';

const open = (deviceCopy?: { erase: () => Promise<void> }) =>
  renderPage(
    <>
      <PageHead title="Account" />
      <DeviceCopy />
    </>,
    { server: { http: async () => ({}), asked: [] }, ...(deviceCopy ? { deviceCopy } : {}) },
  );

it('says what this device keeps, erases it at a press, and says that it is gone', async () => {
  let erased = 0;
  const { user, notifications } = await open({
    erase: async () => {
      erased += 1;
    },
  });
  screen.getByRole('heading', { name: 'Dati tenuti su questo dispositivo' });
  screen.getByText(/copia cifrata/);
  await user.click(screen.getByRole('button', { name: 'Cancella da questo dispositivo' }));
  const gone = await screen.findByText(/Su questo dispositivo non c’è più niente/);
  expect([erased, notifications.at(-1)?.text, document.activeElement]).toEqual([
    1,
    'Copia cancellata da questo dispositivo',
    gone,
  ]);
  expect(screen.queryByRole('button', { name: 'Cancella da questo dispositivo' })).toBeNull();
});

it('is not there where nothing is kept', async () => {
  await open();
  expect(screen.queryByRole('heading', { name: 'Dati tenuti su questo dispositivo' })).toBeNull();
});
