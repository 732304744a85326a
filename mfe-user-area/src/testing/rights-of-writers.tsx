/** Tests of somebody who reads the whole household and may write in one section. */
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { RISPOSTE } from '@bussola/domain';
import { isDato } from '../dati/editors.ts';
import { keysOfDato } from '../dati/keys-of-dato.ts';
import ProfiloPage from '../pages/profilo/profilo-page.tsx';
import { paths } from '../paths.ts';
import { areaServer } from './area-server.ts';
import { renderPage } from './render-page.tsx';
import { CHANGING, HOUSEHOLD, PATIENCE_MS, refusedOf, tryOut } from './try-out-page.tsx';

export function testWriters(scopes: readonly string[]): void {
  describe.each(scopes.map((scope) => `${scope}:write`))(
    'somebody who reads all of the household and also has %s',
    (write) => {
      it.each(CHANGING)(
        'is offered nothing on %s that the server would refuse',
        async (...page) => {
          const scopes = [...HOUSEHOLD, write];
          expect(refusedOf(scopes, await tryOut(scopes, page))).toEqual([]);
        },
        PATIENCE_MS,
      );

      it('may change the rows with answers of that section, and no other', async () => {
        const server = areaServer('bellini', { vista: [...HOUSEHOLD, write] });
        await renderPage(<ProfiloPage />, { server, path: paths.profilo, isActing: true });
        const rows = [...document.querySelectorAll('[data-dato]')].map((row) => {
          const dato = row.getAttribute('data-dato');
          if (!isDato(dato)) throw new Error(`no datum ${String(dato)}`);
          const isOfSection = keysOfDato(dato).map(
            (key) => `${RISPOSTE[key].section}:write` === write,
          );
          const button = within(row as HTMLElement).queryByRole('button');
          return { dato, offered: button !== null, isOfSection };
        });
        expect(rows.length).toBeGreaterThan(20);
        const wrong = rows.filter(({ offered, isOfSection }) =>
          offered ? !isOfSection.includes(true) : !isOfSection.includes(false),
        );
        expect(wrong).toEqual([]);
      });
    },
  );
}
