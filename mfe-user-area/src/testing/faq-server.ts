import type { FaqRow, ShownText } from '@bussola/contract';
import type { Answers } from './answer-calls.ts';

const doc = (text: string): ShownText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const faq = (
  n: number,
  category: FaqRow['category'],
  question: string,
  answer: string,
): FaqRow => ({
  id: `b0550000-0000-4000-8000-00000000e00${n}`,
  category,
  it: { question, answer: doc(answer) },
  en: null,
  reviewed: '2026-11-20',
  useful: null,
});
export const FAQS: readonly FaqRow[] = [
  faq(1, 'numeri', 'Perché mi dite che ho troppa liquidità?', 'I soldi fermi perdono valore.'),
  faq(2, 'numeri', 'Quanto tenere sul conto?', 'Alcuni mesi di spese.'),
  faq(3, 'pensione', 'La data della pensione è sicura?', 'È una stima.'),
];

/** Questions in force, with the votes of the person. */
export function faqServer(start: readonly FaqRow[] = FAQS) {
  let faqs = [...start];
  return {
    faqs: () => ({ view: 'reader' as const, faqs }),
    faqFeedback: ({ params, body }) => {
      if (body.action === 'vote')
        faqs = faqs.map((one) => (one.id === params.id ? { ...one, useful: body.useful } : one));
    },
    askQuestion: () => undefined,
  } satisfies Answers;
}
