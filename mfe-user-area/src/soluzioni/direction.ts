import type { Soluzione } from '@bussola/domain';

/** Yellow leans one way: too little or too much. Red says enough by itself. */
export function directionOf({
  level,
  direzione,
}: Pick<Soluzione, 'level' | 'direzione'>): 'tooLittle' | 'tooMuch' | undefined {
  if (level !== 'yellow') return undefined;
  return direzione === 'poco' ? 'tooLittle' : direzione === 'troppo' ? 'tooMuch' : undefined;
}
