import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { Stretch } from '@foja/legal-text/split-sentences';
import type { Section } from '../extract/ruling-sections.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { figuresTold } from './figures-told.ts';
import { numberAtHead } from './recital-number.ts';
import { isReported } from './reported-speech.ts';
import { type RulingTopic, topicsOf } from './ruling-topics.ts';
import { complainantIn } from './who-appeals.ts';

/** A considerando, or a paragraph where they are not numbered. */
export interface ReasonPart {
  /** Terms and topics of its heading: "Daño moral."; empty where it has none. */
  heading: ReadonlySet<string>;
  headingText: string;
  /** It has a heading of its own; else its first words stand for one. */
  isTitled: boolean;
  headingTopics: ReadonlySet<RulingTopic>;
  /** "VII", "SÉPTIMO", "7°": 7; null where it has none. */
  number: number | null;
  /** Who complains there of the ruling below: beginnings of names. */
  complainant: readonly string[];
}

/** A sentence of the reasons, as grounds are looked for among them. */
export interface ReasonSentence {
  text: string;
  folded: string;
  terms: ReadonlySet<string>;
  topics: ReadonlySet<RulingTopic>;
  /** Topics of its first words, which tell what it is about. */
  leadTopics: ReadonlySet<RulingTopic>;
  /** Sums, percentages and days. */
  figures: ReadonlySet<string>;
  /** It tells what a party said or another court decided. */
  isReport: boolean;
  /** Where it stands in the reasons. */
  start: number;
  end: number;
  part: ReasonPart;
  /** Among the sentences of its part, from 0 to 1. */
  place: number;
}

export type Reasons = readonly ReasonSentence[];

const ordinal =
  '(?:PRIMER|SEGUND|TERCER|CUART|QUINT|SEXT|S[ÉE]PTIM|OCTAV|NOVEN|D[ÉE]CIM|Primer|Segund|Tercer|Cuart|Quint|Sext|S[ée]ptim|Octav|Noven|D[ée]cim)[OAoa]';
/** How a considerando begins: "II.-", "3°)", "b)", "TERCERO:", "III. a)", or a paragraph "Que…". */
const partStart = new RegExp(
  `(?:^|\\n)\\s{0,6}(?:(?:[IVX]{1,6}|\\d{1,2}(?:\\.\\d{1,2})?|[A-Za-z]|${ordinal})\\s{0,4}[.°º):–-]|Que,?\\s|${ordinal} CUESTI[ÓO]N|SOBRE LA ${ordinal})`,
  'gu',
);
const numberedStart = new RegExp(`^\\s{0,6}(?:[IVX]{1,6}|\\d{1,2}|${ordinal})\\s{0,4}[.°º):–-]`, 'u');
/** The number before a heading that is a word or a letter. */
const leadingMark = new RegExp(`^(?:(?:${ordinal}|[A-Za-z]|[IVX]{1,6}|\\d{1,2})\\s{0,4}[.°º):–-]+\\s*)+`, 'u');
const onlyMark = new RegExp(`^(?:${ordinal}|[IVX]{1,6}|\\d{1,2})[.°º):–-]*$`, 'u');
const lineOpens = /\n[^\S\n]*$/;
const blankLine = /\n[^\S\n]*\n/g;
const markCharacters = 24;
const shortestReason = 25;
/** A heading is no sentence: it is short and says nothing of anybody. */
const longestHeading = 70;
const headingWords = 8;
const leadWords = 9;
/** A sentence of so few words opens its considerando whole. */
const shortOpening = 12;
const complaintWords = 24;
/** Words that open a passage by what it is about, where no heading does: "En lo que hace al préstamo,". */
const openingPattern =
  /^(?:que,? )?(?:ahora bien,? )?(?:en (?:lo que|cuanto) (?:hace|respecta|concierne|atane|toca)?|en cuanto a|en lo relativo|en relacion con|con (?:relacion|respecto) a|respecto (?:de|a)|sobre|por (?:el|la|los|las) rubro)\b/;

/** Whether a sentence is only the title of what follows. */
function isHeading(text: string): boolean {
  if (text.length > longestHeading || /^Que\b/.test(text)) return false;
  if (!/\p{Ll}/u.test(text)) return true;
  const words = text.split(/\s+/).length;
  return (
    words <= headingWords &&
    !/\b(?:es|son|esta|estan|fue|fueron|se|hubo|hay|no|dijo|tengo|vot[oa]|prospera\w*|\w{3,}are)\b/.test(fold(text))
  );
}

