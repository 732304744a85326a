import { lazy, Suspense } from 'react';
import type { I18n } from '@bussola/i18n';
import type { PortalDescriptor } from '@bussola/portal';
import type { User } from '@bussola/contract';
import { useSession } from '../boot/hooks.ts';
import { lazyAuthPage } from '../auth/lazy-auth-page.ts';
import { lazyLook } from '../frame/lazy-look.ts';
import { SkipLink } from '../frame/skip-link.tsx';
import { PortalLoading } from './portal-loading.tsx';
import { PortalMount } from './portal-mount.tsx';
import type { PortalRuntime } from './portal-runtime.ts';
import { isFor } from '../guards/decide.ts';
import { toVisitor } from '../session/visitor.ts';
import { useShellValue } from './shell-value.ts';
import { useLanguage } from '@bussola/i18n';

/** Menu and breadcrumbs; a wizard draws its own. */
const Frame = lazy(() =>
  import(/* webpackChunkName: "frame" */ '../frame/frame.tsx').then(({ Frame: Around }) => ({
    default: Around,
  })),
);
/** Data for portals come with the first of them: the way in does not carry the library. */
const WithQueries = lazy(() =>
  import(/* webpackChunkName: "with-queries" */ '../session/with-queries.tsx').then(
    ({ WithQueries: Provider }) => ({
      default: Provider,
    }),
  ),
);

const ActingStrip = lazyAuthPage(async () => ({
  default: (await import(/* webpackChunkName: "acting-strip" */ '../frame/acting-strip.tsx'))
    .ActingStrip,
}));

const LookStrip = lazyLook(
  async () =>
    (await import(/* webpackChunkName: "look-strip" */ '../frame/look-strip.tsx')).LookStrip,
);

interface Props {
  descriptor: PortalDescriptor;
  portals: readonly PortalDescriptor[];
  user: User;
  runtime: PortalRuntime;
  i18n: I18n;
  home: string;
}

/**
 * A portal in its place: inside the frame, or alone on the page for a wizard that draws its own.
 */
export function PortalPlace({ descriptor, portals, user, runtime, i18n, home }: Props) {
  const shell = useShellValue(user);
  const language = useLanguage();
  const { acting } = useSession();
  if (!shell) return null;
  const visitor = toVisitor(user, null, false);
  // A wizard has no menu.
  const hasOthers =
    descriptor.layout === 'frame' &&
    portals
      .filter(({ name, access }) => name !== descriptor.name && (!acting || access.acting === true))
      .some(({ access, menu }) =>
        menu.some(({ roles = access.roles, for: wanted }) =>
          isFor({ ...(roles ? { roles } : {}), ...wanted }, visitor),
        ),
      );
  const portal = (
    <Suspense
      fallback={
        <PortalLoading
          portal={descriptor.name}
          title={descriptor.title[language]}
          times={runtime.times}
          onRetry={() => runtime.tags.retryPending()}
        />
      }
    >
      <WithQueries>
        <PortalMount
          key={descriptor.name}
          descriptor={descriptor}
          runtime={runtime}
          i18n={i18n}
          shell={shell}
          home={home}
          hasOthers={hasOthers}
        />
      </WithQueries>
    </Suspense>
  );
  return descriptor.layout === 'frame' ? (
    <Frame
      portals={portals}
      user={user}
      scopes={acting && acting.scopes.length > 0 ? acting.scopes : undefined}
      own={!acting && !shell.session.mustEnrol}
      over={
        acting && (
          <Suspense fallback={null}>
            {acting.via === 'look' ? (
              <LookStrip acting={acting} userId={user.id} />
            ) : (
              <ActingStrip acting={acting} />
            )}
          </Suspense>
        )
      }
    >
      {portal}
    </Frame>
  ) : (
    <>
      <SkipLink />
      {portal}
    </>
  );
}
