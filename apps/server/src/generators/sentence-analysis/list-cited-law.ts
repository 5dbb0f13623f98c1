import type { CitedNorm, CitedPrecedent } from '@foja/contracts/generators/sentence-analysis';
import type { LawReference, LawState } from '../../chat/citation-resolver.ts';
import { asQuote, sentenceAt, sentencesOf } from '../extract/sentences.ts';
import { normStateOf } from '../model/norm-state.ts';

const namedRulingPattern =
  /\b(?:C\.?S\.?J\.?N\.?|Corte Suprema|in re|precedentes?|plenario|fallo|causa|autos)\b[^.\n"“”«»]{0,60}["“«]([^"“”«»\n]{4,140})["”»]/gu;

/** The references of a ruling, and what the corpus knows of what they name. */
export interface KnownReferences {
  references: LawReference[];
  states: Map<string, LawState>;
}

/**
 * The norms and rulings that a ruling names, each with what is known of it.
 * @param caption the ruling's own caption, which is no precedent.
 */
export function listCitedLaw(
  text: string,
  { references, states }: KnownReferences,
  caption: string | null,
): { norms: CitedNorm[]; precedents: CitedPrecedent[] } {
  const sentences = sentencesOf(text);
  const quoteAt = (index: number) => {
    const sentence = sentenceAt(sentences, index);
    return sentence ? asQuote(sentence.text) : null;
  };
  const norms = new Map<string, CitedNorm>();
  const precedents = new Map<string, CitedPrecedent>();
  for (const { bareArticles, keys, start, text: written } of references) {
    const ruling = keys.find((key) => !key.includes(':'));
    if (ruling !== undefined) {
      const source = states.get(ruling) === 'in-force' ? ruling : null;
      if (!precedents.has(ruling)) precedents.set(ruling, { text: written, source, quote: quoteAt(start) });
      continue;
    }
    const name = keys.join(' ') || bareArticles.join(' ') || written.toLowerCase();
    const known = norms.get(name);
    if (known) known.times += 1;
    else {
      const worst = keys.map((key) => normStateOf(states.get(key))).sort((a, b) => severity(b) - severity(a))[0];
      norms.set(name, {
        text: written,
        articles: keys.filter((key) => states.get(key) !== 'nonexistent'),
        state: worst ?? 'not-in-corpus',
        quote: quoteAt(start),
        times: 1,
      });
    }
  }
  // A caption may stand in several lines.
  const own = caption?.replace(/\s+/g, ' ') ?? null;
  for (const match of text.matchAll(namedRulingPattern)) {
    const name = match[1]?.trim() ?? '';
    const isOwn = own !== null && (own.includes(name) || name.includes(own));
    if (!isOwn && !precedents.has(name)) {
      precedents.set(name, { text: name, source: null, quote: quoteAt(match.index) });
    }
  }
  return { norms: [...norms.values()], precedents: [...precedents.values()] };
}

const severities = ['in-force', 'not-in-corpus', 'suspect', 'repealed'];
const severity = (state: string) => severities.indexOf(state);
