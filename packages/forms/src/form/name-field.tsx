import { hasOtherScript, mendedNames } from '@bussola/domain/person-name';
import { useUiWords } from '@bussola/i18n';
import { Actions, Button, chakra, TextField } from '@bussola/ui/core';
import type { TextFieldProps } from '@bussola/ui/core';

/** A name; one that is refused for a single sign is offered without it. */
export function NameField({
  otherScriptHelp,
  ...field
}: TextFieldProps & {
  /** Under a name that the PDF prints in Latin letters. */ otherScriptHelp?: string;
}) {
  const t = useUiWords();
  const mended = field.error === undefined ? null : mendedNames(field.value);
  return (
    <chakra.div minWidth="0">
      <TextField
        {...field}
        help={
          otherScriptHelp !== undefined && hasOtherScript(field.value)
            ? otherScriptHelp
            : field.help
        }
        error={mended ? t('name.sign', { sign: mended.sign }) : field.error}
      />
      {mended && (
        <Actions marginTop="8" alignItems="center">
          <chakra.span color="text-2" fontSize="t13">
            {t('name.maybe')}
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
