import type { ReactNode } from 'react';
import { Card, Question, Section, Text } from '@bussola/ui/core';

interface Props {
  question: string;
  lead: string;
  children: ReactNode;
}

/** A section where people try out other answers: its question and introduction, then a card. */
export function QuestionSection({ question, lead, children }: Props) {
  return (
    <Section data-print="hidden">
      <Question>{question}</Question>
      <Text color="text-2" marginTop="2" maxWidth="44em">
        {lead}
      </Text>
      {children}
    </Section>
  );
}

export function QuestionCard({ children }: { children: ReactNode }) {
  return (
    <Card
      marginTop="5"
      maxWidth="720px"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
    >
      {children}
    </Card>
  );
}
