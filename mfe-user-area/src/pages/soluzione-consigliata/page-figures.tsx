import type { FiguraId, SoluzioneCode } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box } from '@bussola/ui/core';
import { useFigure, useOverdueMark } from '@bussola/results';
import type { Person } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

interface Shown {
  figura: FiguraId;
  label: string;
  value: string;
}

/**
 * The figures of the household that an area is drawn from, each with its own reasons: pensions,
 * reserves, what is at hand, estate tax.
 */
export function PageFigures({
  area: { analisi },
  people,
  code,
}: {
  area: Area;
  people: readonly Person[];
  code: SoluzioneCode;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const overdue = useOverdueMark(analisi);
  const { gestione, patrimonio, previdenza, successione } = analisi;
  const shown: Shown[] = [];
  if (code === 'pensione') {
    for (const { memberId, pensioneNettaMensile, decorrenza } of previdenza) {
      const name = people.find(({ id }) => id === memberId)?.name;
      if (name && pensioneNettaMensile !== undefined && decorrenza !== undefined)
        shown.push({
          figura: `previdenza.${memberId}`,
          label: t('soluzioni.figures.pensione', {
            name,
            from: formatDate(`${decorrenza}-01`, language, 'month'),
          }),
          value: figure(pensioneNettaMensile, 'euroMese'),
        });
    }
  }
  if (code === 'gestione-patrimonio') {
    if (gestione)
      shown.push({
        figura: 'gestione',
        label: t('soluzioni.figures.riserva'),
        value: figure(gestione.riservaEmergenza, 'euro'),
      });
    shown.push({
      figura: 'patrimonio.liquidita',
      label: t('soluzioni.figures.subito'),
      value: figure(patrimonio.liquidita.subito, 'euro'),
    });
  }
  if (code === 'polizza' && successione.impostaStimata !== null)
    shown.push({
      figura: 'successione',
      label: t('soluzioni.figures.successione'),
      value: figure(successione.impostaStimata, 'euro'),
    });
  if (code === 'polizze-rischi' || code === 'polizza')
    shown.push({
      figura: 'patrimonio.netto',
      label: t('perche.of.patrimonio'),
      value: figure(patrimonio.netto, 'euro'),
    });
  if (shown.length === 0) return null;
  return (
    <Box
      as="dl"
      marginTop="8"
      maxWidth="720px"
      borderTopWidth="1px"
      borderColor="line"
      data-print="whole"
    >
      {shown.map(({ figura, label, value }) => (
        <Box
          key={figura}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="0 14px"
          minHeight="52px"
          paddingY="3"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <Box as="dt" flex="1" minWidth="12em">
            {label}
          </Box>
          <Box as="dd" textStyle="figure" fontWeight="560">
            <span>{value}</span> {overdue.ofFigure(figura)}{' '}
            <WhyFigure figura={figura} of={label} title={label} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
