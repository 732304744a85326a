/** The one loader of the page: comes with the first portal. */
import { createPortalLoader, realClock } from '@bussola/portal-loader';
import type { LoadReport, PortalLoader } from '@bussola/portal-loader';
import type { I18n } from '@bussola/i18n';
import { whenIdle } from '@bussola/portal/when-idle';
import { http } from '../session/session.ts';
import { addPortalWords } from './add-portal-words.ts';
import type { PortalRuntime } from './portal-runtime.ts';

let made: PortalLoader | undefined;
/** What happened before anybody could tell it. */
const untold: LoadReport[] = [];

export function loaderOf(
  { releases, offer, federation, ensureShared, explain, times }: PortalRuntime,
  i18n: I18n,
): PortalLoader {
  made ??= createPortalLoader({
    releases,
    offer,
    federation,
    ensureShared,
    explain,
    times,
    clock: realClock,
    // Once a build: connects its client, adds its words.
    begin: async (module) => {
      await module.start({ http, addWords: (words) => addPortalWords(i18n, words) });
    },
    onReport: (report) => untold.push(report),
  });
  return made;
}

let watching = false;
/** After the first page, or the first failure: what no first page needs. */
export function watchPortals(runtime: PortalRuntime, loader: PortalLoader, i18n: I18n): void {
  if (watching || __SINGLE_BUNDLE__) return;
  watching = true;
  whenIdle(
    () =>
      void import(/* webpackChunkName: "portal-watch" */ './portal-watch.ts').then(
        ({ startWatch }) => startWatch({ runtime, loader, i18n, untold }),
        () => {
          watching = false;
        },
      ),
  );
}
