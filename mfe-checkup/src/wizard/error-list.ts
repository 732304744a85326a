import { useEffect, useEffectEvent, useState } from 'react';
import { fieldId } from '@bussola/ui/core';

export interface ListedError {
  name: string;
  label: string;
  message: string;
}

/**
 * What is wrong, in the order of the page and by the words above each field: the page itself knows
 * both.
 */
function listErrors(errors: Readonly<Record<string, string>>): ListedError[] {
  const placed = Object.entries(errors).flatMap(([name, message]) => {
    const element = document.getElementById(fieldId(name));
    const label =
      document.getElementById(`${fieldId(name)}-label`) ??
      document.getElementById(`${fieldId(name)}-title`);
    return element ? [{ name, message, element, label: label?.textContent ?? '' }] : [];
  });
  placed.sort((a, b) =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return placed.map(({ name, message, label }) => ({ name, message, label }));
}

/** The list, once the fields that are wrong stand on the page. */
export function useErrorList(errors: Readonly<Record<string, string>>): ListedError[] {
  const [list, setList] = useState<ListedError[]>([]);
  const show = useEffectEvent(() => setList(listErrors(errors)));
  const key = JSON.stringify(errors);
  useEffect(() => {
    const frame = requestAnimationFrame(() => show());
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return list;
}
