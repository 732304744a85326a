/** No control is offered whose request the server would refuse: who has one section alone. */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SCOPES } from '@bussola/contract';
import { paths } from '../paths.ts';
import { CHANGING, PATIENCE_MS, refusedOf, solution, tryOut } from '../testing/try-out-page.tsx';

describe.each(SCOPES.flatMap((scope) => [scope, `${scope}:write`]))(
  'somebody with %s alone',
  (scope) => {
    const scopes = [scope];
    it.each([...CHANGING.slice(0, 2), solution('TCM')])(
      'is offered nothing on %s that the server would refuse',
      async (...page) => {
        expect(refusedOf(scopes, await tryOut(scopes, page))).toEqual([]);
        const [path] = page;
        if (path !== paths.home)
          expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
            /^Questa pagina non si apre con l’accesso che hai/,
          );
      },
      PATIENCE_MS,
    );
  },
);
