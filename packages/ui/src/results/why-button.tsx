import { useUiWords } from '@bussola/i18n';
import { chakra, VisuallyHidden } from '../core/layout.ts';

const Quiet = chakra('button', {
  base: {
    // Small to see and 44 px to touch: what surrounds the word belongs to it.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: '1',
    bg: 'transparent',
    color: 'text-2',
    cursor: 'pointer',
    fontFamily: 'body',
    fontSize: 't13',
    fontWeight: 450,
    lineHeight: '20px',
    borderRadius: '3px',
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationThickness: '1px',
    textDecorationColor: 'line-strong',
    textUnderlineOffset: '3px',
    _hover: { color: 'ink', textDecorationColor: 'currentColor' },
    _after: { content: '""', position: 'absolute', inset: '-12px -4px' },
  },
});

export interface WhyButtonProps {
  /** The figure it stands beside, for screen readers: «Perché? Patrimonio netto». */
  of: string;
  onClick: () => void;
}

/** The quiet question beside a number; opens the explainer. */
export function WhyButton({ of, onClick }: WhyButtonProps) {
  const t = useUiWords();
  return (
    <Quiet type="button" aria-haspopup="dialog" data-print="hidden" onClick={onClick}>
      <span>{t('result.ask')}</span>
      <VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </Quiet>
  );
}
