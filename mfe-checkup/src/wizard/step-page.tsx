import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@bussola/i18n';
import { chakra, LetterLine, Text, Title } from '@bussola/ui/core';
import { checkupNamespace } from '../namespace.ts';
import type { Tab } from '../steps.ts';

export interface MarginNote {
  title: string;
  text: ReactNode;
}
interface Props {
  tab?: Tab;
  title: string;
  intro?: ReactNode;
  /** «Perché lo chiediamo»: in the margin where there is one, under the form on phones. */
  notes?: readonly MarginNote[];
  children: ReactNode;
  footer?: ReactNode;
}

/** What takes the focus stops above the footer, which stays in sight. */
const CLEAR_OF_FOOTER = {
  '& :is(input, select, button, a, summary, fieldset, [tabindex])': {
    scrollMarginBlock: '24px 112px',
  },
};

/** A step on the page: title, form, reasons beside it, the footer always in sight. */
export function StepPage({ tab, title, intro, notes = [], children, footer }: Props) {
  const t = useT(checkupNamespace);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading, so that a screen reader says which step is open. The first page is left to
  // the browser.
  useEffect(() => {
    if (document.activeElement !== document.body || history.length > 1)
      heading.current?.focus({ preventScroll: true });
  }, []);
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
          lg: notes.length > 0 ? 'minmax(0, 640px) minmax(0, 272px)' : 'minmax(0, 1fr)',
        }}
        justifyContent="space-between"
        alignItems="start"
        _focusVisible={{ outline: 'none' }}
        css={CLEAR_OF_FOOTER}
      >
        <chakra.div maxWidth={{ md: notes.length > 0 ? '640px' : undefined }} minWidth="0">
          {tab !== undefined && (
            <LetterLine display={{ base: 'none', md: 'block' }}>
              {t('header.position', { current: tab + 1 })} · {t(`minutes.t${tab}`)}
            </LetterLine>
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
            <Text as="div" size="lead" marginTop="3">
              {intro}
            </Text>
          )}
          <chakra.div marginTop="8">{children}</chakra.div>
        </chakra.div>
        {notes.length > 0 && (
          <chakra.aside
            aria-label={t('notes.label')}
            borderInlineStartWidth={{ lg: '1px' }}
            borderTopWidth={{ base: '1px', lg: '0' }}
            borderColor="line"
            paddingInlineStart={{ lg: '7' }}
            paddingTop={{ base: '9', lg: '0' }}
            display="grid"
            gap="7"
            maxWidth={{ md: '640px' }}
          >
            {notes.map((note) => (
              <section key={note.title}>
                <Title as="h2" size={17} marginBottom="1">
                  {note.title}
                </Title>
                <chakra.div textStyle="quiet">{note.text}</chakra.div>
              </section>
            ))}
          </chakra.aside>
        )}
      </chakra.main>
      {footer}
    </>
  );
}
