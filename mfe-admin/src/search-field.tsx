import { Form, useForm } from '@bussola/forms/form';
import { Icon, SearchIcon, TextField } from '@bussola/ui/core';
import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for a word, short enough not to be waited for. */
const SEARCH_AFTER_MS = 300;

interface Props {
  label: string;
  /** Over the field; else in it, while it is empty. */
  hasLabel?: boolean;
  value: string;
  onSearch: (search: string) => void;
}

/** Asks while one types, a moment after the last letter; Enter asks at once. */
export function SearchField({ label, hasLabel = false, value, onSearch }: Props) {
  const form = useForm({
    initialValues: { search: value },
    onSubmit: ({ search }) => onSearch(search.trim()),
  });
  const typed = form.values.search;
  const [home] = useState(() => location.pathname);
  // Filters taken away, or the browser's back: the field follows the address.
  const follow = useEffectEvent(() => {
    if (value !== typed.trim()) form.setValues({ search: value });
  });
  useEffect(() => follow(), [value]);
  const ask = useEffectEvent(() => {
    // While the next page is on its way this one is still drawn.
    if (location.pathname === home) onSearch(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => ask(), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Form form={form} role="search">
      <TextField
        {...form.field('search')}
        type="search"
        label={label}
        {...(hasLabel ? {} : { hideLabel: true, placeholder: label })}
        autoComplete="off"
        start={<Icon icon={SearchIcon} />}
      />
    </Form>
  );
}
