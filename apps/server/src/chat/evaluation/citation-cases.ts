import type { CitationProblem } from '@foja/contracts/chat';
import type { Norm } from '../../corpus/corpus-source.ts';
import { type SeededRandom, seededRandom } from '../../platform/seeded-random.ts';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import type { CitationMaterial } from './citation-material.ts';

/** What the verifier should say of a reference. */
export type Verdict = 'good' | CitationProblem;

export interface CitationCase {
  /** How the reference was made. */
  kind: string;
  sources: RankedSource[];
  draft: string;
  /** The reference under test, as it stands in the draft. */
  reference: string;
  verdict: Verdict;
}

const sourcesInCase = 4;

/** Answers with true, altered and invented references, `each` of every kind that the corpus allows. */
export function buildCitationCases(material: CitationMaterial, each: number, seed: number): CitationCase[] {
  const random = seededRandom(seed);
  return makers(material, random).flatMap(({ kind, make }) =>
    Array.from({ length: each }, () => make()).flatMap((made) => (made ? [{ kind, ...made }] : [])),
  );
}

type Made = Omit<CitationCase, 'kind'> | null;

function makers(material: CitationMaterial, random: SeededRandom): { kind: string; make: () => Made }[] {
  const { inForce, repealed, suspect, rulings, norms, isOfficial } = material;
  const normOf = (source: RankedSource) => norms.get(source.norm ?? '');
  const named = inForce.filter((source) => normOf(source) && source.article);
  const draw = () => random.sample(named, sourcesInCase);
  const words = (source: RankedSource, article = source.article ?? '') => nameArticle(normOf(source)!, article, random);
  const sentence = (reference: string) => fill(random.pick(sentences), reference);
  const marked = (sources: RankedSource[], number: number, verdict: Verdict): Made => ({
    sources,
    draft: `Corresponde responder por el daño [${number}].`,
    reference: `[${number}]`,
    verdict,
  });
  const inWords = (sources: RankedSource[], reference: string, verdict: Verdict): Made => ({
    sources,
    draft: sentence(reference),
    reference,
    verdict,
  });
  const without = (list: readonly RankedSource[], sources: readonly RankedSource[]) =>
    list.filter((candidate) => !sources.some((source) => source.articles[0] === candidate.articles[0]));
  const pickOther = (list: readonly RankedSource[], sources: readonly RankedSource[]) => {
    const others = without(list, sources);
    return others.length === 0 ? null : random.pick(others);
  };
  const from = (list: readonly RankedSource[], verdict: Verdict) => (): Made => {
    const sources = draw();
    const other = pickOther(list, sources);
    return other ? inWords(sources, words(other), verdict) : null;
  };
  return [
    { kind: 'true mark', make: () => marked(draw(), 1 + random.integer(sourcesInCase), 'good') },
    {
      kind: 'true article in words',
      make: () => {
        const sources = draw();
        return inWords(sources, words(random.pick(sources)), 'good');
      },
    },
    {
      kind: 'true article, written loosely',
      make: () => {
        const sources = draw();
        return inWords(sources, loosely(words(random.pick(sources)), random), 'good');
      },
    },
    {
      kind: 'true article by its number alone',
      make: () => {
        const sources = draw();
        const { article } = random.pick(sources);
        const isAlone = sources.filter((source) => source.article === article).length === 1;
        return isAlone ? inWords(sources, `artículo ${article}`, 'good') : null;
      },
    },
    {
      kind: 'true article beside an invented one',
      make: () => {
        const sources = draw();
        const reference = words(random.pick(sources));
        const draft = `No se aplica la Ley 98.765, artículo 3, sino ${reference}, que es la norma del caso.`;
        return { sources, draft, reference, verdict: 'good' };
      },
    },
    {
      kind: 'true ruling',
      make: () => {
        if (rulings.length === 0) return null;
        const ruling = random.pick(rulings);
        return inWords([...draw(), ruling], ruling.label, 'good');
      },
    },
    {
      kind: 'mark beyond the sources',
      make: () => marked(draw(), sourcesInCase + 1 + random.integer(20), 'nonexistent'),
    },
    { kind: 'another article', make: from(named, isOfficial ? 'not-retrieved' : 'not-loaded') },
    { kind: 'repealed article', make: from(repealed.filter(normOf), 'repealed') },
    { kind: 'suspect article', make: from(suspect.filter(normOf), 'suspect') },
    {
      kind: 'mark of a repealed source',
      make: () =>
        repealed.length === 0 ? null : marked([...draw(), random.pick(repealed)], sourcesInCase + 1, 'repealed'),
    },
    {
      kind: 'article beyond the last',
      make: () => {
        const sources = draw();
        const source = random.pick(named.filter((candidate) => normOf(candidate)?.lastArticle != null));
        const last = normOf(source)!.lastArticle!;
        return inWords(sources, words(source, String(last + 1 + random.integer(300))), 'nonexistent');
      },
    },
    {
      kind: 'number of a source under another norm',
      make: () => {
        const sources = draw();
        const source = random.pick(sources);
        const others = named.filter(
          ({ id, norm, article }) =>
            article === source.article && norm !== source.norm && !sources.some((taken) => taken.id === id),
        );
        return others.length > 0 && isOfficial ? inWords(sources, words(random.pick(others)), 'not-retrieved') : null;
      },
    },
    {
      kind: 'list with one that does not exist',
      make: () => {
        const sources = draw();
        const source = random.pick(sources);
        const norm = normOf(source)!;
        if (norm.lastArticle === null) return null;
        const [alias] = usableAliases(norm);
        return inWords(sources, `arts. ${source.article} y ${norm.lastArticle + 7} de ${alias}`, 'nonexistent');
      },
    },
    {
      kind: 'another article "of the same law"',
      make: () => {
        const sources = draw();
        const source = random.pick(sources);
        const others = without(named, sources).filter(({ norm }) => norm === source.norm);
        if (others.length === 0 || !isOfficial) return null;
        const reference = `artículo ${random.pick(others).article} ${sameNorm(normOf(source)!)}`;
        return {
          sources,
          draft: `Rige ${words(source)}. También el ${reference}.`,
          reference,
          verdict: 'not-retrieved',
        };
      },
    },
    {
      kind: 'invented suffix',
      make: () => {
        const source = random.pick(named);
        return isOfficial
          ? inWords(draw(), words(source, `${Number.parseInt(source.article!, 10)} decies`), 'nonexistent')
          : null;
      },
    },
    {
      kind: 'unknown law',
      make: () => inWords(draw(), `Ley 9${random.integer(9)}.${100 + random.integer(899)}`, 'not-loaded'),
    },
    {
      kind: 'another ruling',
      make: () => {
        if (rulings.length === 0) return null;
        return inWords(draw(), random.pick(rulings).label, 'not-retrieved');
      },
    },
    {
      kind: 'ruling that is not here',
      make: () => inWords(draw(), `Fallos: ${400 + random.integer(90)}:${1 + random.integer(900)}`, 'not-loaded'),
    },
  ];
}

