import { useUiWords } from '@bussola/i18n';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { ExternalLinkIcon, type LucideIcon } from './icons.ts';
import { chakra, VisuallyHidden } from './layout.ts';
import { UiLink } from './ui-link.tsx';

export interface MenuItem {
  label: string;
  icon: LucideIcon;
  /** A page, or with `onPress` an action («Esci», «Note»). */
  href?: string;
  onPress?: () => void;
  current?: boolean;
  /** How many reds are there. */
  badge?: number | undefined;
  /** The number is of what waits for somebody, not of reds. */
  waits?: boolean;
  /** The heading that it stands under. */
  group?: string | undefined;
  /** Another site, in a new tab. */
  external?: boolean;
}

const rowLook = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minHeight: '44px',
    paddingInline: '3',
    borderRadius: 'control',
    color: 'text',
    textDecoration: 'none',
    fontSize: 't15',
    fontWeight: 480,
    textAlign: 'start',
    bg: 'transparent',
    cursor: 'pointer',
    '& > svg': { color: 'text-2' },
    _hover: { bg: 'sunken' },
    '&[aria-current]': {
      bg: 'ink-soft',
      color: 'ink',
      fontWeight: 620,
      '& > svg': { color: 'ink' },
    },
  },
  variants: {
    shape: {
      side: {},
      rail: {
        flexDirection: 'column',
        gap: '1',
        paddingInline: '0',
        paddingBlock: '2',
        fontSize: 't11',
        textAlign: 'center',
        lineHeight: 1.2,
        position: 'relative',
      },
      bottom: {
        flexDirection: 'column',
        gap: '1',
        paddingInline: '0.5',
        paddingTop: '1.5',
        minHeight: '52px',
        justifyContent: 'flex-start',
        textAlign: 'center',
        fontSize: 't11',
        fontWeight: 520,
        lineHeight: 1.2,
        color: 'text-2',
        position: 'relative',
        borderRadius: 'control',
        '&[aria-current]': { bg: 'transparent', color: 'ink', fontWeight: 650 },
      },
    },
  },
  defaultVariants: { shape: 'side' },
} as const;
const RowLink = chakra(UiLink, rowLook);
const RowButton = chakra('button', rowLook);

function Row({
  item,
  shape,
  iconSize,
}: {
  item: MenuItem;
  shape: 'side' | 'rail' | 'bottom';
  iconSize: number;
}) {
  const t = useUiWords();
  const content = (
    <>
      <Icon icon={item.icon} size={iconSize} />
      <chakra.span maxWidth="100%" overflowWrap="anywhere">
        {item.label}
      </chakra.span>
      {item.badge ? (
        <Badge floating={shape !== 'side'} count={item.badge} waits={item.waits} />
      ) : null}
      {item.external && shape === 'side' && (
        <chakra.span marginInlineStart="auto" color="text-2" display="inline-flex">
          <Icon icon={ExternalLinkIcon} size={14} />
        </chakra.span>
      )}
      {item.external && <VisuallyHidden>{`(${t('opensNewTab')})`}</VisuallyHidden>}
    </>
  );
  if (item.href === undefined)
    return (
      <RowButton type="button" shape={shape} onClick={item.onPress}>
        {content}
      </RowButton>
    );
  return (
    <RowLink
      href={item.href}
      shape={shape}
      onClick={item.onPress}
      {...(item.current ? { 'aria-current': 'page' } : {})}
      {...(item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </RowLink>
  );
}

function Badge({
  count,
  floating,
  waits = false,
}: {
  count: number;
  floating: boolean;
  waits?: boolean | undefined;
}) {
  const t = useUiWords();
  return (
    <chakra.span
      minWidth="22px"
      height="22px"
      paddingInline="1.5"
      borderRadius="full"
      bg={waits ? 'sunken' : 'red-bg'}
      color={waits ? 'text' : 'red'}
      fontSize="t13"
      fontWeight="640"
      lineHeight="22px"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
      {...(floating
        ? {
            position: 'absolute',
            top: 0,
            insetInlineStart: 'calc(50% + 4px)',
            minWidth: '18px',
            height: '18px',
            lineHeight: '18px',
            fontSize: 't11',
            paddingInline: '1',
          }
        : { marginInlineStart: 'auto' })}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t(waits ? 'waiting' : 'toAddress', { count })}</VisuallyHidden>
    </chakra.span>
  );
}

export interface NavProps {
  items: readonly MenuItem[];
  foot?: readonly MenuItem[];
  logo?: ReactNode;
  label?: string;
}

/** Entries in their order, those of one group under its heading. */
function grouped(items: readonly MenuItem[]): { heading: string | undefined; items: MenuItem[] }[] {
  const groups: { heading: string | undefined; items: MenuItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.heading === item.group) last.items.push(item);
    else groups.push({ heading: item.group, items: [item] });
  }
  return groups;
}

