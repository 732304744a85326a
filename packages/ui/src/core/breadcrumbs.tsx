import {
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbRoot,
  BreadcrumbSeparator,
} from '@chakra-ui/react/breadcrumb';
import { useUiWords } from '@bussola/i18n';
import { Fragment } from 'react';
import { chakra } from './layout.ts';
import { Icon } from './icon.tsx';
import { ChevronRightIcon } from './icons.ts';
import { UiLink } from './ui-link.tsx';

export interface Crumb {
  label: string;
  /** Absent for a level that has no page and for the page one is on. */ href?: string | undefined;
}

/** Small and quiet: where one is, from the home to the page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useUiWords();
  return (
    <BreadcrumbRoot
      aria-label={t('breadcrumbs')}
      display={{ base: 'none', md: 'block' }}
      minWidth="0"
    >
      <BreadcrumbList
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="0 6px"
        fontSize="t13"
        color="text-2"
        listStyle="none"
      >
        {items.map((item, place) => (
          <Fragment key={`${item.label}-${place}`}>
            {place > 0 && (
              <BreadcrumbSeparator display="inline-flex">
                <Icon icon={ChevronRightIcon} size={14} />
              </BreadcrumbSeparator>
            )}
            <BreadcrumbItem display="inline-flex" alignItems="center" minWidth="0">
              <CrumbLink item={item} isLast={place === items.length - 1} />
            </BreadcrumbItem>
          </Fragment>
        ))}
      </BreadcrumbList>
    </BreadcrumbRoot>
  );
}

/** Not Chakra's `CurrentLink`, which calls itself a link and leads nowhere. */
const Here = chakra('span', {
  base: {
    maxWidth: '34ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'text',
  },
});
const Above = chakra(UiLink, {
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

function CrumbLink({ item: { label, href }, isLast }: { item: Crumb; isLast: boolean }) {
  if (isLast) return <Here aria-current="page">{label}</Here>;
  if (href === undefined) return label;
  return (
    <BreadcrumbLink asChild>
      <Above href={href}>{label}</Above>
    </BreadcrumbLink>
  );
}
