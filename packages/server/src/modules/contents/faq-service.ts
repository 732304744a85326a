/**
 * Questions and answers as everybody reads them: what is in force, one vote a person, and lines
 * without an author.
 */
import type { BodyOf, FaqWords, ResponseOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { byCategory, firstOfMonth } from './faq-editor-view.ts';
import * as kept from './content-repository.ts';
import * as readers from './faq-repository.ts';
import { sayValues } from './say-values.ts';

type Reading = Extract<ResponseOf<'faqs'>, { view: 'reader' }>;

export function faqService({ db, clock }: Pick<Deps, 'db' | 'clock'>, engine: Engine) {
  async function read(actor: Actor): Promise<Reading> {
    const today = romeDay(clock());
    const inForce = await kept.listInForce(db, 'faq', today);
    const said = sayValues(engine, today);
    const shown = ({ question, answer }: FaqWords, language: 'it' | 'en') => ({
      question,
      answer: said(answer, language),
    });
    const votes = new Map(
      (await readers.listVotesOf(db, actor.userId)).map(({ id, useful }) => [id, useful]),
    );
    return {
      view: 'reader',
      faqs: byCategory(inForce).map(({ id, category, body, from }) => ({
        id,
        category,
        it: shown(body.it, 'it'),
        en: body.en && shown(body.en, 'en'),
        reviewed: from,
        useful: votes.get(id) ?? null,
      })),
    };
  }

  return {
    read,
    /** @throws ProblemError NOT_FOUND for what nobody reads, CONFLICT for a second line */
    async feedback(actor: Actor, id: string, sent: BodyOf<'faqFeedback'>): Promise<void> {
      const today = romeDay(clock());
      await db.transaction(async (tx) => {
        if (!(await kept.listInForce(tx, 'faq', today)).some((one) => one.id === id))
          throw new ProblemError('NOT_FOUND');
        switch (sent.action) {
          case 'read':
            return readers.countRead(tx, id, firstOfMonth(today));
          case 'vote':
            return readers.putVote(tx, {
              id,
              userId: actor.userId,
              useful: sent.useful,
              on: today,
            });
          case 'remark':
            if (!(await readers.takeRemark(tx, id, actor.userId)))
              throw new ProblemError('CONFLICT', { detail: 'After a «No», once' });
            return readers.insertRemark(tx, { id, text: sent.text, on: today });
        }
      });
    },
  };
}
export type FaqService = ReturnType<typeof faqService>;
