import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { I18n } from '@bussola/i18n';
import { useStore } from 'zustand';
import { brand, chakra, Toasts } from '@bussola/ui/core';
import { lazyAuthPage } from './auth/lazy-auth-page.ts';
import { useSession, useShellWords } from './boot/hooks.ts';
import { toasts } from './boot/notifications.ts';
import { afterArea, decide, landing, pathOf } from './guards/decide.ts';
import type { Decision } from './guards/decide.ts';
import { PortalsContext, portalsHere } from './auth/use-landing.ts';
import { loadLoginPage } from './pages/login/load-login-page.ts';
import type { PortalRuntime } from './portals/portal-runtime.ts';
import { ShellBoundary } from './portals/shell-boundary.tsx';
import { usePortalWarming } from './portals/use-portal-warming.ts';
import { otherArea } from './session/other-area.ts';
import { setSignOutNavigation } from './session/session.ts';
import { toVisitor } from './session/visitor.ts';
import { isFirstPaint, takeOver } from './auth/take-over.ts';

/** The frame comes with the first portal. */
const PortalPlace = lazy(() =>
  import(/* webpackChunkName: "portal-place" */ './portals/portal-place.tsx').then(
    ({ PortalPlace: Place }) => ({ default: Place }),
  ),
);
const ErrorPage = lazy(() => import('./pages/system/error-page.tsx'));
const UnreachablePage = lazyAuthPage(() => import('./pages/system/unreachable-page.tsx'));
const AuthPagesPage = lazyAuthPage(() => import('./pages/auth-pages/auth-pages-page.tsx'));
const AreaEnded = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "area-ended" */ './frame/area-ended.tsx')).AreaEnded,
}));
const OtherArea = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "area-ended" */ './frame/area-ended.tsx')).OtherArea,
}));
const PolicyPage = lazy(() => import('./pages/policies/policy-page.tsx'));
const UnauthorizedPage = lazy(() => import('./pages/system/unauthorized-page.tsx'));
const PAGES: Record<string, ComponentType> = {
  '/user/login': lazy(loadLoginPage),
  '/user/register': lazy(() => import('./pages/register/register-page.tsx')),
  '/user/forgot-password': lazy(() => import('./pages/forgot-password/forgot-password-page.tsx')),
  '/user/reset-password': lazy(() => import('./pages/reset-password/reset-password-page.tsx')),
  '/user/verify-email': lazy(() => import('./pages/verify-email/verify-email-page.tsx')),
  '/user/new-verify-email': lazy(
    () => import('./pages/new-verify-email/new-verify-email-page.tsx'),
  ),
  '/error': ErrorPage,
  '/unauthorized': UnauthorizedPage,
  '/alreadyexits': lazy(() => import('./pages/system/already-exists-page.tsx')),
  '/guida': lazy(() => import('./pages/system/guide-page.tsx')),
  '/metodo': lazy(() => import('./pages/metodo/metodo-page.tsx')),
  '/termini': PolicyPage,
  '/privacy': PolicyPage,
  '/cookie': PolicyPage,
  '/reportsintesi': lazy(() => import('./pages/reportsintesi/reportsintesi-page.tsx')),
};

/** Empty beside the first paint, so that the page does not grow to twice its height. */
const Loading = () => (isFirstPaint() ? null : <chakra.div minHeight="100dvh" aria-busy="true" />);

interface Props {
  runtime: PortalRuntime;
  i18n: I18n;
}

/**
 * One decision an address: a page of the shell, a portal in its frame, somewhere else, or the error
 * page.
 */
export function App({ runtime, i18n }: Props) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const t = useShellWords();
  const { status, user, limitedTo, acting, ended } = useSession();
  const other = useStore(otherArea, ({ name }) => name);
  const isActing = acting !== null;
  const listed = useSyncExternalStore(runtime.releases.subscribe, runtime.releases.descriptors);
  const portals = useMemo(() => portalsHere(listed, isActing), [listed, isActing]);
  const visitor = useMemo(
    () => user && toVisitor(user, limitedTo, isActing),
    [user, limitedTo, isActing],
  );
  const back = ended && visitor && afterArea(ended, visitor, portals);
  const decision: Decision =
    back && pathOf(back) !== pathname
      ? { kind: 'redirect', to: back }
      : decide(pathname, visitor, portals);
  // The server did not answer, so nobody is sent to the sign-in: the address stays.
  const isUnasked =
    status === 'unknown' &&
    decision.kind === 'redirect' &&
    pathname !== '/' &&
    pathname !== '/user';
  const isDrawn = decision.kind !== 'redirect' || isUnasked;

  useEffect(() => {
    setSignOutNavigation((to) => void navigate(to, { replace: true }));
  }, [navigate]);
  useEffect(() => {
    document.title = `${brand.name} – ${t('pageTitle')}`;
  }, [t, pathname]);
  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);

  // The sign-in page takes the first paint over; any other page that comes instead clears it away.
  useEffect(() => {
    if (isDrawn && pathname !== '/user/login') takeOver();
  }, [isDrawn, pathname]);

  usePortalWarming(runtime, decision.kind === 'shell');

  // Keyed by the navigation: the same redirect asked for twice must happen twice.
  const draw = () => {
    switch (decision.kind) {
      case 'redirect':
        return isUnasked ? <UnreachablePage /> : <Navigate key={key} to={decision.to} replace />;
      case 'portal':
        return (
          user && (
            <PortalPlace
              descriptor={decision.portal}
              portals={portals}
              user={user}
              runtime={runtime}
              i18n={i18n}
              home={landing(toVisitor(user, limitedTo, isActing), portals)}
            />
          )
        );
      case 'shell': {
        const Page =
          PAGES[pathname.replace(/\/+$/, '')] ??
          (pathname.startsWith('/user/') ? AuthPagesPage : ErrorPage);
        return <Page />;
      }
      case 'unknown':
        return <ErrorPage />;
      case 'unauthorized':
        return <UnauthorizedPage />;
    }
  };
  return (
    <PortalsContext value={listed}>
      <ShellBoundary
        errorPage={
          <Suspense fallback={null}>
            <ErrorPage code="RENDER" />
          </Suspense>
        }
      >
        <Suspense fallback={<Loading />}>{draw()}</Suspense>
      </ShellBoundary>
      {ended && back && pathname === pathOf(back) && (
        <Suspense fallback={null}>
          <AreaEnded ended={ended} />
        </Suspense>
      )}
      {other !== null && (
        <Suspense fallback={null}>
          <OtherArea name={other} />
        </Suspense>
      )}
      <Toasts store={toasts} label={t('frame.notifications')} />
    </PortalsContext>
  );
}
