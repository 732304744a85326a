import type { Posta } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { formatNumber } from '@bussola/i18n/format';
import {
  BigNumber,
  Box,
  chakra,
  CheckIcon,
  ErrorIcon,
  Icon,
  InfoIcon,
  Text,
} from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { postaNamespace } from '../../locales/posta-namespace.ts';
import { useMoment } from '../../use-moment.ts';

/** Four figures in a row: waiting, sent, stuck, and whether the mail server answers. */
export function PostaTiles({ posta, today }: { posta: Posta; today: number }) {
  const t = useT(postaNamespace);
  const moment = useMoment();
  const [oldest] = posta.waiting;
  const week = posta.sent.kinds.reduce((sum, one) => sum + one.week, 0);
  const { server, stuckTotal } = posta;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
      marginTop="6"
      borderBlockWidth="1px"
      borderColor="line"
    >
      <Tile
        label={t('tile.waiting')}
        note={oldest ? t('tile.oldest', { when: moment(oldest.writtenAt) }) : t('tile.noWaiting')}
      >
        <Figure>{formatNumber(posta.waitingTotal)}</Figure>
      </Tile>
      <Tile
        label={t('tile.sent')}
        note={t('tile.sentNote', { count: week, number: formatNumber(week) })}
      >
        <Figure>{formatNumber(today)}</Figure>
      </Tile>
      <Tile label={t('tile.stuck')} note={t(stuckTotal === 0 ? 'tile.noStuck' : 'tile.stuckNote')}>
        <Figure color={stuckTotal > 0 ? 'red' : undefined}>{formatNumber(stuckTotal)}</Figure>
      </Tile>
      <Tile label={t('tile.server')} note={t(`tile.serverNote.${server}`)}>
        <Box display="flex" alignItems="center" gap="2" minHeight="44px">
          <chakra.span color={server === 'silent' ? 'red' : 'ink'} display="inline-flex">
            <Icon
              icon={{ none: InfoIcon, answers: CheckIcon, silent: ErrorIcon }[server]}
              size={18}
            />
          </chakra.span>
          <chakra.span fontFamily="title" fontSize="t20">
            {t(`tile.serverOf.${server}`)}
          </chakra.span>
        </Box>
      </Tile>
    </Box>
  );
}

function Tile({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <Box
      paddingBlock="5"
      paddingInlineEnd="4"
      paddingInlineStart={{ base: '0', lg: '6' }}
      _first={{ paddingInlineStart: '0' }}
      borderInlineStartWidth={{ base: '0', lg: '1px' }}
      borderColor="line"
      css={{ '&:first-of-type': { borderInlineStartWidth: '0' } }}
      minWidth="0"
    >
      <chakra.dt textStyle="quiet">{label}</chakra.dt>
      <chakra.dd margin="0">
        {children}
        <Text as="div" size="quiet">
          {note}
        </Text>
      </chakra.dd>
    </Box>
  );
}
const Figure = ({ children, color }: { children: string; color?: 'red' | undefined }) => (
  <BigNumber as="div" size={34} {...(color ? { color } : {})}>
    {children}
  </BigNumber>
);
