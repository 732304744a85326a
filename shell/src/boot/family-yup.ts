/** Yup as portals share it: the names in use, as in `family-query.ts`. */
export { array, boolean, lazy, mixed, number, object, string, ValidationError } from 'yup';
