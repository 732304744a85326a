/**
 * A newer build of the portal on screen is offered, once, and comes by itself only when the portal
 * is opened again. Nothing reloads by itself.
 */
import { addNamespace, resolveLanguage } from '@bussola/i18n';
import { fitsContract } from '@bussola/portal/version';
import { dismiss, notify } from '../boot/notifications.ts';
import { updatesNamespace } from '../locales/updates-namespace.ts';
import { leaveGuard } from '../boot/leave-guard.ts';
import type { Watched } from './watched.ts';

export function offerUpdates({ runtime: { releases }, loader, i18n }: Watched): void {
  /** By portal: which build was offered, and the message that does. */
  const offered = new Map<string, { buildId: string; message: string }>();
  const t = (key: keyof typeof updatesNamespace.it, values: Record<string, string> = {}): string =>
    i18n.t(key, { ns: updatesNamespace.name, ...values });
  let isShellOffered = false;

  const offerPortal = (name: string): void => {
    const known = offered.get(name);
    const { kind } = loader.state(name);
    if (known && kind === 'idle') {
      dismiss(known.message);
      offered.delete(name);
    }
    const newer = loader.newer(name);
    if (!newer || known?.buildId === newer.buildId) return;
    const take = () => {
      if (leaveGuard.get() !== null && !window.confirm(leaveGuard.get() || t('leave'))) return;
      leaveGuard.set(null);
      dismiss(message);
      void loader.retry(name);
    };
    const message = notify({
      kind: 'info',
      permanent: true,
      title: t('readyTitle', { name: newer.descriptor.title[resolveLanguage(i18n.language)] }),
      text: t('ready'),
      action: { label: t('take'), run: take },
    });
    offered.set(name, { buildId: newer.buildId, message });
  };

  const look = (): void => {
    for (const { name } of releases.list().portals) offerPortal(name);
    // No build that the server still serves runs in this page: only a new page helps, which the
    // reader opens when it suits them.
    const [major, minor] = releases.list().minShell.split('.');
    if (isShellOffered || fitsContract(`^${major}.${minor}`)) return;
    isShellOffered = true;
    notify({
      kind: 'info',
      permanent: true,
      title: t('pageTitle'),
      text: t('page'),
      action: { label: t('reload'), run: () => location.reload() },
    });
  };

  void addNamespace(i18n, updatesNamespace).then(() => {
    releases.subscribe(look);
    loader.subscribe(look);
    look();
  });
}
