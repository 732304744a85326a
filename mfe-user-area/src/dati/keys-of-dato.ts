import { IDENTITA } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import { editorOf } from './editors.ts';
import type { DatoId } from './editors.ts';

/** The answers that a row changes. */
export const keysOfDato = (dato: DatoId): readonly Chiave[] =>
  dato === 'persona' ? IDENTITA : editorOf(dato).keys;
