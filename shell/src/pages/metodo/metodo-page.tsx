import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asProblem } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { addNamespace, useCommonWords, useLanguage, useT } from '@bussola/i18n';
import type { Language } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  brand,
  Button,
  chakra,
  ErrorState,
  Logo,
  Notice,
  Skeleton,
  Text,
  TextField,
  TextLink,
  Title,
  UiLink,
} from '@bussola/ui/core';
import { LanguageChoice } from '../../auth/language-choice.tsx';
import { metodoNamespace } from './metodo-namespace.ts';
import { Corrections } from './corrections.tsx';
import { RuleSection } from './rule-section.tsx';
import type { Regola } from './rule-section.tsx';
import { readMetodo } from '../../session/calls.ts';

type Metodo = ResponseOf<'metodo'>;
type State =
  | { kind: 'loading' }
  | { kind: 'ready'; metodo: Metodo }
  | { kind: 'absent' }
  | { kind: 'failed'; code: string | undefined };

const GROUPS = [
  { key: 'aree', has: (id: string) => id.startsWith('soluzione.') },
  { key: 'previdenza', has: (id: string) => /^(previdenza|fisco)/.test(id) },
  {
    key: 'patrimonio',
    has: (id: string) => /^(patrimonio|riserve|modello|gestione|successione)/.test(id),
  },
  { key: 'famiglia', has: () => true },
] as const;

/** /metodo: the rules as the engine itself tells them, for anybody. */
export default function MetodoPage() {
  const { i18n } = useTranslation();
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    void addNamespace(i18n, metodoNamespace).then(() => setHasWords(true));
  }, [i18n]);
  return hasWords ? <Method /> : null;
}

function Method() {
  const t = useT(metodoNamespace);
  const common = useCommonWords();
  const language = useLanguage();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [query] = useSearchParams();
  const release = query.get('release');
  useEffect(() => {
    document.title = `${brand.name} – ${t('title')}`;
  }, [t]);
  useEffect(() => {
    let current = true;
    readMetodo(release).then(
      (metodo) => {
        if (current) setState({ kind: 'ready', metodo });
      },
      (error: unknown) => {
        if (!current) return;
        const { status, code } = asProblem(error) ?? {};
        setState(status === 404 || status === 400 ? { kind: 'absent' } : { kind: 'failed', code });
      },
    );
    return () => {
      current = false;
    };
  }, [attempt, release]);

  return (
    <chakra.div
      minHeight="100dvh"
      paddingInline={{ base: '5', md: '16' }}
      paddingBlock={{ base: '6', md: '10' }}
    >
      <chakra.header display="flex" alignItems="center" maxWidth="1080px" marginInline="auto">
        <UiLink href="/" aria-label={brand.name}>
          <Logo />
        </UiLink>
        <LanguageChoice />
      </chakra.header>
      <chakra.main
        id="content"
        maxWidth="1080px"
        marginInline="auto"
        paddingTop={{ base: '9', md: '14' }}
      >
        <Title size={44}>{t('title')}</Title>
        <Text size="lead" marginTop="4">
          {t('lead')}
        </Text>
        {state.kind === 'loading' && (
          <chakra.div marginTop="10" aria-busy="true" aria-label={t('loading')}>
            <Skeleton />
          </chakra.div>
        )}
        {state.kind === 'absent' && <Absent />}
        {state.kind === 'failed' && (
          <Failed
            code={state.code}
            onAgain={() => {
              setState({ kind: 'loading' });
              setAttempt(attempt + 1);
            }}
          />
        )}
        {state.kind === 'ready' && <Rules metodo={state.metodo} language={language} />}
        <chakra.footer
          borderTopWidth="1px"
          borderColor="line"
          marginTop="12"
          paddingTop="6"
          paddingBottom="8"
          display="grid"
          gap="2"
          textStyle="quiet"
        >
          <chakra.h2 textStyle="small" fontWeight="620" color="text">
            {t('creditsTitle')}
          </chakra.h2>
          <p>{t('credits')}</p>
          <p>{common('disclaimer')}</p>
          <p>
            <TextLink quiet href="/">
              {t('home')}
            </TextLink>
          </p>
        </chakra.footer>
      </chakra.main>
    </chakra.div>
  );
}

