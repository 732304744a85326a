/** Puts together what is about advisers, and answers their calls. */
import type { Deps } from '../../deps.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { adviserLinks } from './adviser-links.ts';
import { consulenteRoutes } from './consulente-routes.ts';
import { consulenteService } from './consulente-service.ts';
import { giveClients } from './give-clients.ts';
import { proposeAdviser } from './propose-adviser.ts';

interface Parts {
  sessions: SessionService;
  mailer: Mailer;
  notices: NoticeService;
  reasons: EncryptedReasons;
}

export function adviserCalls(deps: Deps, parts: Parts) {
  const propose = proposeAdviser(deps, parts);
  const links = adviserLinks(deps, { ...parts, propose });
  const give = giveClients(deps, { ...parts, propose, links });
  const consulenti = consulenteService(deps, { ...parts, give });
  return consulenteRoutes(deps, { links, consulenti });
}
