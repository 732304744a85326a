import type { ListedRelease, PortalDescriptor, ReleaseList } from '@bussola/portal';

const descriptor: PortalDescriptor = {
  name: 'checkup',
  title: { it: 'Checkup', en: 'Checkup' },
  basePaths: ['/checkup'],
  redirects: [],
  access: {},
  layout: 'wizard',
  routes: [{ path: '/checkup/1', label: { it: 'Tu', en: 'You' } }],
  menu: [],
  contract: '^1.0',
  capabilities: ['http'],
  shared: ['query'],
  budgets: { entryKb: 25, routeKb: 40 },
};

export const offer = { contractVersion: '1.1.0', capabilities: ['http'], families: ['query'] };

/** A build of the checkup; by default its hashes are known. */
export const release = (buildId: string, part: Partial<ListedRelease> = {}): ListedRelease => ({
  name: 'checkup',
  version: '0.1.0',
  buildId,
  contract: '^1.0',
  entry: `/portals/checkup/${buildId}/remoteEntry.js`,
  container: `checkup_${buildId}`,
  manifest: `/portals/checkup/${buildId}/manifest.json`,
  manifestIntegrity: `sha384-${'m'.repeat(64)}`,
  integrity: {},
  descriptor,
  ...part,
});

export const listOf = (versions: ListedRelease[], serial = 1): ReleaseList => ({
  schemaVersion: 2,
  serial,
  generatedAt: '2026-11-20T10:00:00Z',
  minShell: '1.0.0',
  portals: [{ name: 'checkup', channel: 'stable', versions }],
});
