import type { Http } from '@bussola/client';
import type { SessionRow } from '@bussola/contract';
import { PageHead } from '@bussola/ui/core';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { USER_ID } from '../../testing/area-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SessionsPart } from './sessions-part.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const rows = (count: number): SessionRow[] =>
  Array.from({ length: count }, (_none, n): SessionRow => ({
    sessionId: `b0550000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    current: n === 0,
    browser: `Firefox ${n}`,
    system: 'Linux',
    createdAt: AT,
    lastSeenAt: AT,
    expiresAt: AT,
    limitedTo: null,
  }));

/** The sessions of one person, behind the transport that a portal is lent. */
function open(count: number) {
  let left = rows(count);
  const http: Http = async ({ method, path }) => {
    if (method === 'DELETE') left = left.filter(({ sessionId }) => !path.endsWith(sessionId));
    return { sessions: left };
  };
  return renderPage(
    <>
      <PageHead title="Account" />
      <SessionsPart userId={USER_ID} />
    </>,
    { server: { http, asked: [] } },
  );
}
const list = async () => within(await screen.findByRole('list', { name: 'I tuoi dispositivi' }));

describe('where one is signed in', () => {
  it('shows a handful and all of them at a press, the focus on the list', async () => {
    const { user } = await open(51);
    expect((await list()).getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Mostra gli altri 45 dispositivi' }));
    expect((await list()).getAllByRole('listitem')).toHaveLength(51);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'I tuoi dispositivi' }));
  });

  it('leaves the focus on the list when a row goes, and offers no way out of the one in use', async () => {
    const { user, notifications } = await open(3);
    expect((await list()).queryByRole('button', { name: 'Esci da Firefox 0 su Linux' })).toBeNull();
    await user.click((await list()).getByRole('button', { name: 'Esci da Firefox 1 su Linux' }));
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'I tuoi dispositivi' }));
    expect(notifications.at(-1)?.text).toBe('Su quel dispositivo il tuo account non è più aperto');
  });
});
