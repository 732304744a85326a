/** /api/admin: staff and advisers, by invitation. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffRead, staffWrite, superadminRead, superadminWrite } from '../policy.ts';
import { Email, Id, PersonName, Total } from '../shapes.ts';
import { ConsulentiRows } from './profilo.ts';
import { Reason } from './reason.ts';
import { AdminRole, StaffRow } from './staff-row.ts';

const Rows = z.strictObject({ rows: z.array(StaffRow) });
const person = {
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  language: z.enum(['it', 'en']).optional(),
};

/** Invitations and roles are of people who have no area in common. */
const directory = { system: 'people of the staff, who have no area in common' };

export const staff = {
  getAllAdmins: endpoint({
    permission: superadminRead({ ...directory }),
    summary: 'Admins and SuperAdmins, and those invited',
    response: Rows,
  }),
  adminGetAll: endpoint({
    permission: staffRead({ ...directory }),
    summary:
      'What the staff area starts from: admins (to a SuperAdmin only), advisers, how many clients',
    response: z.strictObject({
      admins: z.array(StaffRow).nullable(),
      consulenti: z.array(StaffRow),
      clients: Total,
      /** For whoever may do something about it; else null. */
      waiting: z.strictObject({
        /** Finished the checkup, have no adviser and were proposed none; to a thousand. */
        people: z.int(),
        /** Releases of the constants that this person may sign. */
        releases: z.int().nullable(),
        /** Letters that no server took. */
        letters: z.int().nullable(),
        /** What people asked and nobody answered yet. */
        requests: z.int(),
      }),
    }),
  }),
  getAllConsulenti: endpoint({
    permission: staffRead({ ...directory }),
    summary: 'Advisers with their register and how many they follow, and those invited',
    response: ConsulentiRows,
  }),
  /**
   * The message carries a link, good for three days, to `/user/reset-password`: who follows it
   * chooses a password, then must add a second factor.
   */
  createAdmin: endpoint({
    permission: superadminWrite({ stepUp: 'recent', ...directory }),
    summary: 'Invite an Admin or a SuperAdmin',
    body: z.strictObject({ ...person, role: AdminRole, reason: Reason }),
    response: Rows,
    status: 201,
  }),
  createConsulente: endpoint({
    permission: staffWrite({ stepUp: 'recent', ...directory }),
    summary: 'Invite an adviser',
    body: z.strictObject({ ...person, reason: Reason }),
    response: ConsulentiRows,
    status: 201,
  }),
  /**
   * Never oneself, never the last SuperAdmin. An adviser without clients, or an
   * invitation, goes the same way.
   * Sessions end at once. Every SuperAdmin is told.
   */
  deleteAdmin: endpoint({
    permission: superadminWrite({ stepUp: 'recent', ...directory }),
    summary: 'Take somebody off the staff, or an invitation back',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ reason: Reason }),
    status: 204,
  }),
  /**
   * Of an Admin or a SuperAdmin, never of oneself, never so that no SuperAdmin is left. Sessions of
   * the person end at once; the person and every SuperAdmin are told.
   */
  updateAdmin: endpoint({
    // Nothing is written down when the person is already so.
    permission: superadminWrite({ audit: 'sometimes', stepUp: 'recent', ...directory }),
    summary:
      'Change the role of an administrator, suspend or reopen the account, or take the second factors away so that the person adds new ones',
    params: z.strictObject({ id: Id }),
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('role'), role: AdminRole, reason: Reason }),
      z.strictObject({ action: z.enum(['suspend', 'reopen', 'resetFactors']), reason: Reason }),
    ]),
    response: Rows,
  }),
};
