import type { ReactNode } from 'react';
import { Icon } from '../core/icon.tsx';
import { ChevronDownIcon } from '../core/icons.ts';
import { Box } from '../core/layout.ts';
import { Reveal } from '../core/reveal.tsx';
import { Title } from '../core/typography.tsx';
import { RichText, type DrawText, type RichTextTree } from './rich-text.tsx';

export interface QuestionRowProps {
  question: string;
  answer: RichTextTree;
  lang: 'it' | 'en';
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  draw?: DrawText;
  headingLevel?: 'h2' | 'h3';
  /** Under the answer. */
  children?: ReactNode;
}

/** A question that opens its answer in place. */
export function QuestionRow({
  question,
  answer,
  lang,
  open,
  onOpenChange,
  draw = (text) => text,
  headingLevel = 'h2',
  children,
}: QuestionRowProps) {
  return (
    <Reveal
      look="row"
      open={open}
      onOpenChange={onOpenChange}
      borderBottomWidth="1px"
      borderColor="line"
      lang={lang}
      line={
        <>
          <Title as={headingLevel} size={20} flex="1" paddingBlock="2.5">
            {draw(question)}
          </Title>
          <Icon icon={ChevronDownIcon} />
        </>
      }
    >
      <Box paddingBottom="6">
        <RichText doc={answer} draw={draw} />
        {children}
      </Box>
    </Reveal>
  );
}
