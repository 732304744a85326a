import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A page loaded when it is opened, with the words that only such pages have. */
export const lazyAuthPage = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
) =>
  lazy(async () => {
    const [page, { addAuthWords }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "use-auth-words" */ './use-auth-words.ts'),
    ]);
    await addAuthWords();
    return page;
  });
