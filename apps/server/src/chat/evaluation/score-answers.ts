import type { Outcome } from '@foja/contracts/outcomes';
import { fold } from '@foja/legal-text/fold';
import { lawHeading } from '../answer-below-help.ts';
import { type AnswerKind, type AnswerQuestion, answerKinds } from './answer-questions.ts';

export interface GivenAnswer {
  content: string;
  outcome: Outcome;
}

/** How one answer stands to what its question asks for. */
export interface AnswerVerdict {
  id: string;
  kind: AnswerKind;
  /** The first paragraph says all that it must. */
  direct: boolean;
  /** All that must be said stands somewhere. */
  complete: boolean;
  /** Nothing is said that only a wrong answer says. */
  clean: boolean;
  refused: boolean;
  /** Words that a person sees before "Más detalle". */
  visibleWords: number;
  missing: string[];
  wrong: string[];
}

/** Counts of one kind of question. */
export interface AnswerScore {
  questions: number;
  /** Of the questions that have an answer. */
  direct: number | null;
  complete: number | null;
  clean: number;
  /** Of false premises: denied at once and nothing wrong said. */
  premise: number | null;
  /** Of what must be refused. */
  refused: number | null;
  /** Of the others, refused although they have an answer. */
  wronglyRefused: number | null;
  medianVisibleWords: number;
}

const folds = '### Más detalle';

/** The text as the patterns see it: folded, without marks, headings or the notice's markup. */
export function plain(text: string): string {
  return fold(text)
    .replace(/\s*\[\d+\]/g, '')
    .replace(/[*_#>`]/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** What answers the law, where whom to call stands before it. */
function ofLaw(content: string): string {
  const at = content.indexOf(lawHeading);
  return at === -1 ? content : content.slice(at + lawHeading.length).trimStart();
}

/** Judges an answer by its question's patterns. */
export function judgeAnswer(asked: AnswerQuestion, { content, outcome }: GivenAnswer): AnswerVerdict {
  const whole = plain(content);
  const first = plain(ofLaw(content).split(/\n\s*\n/)[0] ?? '');
  const missesIn = (text: string, lists: AnswerQuestion['open']) =>
    lists.filter((any) => !any.some((one) => one.test(text))).map((any) => any.map(({ source }) => source).join('|'));
  const missingFirst = missesIn(first, asked.open);
  const missingAnywhere = missesIn(whole, [...asked.open, ...asked.anywhere]);
  const wrong = asked.never.filter((one) => one.test(whole)).map(({ source }) => source);
  return {
    id: asked.id,
    kind: asked.kind,
    direct: missingFirst.length === 0,
    complete: missingAnywhere.length === 0,
    clean: wrong.length === 0,
    refused: outcome === 'no-match' || outcome === 'source-unavailable' || outcome === 'courtesy',
    visibleWords: content.split(folds)[0]?.split(/\s+/).filter(Boolean).length ?? 0,
    missing: [...missingFirst.map((list) => `open: ${list}`), ...missingAnywhere.map((list) => `anywhere: ${list}`)],
    wrong,
  };
}

/** Shares over all questions and over each kind. */
export function scoreAnswers(verdicts: readonly AnswerVerdict[]): Record<AnswerKind | 'all', AnswerScore> {
  const entries = answerKinds.map((kind) => [kind, scoreOf(verdicts.filter((verdict) => verdict.kind === kind))]);
  return { all: scoreOf(verdicts), ...Object.fromEntries(entries) };
}

function scoreOf(verdicts: readonly AnswerVerdict[]): AnswerScore {
  const out = verdicts.filter(({ kind }) => kind === 'out');
  const answered = verdicts.filter(({ kind }) => kind !== 'out');
  const premises = verdicts.filter(({ kind }) => kind === 'false-premise');
  const words = answered.map(({ visibleWords }) => visibleWords).sort((a, b) => a - b);
  return {
    questions: verdicts.length,
    direct: share(answered, ({ direct }) => direct),
    complete: share(answered, ({ complete }) => complete),
    clean: share(verdicts, ({ clean }) => clean) ?? 1,
    premise: share(premises, ({ direct, clean }) => direct && clean),
    refused: share(out, ({ refused }) => refused),
    wronglyRefused: share(answered, ({ refused }) => refused),
    medianVisibleWords: words[Math.floor(words.length / 2)] ?? 0,
  };
}

function share(verdicts: readonly AnswerVerdict[], holds: (verdict: AnswerVerdict) => boolean): number | null {
  return verdicts.length === 0 ? null : verdicts.filter(holds).length / verdicts.length;
}
