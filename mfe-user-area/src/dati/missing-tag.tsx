import { answerOf, isMissing } from '@bussola/domain';
import type { Membro } from '@bussola/domain';
import { etichettaInFrase } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList } from '@bussola/i18n/format';
import { OriginTag } from '@bussola/ui/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Row } from './rows.ts';

interface Props {
  row: Pick<Row, 'keys' | 'missing'>;
  membro: Membro | undefined;
}

/** «manca», or what is still missing beside an answer that is there. */
export function MissingTag({ row: { keys, missing }, membro }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const isPart = membro && keys.some((key) => !isMissing(answerOf(membro, key)));
  const what = formatList(
    missing.map((key) => etichettaInFrase(key)[language]),
    language,
  );
  return (
    <OriginTag origin="missing">
      {isPart ? t('dati.origin.part', { what }) : t('dati.origin.missing')}
    </OriginTag>
  );
}
