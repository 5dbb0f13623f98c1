import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReferences } from '@foja/legal-text/find-references';
import { fold } from '@foja/legal-text/fold';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { z } from 'zod';
import type { OpinionKind } from '../../corpus/ruling-text/opinion.ts';
import { readRulingText } from '../../corpus/ruling-text/read-ruling-text.ts';
import { readSentence } from '../sentence-analysis/read-sentence.ts';
import { type MarkedVote, readMarkedRulings } from './marked-ruling.ts';
import { isSameWords, share, Tally } from './tally.ts';

export interface RulingScore {
  rulings: number;
  /** Rulings whose text is not at hand. */
  skipped: number;
  outcome: number;
  date: number;
  /** F1 of what is said on costs. */
  costs: number;
  dissent: number;
  /** F1 of these where they are marked: who votes apart and how, articles of norms that Foja knows, volumes of Fallos. */
  votes: number;
  norms: number;
  cited: number;
  /** Share of the parties marked that are told. */
  parties: number;
  differences: string[];
}

/**
 * How real rulings are read.
 * @param marks lines of marks. @param folder with `*.jsonl` of `id`, `title` and `text`, or null.
 */
export function scoreRulings(marks: string, folder: string | null, registry: NormRegistry): RulingScore {
  const marked = readMarkedRulings(marks);
  const texts =
    folder !== null && existsSync(folder) ? readTexts(folder, new Set(marked.map(({ id }) => id))) : new Map();
  const tallies = {
    costs: new Tally(),
    votes: new Tally(),
    norms: new Tally(),
    cited: new Tally(),
    parties: new Tally(),
  };
  const counts = { read: 0, outcome: 0, date: 0, dissent: 0 };
  const differences: string[] = [];
  for (const { costs, date, dissent, id, norms, outcome, parties, rulings, votes } of marked) {
    const ruling = texts.get(id);
    if (ruling === undefined) continue;
    const { text, title } = ruling;
    const tell = (what: string) => differences.push(`${id}: ${what}`);
    const compare = (name: 'votes' | 'norms' | 'cited' | 'parties', gold: string[], own: string[]) => {
      const { missed, wrong } = tallies[name].compareAll(gold, own);
      if (missed.length > 0) tell(`${name} not told: ${missed.join(', ')}`);
      if (wrong.length > 0) tell(`${name} told and not marked: ${wrong.join(', ')}`);
    };
    counts.read += 1;
    const own = readSentence.run({ text, known: { references: [], states: new Map() }, underReview: [] });
    if (own.outcome.kind === outcome) counts.outcome += 1;
    else tell(`outcome ${own.outcome.kind}, not ${outcome}`);
    if (own.date.iso === date) counts.date += 1;
    else tell(`date ${own.date.iso ?? ''}, not ${date ?? ''}`);
    if (own.weakPoints.some((point) => /disidencia/.test(point.title)) === dissent) counts.dissent += 1;
    else tell(`dissent ${dissent ? 'not told' : 'told and there is none'}`);
    const said = own.costs.mark === 'absent' ? null : own.costs.quote;
    if (!tallies.costs.compare(costs, said)) tell(`costs «${said ?? ''}», not «${costs ?? ''}»`);
    else if (costs !== null && said !== null && !isSameWords(costs, said)) tell('costs');
    if (votes !== undefined) compare('votes', votes.flatMap(votesApart), votesTold(text, title, votes));
    if (parties !== undefined) {
      const marked = parties.map(({ name }) => name);
      const told = own.parties.map(({ name }) => marked.find((one) => isSameName(one, name)) ?? name);
      compare('parties', marked, [...new Set(told)]);
    }
    const references = norms === undefined && rulings === undefined ? [] : findReferences(text, registry);
    if (norms !== undefined) {
      const isKnown = (key: string) => key.includes(':') && registry.get(key.split(':')[0] ?? '') !== undefined;
      const read = references.flatMap(({ articles, norm }) => articles.map((article) => `${norm}:${article}`));
      compare('norms', norms.filter(isKnown), [...new Set(read)].filter(isKnown));
    }
    if (rulings !== undefined) {
      const read = references.flatMap(({ ruling: cited }) => (cited === null ? [] : [`${cited.volume}:${cited.page}`]));
      compare(
        'cited',
        rulings.filter((name) => /^\d+:\d+$/.test(name)),
        [...new Set(read)],
      );
    }
  }
  return {
    rulings: counts.read,
    skipped: marked.length - counts.read,
    outcome: share(counts.outcome, counts.read),
    date: share(counts.date, counts.read),
    costs: tallies.costs.f1,
    dissent: share(counts.dissent, counts.read),
    votes: tallies.votes.f1,
    norms: tallies.norms.f1,
    cited: tallies.cited.f1,
    parties: tallies.parties.recall,
    differences,
  };
}

const kindTold: Readonly<Partial<Record<OpinionKind, string>>> = {
  vote: 'concurring',
  dissent: 'dissent',
  'partial-dissent': 'partial-dissent',
};

const votesApart = ({ judges, kind }: MarkedVote) =>
  kind === 'majority' ? [] : judges.map((judge) => `${kind} ${judge}`);

/** Who votes apart as the headings of the opinions tell, by the surnames that are marked. */
function votesTold(text: string, title: string, votes: readonly MarkedVote[]): string[] {
  const judges = votes.flatMap((vote) => vote.judges);
  return readRulingText(text, title).opinions.flatMap(({ by, kind }) => {
    const told = kindTold[kind];
    if (told === undefined) return [];
    const named = judges.filter((judge) => by !== null && fold(by).includes(fold(judge)));
    return named.length === 0 ? [`${told} ${by ?? ''}`] : named.map((judge) => `${told} ${judge}`);
  });
}

/** Words of a caption: what has them is no name, whoever is named inside. */
const ofCaption =
  /(?:^|\s)[csp]\s?\/|\b(?:sobre|contra|recursos?|quejas?|incidentes?|causas?|autos|expedientes?|legajos?)\b/iu;
/** Words by which a name may be fuller than another of the same person: names, or the form of a company. */
const fullerBy = 3;

/**
 * Whether a name that was told is the one that is marked, whichever of its words comes first and though one is fuller: "Benítez, Sergio" is
 * "Sergio Rubén Benítez". A caption in which the party is named is no name of theirs, and nor are several people together.
 */
export function isSameName(marked: string, told: string): boolean {
  const [left, right] = [wordsOf(marked), wordsOf(told)];
  if (left.length === 0 || right.length === 0 || ofCaption.test(told)) return false;
  if (right.every((word) => left.includes(word))) return true;
  return left.every((word) => right.includes(word)) && right.length <= left.length + fullerBy;
}

const wordsOf = (name: string): string[] => fold(name).match(/[\p{L}\d]+/gu) ?? [];

const rulingTextSchema = z.object({ id: z.string(), title: z.string(), text: z.string() });

function readTexts(folder: string, wanted: ReadonlySet<string>): Map<string, z.infer<typeof rulingTextSchema>> {
  const texts = new Map<string, z.infer<typeof rulingTextSchema>>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const id = /"id": ?"([^"]+)"/.exec(line.slice(0, 80))?.[1];
      if (id === undefined || !wanted.has(id)) continue;
      texts.set(id, rulingTextSchema.parse(JSON.parse(line)));
    }
  }
  return texts;
}
