import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import type { NoticeService } from './notice-service.ts';

export function noticeRoutes(notices: NoticeService) {
  return {
    listNotices: (incoming) => notices.list(actorOf(incoming)),
    dismissNotice: (incoming) => notices.dismiss(actorOf(incoming), incoming.params.noticeId),
  } satisfies Partial<Handlers>;
}
