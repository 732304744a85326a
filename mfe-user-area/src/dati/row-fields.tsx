/** Answers that are a list: debts, and children who live elsewhere. None is an answer too. */
import { TIPI_DEBITO } from '@bussola/domain';
import type { Debito, FiglioFuoriNucleo, TipoDebito } from '@bussola/domain';
import { formsNamespace, useAnswers } from '@bussola/forms';
import { useT } from '@bussola/i18n';
import { Box, Button, Icon, PlusIcon, Text, Title } from '@bussola/ui/core';
import {
  FieldPair,
  FieldStack,
  IntegerField,
  MoneyField,
  SelectField,
  YesNo,
} from '@bussola/ui/forms';
import type { ReactNode } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** A row that is being written: nothing is there yet. */
type Draft<R> = { [K in keyof R]: R[K] | null | '' };

interface ListProps<R> {
  name: 'altriDebiti' | 'figliFuoriNucleo';
  empty: Draft<R>;
  row: (place: string, at: number) => ReactNode;
}

/** Whether there are any, then one after the other. */
function ListField<R>({ name, empty, row }: ListProps<R>) {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  const field = form.field<Draft<R>[] | null>(name);
  const list = field.value;
  const set = (next: Draft<R>[] | null) => field.onChange(next);
  const hasAny = list === null ? null : list.length > 0;
  return (
    <FieldStack>
      <YesNo
        id={`${name}-any`}
        label={t(`dati.list.${name}.any`)}
        help={t(`dati.list.${name}.help`)}
        value={hasAny}
        onChange={(yes) => set(yes ? [empty] : [])}
        error={field.error}
      />
      {list?.map((_, at) => (
        // Rows have nothing that tells them apart but their place.
        <Box key={at} as="section" borderTopWidth="1px" borderColor="line" paddingTop="5">
          <Box display="flex" justifyContent="space-between" alignItems="center" marginBottom="4">
            <Title as="h3" size={17}>
              {t(`dati.list.${name}.one`, { count: at + 1 })}
            </Title>
            <Button variant="tertiary" onClick={() => set(list.filter((_one, own) => own !== at))}>
              {t('dati.list.remove')}
            </Button>
          </Box>
          <FieldStack>{row(`${name}.${at}`, at)}</FieldStack>
        </Box>
      ))}
      {hasAny && (
        <div>
          <Button icon={<Icon icon={PlusIcon} />} onClick={() => set([...(list ?? []), empty])}>
            {t(`dati.list.${name}.add`)}
          </Button>
        </div>
      )}
    </FieldStack>
  );
}

export function DebitiFields() {
  const t = useT(userAreaNamespace);
  const form = useAnswers();
  return (
    <ListField<Debito>
      name="altriDebiti"
      empty={{ residuo: null, rata: null, tipo: '' }}
      row={(place) => (
        <>
          <SelectField<TipoDebito>
            {...form.choice<TipoDebito | ''>(`${place}.tipo`)}
            label={t('dati.list.altriDebiti.tipo')}
            required
            options={TIPI_DEBITO.map((value) => ({ value, label: t(`dati.debito.${value}`) }))}
          />
          <FieldPair>
            <MoneyField
              {...form.field<number | null>(`${place}.residuo`)}
              label={t('dati.list.altriDebiti.residuo')}
              required
            />
            <MoneyField
              {...form.field<number | null>(`${place}.rata`)}
              label={t('dati.list.altriDebiti.rata')}
              required
            />
          </FieldPair>
        </>
      )}
    />
  );
}

export function FigliFuoriFields() {
  const t = useT(userAreaNamespace);
  const words = useT(formsNamespace);
  const form = useAnswers();
  return (
    <>
      <ListField<FiglioFuoriNucleo>
        name="figliFuoriNucleo"
        empty={{ eta: null }}
        row={(place) => (
          <IntegerField
            {...form.field<number | null>(`${place}.eta`)}
            label={t('dati.list.figliFuoriNucleo.eta')}
            unit={words('previdenza.anniUnit')}
            required
          />
        )}
      />
      <Text size="quiet">{t('dati.list.figliFuoriNucleo.private')}</Text>
    </>
  );
}
