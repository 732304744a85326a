import { CONTRACT_VERSION, lazyPage } from '@bussola/portal';
import type { PortalModule, PortalWords, ShellContextValue } from '@bussola/portal';
import type { ComponentType } from 'react';
import type { Page } from './pages.ts';

/** What a file of `src/pages` exports. */
export interface PageFile {
  default: ComponentType;
  /** Words that only this page has. */
  words?: PortalWords | readonly PortalWords[];
}

interface Options {
  pages: readonly Page[];
  /** Fetches a page by its name in the list. */
  load: (page: string) => Promise<PageFile>;
  /** Words of every page. */
  words: readonly PortalWords[];
  /** Drawn beside every page: a search, numbers in the menu. */
  beside?: ComponentType;
  /** Gives the portal's calls their way to the server. */
  connect: (http: ShellContextValue['http']) => void;
}

/** The module of a portal whose pages are a list. Two addresses of one file are one component. */
export function portalOf({ pages, load, words, beside: Beside, connect }: Options): PortalModule {
  let addWords: ((words: PortalWords) => Promise<void>) | undefined;
  const drawn = new Map<string, ComponentType>();
  const pageOf = (name: string): ComponentType => {
    const known = drawn.get(name);
    if (known) return known;
    const made = lazyPage(async () => {
      const file = await load(name);
      const own = file.words ? [file.words].flat() : [];
      await Promise.all(own.map(async (one) => addWords?.(one)));
      return file;
    });
    drawn.set(name, made);
    return made;
  };
  return {
    contractVersion: CONTRACT_VERSION,
    start: async (shell) => {
      connect(shell.http);
      addWords = shell.addWords;
      await Promise.all(words.map((one) => shell.addWords(one)));
    },
    routes: pages.map(({ path, page }) => {
      const Page = pageOf(page);
      return {
        path,
        element: (
          <>
            {Beside && <Beside />}
            <Page />
          </>
        ),
      };
    }),
  };
}
