/**
 * Formik as portals share it: the names in use, as in `shared-query.ts`. Portals of the release
 * before this one also take its provider and context.
 */
export { FormikProvider, getIn, setIn, useFormik, useFormikContext } from 'formik';
