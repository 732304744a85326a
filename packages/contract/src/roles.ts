import type { z } from 'zod';
import type { Role as RoleShape } from './shapes.ts';
export type Role = z.infer<typeof RoleShape>;
