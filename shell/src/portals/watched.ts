import type { I18n } from '@bussola/i18n';
import type { LoadReport, PortalLoader } from '@bussola/portal-loader';
import type { PortalRuntime } from './portal-runtime.ts';

/** What goes on behind an open portal works on these. */
export interface Watched {
  runtime: PortalRuntime;
  loader: PortalLoader;
  i18n: I18n;
  /** What happened and nobody was told yet. */ untold: LoadReport[];
}
