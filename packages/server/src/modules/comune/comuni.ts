import type { Handlers } from '../../http/handler.ts';
import { paroleComune } from '@bussola/domain/nome-comune';
import { ProblemError } from '../../problem-error.ts';
import { comuneIndex } from './comune-index.ts';
import type { ComuneIndex } from './comune-index.ts';
import { comuneList } from './comune-list.ts';

let index: ComuneIndex | undefined;

export function comuneRoutes() {
  return {
    getByComune: async ({ params }) => {
      if (paroleComune(params.comune).join('').length < 2)
        throw new ProblemError('VALIDATION', {
          errors: [
            { field: 'comune', code: 'forms:errors.invalid', message: 'At least two letters' },
          ],
        });
      index ??= comuneIndex(comuneList().comuni);
      return index.search(params.comune);
    },
  } satisfies Partial<Handlers>;
}
