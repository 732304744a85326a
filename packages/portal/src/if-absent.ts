/**
 * For `.catch` after a read of a file: a file that does not exist gives another value; every other
 * fault goes on.
 */
export const ifAbsent =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return otherwise;
    throw error;
  };
