import { actorOf } from '../../http/handler.ts';
import type { HandlersOf } from '../../http/handler.ts';
import type { NoticeService } from './notice-service.ts';

export function noticeRoutes(notices: NoticeService): HandlersOf<'listNotices' | 'dismissNotice'> {
  return {
    listNotices: (incoming) => notices.list(actorOf(incoming)),
    dismissNotice: (incoming) => notices.dismiss(actorOf(incoming), incoming.params.noticeId),
  };
}
