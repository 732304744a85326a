import {
  AlertContent,
  AlertDescription,
  AlertIndicator,
  AlertRoot,
  AlertTitle,
} from '@chakra-ui/react/alert';
import { useUiWords } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import {
  CheckIcon,
  CloseIcon,
  ErrorIcon,
  InfoIcon,
  WarningIcon,
  type LucideIcon,
} from './icons.ts';
import { chakra } from './layout.ts';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

const LOOKS = {
  success: { edge: 'green', icon: CheckIcon },
  info: { edge: 'ink', icon: InfoIcon },
  warning: { edge: 'yellow', icon: WarningIcon },
  error: { edge: 'red', icon: ErrorIcon },
} as const satisfies Record<NoticeKind, { edge: string; icon: LucideIcon }>;

export interface NoticeProps {
  kind: NoticeKind;
  title: ReactNode;
  children?: ReactNode;
  /** A button, at the end. */
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  icon?: LucideIcon;
  /** Lies in the page, without the shadow of what floats. */
  flat?: boolean;
  /** Says nothing by itself: the list around it is already a live region. */
  silent?: boolean;
}

/**
 * A coloured edge, an icon and words. Errors interrupt a screen reader, the rest waits for a pause.
 */
export function Notice({
  kind,
  title,
  children,
  action,
  onClose,
  icon,
  flat = false,
  silent = false,
}: NoticeProps) {
  const t = useUiWords();
  const look = LOOKS[kind];
  return (
    <AlertRoot
      {...(silent ? {} : { role: kind === 'error' ? 'alert' : 'status' })}
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap={{ base: '6px 14px', md: '14px' }}
      alignItems="flex-start"
      bg="surface"
      borderRadius="card"
      padding="16px 12px 16px 18px"
      borderInlineStartWidth="4px"
      borderInlineStartColor={look.edge}
      {...(flat ? { borderWidth: '1px', borderColor: 'line' } : { boxShadow: 'float' })}
      css={{
        borderInlineStartWidth: '4px',
        borderInlineStartColor: look.edge,
        paddingInlineStart: '18px',
        paddingInlineEnd: '12px',
      }}
    >
      <AlertIndicator color={look.edge} marginTop="1px" flex="none">
        <Icon icon={icon ?? look.icon} size={22} />
      </AlertIndicator>
      <AlertContent flex="1" minWidth="0">
        <AlertTitle fontWeight="620">{title}</AlertTitle>
        {children && (
          <AlertDescription textStyle="quiet" marginTop="0.5">
            {children}
          </AlertDescription>
        )}
      </AlertContent>
      {/* On a phone there is no room beside the words: the action goes under them, in line with
          their beginning. */}
      {action && (
        <chakra.div
          order={{ base: 1, md: 0 }}
          flexBasis={{ base: '100%', md: 'auto' }}
          paddingInlineStart={{ base: '20px', md: '0' }}
          marginBlock={{ base: '0 -8px', md: '-9px' }}
          alignSelf="center"
        >
          {action}
        </chakra.div>
      )}
      {onClose && (
        <chakra.div marginBlock="-11px" marginInline="-6px" alignSelf="center">
          <IconButton label={t('close')} onClick={onClose}>
            <Icon icon={CloseIcon} />
          </IconButton>
        </chakra.div>
      )}
    </AlertRoot>
  );
}
