import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { Avatar } from '../core/avatar.tsx';
import { Card } from '../core/card.tsx';
import { chakra, VisuallyHidden } from '../core/layout.ts';
import { LevelMark, LevelPill, useLevelWords, type LevelLook } from '../core/level.tsx';
import { Title } from '../core/typography.tsx';
import { UiLink } from '../core/ui-link.tsx';
import type { PersonShown } from './people.tsx';

export interface MatrixCell {
  level: LevelLook;
  notApplicable?: boolean;
  /** Name of the person, when the level is not the reader's own. */ of?: string | undefined;
  toCheck?: boolean;
  /** Opens the reasons for this level. The whole cell is then a button. */
  why?: { of: string; onClick: () => void };
}
export interface MatrixProps {
  people: readonly PersonShown[];
  /** `short` where the columns are narrow: beside the menu of a small screen. */
  risks: readonly { key: string; label: string; short?: string; href?: string }[];
  /** Undefined where nothing is known: drawn as missing data. */
  cell: (personId: string, risk: string) => MatrixCell | undefined;
  caption?: string;
}

const UNKNOWN: MatrixCell = { level: 'grey' };
const cellLook = {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '1.5',
    padding: { base: '12px 2px', xl: '15px 4px' },
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    fontSize: 't13',
    fontWeight: 580,
    lineHeight: 1.2,
    borderRadius: '6px',
  },
  variants: {
    level: {
      red: { color: 'red' },
      yellow: { color: 'yellow' },
      green: { color: 'green' },
      grey: { color: 'text-2', fontWeight: 400 },
    },
  },
} as const;
const CellButton = chakra('button', {
  ...cellLook,
  base: { ...cellLook.base, width: '100%', cursor: 'pointer', _hover: { bg: 'ink-soft' } },
});
const CellText = chakra('span', cellLook);

/** Who needs what: people down, risks across; a card a person where the columns do not fit. */
export function Matrix(props: MatrixProps) {
  return (
    <>
      <chakra.div display={{ base: 'none', lg: 'block' }} overflowX="auto" paddingBottom="1">
        <MatrixTable {...props} />
      </chakra.div>
      <chakra.div
        display={{ base: 'grid', lg: 'none' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: props.people.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        }}
        gap="14px"
      >
        {props.people.map((person) => (
          <PersonCard key={person.id} {...props} person={person} />
        ))}
      </chakra.div>
    </>
  );
}

const TABLE_CSS = {
  '& thead th': {
    fontSize: '{fontSizes.t13}',
    fontWeight: 540,
    lineHeight: 1.3,
    color: '{colors.text-2}',
    textAlign: 'center',
    padding: '0 4px 14px',
    verticalAlign: 'bottom',
    borderBottomWidth: '1.5px',
    borderColor: '{colors.ink}',
    hyphens: 'auto',
    overflowWrap: 'normal',
  },
  '& thead th:first-of-type': {
    textAlign: 'start',
    width: { base: '104px', xl: '160px' },
    paddingInlineStart: 0,
  },
  '& tbody th, & td': { borderBottomWidth: '1px', borderColor: '{colors.line}' },
  '& td': { padding: 0, textAlign: 'center' },
} as const;

