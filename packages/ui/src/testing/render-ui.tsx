import { createI18n, I18nextProvider } from '@bussola/i18n';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { UiProvider } from '../core/ui-provider.tsx';

/** Draws a part as a page does: our styles, Italian words, a person at the keyboard. */
export async function renderUi(
  element: ReactElement,
  { language = 'it' }: { language?: 'it' | 'en' } = {},
) {
  const i18n = await createI18n({ language });
  const user = userEvent.setup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <UiProvider theme="light">{children}</UiProvider>
    </I18nextProvider>
  );
  return { user, ...render(element, { wrapper }) };
}
