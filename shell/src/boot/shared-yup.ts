/** Yup as portals share it: the names in use, as in `shared-query.ts`. */
export {
  array,
  bool,
  boolean,
  lazy,
  mixed,
  number,
  object,
  ref,
  string,
  ValidationError,
} from 'yup';
