import type { Membro, Professione } from '@bussola/domain';

/** What an income is, as far as the answers tell: one net income a person, and the profession. */
export type Kind = 'lavoro' | 'pensione' | 'altro';

const WORK = {
  Dipendente: ['dipendente', 'lavoro'],
  'Autonomo/a': ['autonomo', 'lavoro'],
  'Artigiano/a': ['artigiano', 'lavoro'],
  Imprenditore: ['imprenditore', 'lavoro'],
  'Pensionato/a': ['pensionato', 'pensione'],
  'Casalingo/a': ['casalingo', 'altro'],
  Studente: ['studente', 'altro'],
  'Disoccupato/a': ['disoccupato', 'altro'],
  Altro: ['altro', 'altro'],
} as const satisfies Record<Professione, readonly [string, Kind]>;

export type Work = (typeof WORK)[Professione][0];

export const workOf = ({ professione }: Pick<Membro, 'professione'>): Work | undefined =>
  professione && WORK[professione][0];
export const kindOf = ({ professione }: Pick<Membro, 'professione'>): Kind =>
  professione ? WORK[professione][1] : 'altro';

/** Lives alone on a pension: if the pension ends, nobody is left who needs it. */
export function isLonePensioner(
  membri: readonly Pick<Membro, 'professione' | 'enabled'>[],
): boolean {
  const [first, ...others] = membri.filter(({ enabled }) => enabled);
  return first !== undefined && others.length === 0 && kindOf(first) === 'pensione';
}
