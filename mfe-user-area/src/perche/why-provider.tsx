import type { FiguraId } from '@bussola/domain';
import { WhyButton } from '@bussola/ui/results';
import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { Area } from '../area/area.ts';
import { WhyDrawer } from './why-drawer.tsx';

interface Asked {
  figura: FiguraId;
  title: string | undefined;
}
interface Why {
  ask: (asked: Asked) => void;
  has: (figura: FiguraId) => boolean;
}
const WhyContext = createContext<Why>({
  ask: () => {
    throw new Error('a figure is asked outside of its area');
  },
  has: () => false,
});

/** One explainer for all the figures of a screen. The focus goes back to the one that was asked. */
export function WhyProvider({ area, children }: { area: Area; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { tracce } = area.analisi;
  return (
    <WhyContext value={{ ask: setAsked, has: (figura) => figura in tracce }}>
      {children}
      {asked && (
        <WhyDrawer
          area={area}
          figura={asked.figura}
          title={asked.title}
          onClose={() => setAsked(null)}
        />
      )}
    </WhyContext>
  );
}

/** Opens the explainer of a figure; by default its title is that of the rule. */
export function useWhy(): (figura: FiguraId, title?: string) => void {
  const { ask } = use(WhyContext);
  return (figura, title) => ask({ figura, title });
}

interface Props {
  figura: FiguraId;
  /** What the number is, for screen readers. */ of: string;
  /** Of the drawer. */ title?: string;
}

/** The quiet «Perché?» beside a number; nothing where this analysis has no such figure. */
export function WhyFigure({ figura, of, title }: Props) {
  const { ask, has } = use(WhyContext);
  return has(figura) ? <WhyButton of={of} onClick={() => ask({ figura, title })} /> : null;
}
