/** The texts about the estate of «me». */
import type { Analisi, EredeAnalisi } from '../analisi.ts';
import { words, type Words } from '../aree.ts';
import type { EsitoSuccessione, SuccessioneCalcolata } from '../calcolo.ts';
import type { Famiglia } from '../nucleo.ts';
import type { FamigliaEredi, TipoErede } from '../successione/per-erede.ts';
import type { FattiImposta } from '../successione/stima.ts';
import { circaTesto } from './numeri.ts';
import { chi, ilPct, maiuscola, pct } from '../parole/parole.ts';

const SUCCESSIONE: Readonly<Record<EsitoSuccessione, Words>> = {
  testamentoFatto: words(
    'Un testamento c’è già: rileggilo dopo ogni cambiamento in famiglia e comunque ogni cinque anni.',
    'There is already a will: read it again after every change in the family, and in any case every five years.',
  ),
  testamentoIgnoto: words(
    'Non sappiamo se hai un testamento: indicalo e ti diciamo se vale la pena pensarci.',
    'We do not know whether you have a will: tell us and we will say whether one is worth considering.',
  ),
  convivente: words(
    'Chi convive con te senza matrimonio per legge non eredita: senza testamento non riceverebbe nulla.',
    'By law an unmarried partner inherits nothing: without a will they would receive nothing.',
  ),
  patrimonioImportante: words(
    'Con un’attività o un patrimonio importante un testamento evita divisioni difficili e dà continuità.',
    'With a business or sizeable wealth a will avoids difficult divisions and gives continuity.',
  ),
  decideLaLegge: words(
    'Senza testamento decide la legge e i beni restano in comune tra gli eredi: puoi scegliere tu a chi va la parte disponibile.',
    'Without a will the law decides and the heirs own everything together: you can choose who receives the disposable part.',
  ),
  bastaLaLegge: words(
    'Oggi la legge basta; un testamento serve se vuoi lasciare qualcosa a qualcuno in particolare.',
    'Today the law is enough; a will is useful if you want to leave something to someone in particular.',
  ),
};

export function raccontaSuccessione(
  { membri }: Famiglia,
  { esito, imposta, eredi, ...rest }: SuccessioneCalcolata,
): Analisi['successione'] {
  const nota = notaImposta(imposta);
  return {
    ...rest,
    eredi: eredi.map((erede) => ({ ...erede, testo: diErede(membri, erede) })),
    testo: SUCCESSIONE[esito],
    ...(nota ? { notaImposta: nota } : {}),
  };
}

/** Who inherits without a will: «metà al coniuge e metà al figlio» (domain.md 7.10). */
export function erediTesto({
  coniuge = false,
  figli = 0,
  figlia = false,
  genitori = 0,
}: {
  coniuge?: boolean | undefined;
  /** How many, those outside the household too. */
  figli?: number | undefined;
  figlia?: boolean | undefined;
  genitori?: number | undefined;
}): Words {
  const alFiglio = figlia
    ? words('alla figlia', 'to the daughter')
    : words('al figlio', 'to the child');
  if (figli === 1)
    return coniuge
      ? words(`metà al coniuge e metà ${alFiglio.it}`, `half to the spouse and half ${alFiglio.en}`)
      : words(`tutto ${alFiglio.it}`, `everything ${alFiglio.en}`);
  if (figli > 1)
    return coniuge
      ? words(
          'un terzo al coniuge e due terzi ai figli',
          'one third to the spouse and two thirds to the children',
        )
      : words('tutto ai figli, in parti uguali', 'everything to the children, in equal shares');
  if (coniuge)
    return words(
      'due terzi al coniuge, il resto a genitori, fratelli e sorelle, se ci sono',
      'two thirds to the spouse, the rest to parents, brothers and sisters, if there are any',
    );
  return genitori > 0
    ? words(
        'ai genitori, insieme a fratelli e sorelle, se ci sono',
        'to the parents, together with brothers and sisters, if there are any',
      )
    : words(
        'ai parenti più vicini fino al sesto grado, poi allo Stato',
        'to the closest relatives up to the sixth degree, then to the State',
      );
}
export const erediDiFamiglia = ({ figli, figliFuori, ...rest }: FamigliaEredi): Words =>
  erediTesto({ ...rest, figli: figli + figliFuori });

