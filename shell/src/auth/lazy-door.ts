import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A page loaded when it is opened, with the words that only such pages have. */
export const lazyDoor = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    const [page, { addDoorsWords }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "doors-words" */ './doors-words.ts'),
    ]);
    await addDoorsWords();
    return page;
  });
