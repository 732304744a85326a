import type { PatrimonioAnalisi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Question, SectionHead, Text, useMoney } from '@bussola/ui/core';
import { StackedBar } from '@bussola/ui/charts';
import type { Series } from '@bussola/ui/charts';
import { BigAmount } from '@bussola/ui/results';
import type { Area } from '../../area/area.ts';
import { Peers } from '../../confronti/peers.tsx';
import { usePeople } from '../../famiglia/use-people.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/** Each part keeps its colour wherever it is drawn. */
const PARTS = [
  ['residenza', 1],
  ['altriImmobili', 2],
  ['mobiliare', 3],
  ['attivita', 4],
  ['fondoPensione', 5],
] as const satisfies readonly (readonly [keyof PatrimonioAnalisi['voci'], Series])[];

/**
 * *Quanto abbiamo?* What is owned in its parts, what is owed hatched, and the sentence that adds
 * them up.
 */
export function PatrimonioTile({ area }: { area: Area }) {
  const { userId, analisi } = area;
  const people = usePeople(area);
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const money = useMoney();
  const { lordo, debiti, netto, voci } = analisi.patrimonio;
  const alone = analisi.perimetro.length === 1;
  const date = formatDate(analisi.refDate, language, 'long');
  const owned = PARTS.map(([key, series]) => ({
    key,
    label: t(`home.patrimonio.${key}`),
    value: voci[key],
    series,
  }));
  const amounts = {
    gross: money.format(lordo),
    debts: money.format(debiti),
    net: money.format(netto),
  };
  return (
    <Box as="section" data-print="whole">
      <SectionHead>
        <Question>{t('home.patrimonio.question')}</Question>
      </SectionHead>
      {lordo === 0 && debiti === 0 ? (
        <Text color="text-2">{t('home.patrimonio.empty')}</Text>
      ) : (
        <>
          <Text size="quiet">
            {t(alone ? 'home.patrimonio.netAlone' : 'home.patrimonio.net', { date })}{' '}
            <WhyFigure figura="patrimonio.netto" of={t('perche.of.patrimonio')} />
          </Text>
          <BigAmount value={netto} />
          <Box marginTop="6">
            <StackedBar
              rows={[
                ...(lordo > 0
                  ? [
                      {
                        key: 'own',
                        label: t(alone ? 'home.patrimonio.ownAlone' : 'home.patrimonio.own'),
                        parts: owned,
                      },
                    ]
                  : []),
                ...(debiti > 0
                  ? [
                      {
                        key: 'owe',
                        label: t(alone ? 'home.patrimonio.oweAlone' : 'home.patrimonio.owe'),
                        parts: [
                          {
                            key: 'mutuo',
                            label: t('home.patrimonio.mutuo'),
                            value: debiti,
                            series: 'debt' as const,
                          },
                        ],
                      },
                    ]
                  : []),
              ]}
            />
          </Box>
          <Text size="quiet" marginTop="4">
            {debiti > 0
              ? t(alone ? 'home.patrimonio.sentenceAlone' : 'home.patrimonio.sentence', amounts)
              : t('home.patrimonio.noDebts')}
          </Text>
          <Peers
            userId={userId}
            people={people}
            metriche={['patrimonioFamiglia', 'risparmiFamiglia', 'patrimonioPerPersona']}
            alone={alone}
          />
        </>
      )}
    </Box>
  );
}
