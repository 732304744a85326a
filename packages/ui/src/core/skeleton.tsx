import { Skeleton as ChakraSkeleton } from '@chakra-ui/react/skeleton';
import { useUiWords } from '@bussola/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { Card } from './card.tsx';
import { chakra, VisuallyHidden } from './layout.ts';

/** A bar in the place of a text that is coming. */
export const SkeletonBar = chakra(ChakraSkeleton, {
  base: {
    display: 'block',
    height: '14px',
    borderRadius: '4px',
    bg: 'sunken',
    animation: 'breathe 1.8s ease-in-out infinite',
  },
  variants: {
    kind: {
      text: {},
      title: { height: '26px' },
      bar: { marginBlock: '10px', borderWidth: '1px', borderColor: 'line' },
    },
  },
});

export interface SkeletonProps {
  /** What is being loaded, for screen readers. */
  label?: string;
  /** What one can do when it takes more than ten seconds. */
  exit?: ReactNode;
  /** The shape of what is coming; a card by default. */
  children?: ReactNode;
  /** How long before the exit is offered. */
  slowAfterMs?: number;
}

/** The shape of what is coming. After ten seconds it says so and offers a way on. */
export function Skeleton({ label, exit, children, slowAfterMs = 10_000 }: SkeletonProps) {
  const t = useUiWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [slowAfterMs]);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <div aria-hidden="true">
        {children ?? (
          <Card display="grid" gap="14px">
            <SkeletonBar width="38%" />
            <SkeletonBar kind="title" width="72%" />
            <SkeletonBar width="94%" />
            <SkeletonBar width="60%" />
            <SkeletonBar kind="bar" />
            <SkeletonBar width="46%" />
          </Card>
        )}
      </div>
      {isSlow && (
        <chakra.p textStyle="quiet" marginTop="3">
          <span>{t('slow')}</span> {exit}
        </chakra.p>
      )}
    </div>
  );
}