/** The sentences that give reasons, each with its considerando and what it is about. */
export function readReasons({ text }: Section): Reasons {
  const sentences = sentencesOf(text);
  const parts: { part: ReasonPart; members: Stretch[] }[] = [];
  const starts = partStarts(text);
  // Where considerandos are numbered, "Que" opens a paragraph of one.
  const isNumbered = starts.filter((at) => numberedStart.test(text.slice(at, at + 24))).length > 1;
  let next = 0;
  let isPending = false;
  let number: number | null = null;
  for (const sentence of sentences) {
    // "Que …. Que …": where all considerandos stand in one paragraph each begins with the word.
    let isNew =
      parts.length === 0 ||
      (!isNumbered &&
        /^Que,?\s(?!(?:es[aeo]s?|es[ao]|tal(?:es)?|dich[ao]s?|siendo|ello|lo (?:anterior|dicho)|as[ií]|por (?:ello|eso)|de (?:ello|eso|all[ií]))\b)/iu.test(
          sentence.text,
        ));
    // "De la vivienda. El más chico…": a title at the beginning of a line.
    if (lineOpens.test(text.slice(Math.max(0, sentence.start - 8), sentence.start)) && isHeading(sentence.text))
      isNew = true;
    while (next < starts.length && (starts[next] ?? 0) <= sentence.start + 1) {
      isNew = true;
      number = numberAtHead(text.slice(starts[next], (starts[next] ?? 0) + markCharacters)) ?? number;
      next += 1;
    }
    if (isPending) isNew = true;
    isPending = false;
    if (isNew) {
      const title = sentence.text.replace(leadingMark, '').trim();
      // "TERCERO." alone: what it numbers comes behind it.
      if (title === '' || onlyMark.test(sentence.text)) {
        isPending = true;
        continue;
      }
      const isTitled = isHeading(title);
      const told = complainantIn(fold(sentence.text));
      const before = parts.at(-1)?.part.complainant ?? [];
      const complainant = told === null ? [] : told.length > 0 ? told : before;
      // What somebody complains of tells what the answer is about, however long it takes to say.
      const isShort = title.split(/\s+/).length <= shortOpening;
      const lead = isShort ? title : firstWords(title, told === null ? leadWords : complaintWords);
      parts.push({ part: { ...partHeaded(isTitled ? title : lead, isTitled, complainant), number }, members: [] });
      number = null;
      if (isTitled) continue;
    }
    parts.at(-1)?.members.push(sentence);
  }
  return parts.flatMap(({ members, part }) =>
    members
      .filter(({ text: sentence }) => sentence.length > shortestReason)
      .map(({ end, start, text: sentence }, index, all) => {
        const folded = fold(sentence).replace(/\s+/g, ' ');
        const lead = firstWords(sentence, openingPattern.test(folded) ? leadWords * 2 : leadWords);
        return {
          text: sentence,
          folded,
          terms: new Set(analyzeTerms(sentence)),
          topics: topicsOf(sentence),
          leadTopics: topicsOf(lead),
          figures: figuresTold(sentence),
          isReport: isReported(folded),
          start,
          end,
          part,
          place: all.length < 2 ? 1 : index / (all.length - 1),
        };
      }),
  );
}

const firstWords = (text: string, words: number) => text.split(/\s+/).slice(0, words).join(' ');

function partHeaded(heading: string, isTitled: boolean, complainant: readonly string[]): Omit<ReasonPart, 'number'> {
  return {
    complainant,
    heading: new Set(analyzeTerms(heading)),
    headingText: isTitled ? fold(heading) : '',
    headingTopics: topicsOf(heading),
    isTitled,
  };
}

/** Where considerandos and paragraphs begin, in order. */
function partStarts(text: string): number[] {
  const numbered = [...text.matchAll(partStart)].map(({ 0: mark, index }) => index + (mark.startsWith('\n') ? 1 : 0));
  const blank = [...text.matchAll(blankLine)].map(({ 0: mark, index }) => index + mark.length);
  return [...new Set([...numbered, ...blank])].sort((left, right) => left - right);
}
