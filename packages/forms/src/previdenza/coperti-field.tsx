import { useT } from '@bussola/i18n';
import { Avatar, CheckboxChips } from '@bussola/ui/core';
import { RevealIndent } from '@bussola/ui/forms';
import { useAnswers } from '../form/form-saving.tsx';
import { formsNamespace } from '../namespace.ts';
import { isCovered, tickCovered } from './coperti.ts';
import type { Familiare, PersonProps } from './coperture.ts';

/** «Chi è coperto, oltre a Marco?»: the others of the family, each ticked in their own answers. */
export function CopertiField({ prefix, isMe, name, family = [] }: PersonProps) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const others = family.filter((one) => one.prefix !== prefix);
  if (others.length === 0) return null;
  return (
    <RevealIndent>
      <CheckboxChips<string>
        label={
          isMe || !name
            ? t(isMe ? 'previdenza.coperti.questionMe' : 'previdenza.coperti.question')
            : t('previdenza.coperti.questionOf', { name })
        }
        values={others.filter((one) => isCovered(form.get, one)).map(idOf)}
        onChange={(pressed, checked) => {
          const one = others.find((other) => idOf(other) === pressed);
          if (one) form.change(tickCovered(form.get, one, checked), { save: true });
        }}
        options={others.map((one) => ({
          value: idOf(one),
          name: `${prefix}coperti.${idOf(one)}`,
          label: one.name,
          start: <Avatar name={one.fullName} tone={one.tone} size="sm" />,
        }))}
      />
    </RevealIndent>
  );
}

const idOf = ({ prefix }: Familiare): string => prefix || 'me';
