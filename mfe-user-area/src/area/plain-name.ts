import { PLAIN_LINE } from '@bussola/domain/plain-line';
import { object, string } from 'yup';

/**
 * The name of a report or of a document: specification §5 refuses the empty one here, before the
 * server does.
 */
export const plainName = object({
  newName: string()
    .trim()
    .required('user-area:report.nameMissing')
    .max(120, 'user-area:report.nameLong')
    .matches(PLAIN_LINE, 'user-area:report.nameChars'),
});
