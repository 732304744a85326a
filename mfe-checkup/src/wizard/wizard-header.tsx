import { TAB } from '@bussola/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommonWords, useLanguage, useT } from '@bussola/i18n';
import { formatClockTime } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Breadcrumbs,
  chakra,
  CloudOffIcon,
  CloudSavedIcon,
  EyeIcon,
  EyeOffIcon,
  Icon,
  Logo,
  Spinner,
  TextLink,
} from '@bussola/ui/core';
import { Stepper } from '@bussola/ui/forms';
import { useDraft } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';
import { isAnswered, PAUSE_PATH, pathOf, tabOf, TABS } from '../steps.ts';
import type { Tab } from '../steps.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { useTimeLeft } from './use-time-left.ts';

const Quiet = chakra('button', {
  base: {
    minHeight: '44px',
    paddingInline: '2',
    marginInlineEnd: { base: '-2', md: '0' },
    fontSize: 't13',
    color: 'text-2',
    fontWeight: 540,
    bg: 'transparent',
    cursor: 'pointer',
    borderRadius: 'control',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

/** Logo, when it was last saved, the way out; then the seven tabs. */
export function WizardHeader() {
  const { session } = useShell();
  const isDone = useDraft((state) => state.completed) || session.user.checkup;
  return (
    <chakra.div data-print="hidden">
      <HeaderLine isDone={isDone} isProvisional={session.user.state === 'provisional'} />
      {!isDone && <Tabs />}
    </chakra.div>
  );
}

/** The tab on screen; undefined on the pause. */
function useCurrentTab(): Tab | undefined {
  const { pathname } = useLocation();
  return pathname.startsWith(PAUSE_PATH) ? undefined : tabOf(pathname);
}

function HeaderLine({ isDone, isProvisional }: { isDone: boolean; isProvisional: boolean }) {
  const t = useT(checkupNamespace);
  const current = useCurrentTab();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap={{ base: '0 4px', md: '6' }}
      minHeight={{ base: '64px', md: '72px' }}
      paddingInline={{ base: '5', md: '8', lg: '12' }}
    >
      <Logo />
      <Breadcrumbs
        items={[
          { label: t('header.home'), href: pathOf(TAB.personali) },
          { label: current === undefined ? t('header.pause') : t(`tabs.t${current}`) },
        ]}
      />
      <chakra.span marginInlineStart="auto">{!isDone && <SaveMark />}</chakra.span>
      {isDone && isProvisional && (
        <>
          <AmountsButton />
          <TextLink href="/user/login">{t('header.signIn')}</TextLink>
        </>
      )}
      {!isDone && (
        <Quiet type="button" onClick={() => setLeaving(true)}>
          {t('header.later')}
        </Quiet>
      )}
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </chakra.header>
  );
}

/** The tabs. Their ticks may come after the step that a press on «Avanti» opens. */
function Tabs() {
  const t = useT(checkupNamespace);
  const current = useCurrentTab();
  const reached = useDeferredValue(useDraft((state) => state.reached));
  const data = useDeferredValue(useDraft((state) => state.data));
  const { toTheEnd } = useTimeLeft();
  const answered = useMemo(
    () => TABS.filter((tab) => isAnswered(tab, data, reached)),
    [data, reached],
  );
  return (
    <Stepper
      label={t('header.steps')}
      note={current === undefined ? undefined : toTheEnd(current)}
      steps={TABS.map((tab) => ({
        label: t(`tabs.t${tab}`),
        state: tab === current ? 'current' : answered.includes(tab) ? 'done' : 'todo',
        ...(tab <= reached ? { href: pathOf(tab) } : { lockedReason: t('header.locked') }),
      }))}
    />
  );
}

/** Covers the amounts of the results, where others may look on. */
function AmountsButton() {
  const t = useT(checkupNamespace);
  const { preferences, amountsHidden } = useShell();
  return (
    <Quiet
      type="button"
      aria-pressed={amountsHidden}
      display="inline-flex"
      alignItems="center"
      gap="2"
      marginInlineEnd={{ base: '2', md: '0' }}
      onClick={() => preferences.set('amountsHidden', !amountsHidden)}
    >
      <Icon icon={amountsHidden ? EyeIcon : EyeOffIcon} size={16} />
      <chakra.span srOnly={{ base: true, md: false }}>
        {t(amountsHidden ? 'header.showAmounts' : 'header.hideAmounts')}
      </chakra.span>
    </Quiet>
  );
}

/** «Salvato alle 10:42». It changes at every field: said to nobody, there to be looked at. */
function SaveMark() {
  const t = useT(checkupNamespace);
  const common = useCommonWords();
  const language = useLanguage();
  const saveState = useDraft((state) => state.saveState);
  const savedAt = useDraft((state) => state.savedAt);
  if (savedAt === null && saveState === 'saved') return null;
  const time = savedAt === null ? '' : formatClockTime(savedAt, language);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      textStyle="quiet"
      minHeight="44px"
    >
      {saveState === 'saving' ? (
        <Spinner />
      ) : (
        <Icon icon={saveState === 'offline' ? CloudOffIcon : CloudSavedIcon} />
      )}
      {saveState === 'saving' && (
        <chakra.span display={{ base: 'none', md: 'inline' }}>{common('state.saving')}</chakra.span>
      )}
      {/* On phones the words would push «Continua dopo» into a second line, and the page down. */}
      {saveState === 'offline' && (
        <chakra.span srOnly={{ base: true, md: false }}>{t('save.waiting')}</chakra.span>
      )}
      {saveState === 'saved' && (
        <>
          <chakra.span display={{ base: 'none', md: 'inline' }}>
            {common('state.savedAt', { time })}
          </chakra.span>
          <chakra.span display={{ base: 'inline', md: 'none' }} aria-hidden="true">
            {time}
          </chakra.span>
        </>
      )}
    </chakra.span>
  );
}
