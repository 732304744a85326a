import { connectClient } from '@bussola/client';
import { portalOf } from '@bussola/portal/portal-of';
import type { PageFile } from '@bussola/portal/portal-of';
import { {{camel}}Namespace } from './locales/{{name}}-namespace.ts';
import { PAGES } from './pages.ts';

export default portalOf({
  pages: PAGES,
  load: (page) => import(`./pages/${page}-page.tsx`) as Promise<PageFile>,
  words: [{{camel}}Namespace],
  connect: connectClient,
});
