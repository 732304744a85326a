import { connectClient } from '@bussola/client';
import { portalOf } from '@bussola/portal/portal-of';
import type { PageFile } from '@bussola/portal/portal-of';
import { thirdpartyNamespace } from './locales/thirdparty-namespace.ts';
import { PAGES } from './pages.ts';

export default portalOf({
  pages: PAGES,
  load: (page) => import(`./pages/${page}-page.tsx`) as Promise<PageFile>,
  words: [thirdpartyNamespace],
  connect: connectClient,
});
