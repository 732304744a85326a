/**
 * What is asked of a build before anybody may load it. Pure: the same rules when it is built, when
 * it is tried dry and when it is published.
 */
import type { z } from 'zod';
import type { PortalManifest } from '../release.ts';
import { ManifestSchema } from '../validate.ts';
import { fitsContract } from '../version.ts';
import type { Finding, RefusalCode } from './finding.ts';

/** Addresses of the shell and of the server: no portal may take them, or what is below them. */
export const RESERVED_PATHS = [
  '/user',
  '/error',
  '/alreadyexits',
  '/unauthorized',
  '/reportsintesi',
  '/guida',
  '/metodo',
  '/termini',
  '/privacy',
  '/cookie',
  '/api',
  '/portals',
  '/shell',
  '/back-office',
  '/assets',
  '/dev',
  '/livez',
  '/readyz',
] as const;

export interface RuleContext {
  /** Portals in force, this one among them or not. */
  others: readonly { name: string; basePaths: readonly string[] }[];
  /** Versions of the agreement that shells in service bring. */
  shells: readonly string[];
  /** Bytes over the wire of each file. */
  wire: Readonly<Record<string, number>>;
}

/**
 * @param given as it was parsed. Answers the manifest when it is of the right shape, and every
 * fault that was found.
 */
export function checkManifest(
  given: unknown,
  context: RuleContext,
): { manifest?: PortalManifest; findings: Finding[] } {
  const result = ManifestSchema.safeParse(given);
  if (!result.success)
    return { findings: unique(result.error.issues.map((issue) => shapeFinding(issue, given))) };
  const manifest = result.data;
  return {
    manifest,
    findings: [
      ...fileFindings(manifest),
      ...routeFindings(manifest, context),
      ...contractFindings(manifest, context),
      ...budgetFindings(manifest, context),
      ...sizeFindings(manifest),
    ],
  };
}

export const folderOf = ({ name, buildId }: Pick<PortalManifest, 'name' | 'buildId'>): string =>
  `/portals/${name}/${buildId}/`;

function unique(findings: Finding[]): Finding[] {
  return findings
    .filter(
      (one, at) =>
        findings.findIndex((other) => other.code === one.code && other.where === one.where) === at,
    )
    .slice(0, 50);
}

/** One schema finds the fault; its place says which rule it broke. */
function shapeFinding(issue: z.core.$ZodIssue, given: unknown): Finding {
  const place = issue.path.map(String);
  const where = place.join('.') || 'manifest';
  const [top, second, third] = place;
  if (top === 'assets' && (third === 'integrity' || third === undefined) && second !== undefined)
    return hashFinding(second, given, where);
  if (issue.code === 'custom' && issue.message.endsWith('has no hash')) {
    const subject = issue.message.slice(0, -' has no hash'.length);
    return {
      code: subject === (given as Partial<PortalManifest>).entry ? 'ENTRY_ABSENT' : 'HASH_MISSING',
      where: 'assets',
      values: { subject },
    };
  }
  const code = top === 'descriptor' ? descriptorCode(place) : undefined;
  return code === undefined
    ? { code: 'MANIFEST_INVALID', where, values: { subject: issue.message } }
    : { code, where, values: {} };
}

function descriptorCode(place: readonly string[]): RefusalCode | undefined {
  const [, second] = place;
  if (place.includes('label') || second === 'title') return 'LABEL_MISSING';
  if (place.includes('roles')) return 'ROLE_UNKNOWN';
  return second === 'capabilities' || second === 'shared' ? 'CAPABILITY_UNKNOWN' : undefined;
}

function hashFinding(subject: string, given: unknown, where: string): Finding {
  const written = (given as { assets?: Record<string, { integrity?: unknown } | undefined> })
    .assets?.[subject]?.integrity;
  const hex = typeof written === 'string' && /^(?:sha384-)?[0-9a-f]{96}$/i.test(written);
  if (hex) return { code: 'HASH_SHAPE', where, values: { subject } };
  if (!subject.startsWith('/'))
    return { code: 'FILE_OUTSIDE', where, values: { subject, folder: '/portals/…' } };
  return { code: 'HASH_MISSING', where, values: { subject } };
}