const sentences = [
  'Según REF, corresponde responder por el daño.',
  'La respuesta está en REF, que se aplica a tu caso.',
  'Podés reclamarlo (REF) dentro del plazo.',
  'Conforme REF: el plazo corre desde la notificación.',
  '- El derecho surge de REF y de la buena fe.',
];

function fill(sentence: string, reference: string): string {
  return sentence.replace('REF', () => reference);
}

/** An article in one of the ways in which people write it. */
function nameArticle(norm: Norm, article: string, random: SeededRandom): string {
  const alias = random.pick(usableAliases(norm));
  const isMasculine = /^(Código|Decreto|DNU|C)/.test(alias) && !/^C(N|ADH|onv|onst)/.test(alias);
  const of = isMasculine ? 'del' : 'de la';
  const isAcronym = /^[A-Z][A-Za-z]{1,6}$/.test(alias);
  const forms = [
    `artículo ${article} ${of} ${alias}`,
    `art. ${article} ${of} ${alias}`,
    `art. ${article}, inc. a), ${of} ${alias}`,
    ...(isAcronym ? [`art. ${article} ${alias}`, `Art. ${article} ${alias}`] : []),
    ...(article.length === 4 ? [`artículo ${article[0]}.${article.slice(1)} ${of} ${alias}`] : []),
  ];
  return random.pick(forms);
}

function sameNorm({ title }: Norm): string {
  if (/^Código/.test(title)) return 'del mismo código';
  if (/^Constitución/.test(title)) return 'de la misma constitución';
  return /^(?:Decreto|DNU)/.test(title) ? 'del mismo decreto' : 'de la misma ley';
}

/** As models and people in a hurry write: bold, glued, without accents or dots, across lines. */
function loosely(reference: string, random: SeededRandom): string {
  const ways: ((text: string) => string)[] = [
    (text) => `**${text}**`,
    (text) => text.replace(/^art\. /i, 'art.'),
    (text) => text.replace(/^art\. /i, 'art ').replace(/^artículo/, 'articulo'),
    (text) => text.replace(' ', '\n'),
    (text) => text.replace(/ /g, '\u00a0'),
    (text) => text.replace(/^art(?:ículo|\.)/i, 'ART.'),
    (text) => text.replace(/(\d) (del?) /, '$1° $2 '),
    (text) => `(${text})`,
  ];
  return random.pick(ways)(reference);
}

function usableAliases(norm: Norm): string[] {
  const number = /^ley-(\d{2})(\d{3})$/.exec(norm.code);
  const aliases = norm.aliases.filter((alias) => !/^[\d./]+$/.test(alias));
  if (number) aliases.push(`Ley ${number[1]}.${number[2]}`, `ley ${number[1]}${number[2]}`);
  return aliases.length > 0 ? aliases : [norm.title.replace(/\s*\(.*$/, '')];
}
