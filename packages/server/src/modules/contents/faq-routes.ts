/** /api/faqs: questions and answers. */
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Handlers } from '../../http/handler.ts';
import { NO_ANSWER } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import type { Throttle } from '../people/throttle.ts';
import { askQuestion } from '../richieste/ask-question.ts';
import { faqEditor } from './faq-editor.ts';
import { faqService } from './faq-service.ts';

export function faqRoutes(deps: Deps, keys: PersonalKeys, limit: Throttle) {
  const faqs = faqService(deps);
  const editor = faqEditor(deps);
  const ask = askQuestion(deps, keys);
  return {
    faqs: (incoming) => {
      const actor = actorOf(incoming);
      if (incoming.query.view !== 'editor') return faqs.read(actor);
      if (actor.role !== 'SuperAdmin' || actor.via !== 'own') throw new ProblemError('FORBIDDEN');
      return editor.view(actor);
    },
    updateFaqs: (incoming) => editor.change(actorOf(incoming), incoming.body),
    faqFeedback: async (incoming) => {
      const actor = actorOf(incoming);
      await limit.count('feedback', actor.userId);
      await faqs.feedback(actor, incoming.params.id, incoming.body);
      return NO_ANSWER;
    },
    askQuestion: async (incoming) => {
      const actor = actorOf(incoming);
      await limit.count('questions', actor.userId);
      await ask(actor, incoming.body.text);
      return NO_ANSWER;
    },
  } satisfies Partial<Handlers>;
}
