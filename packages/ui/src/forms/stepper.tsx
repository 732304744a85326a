import { useUiWords } from '@bussola/i18n';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../core/icon.tsx';
import { CheckIcon } from '../core/icons.ts';
import { chakra, VisuallyHidden } from '../core/layout.ts';
import { UiLink } from '../core/ui-link.tsx';

export interface Step {
  label: string;
  state: 'done' | 'current' | 'todo';
  /** Absent where one may not go yet. */
  href?: string | undefined;
  /** Why not. */
  lockedReason?: string | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  /** On phones, beside the position: «circa 2 minuti». */
  note?: ReactNode;
  label?: string;
}

const Numbered = chakra('span', {
  base: {
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderWidth: '1.25px',
    borderColor: 'line-strong',
    fontSize: 't11',
    fontWeight: 600,
    lineHeight: 1,
  },
  variants: {
    state: {
      done: { borderColor: 'ink', color: 'ink' },
      current: { bg: 'ink', borderColor: 'ink', color: 'on-ink' },
      todo: {},
    },
  },
});
const stepLook = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '48px',
    fontSize: 't13',
    lineHeight: 1.3,
    color: 'text-2',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderRadius: '4px',
  },
  variants: {
    state: { done: { color: 'text' }, current: { color: 'ink', fontWeight: 650 }, todo: {} },
  },
} as const;
const StepLink = chakra(UiLink, stepLook);
const StepText = chakra('span', stepLook);

/** The steps of a long form: where one is (saffron under it), where one has been, what remains. */
export function Stepper({ steps, note, label }: StepperProps) {
  const t = useUiWords();
  const place = steps.findIndex(({ state }) => state === 'current');
  return (
    <chakra.nav
      aria-label={label ?? t('stepper.label')}
      borderBlockWidth={{ md: '1px' }}
      borderColor="line"
    >
      <chakra.ol
        display={{ base: 'none', md: 'flex' }}
        justifyContent="space-between"
        gap="4"
        maxWidth="page"
        marginInline="auto"
        listStyle="none"
        overflowX="auto"
        paddingInline={{ md: '8', xl: '0' }}
      >
        {steps.map((step, index) => (
          <StepItem key={step.label} {...step} number={index + 1} />
        ))}
      </chakra.ol>
      <chakra.div display={{ base: 'block', md: 'none' }} paddingInline="5" aria-hidden={place < 0}>
        <chakra.div
          display="grid"
          gridAutoFlow="column"
          gridAutoColumns="1fr"
          gap="1"
          aria-hidden="true"
        >
          {steps.map((step) => (
            <StepBar key={step.label} state={step.state} />
          ))}
        </chakra.div>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="3"
          textStyle="quiet"
          marginTop="9px"
        >
          {place >= 0 && (
            <span>
              <chakra.b color="ink">{steps[place]?.label}</chakra.b>
              <span>{`, ${t('stepper.position', { current: place + 1, count: steps.length })}`}</span>
            </span>
          )}
          <span>{note}</span>
        </chakra.p>
      </chakra.div>
    </chakra.nav>
  );
}

/** `memo`: a step forward changes two of them, and an answer none. */
const StepItem = memo(function StepItem({
  label,
  state,
  href,
  lockedReason,
  number,
}: Step & { number: number }) {
  const t = useUiWords();
  const content = (
    <>
      <Numbered state={state} aria-hidden="true">
        {state === 'done' ? <Icon icon={CheckIcon} size={12} /> : number}
      </Numbered>
      {/* On tablets the seven names do not fit side by side: only the current one is written, all
          are read aloud. */}
      <chakra.span srOnly={{ base: false, md: state !== 'current', lg: false }}>
        {label}
      </chakra.span>
      {state === 'done' && <VisuallyHidden>{`, ${t('stepper.done')}`}</VisuallyHidden>}
    </>
  );
  return (
    <chakra.li
      position="relative"
      _after={
        state === 'current'
          ? {
              content: '""',
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              height: '3px',
              bg: 'accent',
              borderRadius: '2px 2px 0 0',
            }
          : undefined
      }
    >
      {href ? (
        <StepLink
          href={href}
          state={state}
          {...(state === 'current' ? { 'aria-current': 'step' } : {})}
        >
          {content}
        </StepLink>
      ) : (
        <StepText
          state={state}
          {...(state === 'current'
            ? { 'aria-current': 'step' }
            : {
                role: 'link',
                'aria-disabled': true,
                tabIndex: 0,
                title: lockedReason ?? t('stepper.notYet'),
              })}
        >
          {content}
          {state === 'todo' && (
            <VisuallyHidden>{`. ${lockedReason ?? t('stepper.notYet')}`}</VisuallyHidden>
          )}
        </StepText>
      )}
    </chakra.li>
  );
});

const BAR_COLOR = { current: 'accent', done: 'ink', todo: 'line' } as const;
const StepBar = memo(function StepBar({ state }: Pick<Step, 'state'>) {
  return <chakra.span height="4px" borderRadius="2px" bg={BAR_COLOR[state]} />;
});
