import { textQueries } from '@bussola/client';
import type { TextRow } from '@bussola/contract';
import type { ChiaveTesto } from '@bussola/domain/testi';
import { testoDiPagina } from '@bussola/domain/testi-pagine';
import type { ChiavePagina } from '@bussola/domain/testi-pagine';
import { useLanguage } from '@bussola/i18n';
import { useQuery } from '@tanstack/react-query';

type Tree = TextRow['it'];
const treeOf = (text: string): Tree => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** What staff published in place of a text of Bussola. What has no English is read in Italian. */
export function usePublished(): (key: ChiaveTesto) => Tree | undefined {
  const language = useLanguage();
  const { data } = useQuery(textQueries.inForce());
  return (key) => {
    const published = data?.find((text) => text.key === key);
    return (language === 'en' ? published?.en : null) ?? published?.it;
  };
}

/**
 * Texts of a page: those that staff published, else Bussola's own, which are there at once and when
 * the server is away.
 */
export function useTexts(): (key: ChiavePagina) => Tree {
  const language = useLanguage();
  const published = usePublished();
  return (key) => published(key) ?? treeOf(testoDiPagina(key)[language]);
}
