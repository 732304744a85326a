import type { LetterRow } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber } from '@bussola/i18n/format';
import {
  Button,
  chakra,
  Dialog,
  Fact,
  Facts,
  Icon,
  Notice,
  RetryIcon,
  Text,
} from '@bussola/ui/core';
import { DrawerTitle } from '../../drawer-title.tsx';
import { postaNamespace } from '../../locales/posta-namespace.ts';
import { useMoment } from '../../use-moment.ts';
import { useRetry } from './use-retry.ts';

/** One stuck letter: the mail server's own words, and what can be done. */
export function LetterDrawer({ letter, onClose }: { letter: LetterRow; onClose: () => void }) {
  const t = useT(postaNamespace);
  const language = useLanguage();
  const moment = useMoment();
  const { retry, drop, isBusy } = useRetry();
  const { failure, words, again } = letter;
  const then = (work: Promise<void>) => void work.then(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      side="sheet"
      title={
        <DrawerTitle
          over={t('drawer.over', { date: formatDate(letter.writtenAt, language, 'long') })}
        >
          {t(`kind.${letter.kind}`)}
        </DrawerTitle>
      }
      actions={
        <>
          {again !== 'no' && (
            <Button
              variant="primary"
              icon={<Icon icon={RetryIcon} />}
              busy={isBusy}
              onClick={() => then(retry(letter.id))}
            >
              {t(isBusy ? 'drawer.retrying' : 'drawer.retry')}
            </Button>
          )}
          <Button variant="tertiary" disabled={isBusy} onClick={() => then(drop(letter.id))}>
            {t('drawer.drop')}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Notice kind="error" flat silent title={t(`drawer.says.${failure}`)}>
          {words && (
            <chakra.span fontFamily="monospace" fontSize="t13" overflowWrap="anywhere">
              {words}
            </chakra.span>
          )}
        </Notice>
      )}
      <Facts>
        <Fact label={t('drawer.to')}>{letter.to}</Fact>
        <Fact label={t('drawer.account')}>{t(`drawer.accountOf.${letter.account ?? 'none'}`)}</Fact>
        <Fact label={t('drawer.attempts')}>
          {letter.triedAt === null
            ? formatNumber(letter.attempts)
            : t('drawer.attemptsAre', { count: letter.attempts, when: moment(letter.triedAt) })}
        </Fact>
      </Facts>
      {failure !== null && <Text marginTop="5">{t(`drawer.alone.${failure}`)}</Text>}
      <Text marginTop="3" color="text-2">
        {t(`drawer.again.${again}`)}
      </Text>
    </Dialog>
  );
}
