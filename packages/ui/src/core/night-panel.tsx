import type { ComponentProps } from 'react';
import { chakra } from './layout.ts';

const Panel = chakra('div', {
  base: {
    bg: 'night', color: 'night-text',
    '--b-colors-ground': '{colors.night}', '--b-colors-line': '{colors.night-line}', '--b-colors-line-strong': '#7FA19D', '--b-colors-title': '{colors.night-text}', '--b-colors-text': '{colors.night-text}',
    '--b-colors-text-2': '{colors.night-text-2}', '--b-colors-focus': '#7CC6EA',
  },
});

/** The one dark panel, public area only: the same in both themes, with the dark theme's marks on the petrol ground. */
export function NightPanel({ className, ...rest }: ComponentProps<typeof Panel>) {
  return <Panel className={className ? `dark ${className}` : 'dark'} {...rest} />;
}
