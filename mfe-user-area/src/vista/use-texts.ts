import { textQueries } from '@bussola/client';
import type { TextRow } from '@bussola/contract';
import { testoDi } from '@bussola/domain/testi';
import type { ChiaveTesto } from '@bussola/domain/testi';
import { useLanguage } from '@bussola/i18n';
import { useQuery } from '@tanstack/react-query';

type Tree = TextRow['it'];
const treeOf = (text: string): Tree => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/**
 * Texts of a page: those that staff published, else Bussola's own, which are there at once and when
 * the server is away. What has no English is read in Italian.
 */
export function useTexts(): (key: ChiaveTesto) => Tree {
  const language = useLanguage();
  const { data } = useQuery(textQueries.inForce());
  return (key) => {
    const published = data?.find((text) => text.key === key);
    if (!published) return treeOf(testoDi(key)[language]);
    return (language === 'en' ? published.en : null) ?? published.it;
  };
}
