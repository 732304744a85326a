/** The parts of a row of the log that a person reads. */
import { CLIENT_TABS } from '@bussola/contract/limits';

type Part = (typeof CLIENT_TABS)[number];
type CanonicalRow = [
  seq: number,
  version: number,
  at: string,
  actor: unknown,
  area: unknown,
  via: string | null,
  target: unknown,
  action: string,
  reason: unknown,
  fields: string[] | null,
  detail: string | null,
];

export interface Access {
  at: string;
  via: string | null;
  /** `open`: came into the area, or something else that is neither. */ kind:
    'read' | 'write' | 'open';
  call: string;
  /** Kind and call as they were written. */ action: string;
  fields: string[];
  /** The address of a page that was looked at together. */ page: string | null;
  /** What a reason of staff opened; none in rows of before. */ parts: Part[];
}
/** The parts of a canonical row that a person reads. The order is the contract's. */
export function readAccess(canonical: string): Access {
  const [, , at, , , via, , action, , fields, detail] = JSON.parse(canonical) as CanonicalRow;
  const [kind = '', call = ''] = action.split('.');
  return {
    at,
    via,
    kind: kind === 'read' || kind === 'write' ? kind : 'open',
    call,
    action,
    fields: fields ?? [],
    page: action === 'look.page' ? (detail ?? null) : null,
    parts:
      action === 'read.openAdminClient'
        ? CLIENT_TABS.filter((tab) => detail?.split(' ').includes(tab))
        : [],
  };
}
