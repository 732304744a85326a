/** Formik as portals share it: the names in use, as in `family-query.ts`. */
export { Formik, FormikProvider, getIn, setIn, useFormik, useFormikContext } from 'formik';
