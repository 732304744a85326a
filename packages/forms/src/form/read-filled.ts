const TEXTS = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

/**
 * Some browsers fill fields in without an event (Chrome on iOS): the text is seen, and no field
 * knows of it. Each tells what it holds. React hears it only from a field whose text is another
 * than it wrote.
 */
export function readFilled(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll(TEXTS) ?? [])
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
