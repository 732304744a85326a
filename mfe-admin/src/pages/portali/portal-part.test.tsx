import type { PortalStatus } from '@bussola/contract';
import { renderPage } from '@bussola/test-page';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { PortalPart } from './portal-part.tsx';

const portal = (health: Partial<PortalStatus['health'][number]>): PortalStatus => ({
  name: 'checkup',
  title: { it: 'Checkup', en: 'Checkup' },
  state: {
    portal: 'checkup',
    serial: 3,
    stable: 'aaaaaa1',
    canary: null,
    canaryPercent: 0,
    earlier: [],
  },
  builds: [],
  history: [],
  health: [
    {
      buildId: 'aaaaaa1',
      loads: 100,
      failed: 0,
      slow: 0,
      recovered: 0,
      fallbacks: 0,
      crashed: 0,
      errorRate: 0,
      p75Ms: 480,
      errors: [],
      ...health,
    },
  ],
});

async function show(health: Partial<PortalStatus['health'][number]>): Promise<string> {
  const { container } = await renderPage(
    <PortalPart portal={portal(health)} onAsk={() => undefined} />,
    { words: [adminNamespace] },
  );
  await screen.findByRole('heading', { name: 'Checkup' });
  return container.textContent ?? '';
}

describe('how a portal fares, on screen', () => {
  it('counts the pages that broke off, and asks for somebody’s eyes', async () => {
    const text = await show({
      crashed: 3,
      errors: [{ phase: 'render', code: 'CRASH', asset: 'js/home.abc.js', n: 3 }],
    });
    expect(text).toContain('3 pagine si sono interrotte');
    expect(text).toContain('CRASH, js/home.abc.js');
    expect(text).toContain('Errori oltre il 2%');
  });
  it('does not mention broken pages when there are none', async () => {
    const text = await show({});
    expect(text).toContain('Regolare');
    expect(text).not.toContain('interrott');
  });
});
