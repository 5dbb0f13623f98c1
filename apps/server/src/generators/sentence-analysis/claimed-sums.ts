import { fold } from '@foja/legal-text/fold';
import { amountPhrases } from '../extract/amount-phrases.ts';
import type { RulingSections } from '../extract/ruling-sections.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { accessoryTopics, type RulingTopic, topicsOf } from './ruling-topics.ts';

/** A sum with what it is for. */
export interface ToldSum {
  topics: readonly RulingTopic[];
  value: number;
  text: string;
}

const claims =
  /\b(?:reclam\w+|demand\w+|pid(?:e|io|en)\b|pretend\w+|solicit\w+|persigu\w+|requi(?:ere|eren|rio|rieron)\b|en procura de|cobro de|indemnizacion (?:por|de))/;
const defends =
  /\b(?:contest(?:a|o|an|aron|acion)\b|opone\w*|niega|resiste|la (?:demandada|defendida|accionada) (?:responde|niega|dijo))\b/;
/** The claim leaves its amount to the proof. */
const openClaim = /\ben mas o en menos\b|\blo que (?:resulte|surja) de la prueba\b|\ba justiprecio\b|\bprudencial\w*\b/;

/** "$ 1.250.000,50" as a number. */
export const moneyOf = (amount: string): number =>
  Number(
    amount
      .replace(/[^\d.,]/g, '')
      .replace(/\./g, '')
      .replace(',', '.'),
  );

/** The sums of a passage with what each is for; one that says nothing of it is left out, unless it is the only one of a passage that does. */
export function sumsIn(text: string): ToldSum[] {
  const phrases = amountPhrases(text);
  return phrases.flatMap(({ amount, head, text: phrase }) => {
    const own = itemTopics(head);
    const topics = own.length === 0 && phrases.length === 1 ? itemTopics(text) : own;
    return topics.length === 0 ? [] : [{ topics, value: moneyOf(amount), text: phrase }];
  });
}

const itemTopics = (text: string) =>
  [...topicsOf(text)].filter((topic) => !accessoryTopics.has(topic) && topic !== 'deadline');

const forEach = /\$ ?[\d.,]+ (?:[a-z]+ ){0,4}(?:para|a|por) cada un[oa]\b/;

export interface Claimed {
  sums: ToldSum[];
  /** What the claimant is told to have said, sentence by sentence. */
  own: string[];
  /** Everything that the claimant's side is told to have asked for. */
  text: string;
  isOpen: boolean;
}

/** What was asked for: the sentences of claim before the other side answers, and those of the appeals. */
export function readClaimed({ facts, head, reasons }: RulingSections): Claimed {
  const told = facts.text.trim() === '' ? head.text : facts.text;
  const sentences = sentencesOf(told);
  const answered = sentences.findIndex(({ text }) => defends.test(fold(text)));
  const own = sentences.slice(0, answered < 1 ? sentences.length : answered).map(({ text }) => text);
  const appeals = sentencesOf(reasons.text)
    .map(({ text }) => text)
    .filter(
      (text) =>
        /\b(?:pide|solicita|reclam|pretende|se agravia|se queja)\w*/.test(fold(text)) &&
        !/\bpropongo|corresponde\b/.test(fold(text)),
    );
  const asked = [...own, ...appeals];
  return {
    own,
    sums: [...own.filter((text) => claims.test(fold(text)) || own.length < 8), ...appeals].flatMap(sumsIn),
    text: asked.join(' '),
    isOpen: asked.some((text) => openClaim.test(fold(text))),
  };
}

/** What was asked for under the same heads: of those that share the most with it the greatest sum; null where there is none. */
export function mostClaimed({ sums, text }: Claimed, { topics, value }: ToldSum): number | null {
  const alike = sums.map((sum) => ({ sum, share: shareOf(sum.topics, topics) })).filter(({ share }) => share > 0);
  // What each of several asks for is not what all of them do.
  if (alike.length === 0 || forEach.test(fold(text))) return null;
  if (alike.some(({ sum }) => sum.value === value)) return value;
  const best = Math.max(...alike.map(({ share }) => share));
  return Math.max(...alike.filter(({ share }) => share === best).map(({ sum }) => sum.value));
}

function shareOf(one: readonly RulingTopic[], other: readonly RulingTopic[]): number {
  const both = one.filter((topic) => other.includes(topic)).length;
  return both / (one.length + other.length - both);
}