const Items = ({
  items,
  shape,
  iconSize,
  labelledBy,
}: {
  items: readonly MenuItem[];
  shape: 'side' | 'rail';
  iconSize: number;
  labelledBy?: string | undefined;
}) => (
  <chakra.ul
    listStyle="none"
    display="grid"
    gap={shape === 'rail' ? '1' : '0'}
    aria-labelledby={labelledBy}
  >
    {items.map((item) => (
      <li key={item.label}>
        <Row item={item} shape={shape} iconSize={iconSize} />
      </li>
    ))}
  </chakra.ul>
);

function List({
  items,
  shape,
  iconSize,
}: {
  items: readonly MenuItem[];
  shape: 'side' | 'rail';
  iconSize: number;
}) {
  const id = useId();
  return (
    <chakra.div display="grid" gap={shape === 'rail' ? '3' : '4'}>
      {grouped(items).map(({ heading, items: its }, place) => (
        <div key={heading ?? place}>
          {heading && (
            <chakra.p
              id={`${id}-${place}`}
              // The rail has no room for a word over the icons: a line stands between the groups.
              srOnly={shape === 'rail'}
              fontSize="t13"
              color="text-2"
              paddingInline="3"
              paddingBottom="1"
            >
              {heading}
            </chakra.p>
          )}
          {heading && shape === 'rail' && place > 0 && (
            <chakra.div borderTopWidth="1px" borderColor="line" marginBottom="3" />
          )}
          <Items
            items={its}
            shape={shape}
            iconSize={iconSize}
            labelledBy={heading ? `${id}-${place}` : undefined}
          />
        </div>
      ))}
    </chakra.div>
  );
}

/** From 992 px: icons and words at the side. */
export function SideNav({ items, foot = [], logo, label }: NavProps) {
  const t = useUiWords();
  return (
    <chakra.nav
      data-print="hidden"
      aria-label={label ?? t('mainMenu')}
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      position="sticky"
      top="0"
      height="100dvh"
      width="236px"
      flex="none"
      padding="26px 16px 24px"
      overflowY="auto"
    >
      {logo && (
        <chakra.div paddingInline="10px" paddingBottom="34px">
          {logo}
        </chakra.div>
      )}
      <List items={items} shape="side" iconSize={20} />
      {foot.length > 0 && (
        <chakra.div marginTop="auto" paddingTop="3" borderTopWidth="1px" borderColor="line">
          <List items={foot} shape="side" iconSize={20} />
        </chakra.div>
      )}
    </chakra.nav>
  );
}

/** From 769 to 991 px: a narrow rail, the words small under the icons. */
export function RailNav({ items, foot = [], logo, label }: NavProps) {
  const t = useUiWords();
  return (
    <chakra.nav
      data-print="hidden"
      aria-label={label ?? t('mainMenu')}
      display={{ base: 'none', md: 'flex', lg: 'none' }}
      flexDirection="column"
      position="sticky"
      top="0"
      height="100dvh"
      width="88px"
      flex="none"
      // «Amministratori» fits in one line.
      padding="22px 4px"
      overflowY="auto"
    >
      {logo && (
        <chakra.div display="grid" placeItems="center" paddingBottom="6">
          {logo}
        </chakra.div>
      )}
      <List items={items} shape="rail" iconSize={20} />
      {foot.length > 0 && (
        <chakra.div marginTop="auto" paddingTop="3">
          <List items={foot} shape="rail" iconSize={20} />
        </chakra.div>
      )}
    </chakra.nav>
  );
}

/** Under 769 px: at most five places at the foot of the screen. */
export function BottomBar({ items, label }: { items: readonly MenuItem[]; label?: string }) {
  const t = useUiWords();
  return (
    <chakra.nav
      data-print="hidden"
      aria-label={label ?? t('mainMenu')}
      display={{ base: 'block', md: 'none' }}
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="5"
      bg="surface"
      borderTopWidth="1px"
      borderColor="line"
      padding="6px 4px calc(10px + env(safe-area-inset-bottom))"
    >
      <chakra.ul
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns="minmax(0, 1fr)"
        listStyle="none"
      >
        {items.map((item) => (
          <li key={item.label}>
            <Row item={item} shape="bottom" iconSize={22} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
