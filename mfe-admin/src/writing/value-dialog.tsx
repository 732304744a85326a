import { VALORI_TESTO } from '@bussola/domain/valori-testo';
import type { ValoreTesto } from '@bussola/domain/valori-testo';
import { useT } from '@bussola/i18n';
import {
  Box,
  Button,
  chakra,
  Dialog,
  RuledList,
  RuledRow,
  Text,
  TextField,
} from '@bussola/ui/core';
import { useState } from 'react';
import { writingNamespace } from '../locales/writing-namespace.ts';
import type { Values } from './use-values.ts';

interface Props {
  values: Values;
  language: 'it' | 'en';
  onChoose: (key: ValoreTesto) => void;
  onClose: () => void;
}

/** Every value that a text may name, with what it is today. */
export function ValueDialog({ values, language, onChoose, onClose }: Props) {
  const t = useT(writingNamespace);
  const [search, setSearch] = useState('');
  const known = VALORI_TESTO.filter(values.isKnown);
  const found = known.filter((key) =>
    plain(search)
      .split(/\s+/)
      .every((word) => plain(values.nameOf(key)).includes(word)),
  );
  return (
    <Dialog open side="end" onClose={onClose} title={t('value.title')}>
      <Text color="text-2" marginBottom="4">
        {t('value.lead')}
      </Text>
      <TextField
        name="value-search"
        type="search"
        label={t('value.search')}
        value={search}
        onChange={setSearch}
        autoComplete="off"
        autoFocus
      />
      {found.length === 0 && (
        <Text color="text-2" marginTop="4">
          {t(known.length === 0 ? 'value.unread' : 'value.none')}
        </Text>
      )}
      <RuledList marginTop="4">
        {found.map((key) => (
          <RuledRow key={key} justifyContent="space-between">
            <Box flex="1 1 200px" minWidth="0">
              <Text fontWeight="600">{values.nameOf(key)}</Text>
              <Text size="quiet">{t('value.now', { value: values.say(key, language) })}</Text>
            </Box>
            <Button
              aria-label={t('value.putOf', { name: values.nameOf(key) })}
              onClick={() => onChoose(key)}
            >
              {t('value.put')}
            </Button>
          </RuledRow>
        ))}
      </RuledList>
      <chakra.p textStyle="quiet" marginTop="4">
        {t('value.note')}
      </chakra.p>
    </Dialog>
  );
}

/** Accents and capitals do not count. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
