import { ConfigError } from '../errors.ts';

const TOLLERANZA = 1e-12;

/**
 * Lower triangle L with L·Lᵀ = the matrix, row by row in one array: what turns independent draws into correlated ones
 * (A.-L. Cholesky; Golub and Van Loan, «Matrix Computations», 4.2).
 * @throws ConfigError `proiezione.correlazioni` when the matrix is not square, symmetric, with ones on the diagonal, or not
 * positive definite: such correlations cannot hold together
 */
export function cholesky(matrice: readonly (readonly number[])[]): Float64Array {
  const n = matrice.length;
  const fail = (why: string): never => { throw new ConfigError('proiezione.correlazioni', why); };
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    const row = matrice[i]!;
    if (row.length !== n) fail('not square');
    if (row[i] !== 1) fail('not 1 on the diagonal');
    for (let j = 0; j <= i; j++) {
      if (Math.abs(row[j]! - matrice[j]![i]!) > TOLLERANZA) fail('not symmetric');
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= lower[i * n + k]! * lower[j * n + k]!;
      if (i !== j) lower[i * n + j] = rest / lower[j * n + j]!;
      else if (rest > TOLLERANZA) lower[i * n + i] = Math.sqrt(rest);
      else fail('not positive definite');
    }
  }
  return lower;
}
