import { connectClient } from '@bussola/client';
import { formsNamespace } from '@bussola/forms';
import { portalOf } from '@bussola/portal/portal-of';
import type { PageFile } from '@bussola/portal/portal-of';
import { accessiNamespace, resultsNamespace } from '@bussola/results';
import { stepUpNamespace } from '@bussola/step-up';
import { Outlet } from 'react-router-dom';
import { FirstPageContext } from './anteprima/first-page.ts';
import { userAreaNamespace } from './locales/user-area-namespace.ts';
import { paths } from './paths.ts';
import { PAGES } from './pages.ts';

const portalModule = portalOf({
  pages: PAGES,
  load: (page) => import(`./pages/${page}-page.tsx`) as Promise<PageFile>,
  words: [userAreaNamespace, formsNamespace, resultsNamespace, accessiNamespace, stepUpNamespace],
  connect: connectClient,
});
const home = portalModule.routes.find(({ path }) => path === paths.home)?.element;

export default {
  ...portalModule,
  routes: [
    {
      element: (
        <FirstPageContext value={home}>
          <Outlet />
        </FirstPageContext>
      ),
      children: portalModule.routes,
    },
  ],
};
