import { lazy, Suspense } from 'react';
import {
  Button,
  chakra,
  ChevronRightIcon,
  ClockIcon,
  Icon,
  LockIcon,
  Logo,
  ShieldIcon,
} from '@bussola/ui/core';
import type { LucideIcon } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';
import { useStartCheckup } from './use-start-checkup.ts';

const ExampleDial = lazy(() =>
  import(/* webpackChunkName: "example-dial" */ './example-dial.tsx').then(
    ({ ExampleDial: Dial }) => ({ default: Dial }),
  ),
);

/** The panel is dark in both themes: what lies on it takes the dark colours, on this ground. */
const ON_NIGHT = {
  '--b-colors-ground': '{colors.night}',
  '--b-colors-line': '{colors.night-line}',
} as const;

function Fact({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <chakra.li display="inline-flex" alignItems="center" gap="2" listStyle="none">
      <Icon icon={icon} size={16} />
      <span>{children}</span>
    </chakra.li>
  );
}

/** On a phone, on the first visit, the panel stands above the form and links to it. */
const FIRST_VISIT = 'html[data-first-visit] &';
const onlyOnFirstVisit = {
  display: 'none',
  [FIRST_VISIT]: { display: { base: 'block', lg: 'none' } },
};

/** The one dark panel: a declared example, the promise, the link to the free checkup. */
export function NightPanel() {
  const t = useShellWords();
  const { start, busy, canResume } = useStartCheckup();
  return (
    <chakra.section
      className="dark"
      css={{ ...ON_NIGHT, [FIRST_VISIT]: { order: { base: -1, lg: 0 } } }}
      aria-label={t('promise.title')}
      bg="night"
      color="night-text"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      textAlign="center"
      paddingInline={{ base: '5', md: '12' }}
      paddingBlock={{ base: '10', md: '14' }}
      gap="5"
      minWidth="0"
    >
      <chakra.div css={onlyOnFirstVisit}>
        <Logo />
      </chakra.div>
      <chakra.div width="100%" maxWidth="460px" minHeight={{ base: '265px', md: '360px' }}>
        <Suspense fallback={null}>
          <ExampleDial />
        </Suspense>
      </chakra.div>
      <chakra.h2 textStyle="title44" color="night-text" maxWidth="12em">
        {t('promise.title')}
      </chakra.h2>
      <chakra.p textStyle="lead" color="night-text-2" maxWidth="34em">
        {t('promise.lead')}
      </chakra.p>
      <Button
        variant="night"
        size="big"
        data-early="checkup"
        busy={busy}
        busyLabel={t('promise.busy')}
        iconEnd={<Icon icon={ChevronRightIcon} />}
        onClick={start}
      >
        {t(canResume ? 'promise.resume' : 'promise.start')}
      </Button>
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        gap="8px 24px"
        color="night-text-2"
        fontSize="t13"
        marginTop="2"
      >
        <Fact icon={ClockIcon}>{t('promise.minutes')}</Fact>
        <Fact icon={LockIcon}>{t('promise.noPassword')}</Fact>
        <Fact icon={ShieldIcon}>{t('promise.yours')}</Fact>
      </chakra.ul>
      <chakra.p css={onlyOnFirstVisit} color="night-text-2">
        <span>{t('register.haveAccount')}</span>{' '}
        <chakra.a href="#content" color="night-text" textDecoration="underline">
          {t('register.signIn')}
        </chakra.a>
      </chakra.p>
    </chakra.section>
  );
}
