import { findReferences } from '@foja/legal-text/find-references';
import { fold } from '@foja/legal-text/fold';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { PleadingReview } from '@foja/contracts/pleading-review';
import type { PleadingForum, PleadingKind, PleadingSide } from '@foja/contracts/pleading-terms';
import { openLawRules } from '../corpus/rules/open-law-rules.ts';
import { amountPhrases } from '../generators/extract/amount-phrases.ts';
import { findDates } from '../generators/extract/dates.ts';
import { sentencesOf } from '../generators/extract/sentences.ts';
import { type PleadingPart, type PleadingSection, readPleadingSections } from './pleading-sections.ts';
import { readParties } from './read-parties.ts';

/** An article that a pleading cites, with the sentence in which it does. */
export interface CitedArticle {
  norm: string;
  article: string | null;
  text: string;
  sentence: string;
}

/** A pleading as it was read. Words are those of the paper with every run of blanks as one space. */
export interface PleadingRead
  extends Omit<PleadingReview, 'evidence' | 'findings' | 'checks'> {
  title: string;
  sections: PleadingSection[];
  /** All of it without line breaks. */
  text: string;
  sentences: string[];
  evidence: { type: EvidenceType; quote: string }[];
  cited: CitedArticle[];
}

export const evidenceTypes = ['documental', 'testimonial', 'pericial', 'informativa', 'confesional', 'otra'] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** What the person said that it is, against what is read. */
export interface PleadingCorrection {
  kind?: PleadingKind | undefined;
  side?: PleadingSide | undefined;
  forum?: PleadingForum | undefined;
}

export function readPleading(source: string, registry: NormRegistry, correction: PleadingCorrection = {}): PleadingRead {
  const sections = readPleadingSections(source);
  const intro = sections[0]?.text ?? '';
  const title = titleOf(sections[0]?.lines ?? []);
  const read = kindOf(title);
  const kind = correction.kind ?? read.kind;
  const text = sections.map((section) => `${section.heading} ${section.text}`.trim()).join(' ');
  const opening = intro.slice(title.length);
  const object = textOf(sections, 'object');
  const isAnswer = kind === 'contestacion';
  const { parties, side, sideQuote } = readParties(
    { intro: opening, object, standing: textOf(sections, 'standing') },
    isAnswer,
  );
  const court = courtOf(opening);
  return {
    kind,
    kindQuote: correction.kind === undefined ? read.quote : null,
    side: correction.side ?? side,
    sideQuote: correction.side === undefined ? sideQuote : null,
    forum: correction.forum ?? forumOf(court, kind, text),
    court,
    date: dateOf(source),
    title,
    parties,
    amounts: amountsOf(sections),
    petitum: itemsOf(sections, 'petitum'),
    claims: claimsOf(sections),
    denials: isAnswer ? denialsOf(sections) : [],
    evidence: evidenceOf(sections),
    federalQuestion: /\b(?:caso|cuestion) federal\b|\bart\.? 14,? (?:de la )?ley (?:n[°º]? ?)?48\b/.test(fold(text)),
    sections,
    text,
    sentences: sections.flatMap((section) => section.lines.flatMap((line) => sentencesOf(line).map(({ text: said }) => said))),
    cited: citedIn(text, registry),
  };
}

/** The words of all parts of a kind. */
export function textOf(sections: readonly PleadingSection[], ...parts: PleadingPart[]): string {
  return sections
    .filter(({ part }) => parts.includes(part))
    .map(({ text }) => text)
    .join(' ');
}

/** The lines in capitals before the judge is addressed. */
function titleOf(lines: readonly string[]): string {
  const end = lines.findIndex((line) => /^(?:señor|excm|se[ñn]or[ae]s?\s)/i.test(line) || /\p{Ll}{3}/u.test(line));
  return lines.slice(0, end === -1 ? 1 : Math.max(1, end)).join(' ');
}

function kindOf(title: string): { kind: PleadingKind; quote: string | null } {
  const found = openLawRules().pleadingKinds.find(({ titled }) => titled.test(title));
  return found === undefined ? { kind: 'otro', quote: title || null } : { kind: found.id, quote: title };
}

const courtPattern =
  /(?:Excma\.\s)?(?:Juzgado|Cámara|Tribunal|Corte Suprema)\s[\p{L}\s.º°Nn]*?(?:\p{L}|\d+)(?:,\sSala\s(?:\p{Lu}+|\d+))?(?=\s(?:que|con|de esta|a V|a cargo)\s|[,.;:]|\sdigo|\sresult|\s*$)/u;

function courtOf(intro: string): string | null {
  return courtPattern.exec(intro)?.[0].replace(/\s(?:que|con)$/, '') ?? null;
}

const forums: readonly [PleadingForum, RegExp][] = [
  ['contencioso', /contencioso/],
  ['federal', /civil y comercial federal|seguridad social|corte suprema|camara federal|juzgado federal/],
  ['laboral', /trabajo|laboral/],
  ['penal', /criminal|correccional|penal/],
  ['familia', /familia/],
  ['comercial', /comercial/],
  ['civil', /civil/],
];

