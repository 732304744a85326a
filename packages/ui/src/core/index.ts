export { brand } from '../brand.ts';
export { afterPress } from './after-press.ts';
export { ActingBar } from './acting-bar.tsx';
export { Avatar, initialsOf, type AvatarProps } from './avatar.tsx';
export { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
export {
  Actions,
  Button,
  IconButton,
  LinkButton,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './button.tsx';
export { Card, Divider, RuledList, RuledRow, Section, SectionHead } from './card.tsx';
export { CheckboxCards } from './checkbox-cards.tsx';
export { CheckboxChips } from './checkbox-chips.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CopyButton } from './copy-button.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { DisclosureList, type Disclosure } from './disclosure-list.tsx';
export {
  EmptyState,
  ErrorState,
  FactList,
  OutlineRows,
  type EmptyStateProps,
  type ErrorStateProps,
} from './empty-state.tsx';
export { EstimateTag } from './estimate-tag.tsx';
export { Fact, Facts, StateTag } from './facts.tsx';
export { FamilyStrip, type FamilyStripProps, type StripPerson } from './family-strip.tsx';
export {
  BareInput,
  FieldBox,
  FieldError,
  FieldFrame,
  FIELD_GAP,
  fieldId,
  type FieldBasics,
  type FieldFrameProps,
  type FieldIds,
} from './field-frame.tsx';
export { focusIfLost } from './focus-if-lost.ts';
export { takeFocus } from './take-focus.ts';
export { Icon, type IconProps } from './icon.tsx';
export * from './icons.ts';
export {
  Box,
  chakra,
  Flex,
  Grid,
  GridItem,
  HStack,
  Stack,
  VisuallyHidden,
  VStack,
  type HTMLChakraProps,
} from './layout.ts';
export {
  LevelMark,
  LevelPill,
  LevelShape,
  useLevelWords,
  type LevelLook,
  type LevelPillProps,
} from './level.tsx';
export { LoadFailed, type LoadFailedProps } from './load-failed.tsx';
export { CompassMark, Logo } from './logo.tsx';
export { BottomBar, RailNav, SideNav, type MenuItem, type NavProps } from './menu.tsx';
export { Money, useMoney, type MoneyProps } from './money.tsx';
export { Notice, type NoticeKind, type NoticeProps } from './notice.tsx';
export { PageHead, type PageHeadProps } from './page-head.tsx';
export { PickButton } from './pick-button.tsx';
export { RadioCards, type Choice, type RadioCardsProps } from './radio-cards.tsx';
export { Reveal, type RevealProps } from './reveal.tsx';
export { Skeleton, SkeletonBar, type SkeletonProps } from './skeleton.tsx';
export { Spinner } from './spinner.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export { TabButton, TabLink, TabRow } from './tab-row.tsx';
export {
  PasswordField,
  TextField,
  type PasswordFieldProps,
  type TextFieldProps,
} from './text-field.tsx';
export { LinkLikeButton, TextLink, type TextLinkProps } from './text-link.tsx';
export {
  avatarTones,
  breakpointsPx,
  colorVar,
  fontFamilies,
  palette,
  typeScale,
  type ColorName,
} from './tokens.ts';
export { createToasts, Toasts, type ToastStore } from './toasts.tsx';
export { BigNumber, LetterLine, Marked, Question, Text, Title } from './typography.tsx';
export { UiLink, type LinkComponent, type LinkComponentProps } from './ui-link.tsx';
export { UiProvider, type Direction, type Theme, type UiProviderProps } from './ui-provider.tsx';
