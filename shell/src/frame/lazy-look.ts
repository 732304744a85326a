import { lazy } from 'react';
import type { ComponentType } from 'react';
import { addNamespace } from '@bussola/i18n';
import { getI18n } from 'react-i18next';

/** A part of looking together, with its words: most visits need neither. */
export const lazyLook = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [part, { lookNamespace }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "look-words" */ '../locales/look-namespace.ts'),
    ]);
    await addNamespace(getI18n(), lookNamespace);
    return { default: part };
  });
