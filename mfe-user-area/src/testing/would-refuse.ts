import { contract, SEZIONE_CAMPO } from '@bussola/contract';
import type { CallName } from '@bussola/contract';
import { calls } from '@bussola/contract/calls';
import { isChiave, RISPOSTE } from '@bussola/domain';
import type { Asked } from './area-server.ts';

const NAMES = Object.keys(calls) as CallName[];
const partsOf = (path: string): string[] => (path.split('?')[0] ?? '').split('/');

/**
 * Finds the call of a request.
 * @throws Error when the contract has no such call
 */
function callOf({ method, path }: Asked): CallName {
  const given = partsOf(path);
  const found = NAMES.find((name) => {
    const wanted = partsOf(calls[name].path);
    return (
      calls[name].method === method &&
      wanted.length === given.length &&
      wanted.every((part, at) => part.startsWith(':') || part === given[at])
    );
  });
  if (!found) throw new Error(`no call ${method} ${path}`);
  return found;
}

const NOT_ANSWERS = ['version', 'stimati', 'enabled'];
const ALL = ['dati', 'patrimonio', 'protezione', 'previdenza'];

/** The sections that a request changes. */
function changedBy(name: CallName, body: unknown): string[] {
  if (name === 'deleteMember') return ALL;
  const sent = (body ?? {}) as Record<string, unknown>;
  const fields = Object.keys((sent.data as object | undefined) ?? sent).filter(
    (field) => !NOT_ANSWERS.includes(field) && field !== 'gradoParentela',
  );
  return fields.flatMap((field) =>
    field in SEZIONE_CAMPO
      ? [SEZIONE_CAMPO[field] ?? '']
      : isChiave(field)
        ? [RISPOSTE[field].section]
        : [],
  );
}

/** Whether the server refuses the request to somebody whose grant has these scopes. */
export function wouldRefuse(scopes: readonly string[], asked: Asked): boolean {
  const name = callOf(asked);
  const { underGrant, action, fields } = contract[name].permission;
  if (underGrant === 'never') return true;
  if (underGrant === 'any') return false;
  const may = (scope: string) =>
    scopes.includes(`${scope}:write`) || (action === 'read' && scopes.includes(scope));
  return (
    !underGrant.some(may) ||
    (action === 'write' &&
      fields === 'by-scope' &&
      !changedBy(name, asked.body).every((section) => may(section)))
  );
}
