import { CLASSI, REGIMI, STRUMENTI } from '@bussola/domain';
import { useT } from '@bussola/i18n';
import {
  FormPart,
  MoneyField,
  FieldStack,
  RevealIndent,
  SplitEditor,
  YesNo,
} from '@bussola/ui/forms';
import { withEstimate, withoutEstimate } from '../form/estimates.ts';
import { useAnswers } from '../form/form-saving.tsx';
import { RangeMoneyField } from '../form/range-money-field.tsx';
import { isSame } from '../form/wire.ts';
import { formsNamespace } from '../namespace.ts';
import { useAsks } from '../risposte/use-asks.ts';
import { FASCE_RISPARMI } from './finanza-form.ts';
import { isEmptySplit, REGIME_NON_SO, STRUMENTI_CAMPIONE, SUDDIVISIONE_CAMPIONE } from './split.ts';

/** The savings of the family, and whether there is a business. */
export function RisparmiFields({ alone }: { alone: boolean }) {
  const t = useT(formsNamespace);
  return (
    <RangeMoneyField
      name="valorePatrimonioMobiliare"
      label={t(alone ? 'finanza.mobiliareMe' : 'finanza.mobiliare')}
      help={t(alone ? 'finanza.mobiliareHelpMe' : 'finanza.mobiliareHelp')}
      dontKnow={t('finanza.mobiliareDontKnow')}
      ranges={FASCE_RISPARMI}
    />
  );
}

/**
 * Only for an Imprenditore. `prefix` as in the welfare section; `name` absent for the first
 * person.
 */
export function AttivitaFields({ prefix, name }: { prefix: string; name?: string }) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks({ prefix });
  if (!asks('imprenditore')) return null;
  const imprenditore = form.choice<boolean | null>(`${prefix}imprenditore`);
  return (
    <>
      <YesNo
        {...imprenditore}
        label={
          name === undefined ? t('finanza.imprenditoreMe') : t('finanza.imprenditore', { name })
        }
        required
      />
      {asks('valoreAttivita') && (
        <RevealIndent>
          <MoneyField
            {...form.field<number | null>(`${prefix}valoreAttivita`)}
            label={t('finanza.valoreAttivita')}
            help={t('finanza.valoreAttivitaHelp')}
            required
          />
        </RevealIndent>
      )}
    </>
  );
}

/** How the savings are divided, three ways; not asked of people who have none. */
export function SuddivisioniFields() {
  return (
    <>
      <ClassiField />
      <StrumentiField />
      <RegimiField />
    </>
  );
}

export function ClassiField() {
  const t = useT(formsNamespace);
  return (
    <SplitPart
      name="suddivisioneInvestimento"
      title={t('finanza.classi.title')}
      sample={SUDDIVISIONE_CAMPIONE}
      restKey="altro"
      parts={CLASSI.map((key) => ({
        key,
        label: t(`finanza.classi.${key}`),
        ...(key === 'obbligazioni' || key === 'oro' || key === 'liquidi'
          ? { note: t(`finanza.classi.${key}Note`) }
          : {}),
      }))}
    />
  );
}

export function StrumentiField() {
  const t = useT(formsNamespace);
  return (
    <SplitPart
      name="strumentiInvestimento"
      title={t('finanza.strumenti.title')}
      sample={STRUMENTI_CAMPIONE}
      restKey="altro"
      parts={STRUMENTI.map((key) => ({
        key,
        label: t(`finanza.strumenti.${key}`),
        ...(key === 'etf' || key === 'altro' ? { note: t(`finanza.strumenti.${key}Note`) } : {}),
      }))}
    />
  );
}

export function RegimiField() {
  const t = useT(formsNamespace);
  return (
    <SplitPart
      name="regimeInvestimento"
      title={t('finanza.regimi.title')}
      sample={REGIME_NON_SO}
      restKey="nonso"
      isAnswer
      parts={REGIMI.map((key) => ({
        key,
        label: t(`finanza.regimi.${key}`),
        ...(key === 'nonso' ? {} : { note: t(`finanza.regimi.${key}Note`) }),
      }))}
    />
  );
}

interface SplitPartProps<K extends string> {
  name: 'suddivisioneInvestimento' | 'strumentiInvestimento' | 'regimeInvestimento';
  title: string;
  sample: Record<K, number>;
  restKey: K;
  parts: readonly { key: K; label: string; note?: string }[];
  /** The sample is what the person knows, not an estimate of ours. */
  isAnswer?: boolean;
}

function SplitPart<K extends string>({
  name,
  title,
  sample,
  restKey,
  parts,
  isAnswer = false,
}: SplitPartProps<K>) {
  const t = useT(formsNamespace);
  const form = useAnswers();
  const asks = useAsks();
  const field = form.field<Record<K, number>>(name);
  const stimati = form.get<string[]>('stimati');
  const isEstimated = stimati.includes(name);
  const savings = form.get<number | null>('valorePatrimonioMobiliare') ?? 0;
  if (!asks(name)) return null;
  // The two totals are said live by the editor; here only what else may be wrong.
  const error =
    field.error === 'forms:errors.splitOver' || field.error === 'forms:errors.splitUnder'
      ? undefined
      : field.error;
  return (
    <FormPart>
      <SplitEditor<K>
        name={name}
        title={title}
        parts={parts}
        restKey={restKey}
        value={field.value}
        amount={savings > 0 ? savings : undefined}
        onBlur={field.onBlur}
        error={error}
        help={isEstimated ? t('finanza.sampleHelp') : undefined}
        onChange={(split) =>
          form.change({
            [name]: split,
            stimati:
              !isAnswer && isSame(split, sample)
                ? withEstimate(stimati, name)
                : withoutEstimate(stimati, name),
          })
        }
        presets={[{ label: t('dontKnow'), value: sample }]}
        messages={{ over: 'forms:errors.splitOver', under: 'forms:errors.splitUnder' }}
        showUnder={!isEmptySplit(field.value) || field.error !== undefined}
      />
    </FormPart>
  );
}

/** What is already known to go out, for the reserve. */
export function UsciteFields() {
  const t = useT(formsNamespace);
  return (
    <FormPart>
      <FieldStack>
        <MoneyField
          {...useAnswers().field<number | null>('uscitePianificate')}
          label={t('finanza.uscite')}
          help={t('finanza.usciteHelp')}
          placeholder="0"
        />
      </FieldStack>
    </FormPart>
  );
}
