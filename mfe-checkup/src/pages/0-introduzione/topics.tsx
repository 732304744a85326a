import { TAB } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { chakra, Title } from '@bussola/ui/core';
import { checkupNamespace } from '../../namespace.ts';
import { stepsNamespace } from '../../steps-namespace.ts';
import { useTimeLeft } from '../../wizard/use-time-left.ts';

const TOPICS = [1, 2, 3, 4, 5, 6] as const;

/** What the checkup asks about, and how long each step takes. */
export function Topics() {
  const stepWords = useT(stepsNamespace);
  const t = useT(checkupNamespace);
  const { of } = useTimeLeft();
  return (
    <>
      <Title as="h2" size={20} marginBottom="3">
        {stepWords('intro.topicsTitle')}
      </Title>
      <chakra.ol listStyle="none">
        {TOPICS.map((tab) => (
          <chakra.li
            key={tab}
            display="grid"
            gridTemplateColumns="28px minmax(0, 1fr)"
            gap="3"
            paddingBlock="3"
            borderTopWidth="1px"
            borderColor="line"
            alignItems="baseline"
          >
            <chakra.span fontFamily="title" color="text-2" fontStyle="italic" aria-hidden="true">
              {tab}
            </chakra.span>
            <span>
              <chakra.b>{t(`tabs.t${tab}`)}</chakra.b>
              {tab !== TAB.famiglia && (
                <chakra.span textStyle="quiet" marginInlineStart="2">
                  {of(tab)}
                </chakra.span>
              )}
              <chakra.span display="block" color="text-2">
                {stepWords(`intro.topics.t${tab}`)}
              </chakra.span>
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  );
}
