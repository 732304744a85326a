/** /api/faqs, /api/testi-informativi and /api/solutions: what staff write for everybody. */
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { NO_ANSWER } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import type { Throttle } from '../people/throttle.ts';
import { askQuestion } from '../richieste/ask-question.ts';
import { faqEditor } from './faq-editor.ts';
import { faqService } from './faq-service.ts';
import { solutionEditor } from './solution-editor.ts';
import { solutionEffects } from './solution-effect.ts';
import { textEditor } from './text-editor.ts';

/** Drafts and versions are a SuperAdmin's, in their own session. */
function requireWriter(actor: Actor): void {
  if (actor.role !== 'SuperAdmin' || actor.via !== 'own') throw new ProblemError('FORBIDDEN');
}

export function contentRoutes(deps: Deps, engine: Engine, keys: PersonalKeys, limit: Throttle) {
  const faqs = faqService(deps, engine);
  const editor = faqEditor(deps);
  const texts = textEditor(deps, engine);
  const solutions = solutionEditor(deps, engine, solutionEffects(engine));
  const ask = askQuestion(deps, keys);
  return {
    faqs: (incoming) => {
      const actor = actorOf(incoming);
      if (incoming.query.view !== 'editor') return faqs.read(actor);
      requireWriter(actor);
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
    texts: (incoming) => {
      if (incoming.query.view !== 'editor') return texts.read();
      const actor = actorOf(incoming);
      requireWriter(actor);
      return texts.view(actor);
    },
    solutions: (incoming) => {
      if (incoming.query.view !== 'editor') return solutions.read();
      const actor = actorOf(incoming);
      requireWriter(actor);
      return solutions.view(actor);
    },
    updateSolutions: (incoming) => solutions.change(actorOf(incoming), incoming.body),
    solutionEffect: (incoming) => solutions.effect(incoming.query.code),
    updateTexts: (incoming) => texts.change(actorOf(incoming), incoming.body),
  } satisfies Partial<Handlers>;
}
