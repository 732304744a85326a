/**
 * What the holder of a grant or of a link sees of an area, and may send: open sections, named
 * members, amounts or not.
 */
import {
  CAMPI_IMPORTO,
  CAMPI_IMPORTO_POLIZZE,
  CAMPI_SEMPRE,
  SEZIONE_CAMPO,
  SEZIONE_SOLUZIONE,
} from '@bussola/contract';
import type { AllInfo, Membro, Scope, User } from '@bussola/contract';
import type { Analisi } from '@bussola/domain';
import { mayUse } from '../../http/authorize.ts';
import type { Actor, Limits } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { levelsOf } from './levels-of.ts';

export const HOUSEHOLD: readonly Scope[] = ['dati', 'patrimonio', 'protezione', 'previdenza'];
const ALWAYS: readonly string[] = CAMPI_SEMPRE;
/** The answer that says whether somebody made a will. */
export const WILL = 'haTestamento';
const sectionOf = (field: string): Scope | undefined => SEZIONE_CAMPO[field];

/** Nothing of the household is kept from them. */
export const seesAll = (limits: Limits | null): boolean =>
  limits === null ||
  (limits.members === null &&
    !limits.hideAmounts &&
    HOUSEHOLD.every((scope) => mayUse(limits.scopes, scope, 'read')));

/** Fields of sections that are not open are not there; nor are amounts when they are hidden. */
export function redactMembro(membro: Membro, limits: Limits | null): Membro {
  if (limits === null) return membro;
  const isOpen = (field: string): boolean => {
    const section = sectionOf(field);
    return (
      section !== undefined &&
      mayUse(limits.scopes, section, 'read') &&
      !(limits.hideAmounts && CAMPI_IMPORTO.includes(field)) &&
      !(limits.withoutWill && field === WILL)
    );
  };
  const cut: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(membro)) {
    if (field === 'stimati')
      cut.stimati = membro.stimati?.filter((name) => isOpen(name.split('.')[0] ?? ''));
    else if (field === 'polizze' && isOpen(field))
      cut.polizze =
        limits.hideAmounts && membro.polizze
          ? without(membro.polizze, CAMPI_IMPORTO_POLIZZE)
          : membro.polizze;
    else if (ALWAYS.includes(field) || isOpen(field)) cut[field] = value;
  }
  // Hidden fields are left out, although the type requires them.
  return cut as unknown as Membro;
}
export const redactMembri = (membri: readonly Membro[], limits: Limits | null): Membro[] =>
  membri
    .filter(({ _id }) => limits?.members?.includes(_id) ?? true)
    .map((membro) => redactMembro(membro, limits));

/**
 * @throws ProblemError FORBIDDEN for a field whose section they may not change, or for an amount
 *   while amounts are hidden
 */
export function refuseFields({ limits }: Actor, fields: object, more: readonly Scope[] = []): void {
  if (limits === null) return;
  for (const scope of more)
    if (!mayUse(limits.scopes, scope, 'write'))
      throw new ProblemError('FORBIDDEN', { detail: `Not granted: ${scope}` });
  for (const [field, value] of Object.entries(fields))
    if (!mayWrite(limits, field, value))
      throw new ProblemError('FORBIDDEN', { detail: `Not granted: ${field}` });
}
export function mayWrite(limits: Limits | null, field: string, value: unknown): boolean {
  if (limits === null) return true;
  const section = sectionOf(field);
  const hidden =
    limits.hideAmounts &&
    (CAMPI_IMPORTO.includes(field) ||
      (field === 'polizze' && typeof value === 'object' && value !== null));
  return section !== undefined && !hidden && mayUse(limits.scopes, section, 'write');
}
/**
 * Removing a person deletes all their data, also data that no grant shows: it needs a grant to
 * change everything.
 */
export function refuseRemoval(actor: Actor): void {
  refusePartial(actor);
  refuseFields(actor, {}, HOUSEHOLD);
  if (actor.limits?.hideAmounts)
    throw new ProblemError('FORBIDDEN', { detail: 'Granted without amounts' });
}
/** Adding people needs a grant on all members. */
export function refusePartial({ limits }: Actor): void {
  if (limits?.members)
    throw new ProblemError('FORBIDDEN', { detail: 'Granted on some members only' });
}

/** The owner of the area, without fields that only the owner may see. */
export const redactUser = (user: User, { limits }: Actor): User => ({
  ...user,
  email: '',
  role: 'User',
  state: 'active',
  thirdParty: [],
  comuneResidenza: limits && mayUse(limits.scopes, 'dati', 'read') ? user.comuneResidenza : null,
});

/** @param analisi of the members they see; null when there is none */
export function vistaOf(
  { via }: Actor,
  limits: Limits,
  analisi: Analisi | null,
): NonNullable<AllInfo['vista']> {
  const isOpen = (scope: Scope): boolean => mayUse(limits.scopes, scope, 'read');
  const withFigures = (scope: Scope): boolean => isOpen(scope) && !limits.hideAmounts;
  return {
    via: via === 'adviser' || via === 'look' ? via : 'grant',
    scopes: [...limits.scopes],
    members: limits.members === null ? null : [...limits.members],
    hideAmounts: limits.hideAmounts,
    livelli: (analisi ? levelsOf(analisi) : []).filter(({ code }) =>
      isOpen(SEZIONE_SOLUZIONE[code]),
    ),
    ...(analisi && withFigures('dati') ? { reddito: analisi.reddito } : {}),
    ...(analisi && withFigures('patrimonio')
      ? {
          patrimonio: analisi.patrimonio,
          ...(analisi.gestione ? { gestione: analisi.gestione } : {}),
        }
      : {}),
    ...(analisi && withFigures('previdenza') ? { previdenza: analisi.previdenza } : {}),
  };
}

const without = (value: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));
