/** Somebody of the staff, as the lists of staff show them. */
import { z } from 'zod';
import { Id, IsoDateTime } from '../shapes.ts';

export const AdminRole = z.enum(['Admin', 'SuperAdmin']);
const StaffRole = z.enum(['Consulente', ...AdminRole.options]);
/**
 * Somebody of the staff, or somebody invited who has not come yet: then `id` is the invitation's.
 */
export const StaffRow = z.strictObject({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: StaffRole,
  state: z.enum(['invited', 'expired', 'active', 'disabled']),
  secondFactors: z.array(z.enum(['totp', 'passkey'])),
  createdAt: IsoDateTime,
  /** Of an invitation: until when its link is good. */
  expiresAt: IsoDateTime.nullable(),
  lastLoginAt: IsoDateTime.nullable(),
  /** Null for whoever is not suspended. */
  suspendedAt: IsoDateTime.nullable(),
});
export type StaffRow = z.infer<typeof StaffRow>;
