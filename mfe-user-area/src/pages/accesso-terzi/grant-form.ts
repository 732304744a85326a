import { daysBetween, plusDays } from '@bussola/domain/calendario';
import { isEmailAddress } from '@bussola/client';
import { withoutInvisible } from '@bussola/domain/plain-line';
import { hasLink } from '@bussola/domain/regali-messaggio';
import type { BodyOf, Grant } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';

/**
 * The sections that can be opened on screen, in the order they are read. There is nothing behind
 * `appuntamenti` yet.
 */
export const SECTIONS = [
  'dati',
  'patrimonio',
  'protezione',
  'previdenza',
  'report',
  'documenti',
] as const;
export type Section = (typeof SECTIONS)[number];
export type Right = 'none' | 'read' | 'write';
export const RIGHTS = ['none', 'read', 'write'] as const satisfies readonly Right[];

export interface GrantForm {
  email: string;
  purpose: string;
  rights: Record<Section, Right>;
  /** Null: everybody, also who will be added. */ members: string[] | null;
  hideAmounts: boolean;
  from: string;
  to: string;
}

const ORDINARY_DAYS = 90;
const LONGEST_DAYS = 366;

const rightOf = (scopes: readonly string[], section: Section): Right =>
  scopes.includes(`${section}:write`) ? 'write' : scopes.includes(section) ? 'read' : 'none';
const rightsOf = (scopes: readonly string[]): GrantForm['rights'] => ({
  dati: rightOf(scopes, 'dati'),
  patrimonio: rightOf(scopes, 'patrimonio'),
  protezione: rightOf(scopes, 'protezione'),
  previdenza: rightOf(scopes, 'previdenza'),
  report: rightOf(scopes, 'report'),
  documenti: rightOf(scopes, 'documenti'),
});

export const emptyForm = (day: string): GrantForm => ({
  email: '',
  purpose: '',
  rights: rightsOf([]),
  members: null,
  hideAmounts: false,
  from: day,
  to: plusDays(day, ORDINARY_DAYS),
});
export const toGrantForm = (grant: Grant): GrantForm => ({
  email: grant.email,
  purpose: grant.purpose,
  members: grant.members,
  hideAmounts: grant.hideAmounts,
  from: grant.from,
  to: grant.to,
  rights: rightsOf(grant.scopes),
});

type Scopes = BodyOf<'createGrant'>['scopes'];
/** @param kept scopes that this screen does not show: a change leaves them as they are */
export const scopesOf = (
  rights: GrantForm['rights'],
  kept: readonly Scopes[number][] = [],
): Scopes => [
  ...SECTIONS.flatMap((section): Scopes =>
    rights[section] === 'none' ? [] : [rights[section] === 'write' ? `${section}:write` : section],
  ),
  ...kept.filter((scope) => !SECTIONS.some((one) => one === scope.replace(':write', ''))),
];

export type GrantError =
  | 'email'
  | 'ownEmail'
  | 'purpose'
  | 'purposeLong'
  | 'purposeLink'
  | 'scopes'
  | 'members'
  | 'from'
  | 'order'
  | 'long'
  | 'date'
  | 'tooMany';
export type GrantErrors = Partial<
  Record<'email' | 'purpose' | 'scopes' | 'members' | 'from' | 'to', GrantError | undefined>
>;
export const STEPS = ['who', 'sections', 'until', 'summary'] as const;
export type GrantStep = (typeof STEPS)[number];

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** What a step still lacks; the server asks the same again. */
export function errorsOf(
  step: GrantStep,
  form: GrantForm,
  { day, ownEmail, isNew }: { day: string; ownEmail: string; isNew: boolean },
): GrantErrors {
  const found: GrantErrors = {};
  switch (step) {
    case 'who':
      if (isNew) found.email = emailError(emailOf(form), ownEmail);
      found.purpose = purposeError(form.purpose.trim());
      break;
    case 'sections':
      if (scopesOf(form.rights).length === 0) found.scopes = 'scopes';
      if (form.members?.length === 0) found.members = 'members';
      break;
    case 'until':
      found.from = startError(form.from, isNew ? day : '');
      found.to = endError(form, day);
      break;
    case 'summary':
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** As it is sent. */
export const emailOf = ({ email }: GrantForm): string => withoutInvisible(email).trim();

function emailError(email: string, ownEmail: string): GrantError | undefined {
  if (!isEmailAddress(email)) return 'email';
  return email.toLowerCase() === ownEmail.toLowerCase() ? 'ownEmail' : undefined;
}

function purposeError(purpose: string): GrantError | undefined {
  if (purpose === '') return 'purpose';
  if (purpose.length > MAX_LENGTH.purpose) return 'purposeLong';
  return hasLink(purpose) ? 'purposeLink' : undefined;
}

/** @param earliest empty: any */
function startError(from: string, earliest: string): GrantError | undefined {
  if (!isDay(from)) return 'date';
  return from < earliest ? 'from' : undefined;
}

function endError(
  { from, to }: Pick<GrantForm, 'from' | 'to'>,
  day: string,
): GrantError | undefined {
  if (!isDay(to)) return 'date';
  if (!isDay(from)) return undefined;
  if (to < from || to < day) return 'order';
  return daysBetween(from, to) > LONGEST_DAYS ? 'long' : undefined;
}

/** What the server refused, at the step and field where it can be put right. */
export function refusedAt(
  refused: readonly { field: string; code: string }[],
): { step: GrantStep; errors: GrantErrors } | undefined {
  for (const { field, code } of refused) {
    if (field === 'email')
      return {
        step: 'who',
        errors: { email: code === 'forms:errors.tooMany' ? 'tooMany' : 'ownEmail' },
      };
    if (field === 'members') return { step: 'sections', errors: { members: 'members' } };
    if (field === 'from') return { step: 'until', errors: { from: 'from' } };
    if (field === 'to') return { step: 'until', errors: { to: 'order' } };
  }
  return undefined;
}

/**
 * What the holder of the grant will see, cut as the server cuts it (contract: `SEZIONE_CAMPO`;
 * reports are of everybody, documents are not cut).
 */
export interface GrantPreview {
  /** Everything, as the owner sees it. */
  all: boolean;
  sees: Section[];
  changes: Section[];
  not: Section[];
  reports: 'none' | 'all' | 'hidden' | 'nobody';
  papersShowAmounts: boolean;
}
export function previewOf({
  rights,
  members,
  hideAmounts,
}: Pick<GrantForm, 'rights' | 'members' | 'hideAmounts'>): GrantPreview {
  // A report is about everybody, and cannot be cut.
  const reports =
    rights.report === 'none' ? 'none' : members ? 'nobody' : hideAmounts ? 'hidden' : 'all';
  const isSeen = (section: Section) =>
    rights[section] !== 'none' && !(section === 'report' && reports === 'nobody');
  const isWhole = members === null && !hideAmounts;
  return {
    all: isWhole && SECTIONS.every((section) => rights[section] !== 'none'),
    sees: SECTIONS.filter(isSeen),
    not: SECTIONS.filter((section) => !isSeen(section)),
    changes: SECTIONS.filter(
      (section) => rights[section] === 'write' && (section !== 'report' || isWhole),
    ),
    reports,
    papersShowAmounts: hideAmounts && rights.documenti !== 'none',
  };
}
