import { useUiWords } from '@bussola/i18n';
import { chakra } from './layout.ts';
import { Icon } from './icon.tsx';
import { ChevronRightIcon } from './icons.ts';
import { UiLink } from './ui-link.tsx';

export interface Crumb {
  label: string;
  /** Absent for a level that has no page and for the page one is on. */ href?: string | undefined;
}

const Crumbed = chakra(UiLink, {
  base: {
    color: 'text-2',
    textDecoration: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    borderRadius: '3px',
    _hover: { textDecoration: 'underline' },
  },
});

/** Small and quiet: where one is, from the home to the page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useUiWords();
  return (
    <chakra.nav aria-label={t('breadcrumbs')} display={{ base: 'none', md: 'block' }} minWidth="0">
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="0 6px"
        fontSize="t13"
        color="text-2"
        listStyle="none"
      >
        {items.map((item, place) => {
          const isLast = place === items.length - 1;
          return (
            <chakra.li
              key={`${item.label}-${place}`}
              display="inline-flex"
              alignItems="center"
              gap="6px"
              minWidth="0"
            >
              {place > 0 && <Icon icon={ChevronRightIcon} size={14} />}
              {item.href && !isLast ? (
                <Crumbed href={item.href}>{item.label}</Crumbed>
              ) : (
                <chakra.span
                  maxWidth="34ch"
                  overflow="hidden"
                  textOverflow="ellipsis"
                  whiteSpace="nowrap"
                  color={isLast ? 'text' : undefined}
                  {...(isLast ? { 'aria-current': 'page' } : {})}
                >
                  {item.label}
                </chakra.span>
              )}
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}
