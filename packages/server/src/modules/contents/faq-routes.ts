/** /api/faqs: questions and answers. */
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { NO_ANSWER } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { Throttle } from '../people/throttle.ts';
import type { RichiesteService } from '../richieste/richieste-service.ts';
import type { FaqService } from './faq-service.ts';

export function faqRoutes(
  faqs: FaqService,
  richieste: Pick<RichiesteService, 'ask'>,
  limit: Throttle,
) {
  return {
    faqs: (incoming) => {
      const actor = actorOf(incoming);
      if (incoming.query.view !== 'editor') return faqs.read(actor);
      if (actor.role !== 'SuperAdmin' || actor.via !== 'own') throw new ProblemError('FORBIDDEN');
      return faqs.write(actor);
    },
    updateFaqs: (incoming) => faqs.change(actorOf(incoming), incoming.body),
    faqFeedback: async (incoming) => {
      const actor = actorOf(incoming);
      await limit.count('feedback', actor.userId);
      await faqs.feedback(actor, incoming.params.id, incoming.body);
      return NO_ANSWER;
    },
    askQuestion: async (incoming) => {
      const actor = actorOf(incoming);
      await limit.count('questions', actor.userId);
      await richieste.ask(actor, incoming.body.text);
      return NO_ANSWER;
    },
  } satisfies Partial<Handlers>;
}
