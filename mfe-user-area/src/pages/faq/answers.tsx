import { useFaqFeedback } from '@bussola/client';
import type { FaqRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Box, chakra, Text } from '@bussola/ui/core';
import { QuestionRow } from '@bussola/ui/results';
import { useState } from 'react';
import { faqNamespace } from './faq-namespace.ts';
import { markFound } from './faq-search.ts';
import { Vote } from './vote.tsx';

interface Props {
  faqs: readonly FaqRow[];
  /** Folded words that were found, which are marked. */
  words: ReadonlySet<string>;
}

/** Questions that open in place, one at a time. */
export function Answers({ faqs, words }: Props) {
  const { session } = useShell();
  const [open, setOpen] = useState<string>();
  const { mutate } = useFaqFeedback(session.user.id);
  const toggle = (id: string, isOpen: boolean) => {
    setOpen(isOpen ? id : undefined);
    if (isOpen && !session.isActing) mutate({ id, action: 'read' });
  };
  return (
    <chakra.div borderTopWidth="1px" borderColor="line">
      {faqs.map((faq) => (
        <Answer
          key={faq.id}
          faq={faq}
          words={words}
          isOpen={faq.id === open}
          onToggle={(isOpen) => toggle(faq.id, isOpen)}
        />
      ))}
    </chakra.div>
  );
}

function Answer({
  faq,
  words,
  isOpen,
  onToggle,
}: {
  faq: FaqRow;
  words: ReadonlySet<string>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  const t = useT(faqNamespace);
  const language = useLanguage();
  const { isActing } = useShell().session;
  const said = language === 'en' && faq.en ? faq.en : faq.it;
  const draw = (text: string) => <MarkedWords text={text} words={words} />;
  return (
    <QuestionRow
      question={said.question}
      answer={said.answer}
      lang={said === faq.it ? 'it' : 'en'}
      open={isOpen}
      onOpenChange={onToggle}
      draw={draw}
    >
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        maxWidth="664px"
        marginTop="5"
        lang={language}
      >
        <Text size="quiet">
          {t('reviewed', { date: formatDate(faq.reviewed, language, 'long') })}
        </Text>
        {language === 'en' && !faq.en && <Text size="quiet">{t('inItalian')}</Text>}
        {!isActing && <Vote faq={faq} />}
      </Box>
    </QuestionRow>
  );
}

function MarkedWords({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return markFound(text, words).map(({ text: part, isFound }, place) =>
    isFound ? (
      <chakra.mark
        key={place}
        bg="ink-soft"
        color="inherit"
        borderBottomWidth="2px"
        borderColor="ink"
        borderRadius="2px"
      >
        {part}
      </chakra.mark>
    ) : (
      <span key={place}>{part}</span>
    ),
  );
}
