import { useUpdateSolutions } from '@bussola/client';
import type { SolutionDoc } from '@bussola/contract';
import { NOMI } from '@bussola/domain/nomi';
import { pezzi, segnapostiDi } from '@bussola/domain/segnaposti';
import { useLanguage, useT } from '@bussola/i18n';
import { Box, chakra, Text } from '@bussola/ui/core';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { PublishPart } from '../../writing/publish-part.tsx';
import { partsOf } from './solution-form.ts';

/** @param doc as it was saved */
export function PublishSolution({ doc, onClose }: { doc: SolutionDoc; onClose: () => void }) {
  const t = useT(soluzioniNamespace);
  const language = useLanguage();
  const { mutateAsync: update } = useUpdateSolutions();
  const { code, version, draft } = doc;
  if (!draft) return null;
  return (
    <PublishPart
      title={t('publish.title')}
      doc={doc}
      publish={(when) => update({ action: 'publish', code, version, ...when })}
      label={NOMI[code][language]}
      withoutEnglish={t('noEnglish')}
      onClose={onClose}
    >
      {partsOf(code).map((part) => {
        const text = draft.it[part];
        const names = new Map(segnapostiDi(code, part).map(({ key, nome }) => [key, nome.it]));
        return (
          <Box key={part} marginBottom="3">
            <chakra.b fontWeight="600" lang={language}>
              {t(`part.${part}`)}
            </chakra.b>
            <Text>
              {text === null
                ? t('publish.own')
                : pezzi(text).map((piece, at) =>
                    'testo' in piece ? (
                      <span key={at}>{piece.testo}</span>
                    ) : (
                      <chakra.b key={at} color="ink" fontWeight="600">
                        {names.get(piece.key)}
                      </chakra.b>
                    ),
                  )}
            </Text>
          </Box>
        );
      })}
    </PublishPart>
  );
}
