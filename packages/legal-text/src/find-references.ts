import { isOfNoNorm } from './articles-of-no-norm.ts';
import { type CaptionMention, findCaptions } from './citation-captions.ts';
import { parseCitations } from './citations.ts';
import { ofApprovingLaw, oldCivilCode, provincialProcedure } from './codes-of-others.ts';
import { dropOverlaps } from './drop-overlaps.ts';
import { hasArticles } from './has-articles.ts';
import { inferNorms } from './infer-norms.ts';
import { joinCaptions, withoutShortNames } from './join-captions.ts';
import type { LegalReference } from './legal-reference.ts';
import type { NormRegistry } from './norm-registry.ts';
import { findNumbersAlone, findReplacedNumbers } from './numbers-alone.ts';

/**
 * Every legal reference of a document, in order and without overlap: what `parseCitations` reads, rulings by their parties, and
 * the norm of a bare article where the text leaves one only. Never throws; linear in the length of the text.
 */
export function findReferences(text: string, registry: NormRegistry): LegalReference[] {
  return readInContext(text, registry, findCaptions(text));
}

/** As `findReferences`, without the rulings that are named by their parties alone. */
export function parseCitationsInContext(text: string, registry: NormRegistry): LegalReference[] {
  return readInContext(text, registry, []);
}

function readInContext(text: string, registry: NormRegistry, captions: readonly CaptionMention[]): LegalReference[] {
  const all = parseCitations(text, registry);
  const citations = all.filter((citation, i) => !isOfNoNorm(text, citation, all[i - 1]?.end ?? 0));
  const attributed = oldCivilCode(text, citations.map(ofApprovingLaw), registry);
  const captioned = joinCaptions(text, provincialProcedure(text, attributed), captions);
  const joined = withoutShortNames(text, captioned);
  const inferred = inferNorms(text, joined, registry).map((reference) => ofConstitution(reference, registry));
  return withNumbersAlone(text, inferred, registry).map((found) => closeBracket(text, found));
}

/** "La Convención – art. 75, inc. 22": the clause on treaties, which everybody cites without its norm, is the Constitution's. */
function ofConstitution(reference: LegalReference, registry: NormRegistry): LegalReference {
  const { articles, inciso, normFrom, text } = reference;
  const isTreaties = inciso === '22' && articles.length === 1 && articles[0] === '75';
  const isNamedBehind = normFrom === 'told' && /^art/i.test(text);
  return !isTreaties || isNamedBehind || registry.get('cn') === undefined
    ? reference
    : { ...reference, norm: 'cn', normFrom: 'inferred', candidates: [] };
}

/** "LDC (arts. 4 y 5)": a bracket that opened within a reference closes within it. */
function closeBracket(text: string, reference: LegalReference): LegalReference {
  const { start, end, text: written } = reference;
  const isOpen = text[end] === ')' && written.split('(').length > written.split(')').length;
  // The ")" of "inc. b)" has no other half.
  return isOpen ? { ...reference, end: end + 1, text: text.slice(start, end + 1) } : reference;
}

/** "El art. 4 de la ley 26.485…, y las modalidades, en el 6°": the number alone takes the norm of the article before. */
function withNumbersAlone(text: string, references: LegalReference[], registry: NormRegistry): LegalReference[] {
  const alone = [
    ...findNumbersAlone(text, references).filter(({ norm, article }) => hasArticles(registry, norm ?? '', [article])),
    ...findReplacedNumbers(text, references),
  ];
  if (alone.length === 0) return references;
  const found = alone.map(
    ({ start, end, norm, article }): LegalReference => ({
      text: text.slice(start, end),
      start,
      end,
      kind: 'article',
      norm,
      normText: null,
      articles: [article],
      inciso: null,
      ruling: null,
      normFrom: norm === null ? null : 'inferred',
      candidates: [],
      caption: null,
    }),
  );
  return dropOverlaps([...references, ...found].sort((a, b) => a.start - b.start));
}
