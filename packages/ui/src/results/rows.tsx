import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../core/card.tsx';
import { Icon } from '../core/icon.tsx';
import { chakra } from '../core/layout.ts';
import { LevelMark, LevelPill, type LevelLook } from '../core/level.tsx';
import { UiLink } from '../core/ui-link.tsx';

/** Something noticed: its mark, a sentence, a quiet link. In a list, hairlines between. */
export function HintRow({
  level,
  children,
  end,
}: {
  level: LevelLook;
  children: ReactNode;
  end?: ReactNode;
}) {
  return (
    <chakra.li
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap="14px"
      alignItems="flex-start"
      borderTopWidth="1px"
      borderColor="line"
      paddingBlock="18px"
      _last={{ borderBottomWidth: '1px' }}
    >
      <chakra.span marginTop="0.5">
        <LevelMark level={level} size={18} />
      </chakra.span>
      <chakra.p flex="1" maxWidth="70ch">
        {children}
      </chakra.p>
      {end && (
        <chakra.span
          marginInlineStart={{ base: '32px', md: 'auto' }}
          flexBasis={{ base: '100%', md: 'auto' }}
          whiteSpace="nowrap"
        >
          {end}
        </chakra.span>
      )}
    </chakra.li>
  );
}
/** The list of what was noticed. */
export const HintList = chakra('ul', { base: { listStyle: 'none' } });

const RowLink = chakra(UiLink, {
  base: {
    color: 'text',
    textDecoration: 'none',
    flex: '1 1 auto',
    minHeight: '44px',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: '3px',
    _hover: { textDecoration: 'underline' },
  },
});

/** The areas of the household as a whole: name and pill, two columns where there is room. */
export function LevelRows({
  rows,
}: {
  rows: readonly {
    key: string;
    label: string;
    level: LevelLook;
    notApplicable?: boolean;
    /** Name of the person, when the level is not the reader's own. */ of?: string;
    toCheck?: boolean;
    href?: string | undefined;
  }[];
}) {
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="0 56px"
    >
      {rows.map((row) => (
        <chakra.li
          key={row.key}
          display="flex"
          alignItems="center"
          flexWrap="wrap"
          gap="4px 14px"
          minHeight="58px"
          paddingBlock="2"
          borderBottomWidth="1px"
          borderColor="line"
          fontWeight="540"
        >
          {row.href ? (
            <RowLink href={row.href}>{row.label}</RowLink>
          ) : (
            <chakra.span flex="1">{row.label}</chakra.span>
          )}
          <chakra.span marginInlineStart="auto">
            <LevelPill
              level={row.level}
              notApplicable={row.notApplicable ?? false}
              of={row.of}
              toCheck={row.toCheck ?? false}
            />
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** A thing one can go on with: round icon, two lines, one action. */
export function Tile({
  icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Card
      display="grid"
      gridTemplateColumns={{ base: '44px minmax(0, 1fr)', xl: '44px minmax(0, 1fr) auto' }}
      gap="4px 16px"
      alignItems="center"
      padding="20px 24px"
    >
      <chakra.span
        width="44px"
        height="44px"
        borderRadius="50%"
        bg="ink-soft"
        color="ink"
        display="grid"
        placeItems="center"
      >
        <Icon icon={icon} size={20} />
      </chakra.span>
      <div>
        <chakra.b fontWeight="600">{title}</chakra.b>
        {children && <chakra.div textStyle="quiet">{children}</chakra.div>}
      </div>
      {action && (
        <chakra.div gridColumn={{ base: '2', xl: 'auto' }} justifySelf="start">
          {action}
        </chakra.div>
      )}
    </Card>
  );
}