/** An edition that never was, or whose day is to come. */
function Absent() {
  const t = useT(metodoNamespace);
  return (
    <chakra.div maxWidth="720px" marginTop="5">
      <Notice kind="info" flat title={t('absent')}>
        <TextLink href="/metodo">{t('absentNow')}</TextLink>
      </Notice>
    </chakra.div>
  );
}

function Failed({ code, onAgain }: { code: string | undefined; onAgain: () => void }) {
  const t = useT(metodoNamespace);
  return (
    <chakra.div marginTop="10">
      <ErrorState
        title={t('failed')}
        code={code}
        action={
          <Button variant="primary" onClick={onAgain}>
            {t('retry')}
          </Button>
        }
      >
        {t('failedLead')}
      </ErrorState>
    </chakra.div>
  );
}

function Rules({ metodo, language }: { metodo: Metodo; language: Language }) {
  const t = useT(metodoNamespace);
  const [text, setText] = useState('');
  const shown = useMemo(
    () => metodo.regole.filter((rule) => speaksOf(rule, text, language)),
    [metodo, text, language],
  );
  const titleOf = (id: string) => metodo.regole.find((rule) => rule.id === id)?.titolo[language];
  const groups = groupsOf(shown);
  // The page was empty when the browser looked for the part that the address names.
  useEffect(() => {
    if (location.hash)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <>
      <Text size="quiet" marginTop="4">{`${t('of', {
        release: metodo.release,
        motore: metodo.motore,
        day: formatDate(metodo.giorno, language, 'long'),
      })} ${t('generated')}`}</Text>
      {metodo.passata && (
        <chakra.div maxWidth="720px" marginTop="5">
          <Notice
            kind="info"
            flat
            title={t('past', {
              release: metodo.release,
              from: formatDate(metodo.passata.dal, language, 'long'),
              to: formatDate(metodo.passata.al, language, 'long'),
            })}
          >
            <TextLink href="/metodo">{t('pastNow', { release: metodo.passata.oggi })}</TextLink>
          </Notice>
        </chakra.div>
      )}
      <chakra.div maxWidth="480px" marginTop="8">
        <TextField
          label={t('search')}
          name="search"
          type="search"
          value={text}
          onChange={setText}
        />
      </chakra.div>
      <Text size="quiet" marginTop="2" role="status">
        {shown.length === 0 ? t('none', { text }) : t('found', { count: shown.length })}
      </Text>
      <chakra.nav
        aria-label={t('contents')}
        marginTop="8"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
        gap="6"
      >
        {groups.map(({ key, rules }) => (
          <div key={key}>
            <chakra.p textStyle="small" fontWeight="620" marginBottom="1">
              {t(`groups.${key}`)}
            </chakra.p>
            <chakra.ul listStyle="none" display="grid" gap="0.5">
              {rules.map(({ id, titolo }) => (
                <li key={id}>
                  <TextLink href={`#${id}`}>{titolo[language]}</TextLink>
                </li>
              ))}
            </chakra.ul>
          </div>
        ))}
      </chakra.nav>
      {groups.map(({ key, rules }) => (
        <chakra.section key={key} aria-labelledby={`group-${key}`} marginTop="14">
          <Title as="h2" size={34} id={`group-${key}`} marginBottom="6">
            {t(`groups.${key}`)}
          </Title>
          {rules.map((rule) => (
            <RuleSection key={rule.id} rule={rule} titleOf={titleOf} />
          ))}
        </chakra.section>
      ))}
      {text.trim() === '' && <Corrections correzioni={metodo.correzioni} />}
    </>
  );
}

/** Each rule in the first group that takes it. */
function groupsOf(
  rules: readonly Regola[],
): { key: (typeof GROUPS)[number]['key']; rules: Regola[] }[] {
  const placeOf = ({ id }: Regola) => GROUPS.find(({ has }) => has(id))?.key;
  return GROUPS.map(({ key }) => ({
    key,
    rules: rules.filter((rule) => placeOf(rule) === key),
  })).filter((group) => group.rules.length > 0);
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
function speaksOf(rule: Regola, text: string, language: Language): boolean {
  const wanted = fold(text.trim());
  if (wanted === '') return true;
  const said = [
    rule.titolo,
    rule.risponde,
    rule.formula,
    ...rule.costanti.flatMap(({ nome, fonte }) => [nome, fonte]),
    ...rule.ipotesi,
  ].map((words) => words[language]);
  return fold(said.join(' ')).includes(wanted);
}
