/** One schema for the descriptor, used when a portal is built and when the server reads a release. Not loaded by browsers. */
import { z } from 'zod';
import { SHARED_FAMILIES } from './descriptor.ts';
import type { PortalDescriptor, PortalRelease } from './descriptor.ts';

const Label = z.strictObject({ it: z.string().min(1), en: z.string().min(1) });
const Role = z.enum(['User', 'Consulente', 'Admin', 'SuperAdmin']);
const Path = z.string().regex(/^\/[A-Za-z0-9\-/:]*$/);

export const DescriptorSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  title: Label,
  basePaths: z.array(Path).min(1),
  redirects: z.array(z.strictObject({ from: Path, to: Path })),
  access: z.strictObject({ roles: z.array(Role).min(1).optional() }),
  layout: z.enum(['frame', 'wizard']),
  routes: z.array(z.strictObject({ path: Path, label: Label, roles: z.array(Role).optional(), modules: z.array(z.string().regex(/^src\/[\w\-/.]+$/)).optional() })).min(1),
  menu: z.array(z.strictObject({ to: Path, label: Label, icon: z.string(), order: z.number(), roles: z.array(Role).optional(), badge: z.enum(['reds']).optional() })),
  contract: z.string().regex(/^\^\d+\.\d+$/),
  shared: z.array(z.enum(SHARED_FAMILIES)),
  budgets: z.strictObject({ entryKb: z.number().positive(), routeKb: z.number().positive() }),
}).superRefine((descriptor, context) => {
  const under = (path: string) => descriptor.basePaths.some((base) => path === base || path.startsWith(`${base}/`));
  for (const { path } of descriptor.routes) if (!under(path)) context.addIssue({ code: 'custom', message: `route ${path} is outside ${descriptor.basePaths.join(', ')}` });
  for (const { to } of descriptor.menu) if (!descriptor.routes.some(({ path }) => path === to)) context.addIssue({ code: 'custom', message: `menu entry ${to} leads to no route` });
  for (const { from, to } of descriptor.redirects) {
    if (!under(from) || !descriptor.routes.some(({ path }) => path === to)) context.addIssue({ code: 'custom', message: `redirect ${from} → ${to} does not lead to a route of the portal` });
  }
});

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
export const ReleaseSchema = z.strictObject({
  name: z.string(),
  buildId: z.string().regex(/^[a-z0-9]{6,40}$/),
  contract: z.string(),
  entry: Path.or(z.string().regex(/^\/portals\//)),
  container: z.string().regex(/^[A-Za-z_]\w*$/),
  integrity: z.record(z.string(), hash),
  preload: z.array(z.string()),
  screens: z.record(Path, z.array(z.string())).optional(),
  descriptor: DescriptorSchema,
}).refine((release) => release.entry in release.integrity, 'the entry has no hash');

/** @throws Error naming what is wrong with the descriptor. */
export function validateDescriptor(value: unknown): PortalDescriptor {
  const result = DescriptorSchema.safeParse(value);
  if (!result.success) throw new Error(`portal descriptor: ${z.prettifyError(result.error)}`);
  return result.data as PortalDescriptor;
}

/** @throws Error naming what is wrong with the release. */
export function validateRelease(value: unknown): PortalRelease {
  const result = ReleaseSchema.safeParse(value);
  if (!result.success) throw new Error(`portal release: ${z.prettifyError(result.error)}`);
  return result.data as PortalRelease;
}
