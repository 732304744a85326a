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

describe('gifts among the services', () => {
  it('are their giver’s: the address is closed to others, and the services show them no card', async () => {
    const server = areaServer('bellini', {
      vista: ['dati', 'patrimonio', 'protezione', 'previdenza', 'report', 'documenti'],
    });
    expect(portal.routes.find(({ path }) => path === paths.regali)?.whose).toBe('own');
    await renderPage(<StrumentiPage />, { server, isActing: true });
    await screen.findByRole('link', { name: 'Apri i documenti' });
    expect(screen.queryByRole('link', { name: 'Fai un regalo' })).toBeNull();
    expect(server.asked.some(({ path }) => path.startsWith('/api/regaliutili'))).toBe(false);
  });

  it('say how many were made', async () => {
    const made = (n: number) => ({
      regaloId: `b0550000-0000-4000-8000-00000000d00${n}`,
      regalo: 'checkup' as const,
      nome: 'Zia Rosa',
      data: '2026-11-12',
    });
    await renderPage(<StrumentiPage />, {
      server: areaServer('bellini', { regali: [made(1), made(2)] }),
    });
    expect(await screen.findByText('2 regali fatti')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Fai un regalo' });
    expect(link.getAttribute('href')).toBe(paths.regali);
  });
});
