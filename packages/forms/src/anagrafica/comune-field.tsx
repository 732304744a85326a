import { useRef, useState } from 'react';
import { ESTERO, nomeComune } from '@bussola/domain';
import type { Comune } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { GlobeIcon, Icon } from '@bussola/ui/core';
import { ComboField } from '@bussola/ui/forms';
import type { ComboOption } from '@bussola/ui/forms';
import { useAnswers } from '../form/form-saving.tsx';
import { firstFormsNamespace } from '../first-namespace.ts';
import { ComuneNotFound } from './comune-not-found.tsx';
import { comuneOption, isComuneWhole, type ComuneFound } from './comune-option.ts';

export type SearchComuni = (typed: string, signal: AbortSignal) => Promise<readonly ComuneFound[]>;
interface Props {
  name: string;
  label: string;
  help?: string;
  search: SearchComuni;
}

/** Six names belong to two places: the sigla is always there. */
export const comuneText = (comune: Comune | null, estero: string): string =>
  !comune
    ? ''
    : comune.comune === ESTERO
      ? estero
      : comune.provincia
        ? `${nomeComune(comune.comune)} (${comune.provincia})`
        : nomeComune(comune.comune);

/**
 * The municipality, by its first letters. «Estero» stands apart. While the search does not answer,
 * what is typed is kept.
 */
export function ComuneField({ name, label, help, search }: Props) {
  const t = useT(firstFormsNamespace);
  const form = useAnswers();
  const { value, error, onBlur } = form.choice<Comune | null>(name);
  const prefix = name.slice(0, name.lastIndexOf('.') + 1);
  const isLibero = form.get<boolean>(`${prefix}isComuneLibero`);
  const hasFailed = useRef(false);
  // What was typed and is no municipality: it stays in the field, which asks for another.
  const [unlisted, setUnlisted] = useState('');

  const ask = async (typed: string, signal: AbortSignal): Promise<ComboOption<Comune>[]> => {
    try {
      const found = await search(typed, signal);
      hasFailed.current = false;
      return found.map((comune) =>
        comuneOption(comune, (name) => t('anagrafica.comuneBefore', { name })),
      );
    } catch (failure) {
      if (!signal.aborted) hasFailed.current = true;
      throw failure;
    }
  };
  const set = (comune: Comune | null, libero: boolean) => {
    setUnlisted('');
    form.change({ [name]: comune, [`${prefix}isComuneLibero`]: libero }, { save: true });
  };
  return (
    <ComboField<Comune>
      name={name}
      label={label}
      text={value ? comuneText(value, t('anagrafica.estero')) : unlisted}
      placeholder={t('anagrafica.comunePlaceholder')}
      search={ask}
      isWhole={isComuneWhole}
      nothingFound={(typed) => <ComuneNotFound typed={typed} />}
      apart={{
        label: t('anagrafica.esteroChoice'),
        note: t('anagrafica.esteroNote'),
        icon: <Icon icon={GlobeIcon} />,
        onSelect: () => set({ comune: ESTERO, regione: '', provincia: '' }, false),
        isFor: (typed) =>
          [ESTERO, t('anagrafica.estero')].some((word) =>
            word.toLowerCase().startsWith(typed.toLowerCase()),
          ),
      }}
      help={isLibero ? t('anagrafica.comuneKept') : help}
      error={unlisted && !value ? 'forms:errors.comuneChoose' : error}
      required
      onSelect={({ value: comune }) => set(comune, false)}
      onClear={() => set(null, false)}
      onBlur={onBlur}
      onFreeText={(text) => {
        if (hasFailed.current) set({ comune: text.slice(0, 80), regione: '', provincia: '' }, true);
        else {
          set(null, false);
          setUnlisted(text);
        }
      }}
    />
  );
}
