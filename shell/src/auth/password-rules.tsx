import { chakra, CheckIcon, Icon, VisuallyHidden } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';

/** Specification §5. The server checks the same, and refuses common passwords besides. */
const RULES = [
  { key: 'length', ok: (password: string) => password.length >= 8 && password.length <= 32 },
  { key: 'digit', ok: (password: string) => /\d/.test(password) },
  { key: 'upper', ok: (password: string) => /[A-Z]/.test(password) },
  { key: 'lower', ok: (password: string) => /[a-z]/.test(password) },
  {
    key: 'symbols',
    ok: (password: string) => password !== '' && /^[A-Za-z\d!@#$%^&*().,_\-+=?]+$/.test(password),
  },
] as const;

export const followsPasswordRules = (password: string): boolean =>
  RULES.every(({ ok }) => ok(password));

/** The rules, each ticked as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const t = useShellWords();
  return (
    <chakra.div textStyle="quiet">
      <p>{t('register.rules.title')}</p>
      <chakra.ul listStyle="none" display="grid" gap="1" marginTop="1">
        {RULES.map(({ key, ok }) => {
          const isMet = ok(password);
          return (
            <chakra.li
              key={key}
              display="flex"
              gap="2"
              alignItems="center"
              color={isMet ? 'green' : undefined}
            >
              <chakra.span
                width="16px"
                display="inline-grid"
                placeItems="center"
                aria-hidden="true"
              >
                {isMet ? <Icon icon={CheckIcon} size={15} /> : '·'}
              </chakra.span>
              {t(`register.rules.${key}`)}
              <VisuallyHidden>
                : {t(isMet ? 'register.rules.met' : 'register.rules.unmet')}
              </VisuallyHidden>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
