/**
 * One schema for the descriptor and the manifest, used when a portal is built and when the server
 * reads a build. Not loaded by browsers.
 */
import { z } from 'zod';
import { CAPABILITIES, SHARED_FAMILIES } from './descriptor.ts';
import type { PortalDescriptor } from './descriptor.ts';
import type { PortalManifest } from './release.ts';

const Label = z.strictObject({ it: z.string().min(1), en: z.string().min(1) });
const Role = z.enum(['User', 'Consulente', 'Admin', 'SuperAdmin']);
const Path = z.string().regex(/^\/[A-Za-z0-9\-/:]*$/);

const For = z.strictObject({
  roles: z.array(Role).min(1).optional(),
  registered: z.boolean().optional(),
  checkup: z.boolean().optional(),
  grants: z.boolean().optional(),
  acting: z.boolean().optional(),
  scopes: z.array(z.string()).optional(),
});

export const DescriptorSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z][a-z-]*$/),
    title: Label,
    basePaths: z.array(Path).min(1),
    redirects: z.array(z.strictObject({ from: Path, to: Path })),
    access: z.strictObject({
      roles: z.array(Role).min(1).optional(),
      acting: z.boolean().optional(),
    }),
    landing: z.array(z.strictObject({ to: Path, for: For, order: z.number() })).optional(),
    sends: z
      .array(z.strictObject({ for: For, to: Path, except: z.array(Path).optional() }))
      .optional(),
    layout: z.enum(['frame', 'wizard']),
    routes: z
      .array(
        z.strictObject({
          path: Path,
          label: Label,
          under: Path.optional(),
          whose: z.enum(['account', 'own']).optional(),
          roles: z.array(Role).optional(),
          modules: z.array(z.string().regex(/^src\/[\w\-/.]+$/)).optional(),
        }),
      )
      .min(1),
    menu: z.array(
      z.strictObject({
        to: Path,
        label: Label,
        icon: z.string(),
        order: z.number(),
        barOrder: z.number().optional(),
        roles: z.array(Role).optional(),
        for: For.optional(),
        badge: z.enum(['reds', 'people', 'releases', 'letters', 'requests']).optional(),
        group: Label.optional(),
      }),
    ),
    contract: z.string().regex(/^\^\d+\.\d+$/),
    capabilities: z.array(z.enum(CAPABILITIES)),
    shared: z.array(z.enum(SHARED_FAMILIES)),
    budgets: z.strictObject({ entryKb: z.number().positive(), routeKb: z.number().positive() }),
  })
  .superRefine((descriptor, context) => {
    const { basePaths, routes, menu, landing = [], redirects } = descriptor;
    const outside = `is outside ${basePaths.join(', ')}`;
    const isWithin = (path: string) =>
      basePaths.some((base) => path === base || path.startsWith(`${base}/`));
    const isRoute = (to: string) => routes.some(({ path }) => path === to);
    const isPage = (to: string) => routes.some(({ path, under }) => path === to && !under);
    const faults = [
      ...routes.filter(({ path }) => !isWithin(path)).map(({ path }) => `route ${path} ${outside}`),
      ...routes
        .filter(({ under }) => under !== undefined && !isPage(under))
        .map(({ path, under }) => `route ${path} is under ${under}, which is no page of its own`),
      ...menu
        .filter(({ to }) => !isRoute(to))
        .map(({ to }) => `menu entry ${to} leads to no route`),
      ...landing.filter(({ to }) => !isWithin(to)).map(({ to }) => `landing ${to} ${outside}`),
      ...redirects
        .filter(({ from, to }) => !isWithin(from) || !isRoute(to))
        .map(({ from, to }) => `redirect ${from} → ${to} does not lead to a route of the portal`),
    ];
    for (const message of faults) context.addIssue({ code: 'custom', message });
  });

const buildId = z.string().regex(/^[a-z0-9]{6,40}$/);
const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const address = z.string().regex(/^\/[\w\-/.]+$/);
export const ManifestSchema = z
  .strictObject({
    schemaVersion: z.literal(2),
    name: z.string(),
    version: z.string().regex(/^\d+\.\d+\.\d+/),
    buildId,
    contract: z.string(),
    entry: address,
    container: z.string().regex(/^[A-Za-z_]\w*$/),
    assets: z.record(
      address,
      z.strictObject({ integrity: hash, bytes: z.number().int().nonnegative() }),
    ),
    preload: z.array(address),
    screens: z.record(Path, z.array(address)),
    descriptor: DescriptorSchema,
  })
  .superRefine((manifest, context) => {
    const without = [
      manifest.entry,
      ...manifest.preload,
      ...Object.values(manifest.screens).flat(),
    ].find((file) => !(file in manifest.assets));
    if (without !== undefined)
      context.addIssue({ code: 'custom', message: `${without} has no hash` });
  });

/** `release.json`, beside the folders of the builds: which one was made last. */
const LastBuildSchema = z.object({ buildId, manifestIntegrity: hash });

/** @throws Error naming what is wrong with the descriptor. */
export function validateDescriptor(value: unknown): PortalDescriptor {
  const result = DescriptorSchema.safeParse(value);
  if (!result.success) throw new Error(`portal descriptor: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** @throws Error naming what is wrong with the manifest. */
export function validateManifest(value: unknown): PortalManifest {
  const result = ManifestSchema.safeParse(value);
  if (!result.success) throw new Error(`portal manifest: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** @throws Error naming what is wrong with `release.json`. */
export function validateLastBuild(value: unknown): z.infer<typeof LastBuildSchema> {
  const result = LastBuildSchema.safeParse(value);
  if (!result.success) throw new Error(`release.json: ${z.prettifyError(result.error)}`);
  return result.data;
}
