import { ConfigError } from '../errors.ts';

const TOLLERANZA = 1e-9;
const RESTO = 1e-6;

/**
 * Lower triangle L with L·Lᵀ = the matrix, row by row in one array: what turns independent draws
 * into correlated ones (A.-L. Cholesky; Golub and Van Loan, «Matrix Computations», 4.2).
 * @throws ConfigError `proiezione.correlazioni` when the matrix is not square, symmetric, with ones
 *   on the diagonal, or has a mix with a negative variance: such correlations cannot hold together
 */
export function cholesky(matrice: readonly (readonly number[])[]): Float64Array {
  const n = matrice.length;
  const fail = (why: string): never => {
    throw new ConfigError('proiezione.correlazioni', why);
  };
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    const row = matrice[i]!;
    if (row.length !== n) fail('not square');
    if (row[i] !== 1) fail('not 1 on the diagonal');
    for (let j = 0; j <= i; j++) {
      if (Math.abs(row[j]! - matrice[j]![i]!) > TOLLERANZA) fail('not symmetric');
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= lower[i * n + k]! * lower[j * n + k]!;
      const pivot = lower[j * n + j]!;
      if (i === j) {
        if (rest < -TOLLERANZA) fail('not of any possible set of returns');
        lower[i * n + i] = rest > TOLLERANZA ? Math.sqrt(rest) : 0;
      } else if (pivot > 0) lower[i * n + j] = rest / pivot;
      // A pivot of zero: this class moves exactly as an earlier one, so the remainder must be zero.
      else if (Math.abs(rest) > RESTO) fail('not of any possible set of returns');
    }
  }
  return lower;
}
