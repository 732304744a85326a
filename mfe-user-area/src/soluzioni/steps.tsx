import type { Passo, Soluzione } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';
import { chakra, useMoney } from '@bussola/ui/core';
import { useFigure } from '../area/figure.ts';
import { maskAmounts } from '../area/mask-amounts.ts';

/** What a step is for the reader: one line of the sum, the whole that is needed, or what comes out. */
export type StepKind = 'line' | 'subtotal' | 'result';

export function stepKinds(passi: readonly Passo[], barra: Soluzione['barra']): StepKind[] {
  return passi.map((passo, place) => {
    if (place === passi.length - 1 && passi.length > 1) return 'result';
    return barra && place > 0 && passo.unit === barra.unit && passo.value === barra.need ? 'subtotal' : 'line';
  });
}

/** *Il tuo numero, passo per passo*: each line with the rule it comes from, the result at the foot. */
export function Steps({ soluzione: { passi, barra } }: { soluzione: Pick<Soluzione, 'passi' | 'barra'> }) {
  const language = useLanguage();
  const { hidden } = useMoney();
  const figure = useFigure();
  const kinds = stepKinds(passi, barra);
  let ordinal = 0;
  return (
    <chakra.ol listStyleType="none" borderTopWidth="1px" borderColor="line">
      {passi.map((passo, place) => {
        const kind = kinds[place] ?? 'line';
        if (kind === 'line') ordinal += 1;
        return (
          <Row key={passo.label.it + String(place)} kind={kind}>
            <chakra.span aria-hidden="true" textStyle="ask" fontSize="t17" color="text-2" width="28px" flex="none">{kind === 'line' ? ordinal : ''}</chakra.span>
            <chakra.span flex="1" minWidth="0">
              <chakra.span display="block" fontWeight={kind === 'line' ? undefined : '620'}>{passo.label[language]}</chakra.span>
              <chakra.span display="block" textStyle="quiet" maxWidth="46ch">{maskAmounts(passo.formula[language], hidden)}</chakra.span>
            </chakra.span>
            <Value kind={kind}>{figure(passo.value, passo.unit)}</Value>
          </Row>
        );
      })}
    </chakra.ol>
  );
}

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'baseline', gap: '3', paddingBlock: '14px', borderBottomWidth: '1px', borderColor: 'line' },
  variants: { kind: { line: {}, subtotal: { borderColor: 'ink' }, result: { borderBottomWidth: 0 } } },
});
const Value = chakra('span', {
  base: { textStyle: 'figure', fontWeight: 580, textAlign: 'end', whiteSpace: { md: 'nowrap' } },
  variants: { kind: { line: {}, subtotal: { fontWeight: 640 }, result: { fontFamily: 'title', fontSize: 't26', fontWeight: 420, color: 'title', lineHeight: 1.2 } } },
});
