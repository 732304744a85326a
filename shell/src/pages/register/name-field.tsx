import { hasOtherScript, mendedNames } from '@bussola/domain/person-name';
import { Actions, Button, chakra, TextField } from '@bussola/ui/core';
import type { TextFieldProps } from '@bussola/ui/core';
import { useShellWords } from '../../boot/hooks.ts';

/** A name; one that is refused for a single sign is offered without it. */
export function NameField(field: TextFieldProps) {
  const t = useShellWords();
  const mended = field.error === undefined ? null : mendedNames(field.value);
  const error = mended ? t('register.errors.nameSign', { sign: mended.sign }) : field.error;
  return (
    <chakra.div>
      <TextField
        {...field}
        error={error}
        help={hasOtherScript(field.value) ? t('register.latinLetters') : field.help}
      />
      {mended && (
        <Actions marginTop="8" alignItems="center">
          <chakra.span color="text-2" fontSize="t13">
            {t('register.maybe')}
          </chakra.span>
          {mended.names.map((name) => (
            <Button key={name} onClick={() => field.onChange(name)}>
              {name}
            </Button>
          ))}
        </Actions>
      )}
    </chakra.div>
  );
}
