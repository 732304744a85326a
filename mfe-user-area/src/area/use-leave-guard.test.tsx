import { PageHead } from '@bussola/ui/core';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A form that is unsaved while its box is ticked. */
function SmallForm({ name }: { name: string }) {
  const [isUnsaved, setUnsaved] = useState(false);
  useLeaveGuard(isUnsaved);
  return (
    <label>
      {name}
      <input
        type="checkbox"
        checked={isUnsaved}
        onChange={(event) => setUnsaved(event.target.checked)}
      />
    </label>
  );
}

it('asks while one of two forms is unsaved, also after the other was saved', async () => {
  const { user, leaveGuard, unmount } = await renderPage(
    <>
      <PageHead title="Account" />
      <SmallForm name="nome" />
      <SmallForm name="motto" />
    </>,
    { server: { http: () => Promise.resolve(undefined), asked: [] } },
  );
  const press = (name: string) => user.click(screen.getByLabelText(name));
  expect(leaveGuard()).toBeNull();
  await press('nome');
  await press('motto');
  expect(leaveGuard()).toMatch(/non salvate/);
  await press('motto');
  expect(leaveGuard()).toMatch(/non salvate/);
  await press('nome');
  expect(leaveGuard()).toBeNull();
  await press('nome');
  unmount();
  expect(leaveGuard()).toBeNull();
});
