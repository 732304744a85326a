import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { chakra } from './layout.ts';
import { Switch } from './switch.tsx';
import { LinkLikeButton } from './text-link.tsx';
import { textElement } from './text-element.tsx';

export interface StripPerson {
  id: string;
  name: string;
  /** Name and surname, for the initials. */
  fullName: string;
  /** «marito, 42». */
  note?: string;
  tone: number;
  image?: string | undefined;
  on: boolean;
  /** Why the switch cannot move: the last one counted stays. */
  lockedReason?: string | undefined;
}

export interface FamilyStripProps {
  people: readonly StripPerson[];
  /** Absent for people who may only look. */
  onSwitch?: ((id: string, on: boolean) => void) | undefined;
  /** «Analisi su 3 persone su 4». */
  summary: ReactNode;
  summaryNote?: ReactNode;
  /** Absent when everybody counts. */
  onReset?: (() => void) | undefined;
}

/** Who is counted, on top of the dashboards: switching a person recomputes everything below. */
export function FamilyStrip({ people, onSwitch, summary, summaryNote, onReset }: FamilyStripProps) {
  const t = useUiWords();
  return (
    <chakra.section
      aria-label={t('strip.label')}
      display="flex"
      flexWrap={{ base: 'wrap', xl: 'nowrap' }}
      alignItems="center"
      gap={{ base: '4px 24px', md: '6' }}
      borderBlockWidth="1px"
      borderColor="line"
      paddingBlock={{ base: '10px', md: '14px' }}
    >
      <chakra.ul
        display="flex"
        listStyle="none"
        gap={{ base: '3', md: '12px 20px', xl: '12px 32px' }}
        flexWrap={{ md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        maxWidth="100%"
        justifyContent={{ base: 'space-between', md: 'flex-start' }}
        flex={{ base: '1 1 100%', xl: '0 1 auto' }}
        // Room for the focus ring of a switch.
        padding="5px"
        margin="-5px"
      >
        {people.map((person) => (
          <Person
            key={person.id}
            person={person}
            onSwitch={onSwitch && ((on) => onSwitch(person.id, on))}
          />
        ))}
      </chakra.ul>
      <chakra.p
        role="status"
        flex={{ xl: 'none' }}
        marginInlineStart={{ xl: 'auto' }}
        textAlign={{ base: 'start', xl: 'end' }}
        maxWidth={{ xl: '24ch' }}
        fontSize="t13"
        fontWeight="560"
        lineHeight="1.35"
      >
        {textElement(summary)}
        {summaryNote && (
          <chakra.small
            display={{ base: 'inline', xl: 'block' }}
            marginInlineStart={{ base: '2', xl: '0' }}
            fontSize="t13"
            fontWeight="400"
            color="text-2"
          >
            {summaryNote}
          </chakra.small>
        )}
        {onReset && (
          <chakra.span display="block" fontWeight="400">
            <LinkLikeButton type="button" onClick={onReset}>
              {t('strip.reset')}
            </LinkLikeButton>
          </chakra.span>
        )}
      </chakra.p>
    </chakra.section>
  );
}

interface PersonProps {
  person: StripPerson;
  onSwitch: ((on: boolean) => void) | undefined;
}

function Person({ person, onSwitch }: PersonProps) {
  const t = useUiWords();
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems="center"
      gap={{ base: '0.5', md: '11px' }}
      textAlign={{ base: 'center', md: 'start' }}
    >
      <Avatar name={person.fullName} tone={person.tone} image={person.image} off={!person.on} />
      <chakra.span minWidth="0">
        <chakra.span
          display="block"
          lineHeight="1.25"
          fontSize={{ base: 't13', md: 't15' }}
          fontWeight={person.on ? 600 : 500}
          color={person.on ? 'text' : 'text-2'}
          maxWidth="14ch"
          truncate
        >
          {person.name}
        </chakra.span>
        {person.note && (
          <chakra.small
            display={{ base: 'none', md: 'block' }}
            fontSize="t13"
            lineHeight="1.25"
            color="text-2"
            whiteSpace="nowrap"
          >
            {person.note}
          </chakra.small>
        )}
      </chakra.span>
      {onSwitch && (
        <chakra.span title={person.lockedReason} data-print="hidden">
          <Switch
            hideLabel
            label={`${t('strip.inAnalysis', { name: person.name })}${person.lockedReason ? `. ${person.lockedReason}` : ''}`}
            checked={person.on}
            onChange={onSwitch}
            disabled={Boolean(person.lockedReason)}
          />
        </chakra.span>
      )}
    </chakra.li>
  );
}
