/** What those who keep the service running look at: the log, the mail, what people ask. */
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { auditRoutes } from '../audit/audit-parts.ts';
import type { AuditParts } from '../audit/audit-parts.ts';
import { postaRoutes } from '../mail/posta-routes.ts';
import type { PostaParts } from '../mail/posta-routes.ts';
import { richiesteRoutes } from '../richieste/richieste-routes.ts';
import type { RichiesteService } from '../richieste/richieste-service.ts';

export const serviceRoutes = (
  deps: Deps,
  { audit, richieste, ...parts }: PostaParts & { audit: AuditParts; richieste: RichiesteService },
) =>
  ({
    ...auditRoutes(deps, audit),
    ...postaRoutes(deps, parts),
    ...richiesteRoutes(richieste),
  }) satisfies Partial<Handlers>;
