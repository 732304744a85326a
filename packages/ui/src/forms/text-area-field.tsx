import { Textarea } from '@chakra-ui/react/textarea';
import { FieldBox, FieldFrame, type FieldBasics } from '../core/field-frame.tsx';
import { chakra } from '../core/layout.ts';

export interface TextAreaFieldProps extends FieldBasics {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

const BareTextarea = chakra(Textarea, {
  base: {
    flex: 1,
    minWidth: 0,
    width: '100%',
    paddingBlock: '3',
    paddingInline: '0',
    bg: 'transparent',
    borderWidth: 0,
    outline: 'none',
    color: 'text',
    fontSize: 'inherit',
    lineHeight: 1.55,
    resize: 'vertical',
    _focusVisible: { outline: 'none' },
  },
});

/** Several lines of text. A text that is too long gets an error: nothing that is pasted is cut. */
export function TextAreaField({ value, onChange, rows = 4, onBlur, ...frame }: TextAreaFieldProps) {
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <FieldBox>
          <BareTextarea
            id={id}
            name={frame.name}
            value={value}
            rows={rows}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            disabled={frame.disabled}
            aria-required={frame.required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
