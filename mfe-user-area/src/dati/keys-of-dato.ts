import { IDENTITA } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { keysOf } from './editors.ts';
import type { DatoId } from './editors.ts';

/** The answers that a row changes. */
export function keysOfDato(dato: DatoId): readonly Chiave[] {
  if (dato === 'persona') return IDENTITA;
  if (dato === 'uscite') return ['uscitePianificate'];
  return dato === 'perimetro' ? ['analisiFamiliare'] : keysOf(dato);
}
