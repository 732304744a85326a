import type { z } from 'zod';

/**
 * Who may make a call. The server turns each into a policy; an endpoint without one stops the start.
 * - `public`: anybody. - `refresh`: the refresh cookie only. - `session`: any living session, provisional ones too.
 * - `area:read`, `area:write`: the owner of the area named by `:userId` (or of the only area of the session), once registered.
 * - `area:results`: as `area:read`, and also a provisional owner: the checkup's own results, nothing else.
 * - `draft`: the owner, provisional or registered, of a checkup.
 * - `account`: the registered owner of the account named by `:userId`; never under a grant. - `account:proved`: the same, who has
 *   proved within five minutes to be there (`stepUp`); else STEP_UP_REQUIRED. So too `staff:proved`, `superadmin:proved`.
 * - `staff`: Admin and SuperAdmin. - `superadmin`: SuperAdmin only.
 */
export type Permission = 'public' | 'refresh' | 'session' | 'draft' | 'area:results' | 'area:read' | 'area:write' | 'account' | 'account:proved' | 'staff' | 'staff:proved' | 'superadmin' | 'superadmin:proved';

/** Sessions that reach little: `enrol`, of who must first add a second factor; `report`, opened by a link of a message. */
export type Limited = 'enrol' | 'report';

export interface Endpoint {
  permission: Permission;
  /** Limited sessions that may make this call too; absent: whole sessions only. */
  limited?: readonly Limited[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Absent for a blob or an empty answer. */
  response?: z.ZodType;
  /** 200 unless told. */
  status?: 200 | 201 | 202 | 204;
  /** Kind of the body where it is not JSON: the handler reads it from the request. */
  consumes?: 'multipart/form-data';
  /** Kind of the blob for a download or a picture. */
  produces?: 'application/pdf' | 'application/octet-stream' | 'application/zip' | 'image/webp';
  summary: string;
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
