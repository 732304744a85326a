import { chakra, Notice } from '@bussola/ui/core';

/**
 * The refusal of the server, over the form. The region is always there, so that its coming is
 * heard.
 */
export function AuthBanner({ text }: { text: string | null }) {
  return (
    <chakra.div role="alert" marginBottom={text === null ? '0' : '5'}>
      {text !== null && <Notice kind="error" flat silent title={text} />}
    </chakra.div>
  );
}
