import { brand, CompassMark, Logo, RailNav, SideNav, UiLink } from '@bussola/ui/core';
import type { MenuItem } from '@bussola/ui/core';

interface Props {
  items: readonly MenuItem[];
  foot: readonly MenuItem[];
  /** Where the logo leads. */
  home: string;
}

/** The menu at the side: with words on a wide screen, a narrow rail of icons on a tablet. */
export function FrameMenu({ items, foot, home }: Props) {
  return (
    <>
      <SideNav
        items={items}
        foot={foot}
        logo={
          <UiLink href={home} aria-label={brand.name}>
            <Logo />
          </UiLink>
        }
      />
      <RailNav
        items={items}
        foot={foot}
        logo={
          <UiLink href={home} aria-label={brand.name}>
            <CompassMark />
          </UiLink>
        }
      />
    </>
  );
}
