import { analizza, COSTANTI_2026_12, withoutUnasked } from '@bussola/domain';
import type { Famiglia } from '@bussola/domain';
import type { Bozza } from '@bussola/contract';
import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatList } from '@bussola/i18n/format';
import { compassOf, countGroups, groupSoluzioni } from '@bussola/results';
import { Dial } from '@bussola/ui/charts';
import { Card, chakra, Text, Title } from '@bussola/ui/core';
import { LevelCounts } from '@bussola/ui/results';
import { useDraft } from '../../draft/use-draft.tsx';
import { stepsNamespace } from '../../steps-namespace.ts';
import { today } from '../../today.ts';

/** Levels from the answers so far. The browser computes them; the checkup is not finished. */
export function FirstLook() {
  const stepWords = useT(stepsNamespace);
  const language = useLanguage();
  const data = useDraft((state) => state.data);
  const { soluzioni } = analizza(familySoFar(data, today()), COSTANTI_2026_12);
  const { missing } = groupSoluzioni(soluzioni);
  return (
    <Card as="section" aria-labelledby="prima-lettura">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }}
        gap="6"
        alignItems="center"
      >
        <chakra.div maxWidth="200px" width="100%" marginInline="auto">
          <Dial
            {...compassOf(soluzioni, (code) => NOMI[code][language])}
            names={false}
            label={stepWords('risultati.dial')}
          />
        </chakra.div>
        <div>
          <Title as="h2" size={20} id="prima-lettura" marginBottom="3">
            {stepWords('pausa.first')}
          </Title>
          <LevelCounts counts={countGroups(soluzioni)} />
          {missing.length > 0 && (
            <Text size="quiet" marginTop="4">
              {stepWords('pausa.waiting', {
                list: formatList(
                  missing.map(({ code }) => NOMI[code][language]),
                  language,
                ),
              })}
            </Text>
          )}
        </div>
      </chakra.div>
    </Card>
  );
}

/** The household as it would be if the checkup ended here. */
function familySoFar(data: Bozza, day: string): Famiglia {
  const { membri, analisiFamiliare = 'perMe', uscitePianificate: _later, ...own } = data;
  const family = analisiFamiliare === 'perNucleo' ? membri : [];
  return {
    refDate: day,
    analisiFamiliare,
    membri: [
      {
        ...withoutUnasked(own, { who: 'me', today: day }),
        _id: 'me',
        gradoParentela: 'me',
        enabled: true,
        seq: 0,
      },
      ...family.map(({ gradoParentela = 'other', ...membro }, at) => ({
        ...withoutUnasked(membro, { who: 'membro' as const, today: day }),
        gradoParentela,
        enabled: true,
        seq: at + 1,
        ...(membro.residenza === 'stessa' && own.comuneResidenza
          ? { comuneResidenza: own.comuneResidenza }
          : {}),
      })),
    ],
  };
}
