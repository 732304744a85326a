export { CodeBoxes, type CodeBoxesProps } from './code-boxes.tsx';
export { ComboField, type ComboFieldProps } from './combo-field.tsx';
export type { ComboOption } from './combo-rows.tsx';
export { DateField, INVALID_DATE, type DateFieldProps } from './date-field.tsx';
export {
  ErrorSummary,
  focusField,
  focusFirstInvalid,
  type ErrorSummaryProps,
} from './error-summary.tsx';
export { IntegerField, type IntegerFieldProps } from './integer-field.tsx';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
export { FieldPair, FieldStack, FormPart, RevealIndent } from './reveal-indent.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { SliderField, type SliderFieldProps } from './slider-field.tsx';
export { SplitEditor, type SplitEditorProps } from './split-editor.tsx';
export { completeWith, shareRest, splitTotal, type Split } from './split-sums.ts';
export { Stepper, type Step, type StepperProps } from './stepper.tsx';
export { StickyFooter, type StickyFooterProps } from './sticky-footer.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field.tsx';
export { YesNo, type YesNoProps } from './yes-no.tsx';
export {
  SearchPalette,
  type PaletteGroup,
  type PaletteOption,
  type SearchPaletteProps,
} from './search-palette.tsx';
