import type { ReactNode } from 'react';
import { useUiWords } from '@bussola/i18n';
import { Avatar } from '../core/avatar.tsx';
import { Card } from '../core/card.tsx';
import { Icon } from '../core/icon.tsx';
import { CheckIcon, InfoIcon } from '../core/icons.ts';
import { chakra } from '../core/layout.ts';
import { Switch } from '../core/switch.tsx';
import { Title } from '../core/typography.tsx';

export interface MemberCardProps {
  fullName: string;
  tone: number;
  image?: string | undefined;
  /** «Tu · 40 anni», «Autonoma, laureata». */
  lines: readonly ReactNode[];
  on: boolean;
  /** Absent for people who may only look. */
  onSwitch?: ((on: boolean) => void) | undefined;
  /** Why it cannot be switched off. */
  lockedReason?: string | undefined;
  status: { complete: boolean; text: ReactNode };
  actions?: ReactNode;
}

/** A person of the household: who they are, whether they count, what is missing. */
export function MemberCard({
  fullName,
  tone,
  image,
  lines,
  on,
  onSwitch,
  lockedReason,
  status,
  actions,
}: MemberCardProps) {
  const t = useUiWords();
  return (
    <Card
      as="article"
      padding="22px"
      paddingBottom="2.5"
      display="flex"
      flexDirection="column"
      gap="14px"
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start">
        <Avatar name={fullName} tone={tone} image={image} size="lg" off={!on} />
        {onSwitch && (
          <chakra.span title={lockedReason} margin="-8px">
            <Switch
              hideLabel
              label={`${t('strip.inAnalysis', { name: fullName })}${lockedReason ? `. ${lockedReason}` : ''}`}
              checked={on}
              onChange={onSwitch}
              disabled={Boolean(lockedReason)}
            />
          </chakra.span>
        )}
      </chakra.div>
      <div>
        <Title
          as="h3"
          size={20}
          lineHeight="1.2"
          overflowWrap="anywhere"
          {...(on ? {} : { color: 'text-2' })}
        >
          {fullName}
        </Title>
        {lines.map((line, place) => (
          <chakra.p key={place} textStyle="quiet">
            {line}
          </chakra.p>
        ))}
      </div>
      <chakra.p
        display="flex"
        gap="7px"
        fontSize="t13"
        lineHeight="1.4"
        color={status.complete ? 'text-2' : 'accent-text'}
        fontWeight={status.complete ? 400 : 560}
      >
        <Icon icon={status.complete ? CheckIcon : InfoIcon} size={16} style={{ marginTop: 1 }} />
        <span>{status.text}</span>
      </chakra.p>
      {lockedReason && <chakra.p textStyle="quiet">{lockedReason}</chakra.p>}
      {actions && (
        <chakra.div
          marginTop="auto"
          borderTopWidth="1px"
          borderColor="line"
          paddingTop="1.5"
          display="flex"
          flexWrap="wrap"
          gap="0 14px"
        >
          {actions}
        </chakra.div>
      )}
    </Card>
  );
}

/** The cards of a household: four a row, two, one. */
export const MemberGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '14px', md: '5' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
  },
});
