import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { paths } from '../../paths.ts';
import { portal } from '../../portal.ts';
import { areaServer } from '../../testing/area-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import StrumentiPage from './strumenti-page.tsx';

describe('the will among the services', () => {
  it('is its owner’s: the address is closed to others, and the services show them no card', async () => {
    const server = areaServer('bellini', {
      vista: ['dati', 'patrimonio', 'protezione', 'previdenza', 'report', 'documenti'],
    });
    expect(portal.routes.find(({ path }) => path === paths.testamento)?.whose).toBe('own');
    expect(portal.menu.some(({ to }) => to === paths.testamento)).toBe(false);
    await renderPage(<StrumentiPage />, { server, isActing: true });
    await screen.findByRole('link', { name: 'Apri i documenti' });
    expect(screen.queryByRole('link', { name: 'Apri il testamento' })).toBeNull();
  });

  it('opens from the services of one’s own area', async () => {
    await renderPage(<StrumentiPage />, { server: areaServer('bellini') });
    const link = await screen.findByRole('link', { name: 'Apri il testamento' });
    expect(link.getAttribute('href')).toBe(paths.testamento);
  });
});
