import { useEffect, useState } from 'react';
import { formatDate, formatTime } from '@bussola/i18n/format';
import { useLanguage } from '@bussola/i18n';
import {
  Actions,
  Button,
  Icon,
  LinkButton,
  RetryIcon,
  Text,
  Title,
  chakra,
} from '@bussola/ui/core';
import type { PortalLoadError } from '@bussola/portal-loader';
import { useShellWords } from '../boot/hooks.ts';
import { CompassAtRest } from './compass-at-rest.tsx';
import { useServerBack } from './use-server-back.ts';

interface Props {
  title: string;
  error: PortalLoadError;
  onRetry: () => void;
  home: string;
  /** The list names a newer build than the one that failed. */ isReplaced: boolean;
  /** The menu has entries of other portals, so part of the product works. */ hasOthers: boolean;
}

type Kind = 'stale' | 'mismatch' | 'integrity' | 'render';
const KIND: Partial<Record<PortalLoadError['code'], Kind>> = {
  STALE_BUILD: 'stale',
  CONTRACT_MISMATCH: 'mismatch',
  INTEGRITY: 'integrity',
  RENDER: 'render',
};

/**
 * Shown in place of a portal that cannot be drawn: what failed, what is safe, what the person can
 * do meanwhile, and the code.
 */
export function PortalDown({ title, error, onRetry, home, isReplaced, hasOthers }: Props) {
  const t = useShellWords();
  const language = useLanguage();
  const [at] = useState(() => new Date());
  const isOffline = useOffline();
  // Of a mismatch, a new page helps only when it is the page that is old; files that are gone are
  // no news without a newer build.
  const isFault = error.old === 'portal' || (error.code === 'STALE_BUILD' && !isReplaced);
  const kind = isOffline ? 'offline' : isFault ? 'down' : (KIND[error.code] ?? 'down');
  useServerBack(onRetry, kind === 'offline' || kind === 'down');
  const others = hasOthers ? 'Text' : 'Alone';
  const rows: [string, string][] = [
    ...(isOffline ? [] : ([[t('portal.what'), title]] satisfies [string, string][])),
    [t('portal.safe'), t('portal.safeText')],
    [t('portal.meanwhile'), t(`portal.meanwhile${isOffline ? 'Offline' : others}`)],
    [
      t('portal.code'),
      `${error.code} · ${formatDate(at.toISOString(), language)}, ${formatTime(at, language)}`,
    ],
  ];
  return (
    <chakra.section
      role="alert"
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 320px' }}
      gap={{ base: '10', lg: '18' }}
      alignItems="center"
      paddingBlock={{ base: '8', md: '16' }}
    >
      <div>
        <Title size={44}>{t(`portal.${kind}Title`, { name: title })}</Title>
        <Text size="lead" marginTop="4" marginBottom="7">
          {kind === 'down'
            ? `${t(hasOthers ? 'portal.down' : 'portal.downAlone')} ${t('portal.again')}`
            : t(`portal.${kind}`)}
        </Text>
        <Actions>
          {kind === 'mismatch' ? (
            <Button variant="primary" size="big" onClick={() => location.reload()}>
              {t('portal.reload')}
            </Button>
          ) : (
            <Button variant="primary" size="big" icon={<Icon icon={RetryIcon} />} onClick={onRetry}>
              {t('portal.retryNow')}
            </Button>
          )}
          <LinkButton variant="tertiary" href={home}>
            {t('portal.home')}
          </LinkButton>
        </Actions>
        <chakra.dl borderTopWidth="1px" borderColor="line" marginTop="10" maxWidth="600px">
          {rows.map(([term, text]) => (
            <chakra.div
              key={term}
              display="grid"
              gridTemplateColumns={{ base: '1fr', md: '160px 1fr' }}
              gap={{ base: '0', md: '4' }}
              paddingBlock="13px"
              borderBottomWidth="1px"
              borderColor="line"
            >
              <chakra.dt color="text-2">{term}</chakra.dt>
              <chakra.dd>{text}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </div>
      <chakra.div display={{ base: 'none', lg: 'block' }}>
        <CompassAtRest />
      </chakra.div>
    </chakra.section>
  );
}

/**
 * The browser says that it has no network, and the server does not answer either: of the two, the
 * browser alone is often wrong.
 */
function useOffline(): boolean {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    let current = true;
    const look = () => {
      if (navigator.onLine) {
        setOffline(false);
        return;
      }
      fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(3_000) })
        .then(
          () => false,
          () => true,
        )
        .then(
          (isOffline) => {
            if (current) setOffline(isOffline);
          },
          () => undefined,
        );
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      current = false;
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return offline;
}