function fileFindings(manifest: PortalManifest): Finding[] {
  const folder = folderOf(manifest);
  const addresses = [manifest.entry, ...Object.keys(manifest.assets)];
  const outside = addresses.filter(
    (address) =>
      !address.startsWith(folder) ||
      address.split('/').some((part) => part === '..' || part === '.') ||
      address.includes('//'),
  );
  const named =
    manifest.descriptor.name === manifest.name &&
    manifest.descriptor.contract === manifest.contract;
  return [
    ...unique(
      outside.map((subject): Finding => ({
        code: 'FILE_OUTSIDE',
        where: `assets.${subject}`,
        values: { subject, folder },
      })),
    ),
    // Only the entry to fetch means that nothing is exposed.
    ...(manifest.preload.some((address) => address !== manifest.entry)
      ? []
      : [{ code: 'EXPOSE_ABSENT', where: 'preload', values: { subject: './portal' } } as const]),
    ...(named
      ? []
      : [
          {
            code: 'MANIFEST_INVALID',
            where: 'descriptor',
            values: { subject: 'name and contract differ from those of the manifest' },
          } as const,
        ]),
  ];
}

/** What no portal of people has: beyond it a registry is being filled, not a build published. */
const MOST = { fileBytes: 8_000_000, buildBytes: 40_000_000, files: 1_000 } as const;

function sizeFindings(manifest: PortalManifest): Finding[] {
  const over = (subject: string, bytes: number, most: number, where: string): Finding[] =>
    bytes > most
      ? [
          {
            code: 'OVER_BUDGET',
            where,
            values: { subject, size: String(Math.ceil(bytes / 1000)), limit: String(most / 1000) },
          },
        ]
      : [];
  const files = Object.entries(manifest.assets);
  return [
    ...unique(
      files.flatMap(([address, { bytes }]) =>
        over(address, bytes, MOST.fileBytes, `assets.${address}`),
      ),
    ),
    ...over(
      folderOf(manifest),
      files.reduce((sum, [, { bytes }]) => sum + bytes, 0),
      MOST.buildBytes,
      'assets',
    ),
    ...(files.length > MOST.files
      ? [
          {
            code: 'MANIFEST_INVALID',
            where: 'assets',
            values: { subject: `${files.length} files, at most ${MOST.files}` },
          } as const,
        ]
      : []),
  ];
}

const within = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`);

function routeFindings({ name, descriptor }: PortalManifest, { others }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  descriptor.basePaths.forEach((base, at) => {
    const where = `descriptor.basePaths.${at}`;
    const shell =
      base === '/' ? '/' : RESERVED_PATHS.find((path) => within(base, path) || within(path, base));
    if (shell !== undefined)
      findings.push({ code: 'ROUTE_OVERLAP', where, values: { subject: base, owner: 'shell' } });
    for (const other of others) {
      if (other.name === name) continue;
      if (other.basePaths.some((theirs) => within(base, theirs) || within(theirs, base)))
        findings.push({
          code: 'ROUTE_OVERLAP',
          where,
          values: { subject: base, owner: other.name },
        });
    }
  });
  descriptor.routes.forEach(({ path }, at) => {
    // Two parameters in one place are one route.
    const shape = (one: string): string => one.replace(/:[^/]+/g, ':');
    if (descriptor.routes.findIndex((other) => shape(other.path) === shape(path)) !== at)
      findings.push({
        code: 'ROUTE_OVERLAP',
        where: `descriptor.routes.${at}`,
        values: { subject: path, owner: name },
      });
  });
  return findings;
}

function contractFindings({ contract }: PortalManifest, { shells }: RuleContext): Finding[] {
  return shells.some((shell) => fitsContract(contract, shell))
    ? []
    : [
        {
          code: 'CONTRACT_UNMET',
          where: 'contract',
          values: { subject: contract, shell: shells.join(', ') },
        },
      ];
}

function budgetFindings(
  { entry, screens, assets, descriptor }: PortalManifest,
  { wire }: RuleContext,
): Finding[] {
  const weigh = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + (wire[file] ?? assets[file]?.bytes ?? 0), 0);
  const over = (
    subject: string,
    files: readonly string[],
    limitKb: number,
    where: string,
  ): Finding[] => {
    const bytes = weigh(files);
    return bytes > limitKb * 1000
      ? [
          {
            code: 'OVER_BUDGET',
            where,
            values: { subject, size: (bytes / 1000).toFixed(1), limit: String(limitKb) },
          },
        ]
      : [];
  };
  return [
    ...over(entry, [entry], descriptor.budgets.entryKb, 'entry'),
    ...Object.entries(screens).flatMap(([route, files]) =>
      over(route, [...new Set(files)], descriptor.budgets.routeKb, `screens.${route}`),
    ),
  ];
}
