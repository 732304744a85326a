import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { Actions } from './button.tsx';
import { Card } from './card.tsx';
import { chakra } from './layout.ts';
import { Text, Title } from './typography.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One action that can be completed now. */
  action?: ReactNode;
  /** The real thing in outline; three sheets by default. */
  outline?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** The place of what is not there yet. */
export function EmptyState({
  title,
  children,
  action,
  outline,
  headingLevel = 'h2',
}: EmptyStateProps) {
  return (
    <Card ghost display="grid" justifyItems="start" alignContent="center" gap="2">
      {outline ?? <Sheets />}
      <Title as={headingLevel} size={20}>
        {title}
      </Title>
      <Text color="text-2">{children}</Text>
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </Card>
  );
}

function Sheets() {
  return (
    <chakra.svg
      width="176px"
      height="72px"
      viewBox="0 0 176 72"
      fill="none"
      stroke="line-strong"
      aria-hidden="true"
      focusable="false"
      marginBottom="3"
      css={{ stroke: '{colors.line-strong}' }}
    >
      {[0.7, 0.45, 0.25].map((opacity, place) => (
        <g key={opacity} opacity={opacity} transform={`translate(${place * 62} 0)`}>
          <rect x="1" y="1" width="50" height="68" rx="4" />
          <path d="M10 15h32M10 25h24M10 35h30" opacity=".7" />
        </g>
      ))}
    </chakra.svg>
  );
}

/** The outline of a list that is still empty: three rows that fade. */
export function OutlineRows() {
  return (
    <chakra.div
      aria-hidden="true"
      width="100%"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line-strong"
      borderRadius="card"
      paddingBlock="2"
      paddingInline={{ base: '5', md: '7' }}
    >
      {[
        { width: '50%', opacity: 1 },
        { width: '37%', opacity: 0.7 },
        { width: '44%', opacity: 0.4 },
      ].map((row, place) => (
        <chakra.div
          key={row.width}
          display="grid"
          gridTemplateColumns={{
            base: '40px minmax(0, 1fr) 60px',
            md: '40px minmax(0, 1fr) 110px 90px',
          }}
          gap="5"
          alignItems="center"
          minHeight="64px"
          opacity={row.opacity}
          borderTopWidth={place === 0 ? '0' : '1px'}
          borderStyle="dashed"
          borderColor="line"
        >
          <chakra.span
            width="34px"
            height="42px"
            borderRadius="4px"
            borderWidth="1px"
            borderColor="line-strong"
          />
          <chakra.span height="12px" borderRadius="4px" bg="line" width={row.width} />
          <chakra.span height="12px" borderRadius="4px" bg="line" />
          <chakra.span
            height="12px"
            borderRadius="4px"
            bg="line"
            display={{ base: 'none', md: 'block' }}
          />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

/**
 * A few facts by name, hairlines between: what does not work, what is safe, what one can do
 * meanwhile, the code.
 */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <chakra.dl borderTopWidth="1px" borderColor="line" maxWidth="600px">
      {facts.map((fact) => (
        <chakra.div
          key={fact.label}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '160px 1fr' }}
          gap={{ base: '0', md: '4' }}
          paddingBlock="13px"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <chakra.dt color="text-2">{fact.label}</chakra.dt>
          <chakra.dd margin="0">{fact.value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

export interface ErrorStateProps {
  /** What failed, as a sentence. */
  title: ReactNode;
  /** What is safe and what one can do meanwhile. */
  children?: ReactNode;
  /** For the support. */
  code?: string | undefined;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** A part that failed, alone: the rest of the page goes on. */
export function ErrorState({
  title,
  children,
  code,
  action,
  headingLevel = 'h2',
}: ErrorStateProps) {
  const t = useUiWords();
  return (
    <Card
      role="alert"
      display="grid"
      justifyItems="start"
      gap="2"
      borderInlineStartWidth="4px"
      css={{ borderInlineStartWidth: '4px', borderInlineStartColor: '{colors.red}' }}
    >
      <Title as={headingLevel} size={20}>
        {title}
      </Title>
      {children && (
        <Text as="div" color="text-2">
          {children}
        </Text>
      )}
      {code && <chakra.p textStyle="quiet">{t('errorCode', { code })}</chakra.p>}
      {action && <Actions marginTop="3">{action}</Actions>}
    </Card>
  );
}
