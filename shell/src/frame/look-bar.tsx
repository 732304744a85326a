import type { ReactNode } from 'react';
import { useT } from '@bussola/i18n';
import { ActingBar, Button, chakra, ClockIcon, Icon } from '@bussola/ui/core';
import { lookNamespace } from '../locales/look-namespace.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

interface Props {
  until: string;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** While two look together: the same bar on both screens, and either closes it for both. */
export function LookBar({ until, busy, onClose, children }: Props) {
  const t = useT(lookNamespace);
  const minutes = useMinutesLeft(until);
  return (
    <ActingBar
      label={t('bar.label')}
      action={
        <>
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="2"
            flex="none"
            fontSize={{ base: 't13', md: 't15' }}
            fontWeight="600"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
          >
            <chakra.span hideBelow="md" display="inline-flex">
              <Icon icon={ClockIcon} size={18} />
            </chakra.span>
            <span>{t('bar.minutes', { count: minutes })}</span>
          </chakra.span>
          <Button
            busy={busy}
            onClick={onClose}
            aria-label={t('bar.closeLabel')}
            bg="transparent"
            borderColor="on-acting"
            color="on-acting"
            _hover={{ bg: 'transparent', borderColor: 'on-acting', textDecoration: 'underline' }}
          >
            {t('bar.close')}
          </Button>
        </>
      }
    >
      {children}
    </ActingBar>
  );
}