const PARTI: readonly (readonly [share: number, it: string, en: string])[] = [
  [1, 'tutto', 'everything'],
  [2 / 3, 'due terzi', 'two thirds'],
  [1 / 2, 'metà', 'half'],
  [1 / 3, 'un terzo', 'a third'],
  [1 / 4, 'un quarto', 'a quarter'],
  [1 / 6, 'un sesto', 'a sixth'],
];
/** A share in words, «un terzo»; one that has no plain name as a percentage. */
export function parteTesto(share: number): Words {
  const found = PARTI.find(([one]) => Math.abs(one - share) < 1e-5);
  return found ? words(found[1], found[2]) : words(ilPct(pct(share)), pct(share));
}

/** What has to be said of the tax (5.3); nothing when there is none. */
export function notaImposta({
  stimata,
  soloConiuge,
  catastoNoto,
}: FattiImposta): Words | undefined {
  if (stimata === null)
    return words(
      'Imposta non stimabile: gli eredi non sono indicati.',
      'Tax cannot be estimated: the heirs are not listed.',
    );
  if (stimata <= 0) return undefined;
  const sum = circaTesto(stimata);
  const only = soloConiuge
    ? words(' (se eredita solo il coniuge)', ' (if only the spouse inherits)')
    : words('', '');
  const relief = catastoNoto
    ? words(
        ' Con l’agevolazione prima casa il valore scende.',
        ' With first-home relief the value is lower.',
      )
    : words('', '');
  return words(
    `Imposta di successione stimata: ${sum.it}${only.it}.${relief.it} Le obbligazioni sono contate tutte: i titoli di Stato sarebbero esenti.`,
    `Estimated inheritance tax: ${sum.en}${only.en}.${relief.en} All bonds are counted: government bonds would be exempt.`,
  );
}

const RUOLI: Readonly<Record<TipoErede, Words>> = {
  coniuge: words('il coniuge', 'the spouse'),
  figlio: words('un figlio', 'a child'),
  figlioFuori: words('un figlio fuori dal nucleo', 'a child outside the household'),
  genitore: words('un genitore', 'a parent'),
  convivente: words('chi convive con te', 'your unmarried partner'),
  fratelli: words('fratelli e sorelle, se ci sono', 'brothers and sisters, if there are any'),
  parenti: words(
    'i parenti più vicini, fino al sesto grado',
    'the closest relatives, up to the sixth degree',
  ),
};

/** «a metà», «al 75%», «all’80%». */
const aParte = (part: string): string => {
  if (part.startsWith('il ')) return `al ${part.slice(3)}`;
  return part.startsWith('l’') ? `all’${part.slice(2)}` : `a ${part}`;
};

type Erede = Omit<EredeAnalisi, 'testo'>;

function diErede(membri: Famiglia['membri'], erede: Erede): Words {
  const { tipo, memberId, minimo, massimo, imposta, impostaMassima } = erede;
  const person = membri.find(({ _id }) => _id === memberId);
  const who = person?.firstName ? chi(person) : RUOLI[tipo];
  const law = perLegge(erede);
  const tax = tassa(imposta);
  const most = tassa(impostaMassima);
  const upTo = parteTesto(massimo);
  const least = parteTesto(minimo);
  const atLeast =
    minimo > 0 ? words(`almeno ${least.it}, `, `at least ${least.en}, `) : words('', '');
  return words(
    `${maiuscola(who.it)}: senza testamento ${law.it}${tax.it}; con un testamento ${atLeast.it}fino ${aParte(upTo.it)}${most.it}.`,
    `${maiuscola(who.en)}: without a will ${law.en}${tax.en}; with a will ${atLeast.en}up to ${upTo.en}${most.en}.`,
  );
}

function perLegge({ tipo, senzaTestamento }: Erede): Words {
  if (senzaTestamento !== null)
    return senzaTestamento > 0 ? parteTesto(senzaTestamento) : words('nulla', 'nothing');
  return tipo === 'coniuge'
    ? words(
        'due terzi, o tutto se non ci sono genitori, fratelli e sorelle',
        'two thirds, or everything if there are no parents, brothers or sisters',
      )
    : words(
        'una parte che dipende dagli altri parenti',
        'a share that depends on the other relatives',
      );
}

function tassa(value: number | null): Words {
  if (value === null || value <= 0) return words('', '');
  const sum = circaTesto(value);
  return words(`, con ${sum.it} di imposta`, `, with ${sum.en} in tax`);
}
