import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWordUpper } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import { Button, PageHead, Text } from '@bussola/ui/core';
import type { Area } from '../../area/area.ts';
import { DownloadData } from '../../area/download-data.tsx';
import { OriginBar } from '../../dati/origin-bar.tsx';
import type { Counts } from '../../dati/origin-bar.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface Props {
  area: Area;
  counts: Counts;
  mayEdit: boolean;
  /** Opens the first answer that is missing. */
  onAnswer: (() => void) | null;
}

/** How much was given, and what one may do here. */
export function ProfiloHead({ area, counts, mayEdit, onAnswer }: Props) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const own = !useShell().session.isActing;
  return (
    <>
      <PageHead
        title={<Sentence counts={counts} own={own} />}
        actions={
          <>
            {onAnswer && (
              <Button variant="primary" wide="phone" onClick={onAnswer}>
                {t('dati.answerMissing', { count: counts.missing })}
              </Button>
            )}
            {own && (
              <StepUp>
                <DownloadData userId={area.userId} label={t('dati.download')} />
              </StepUp>
            )}
          </>
        }
      />
      <OriginBar counts={counts} own={own} />
      <Text size="quiet" marginTop="2">
        {t('dati.lastChange', { date: formatDate(area.info.updatedAt, language, 'long') })}
      </Text>
      {!mayEdit && <Text marginTop="4">{t('dati.readOnly')}</Text>}
    </>
  );
}

/**
 * What part was given, then what is still missing or supposed.
 * @param own the reader is who told it
 */
function Sentence({ counts: { told, supposed, missing }, own }: { counts: Counts; own: boolean }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const share = told / Math.max(1, told + supposed + missing);
  const first = share === 1 ? 'all' : share >= 0.75 ? 'nearlyAll' : share >= 0.5 ? 'most' : 'some';
  const [kind, left] =
    missing > 0 ? (['missing', missing] as const) : (['supposed', supposed] as const);
  return (
    <>
      <span>{t(own ? `dati.sentence.${first}` : `dati.sentence.other.${first}`)}</span>
      {left > 0 && (
        <>
          {' '}
          <span>
            {t(`dati.sentence.${kind}`, { count: left, word: numberWordUpper(left, language) })}
          </span>
        </>
      )}
    </>
  );
}
