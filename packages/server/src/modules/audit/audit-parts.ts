import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { accessLogRoutes } from './access-log-service.ts';
import { auditChecks } from './audit-checks.ts';
import { encryptedReasons } from './encrypted-reasons.ts';
import { registroRoutes } from './registro-service.ts';
import { signedHeads } from './signed-heads.ts';

/** What writes, signs and verifies the log. */
export function auditParts(deps: Deps, keys: PersonalKeys) {
  const auditHeads = signedHeads(deps);
  return {
    auditHeads,
    checks: auditChecks(deps, auditHeads),
    reasons: encryptedReasons(keys),
  };
}

export type AuditParts = ReturnType<typeof auditParts>;

/** How its owner and a SuperAdmin read it. */
export const auditRoutes = (deps: Deps, { auditHeads, checks, reasons }: AuditParts) =>
  ({
    ...accessLogRoutes(deps, { heads: auditHeads, reasons }),
    ...registroRoutes(deps, { checks, reasons }),
  }) satisfies Partial<Handlers>;
