import type { ComponentProps } from 'react';
import { Button } from '@bussola/ui/core';

type Props = Pick<ComponentProps<typeof Button>, 'busyLabel' | 'wide' | 'variant' | 'children'> & {
  form: { busy: boolean };
};

/** The main button of a form of the way in. */
export const SubmitButton = ({ form, ...props }: Props) => (
  <Button type="submit" variant="primary" size="big" busy={form.busy} {...props} />
);
