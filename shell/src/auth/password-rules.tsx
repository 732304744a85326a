import { PASSWORD_RULES } from '@bussola/forms/form';
import { chakra, CheckIcon, Icon, VisuallyHidden } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';

/** The rules, each ticked as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const t = useShellWords();
  return (
    <chakra.div textStyle="quiet">
      <p>{t('register.rules.title')}</p>
      <chakra.ul listStyle="none" display="grid" gap="1" marginTop="1">
        {PASSWORD_RULES.map(({ key, ok }) => {
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
              <span>{t(`register.rules.${key}`)}</span>
              <VisuallyHidden>{`: ${t(isMet ? 'register.rules.met' : 'register.rules.unmet')}`}</VisuallyHidden>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
