import { getIn, setIn } from 'formik';

/** A field by its path (`membri.0.reddito`). Paths have no types: the caller names the field's. */
export const valueAt = <V>(values: object, name: string): V => getIn(values, name) as V;

/** The values with another one at this path. */
export const withValue = <T extends object>(values: T, name: string, value: unknown): T =>
  setIn(values, name, value) as T;
