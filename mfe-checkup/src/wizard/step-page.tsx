import { memo, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@bussola/i18n';
import { chakra, LetterLine, Text, Title } from '@bussola/ui/core';
import { checkupNamespace } from '../namespace.ts';
import type { Tab } from '../steps.ts';
import { MarginNotes, STEP_COLUMNS, type MarginNote } from './margin-notes.tsx';
import { useTimeLeft } from './use-time-left.ts';

interface Props {
  tab?: Tab;
  title: string;
  intro?: ReactNode;
  /** Reasons of the whole page; a part may have its own, see `WithNotes`. */
  notes?: readonly MarginNote[];
  children: ReactNode;
  footer?: ReactNode;
}

/** What takes the focus stops above the footer, and below the line that the network is gone. */
const CLEAR_OF_STRIPS = {
  '& :is(input, select, button, a, summary, fieldset, [tabindex])': {
    scrollMarginBlock: '96px 112px',
  },
};

/** A step on the page: title, form, reasons beside it, the footer always in sight. */
export function StepPage({ tab, title, intro, notes = [], children, footer }: Props) {
  const t = useT(checkupNamespace);
  return (
    <>
      <chakra.main
        id="content"
        tabIndex={-1}
        width="100%"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: '5', md: '8', xl: '0' }}
        paddingTop={{ base: '8', md: '12' }}
        paddingBottom={{ base: '12', md: '16' }}
        display="grid"
        gap={{ base: '48px', lg: '64px' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: notes.length > 0 ? STEP_COLUMNS : 'minmax(0, 1fr)',
        }}
        justifyContent="space-between"
        alignItems="start"
        _focusVisible={{ outline: 'none' }}
        css={CLEAR_OF_STRIPS}
      >
        <chakra.div maxWidth={{ md: notes.length > 0 ? '640px' : undefined }} minWidth="0">
          <StepHead tab={tab} title={title} intro={intro} />
          <chakra.div marginTop="8">{children}</chakra.div>
        </chakra.div>
        {notes.length > 0 && <MarginNotes label={t('notes.label')} notes={notes} parted />}
      </chakra.main>
      {footer}
    </>
  );
}

/** Position in the checkup, title and introduction. `memo`: an answer changes none of them. */
const StepHead = memo(function StepHead({
  tab,
  title,
  intro,
}: Pick<Props, 'tab' | 'title' | 'intro'>) {
  const t = useT(checkupNamespace);
  const { toTheEnd } = useTimeLeft();
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader then says which step is open. On the first page the browser sets the focus.
  useEffect(() => {
    if (document.activeElement !== document.body || history.length > 1)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {tab !== undefined && (
        <LetterLine
          display={{ base: 'none', md: 'block' }}
        >{`${t('header.position', { current: tab + 1 })} · ${toTheEnd(tab)}`}</LetterLine>
      )}
      <Title
        ref={heading}
        size={34}
        tabIndex={-1}
        marginTop={{ md: '1' }}
        _focusVisible={{ outline: 'none' }}
      >
        {title}
      </Title>
      {intro && (
        <Text as="div" size="lead" marginTop="3" maxWidth={{ md: '640px' }}>
          {intro}
        </Text>
      )}
    </>
  );
});
