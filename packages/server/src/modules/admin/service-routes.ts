/** What those who keep the service running look at: the log, the mail, what people ask. */
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { auditRoutes } from '../audit/audit-parts.ts';
import type { AuditParts } from '../audit/audit-parts.ts';
import type { RichiesteService } from '../richieste/richieste-service.ts';
import type { ClientParts } from './client-service.ts';
import { postaRoutes } from './posta-routes.ts';
import type { PostaParts } from './posta-routes.ts';
import { richiesteRoutes } from './richieste-routes.ts';

export const serviceRoutes = (
  deps: Deps,
  {
    audit,
    richieste,
    ...parts
  }: PostaParts & ClientParts & { audit: AuditParts; richieste: RichiesteService },
) =>
  ({
    ...auditRoutes(deps, audit),
    ...postaRoutes(deps, parts),
    ...richiesteRoutes(deps, richieste, parts),
  }) satisfies Partial<Handlers>;
