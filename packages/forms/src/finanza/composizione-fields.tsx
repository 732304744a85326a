import { CLASSI, REGIMI, STRUMENTI } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import { RadioCards } from '@bussola/ui/core';
import { FormPart } from '@bussola/ui/forms';
import { useState } from 'react';
import { withEstimate, withoutEstimate } from '../form/estimates.ts';
import { useAnswers } from '../form/form-saving.tsx';
import { isSame } from '../form/wire.ts';
import { formsNamespace } from '../namespace.ts';
import { useAsks } from '../risposte/use-asks.ts';
import { SuddivisioniFields } from './finanza-fields.tsx';
import { isEmptySplit, REGIME_NON_SO, STRUMENTI_CAMPIONE, SUDDIVISIONE_CAMPIONE } from './split.ts';

const NAMES = ['suddivisioneInvestimento', 'strumentiInvestimento', 'regimeInvestimento'] as const;
type Splits = Record<(typeof NAMES)[number], Readonly<Record<string, number>>>;
const none = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 0]));

const EMPTY: Splits = {
  suddivisioneInvestimento: none(CLASSI),
  strumentiInvestimento: none(STRUMENTI),
  regimeInvestimento: none(REGIMI),
};
/** Accounts and deposits: the bank keeps the tax on their interest. */
const ON_ACCOUNT: Splits = {
  suddivisioneInvestimento: { ...EMPTY.suddivisioneInvestimento, liquidi: 100 },
  strumentiInvestimento: { ...EMPTY.strumentiInvestimento, altro: 100 },
  regimeInvestimento: { ...EMPTY.regimeInvestimento, amministrato: 100 },
};
const UNKNOWN: Splits = {
  suddivisioneInvestimento: { ...SUDDIVISIONE_CAMPIONE },
  strumentiInvestimento: { ...STRUMENTI_CAMPIONE },
  regimeInvestimento: { ...REGIME_NON_SO },
};
/** Of the regime, not knowing is an answer of its own. */
const SUPPOSED = ['suddivisioneInvestimento', 'strumentiInvestimento'] as const;

type Known = 'account' | 'detail' | 'unknown';

/** What the answers so far say; undefined when there are none. */
function knownOf(splits: Splits, stimati: readonly string[]): Known | undefined {
  if (NAMES.every((name) => isEmptySplit(splits[name]))) return undefined;
  if (NAMES.every((name) => isSame(splits[name], ON_ACCOUNT[name]))) return 'account';
  return SUPPOSED.every((name) => stimati.includes(name)) ? 'unknown' : 'detail';
}

/** First whether it is nearly all on the account: who says so is done, others see the sliders. */
export function ComposizioneFields() {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks();
  const [isDetail, setDetail] = useState(false);
  const fields = NAMES.map((name) => form.field<Splits[typeof name]>(name));
  const stimati = form.get<string[]>('stimati');
  if (!asks('suddivisioneInvestimento')) return null;

  const [classi, strumenti, regimi] = NAMES.map((name) => form.get<Splits[typeof name]>(name));
  const answered = knownOf(
    {
      suddivisioneInvestimento: classi ?? {},
      strumentiInvestimento: strumenti ?? {},
      regimeInvestimento: regimi ?? {},
    },
    stimati,
  );
  const known = isDetail ? 'detail' : answered;
  const told = NAMES.reduce<readonly string[]>(withoutEstimate, stimati);
  const save = (answers: object) => form.change({ ...answers }, { save: true });
  const choose = (next: Known) => {
    setDetail(next === 'detail');
    if (next === 'account') save({ ...ON_ACCOUNT, stimati: told });
    if (next === 'unknown')
      save({ ...UNKNOWN, stimati: SUPPOSED.reduce<readonly string[]>(withEstimate, told) });
    if (next === 'detail' && answered !== 'detail') save({ ...EMPTY, stimati: told });
  };
  const isMissing = known === undefined && fields.some(({ error }) => error !== undefined);
  return (
    <>
      <FormPart>
        <RadioCards<Known>
          name={known === undefined ? 'suddivisioneInvestimento' : undefined}
          label={t('finanza.conto.question')}
          help={t(known === 'unknown' ? 'finanza.conto.unknownHelp' : 'finanza.conto.help')}
          required
          columns={3}
          stacked
          value={known}
          onChange={choose}
          error={isMissing ? 'forms:errors.required' : undefined}
          options={[
            { value: 'account', label: t('finanza.conto.account') },
            { value: 'detail', label: t('finanza.conto.detail') },
            { value: 'unknown', label: t('dontKnow') },
          ]}
        />
      </FormPart>
      {known === 'detail' && <SuddivisioniFields />}
    </>
  );
}