function MatrixTable({ people, risks, cell, caption }: MatrixProps) {
  const t = useUiWords();
  return (
    <chakra.table
      width="100%"
      minWidth={{ lg: `${104 + risks.length * 72}px`, xl: `${160 + risks.length * 104}px` }}
      borderCollapse="separate"
      borderSpacing="0"
      tableLayout="fixed"
      css={TABLE_CSS}
    >
      <chakra.caption srOnly>{caption ?? t('matrix.caption')}</chakra.caption>
      <thead>
        <tr>
          <th scope="col">{t('matrix.person')}</th>
          {risks.map((risk) => (
            <th key={risk.key} scope="col">
              <RiskHead {...risk} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <chakra.th scope="row" textAlign="start" fontWeight="580" padding="8px 12px 8px 0">
              <Name person={person} narrow />
            </chakra.th>
            {risks.map((risk) => (
              <Cell key={risk.key} one={cell(person.id, risk.key) ?? UNKNOWN} />
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function RiskHead({ label, short, href }: MatrixProps['risks'][number]) {
  const words = short ? (
    <>
      <chakra.span display={{ base: 'none', xl: 'inline' }}>{label}</chakra.span>
      <chakra.span display={{ base: 'inline', xl: 'none' }}>{short}</chakra.span>
    </>
  ) : (
    label
  );
  return href ? <HeadLink href={href}>{words}</HeadLink> : words;
}

const HeadLink = chakra(UiLink, {
  base: {
    color: 'text-2',
    textDecoration: 'none',
    borderRadius: '3px',
    _hover: { color: 'ink', textDecoration: 'underline' },
  },
});

/** Read out by screen readers after the level, in a cell that is a button. */
function Asks({ of }: { of: string }) {
  const t = useUiWords();
  return <VisuallyHidden>{` ${t('result.ask')} ${of}`}</VisuallyHidden>;
}

function Cell({ one: { why, ...one } }: { one: MatrixCell }) {
  const word = useLevelWords();
  const content = (
    <>
      <LevelMark level={one.level} size={18} />
      <span>
        <span>{word(one)}</span>
        {why && <Asks of={why.of} />}
      </span>
    </>
  );
  return (
    <td>
      {why ? (
        <CellButton type="button" aria-haspopup="dialog" level={one.level} onClick={why.onClick}>
          {content}
        </CellButton>
      ) : (
        <CellText level={one.level}>{content}</CellText>
      )}
    </td>
  );
}

interface PersonCardProps extends Pick<MatrixProps, 'risks' | 'cell'> {
  person: PersonShown;
}

function PersonCard({ person, risks, cell }: PersonCardProps) {
  return (
    <Card as="article" paddingBlock="4">
      <Title as="h3" size={20} marginBottom="3">
        <Name person={person} />
      </Title>
      <chakra.ul listStyle="none">
        {risks.map((risk) => {
          const one = cell(person.id, risk.key) ?? UNKNOWN;
          const content = (
            <>
              <chakra.span flex="1 1 auto" textAlign="start">
                {risk.label}
              </chakra.span>
              <LevelPill
                level={one.level}
                notApplicable={one.notApplicable ?? false}
                of={one.of}
                toCheck={one.toCheck ?? false}
              />
              {one.why && <Asks of={one.why.of} />}
            </>
          );
          return (
            <chakra.li key={risk.key} borderTopWidth="1px" borderColor="line">
              {one.why ? (
                <RowButton type="button" aria-haspopup="dialog" onClick={one.why.onClick}>
                  {content}
                </RowButton>
              ) : (
                <RowText>{content}</RowText>
              )}
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Card>
  );
}

const rowLook = {
  base: {
    display: 'flex',
    alignItems: 'center',
    // A long pill wraps under the name instead of leaving the card.
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '4px 12px',
    paddingBlock: '2',
    width: '100%',
    minHeight: '48px',
    fontSize: 't15',
  },
} as const;
const RowText = chakra('div', rowLook);
const RowButton = chakra('button', {
  base: { ...rowLook.base, cursor: 'pointer', borderRadius: '6px', _hover: { bg: 'ink-soft' } },
});

function Name({ person, narrow = false }: { person: PersonShown; narrow?: boolean }): ReactNode {
  return (
    <chakra.span display="flex" alignItems="center" gap="3">
      <chakra.span display={narrow ? { base: 'none', xl: 'contents' } : 'contents'}>
        <Avatar name={person.fullName} tone={person.tone} image={person.image} />
      </chakra.span>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {person.name}
      </chakra.span>
    </chakra.span>
  );
}