function forumOf(court: string | null, kind: PleadingKind, text: string): PleadingForum {
  if (kind === 'recurso-extraordinario') return 'federal';
  const folded = fold(text);
  const subject = folded.slice(0, 1_200);
  const named = court === null ? undefined : forums.find(([, pattern]) => pattern.test(fold(court)))?.[0];
  const isFamily = /\b(?:alimentos|cuidado personal|divorcio|filiacion|regimen de comunicacion|asuntos de familia)\b/.test(subject);
  if (named === 'civil' && isFamily) return 'familia';
  if (named !== undefined) return named;
  if (/\bestado nacional\b|\bacto administrativo\b|\bley 19\.?549\b/.test(folded)) return 'contencioso';
  if (/\bdespido\b|\blct\b|\bl\.c\.t/.test(folded)) return 'laboral';
  if (isFamily) return 'familia';
  return /\bejecutivo\b|\bpagare\b|\bsociedad\b|\bconcurso\b/.test(subject) ? 'comercial' : 'civil';
}

/** The day at the paper's end, after its last words. */
function dateOf(source: string): string | null {
  const tail = source.slice(Math.max(0, source.length - 500));
  return findDates(tail.replace(/\s+/g, ' ')).at(-1)?.iso ?? null;
}

const maxAmounts = 40;

function amountsOf(sections: readonly PleadingSection[]): PleadingReview['amounts'] {
  const found = sections.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      amountPhrases(line).map(({ amount, head }) => ({
        amount: valueOf(amount),
        currency: /u\$s|us\$|usd|d[oó]lar/i.test(amount) ? ('USD' as const) : ('ARS' as const),
        for: head.slice(0, 120),
      })),
    ),
  );
  const once = found.filter(
    (one, place) => one.amount > 0 && found.findIndex((other) => other.amount === one.amount && other.currency === one.currency) === place,
  );
  return once.slice(0, maxAmounts);
}

/** "$ 1.450.000,50" as a number. */
export function valueOf(amount: string): number {
  const digits = /\d[\d.]*(?:,\d{1,2})?/.exec(amount)?.[0] ?? '0';
  return Number(digits.replace(/\./g, '').replace(',', '.'));
}

const itemStart = /^(?:\(?(?:[a-zA-Z]|\d{1,2}|[IVXivx]{1,5})\s?[.)-]{1,3}|[-–•])\s/;
const closing = /^(?:proveer de conformidad|sera justicia|tener presente|otrosi)/;

function itemsOf(sections: readonly PleadingSection[], part: PleadingPart): string[] {
  const section = sections.findLast((one) => one.part === part);
  if (section === undefined) return [];
  const end = section.lines.findIndex((line) => closing.test(fold(line)));
  const lines = section.lines.slice(0, end === -1 ? undefined : end);
  return lines.filter((line) => itemStart.test(line));
}

function claimsOf(sections: readonly PleadingSection[]): string[] {
  const facts = sections.filter(({ part }) => part === 'facts');
  return facts
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)))
    .filter((sentence) => findDates(sentence).length > 0 || /\$\s?\d/.test(sentence))
    .slice(0, 30);
}

const denial = /\b(?:nieg[oau]\w*|negamos|desconozco|desconoce|desconocemos)\b/i;

function denialsOf(sections: readonly PleadingSection[]): string[] {
  const inDenials = sections.filter(({ part }) => part === 'denials');
  const from = inDenials.length > 0 ? inDenials : sections.filter(({ part }) => part === 'facts' || part === 'other');
  return from.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      itemStart.test(line) && denial.test(line)
        ? [line]
        : sentencesOf(line)
            .map(({ text }) => text)
            .filter((sentence) => denial.test(sentence)),
    ),
  );
}

const typeWords: readonly [EvidenceType, RegExp][] = [
  ['testimonial', /^\W*\w{0,4}\W*testi/],
  ['pericial', /^\W*\w{0,4}\W*(?:prueba )?peri[ct]/],
  ['informativa', /^\W*\w{0,4}\W*(?:prueba )?(?:informativa|informes|oficios?)/],
  ['confesional', /^\W*\w{0,4}\W*(?:prueba )?(?:confesional|absolucion)/],
  ['documental', /^\W*\w{0,4}\W*(?:prueba )?(?:documental|instrumental)/],
];

function evidenceOf(sections: readonly PleadingSection[]): PleadingRead['evidence'] {
  return sections
    .filter(({ part }) => part === 'evidence')
    .flatMap(({ lines }) =>
      lines.flatMap((line) => {
        const folded = fold(line);
        const type = typeWords.find(([, pattern]) => pattern.test(folded))?.[0];
        if (type !== undefined) return [{ type, quote: line }];
        if (!itemStart.test(line)) return [];
        const expert = /\bperit[oa]\b|cuerpo medico/.test(folded);
        return [{ type: expert ? ('pericial' as const) : ('otra' as const), quote: line }];
      }),
    );
}

function citedIn(text: string, registry: NormRegistry): CitedArticle[] {
  return findReferences(text, registry).flatMap(({ articles, end, kind, norm, normText, start, text: written }) => {
    const code = norm ?? normText;
    if (kind === 'ruling' || code === null) return [];
    const sentence = sentenceAround(text, start, end);
    const all = articles.length === 0 ? [null] : articles;
    return all.map((article) => ({ norm: code, article, text: written, sentence }));
  });
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('. ', start - 1) + 2, start - 300, 0);
  const stop = /[.;](?=\s+\p{Lu}|$)/u.exec(text.slice(end, end + 300));
  return text.slice(from, stop === null ? end + 120 : end + stop.index + 1).trim();
}
