/** No control is offered whose request the server would refuse: who only reads. */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import MembriPage from '../pages/home-membri/membri-page.tsx';
import { paths } from '../paths.ts';
import { areaServer } from '../testing/area-server.ts';
import { renderPage } from '../testing/render-page.tsx';
import { HOUSEHOLD, PAGES, PATIENCE_MS, refusedOf, tryOut } from '../testing/try-out-page.tsx';
import { wouldRefuse } from '../testing/would-refuse.ts';

describe('somebody who reads all of the household', () => {
  it.each(PAGES)(
    'is offered nothing on %s that the server would refuse',
    async (...page) => {
      const scopes = [...HOUSEHOLD];
      expect(refusedOf(scopes, await tryOut(scopes, page))).toEqual([]);
      expect(document.querySelector('input[type=file]')).toBeNull();
    },
    PATIENCE_MS,
  );
});

describe('an owner', () => {
  it('is offered controls that write', async () => {
    const server = areaServer('bellini');
    await renderPage(<MembriPage />, { server, path: paths.membri });
    const [first] = screen.getAllByRole('switch');
    if (!first) throw new Error('no switch');
    await act(async () => {
      fireEvent.click(first);
      await Promise.resolve();
    });
    expect(server.asked.map((one) => wouldRefuse(HOUSEHOLD, one))).toContain(true);
  });
});
