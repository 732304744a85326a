import { addNamespace } from '@bussola/i18n';
import type { I18n, Namespace } from '@bussola/i18n';
import type { PortalWords } from '@bussola/portal';

/** Adds the words of a portal; the agreement with portals knows them as plain objects. */
export const addPortalWords = (i18n: I18n, words: PortalWords): Promise<void> =>
  addNamespace(i18n, words as Namespace);
