import { expect, it } from '@jest/globals';
import { createTestShell } from './test-shell.ts';
import { CONTRACT_VERSION } from './version.ts';

it('lends what the real shell lends, and remembers what it was told', async () => {
  const { shell, told } = createTestShell({ user: { role: 'Admin' }, language: 'en' });
  expect(shell).toMatchObject({
    contractVersion: CONTRACT_VERSION,
    language: 'en',
    session: { areaUserId: shell.session.user.id, user: { role: 'Admin', firstName: 'Anna' } },
  });
  shell.notify({ kind: 'success', text: 'saved' });
  shell.setLeaveGuard('Stay?');
  shell.setBadge('reds', 3);
  shell.preferences.set('theme', 'dark');
  await shell.session.reload();
  expect(told).toEqual({
    notifications: [{ kind: 'success', text: 'saved' }],
    badges: { reds: 3 },
    search: null,
    preferences: { theme: 'dark' },
    leaveGuard: 'Stay?',
    title: null,
    reloads: 1,
    signOuts: 0,
  });
});

it('answers no request that the test did not foresee', async () => {
  await expect(createTestShell().shell.http({ method: 'GET', path: '/api/x' })).rejects.toThrow(
    'nobody answers GET /api/x',
  );
});
