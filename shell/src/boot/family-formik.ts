/** Formik as portals share it: the names in use, as in `family-query.ts`. */
export { FormikProvider, getIn, setIn, useFormik, useFormikContext } from 'formik';
