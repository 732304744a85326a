import { connectClient } from '@bussola/client';
import { portalOf } from '@bussola/portal/portal-of';
import type { PageFile } from '@bussola/portal/portal-of';
import { accessiNamespace } from '@bussola/results';
import { stepUpNamespace } from '@bussola/step-up';
import { adminNamespace } from './locales/admin-namespace.ts';
import { Beside } from './beside/beside.tsx';
import { PAGES } from './pages.ts';

export default portalOf({
  pages: PAGES,
  load: (page) => import(`./pages/${page}-page.tsx`) as Promise<PageFile>,
  words: [adminNamespace, accessiNamespace, stepUpNamespace],
  beside: Beside,
  connect: connectClient,
});
