import { chakra } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 20,
    bg: 'surface',
    color: 'ink',
    padding: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'line-strong',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
    _print: { display: 'none' },
  },
});

/** The first stop of the keyboard: past the menu. */
export function SkipLink() {
  const t = useShellWords();
  return <Skip href="#content">{t('frame.skip')}</Skip>;
}
