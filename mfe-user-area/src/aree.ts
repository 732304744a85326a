/**
 * The twelve areas as people read them: dial, matrix, breadcrumbs. The engine names them, so that
 * the report says the same.
 */
export { NOMI_SOLUZIONI as AREE } from '@bussola/domain';
