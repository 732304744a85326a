import { useEffect } from 'react';
import { useLanguage } from '@bussola/i18n';
import { brand, Button, Card, chakra, Icon, Logo, PrinterIcon } from '@bussola/ui/core';
import { LetterLine, Notice, Question, Text, TextLink, Title, UiLink } from '@bussola/ui/core';
import { LanguageChoice } from '../../auth/language-choice.tsx';
import { policyTexts } from './policy-texts.ts';
import type { PolicySection, PolicyText } from './policy-text.ts';

interface Props {
  text: PolicyText;
  /** For the title of the window. */
  name: string;
  letter?: string;
  tabs?: readonly { name: string; href: string; isCurrent: boolean }[];
  /** What a consent records of this text. */
  recorded?: { title: string; text: string };
}

const idOf = (place: number): string => `s${place + 1}`;

/** A text of the house to read and to print: policies and guide. */
export function Article({ text, name, letter, tabs = [], recorded }: Props) {
  const words = policyTexts(useLanguage());
  useEffect(() => {
    document.title = `${brand.name} – ${name}`;
  }, [name]);
  return (
    <chakra.div minHeight="100dvh" paddingInline={{ base: '5', md: '16' }} paddingTop="6">
      <chakra.header display="flex" alignItems="center" maxWidth="1080px" marginInline="auto">
        <UiLink href="/" aria-label={brand.name}>
          <Logo />
        </UiLink>
        <LanguageChoice />
      </chakra.header>
      <chakra.div maxWidth="1080px" marginInline="auto">
        {tabs.length > 0 && <Tabs tabs={tabs} label={words.policies} />}
        <chakra.main id="content" paddingTop="10">
          {letter && <LetterLine>{letter}</LetterLine>}
          <chakra.div display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
            <Title size={44}>{text.title}</Title>
            <Button icon={<Icon icon={PrinterIcon} />} onClick={() => print()}>
              {words.print}
            </Button>
          </chakra.div>
          <chakra.div marginTop="6">
            <Notice kind="info" silent flat title={words.demo}>
              {words.demoText}
            </Notice>
          </chakra.div>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 640px)' }}
            gap={{ base: '8', lg: '16' }}
            marginTop="9"
          >
            <Contents sections={text.sections} label={words.onThisPage} />
            <div>
              <Brief title={words.brief} sentences={text.brief} />
              {text.sections.map((section, place) => (
                <Section key={section.title} section={section} place={place} />
              ))}
              {recorded && (
                <chakra.section
                  borderTopWidth="1.5px"
                  borderColor="ink"
                  marginTop="12"
                  paddingTop="4"
                >
                  <Text size="small">
                    <chakra.b>{recorded.title}</chakra.b> <span>{recorded.text}</span>
                  </Text>
                  <Text size="quiet" marginTop="2">
                    {words.before}
                  </Text>
                </chakra.section>
              )}
            </div>
          </chakra.div>
        </chakra.main>
        <Foot letter={letter} />
      </chakra.div>
    </chakra.div>
  );
}

function Tabs({ tabs, label }: { tabs: NonNullable<Props['tabs']>; label: string }) {
  return (
    <chakra.nav
      aria-label={label}
      data-print="hidden"
      display="flex"
      gap="6"
      marginTop="4"
      borderBottomWidth="1px"
      borderColor="line"
    >
      {tabs.map(({ name, href, isCurrent }) => (
        <Tab key={name} href={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
          {name}
        </Tab>
      ))}
    </chakra.nav>
  );
}
const Tab = chakra(UiLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'text-2',
    textDecoration: 'none',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    '&[aria-current]': { color: 'ink', fontWeight: 620, borderColor: 'ink' },
  },
});

function Contents({ sections, label }: { sections: readonly PolicySection[]; label: string }) {
  return (
    <chakra.nav
      aria-label={label}
      data-print="hidden"
      display={{ base: 'none', lg: 'block' }}
      borderTopWidth="1.5px"
      borderColor="ink"
      paddingTop="3"
      alignSelf="start"
      position="sticky"
      top="6"
    >
      <chakra.p textStyle="small" fontWeight="620">
        {label}
      </chakra.p>
      <chakra.ol listStyle="none">
        {sections.map(({ title }, place) => (
          <li key={title}>
            <TextLink quiet display="inline-block" paddingBlock="1.5" href={`#${idOf(place)}`}>
              {title}
            </TextLink>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

function Brief({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Card>
      <Question>{title}</Question>
      <chakra.ul listStyle="none" marginTop="3">
        {sentences.map((sentence) => (
          <chakra.li
            key={sentence}
            textStyle="body"
            paddingBlock="3"
            borderTopWidth="1px"
            borderColor="line"
          >
            {sentence}
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function Section({ section, place }: { section: PolicySection; place: number }) {
  const { title, text, points = [], table } = section;
  return (
    <chakra.section id={idOf(place)} aria-labelledby={`${idOf(place)}-title`} marginTop="10">
      <Title as="h2" size={26} id={`${idOf(place)}-title`}>
        {title}
      </Title>
      {text.map((paragraph) => (
        <Text key={paragraph} marginTop="3" measure="free" maxWidth="66ch">
          {paragraph}
        </Text>
      ))}
      {points.length > 0 && (
        <chakra.ul marginTop="3" paddingInlineStart="5" listStyle="disc" display="grid" gap="2">
          {points.map((point) => (
            <chakra.li key={point} textStyle="body">
              {point}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {table && <Rows table={table} />}
    </chakra.section>
  );
}

/** A small table; on a phone each row stands below the one before, without the names above. */
function Rows({ table: [head = [], ...rows] }: { table: NonNullable<PolicySection['table']> }) {
  return (
    <chakra.table width="100%" marginTop="4" textStyle="small" borderCollapse="collapse">
      <chakra.thead display={{ base: 'none', md: 'table-header-group' }}>
        <tr>
          {head.map((name) => (
            <chakra.th
              key={name}
              scope="col"
              textAlign="start"
              paddingBlock="2"
              paddingInlineEnd="4"
              borderBottomWidth="1.5px"
              borderColor="ink"
            >
              {name}
            </chakra.th>
          ))}
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr
            key={row[0]}
            display={{ base: 'block', md: 'table-row' }}
            borderBottomWidth="1px"
            borderColor="line"
            paddingBlock={{ base: '2', md: '0' }}
          >
            {row.map((cell, column) => (
              <chakra.td
                key={cell}
                display={{ base: 'block', md: 'table-cell' }}
                verticalAlign="top"
                paddingBlock={{ base: '0.5', md: '3' }}
                paddingInlineEnd="4"
                overflowWrap="anywhere"
                fontWeight={column === 0 ? '620' : undefined}
              >
                {cell}
              </chakra.td>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Foot({ letter }: { letter: string | undefined }) {
  const words = policyTexts(useLanguage());
  const links = [
    { name: words.name.terms, href: brand.policies.terms },
    { name: words.name.privacy, href: brand.policies.privacy },
    { name: words.name.cookies, href: brand.policies.cookies },
    { name: words.guideName, href: brand.guideUrl },
  ];
  return (
    <chakra.footer
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="2"
      alignItems="center"
      borderTopWidth="1px"
      borderColor="line"
      marginTop="12"
      paddingBlock="5"
      textStyle="quiet"
    >
      {links.map(({ name, href }) => (
        <TextLink key={name} quiet href={href}>
          {name}
        </TextLink>
      ))}
      {letter && <chakra.span marginInlineStart={{ md: 'auto' }}>{letter}</chakra.span>}
    </chakra.footer>
  );
}
