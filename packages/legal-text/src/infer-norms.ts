import { hasArticles } from './has-articles.ts';
import type { LegalReference } from './legal-reference.ts';
import type { NormRegistry } from './norm-registry.ts';

/** How far back the norm of a bare article is looked for, in characters. */
const lookBackCharacters = 1_200;

/** Gives a bare article the norm that was spoken of just before, where that is one and has such an article. */
export function inferNorms(text: string, references: LegalReference[], registry: NormRegistry): LegalReference[] {
  const result: LegalReference[] = [];
  const told: LegalReference[] = [];
  const everNamed = new Set<string>();
  const normsOfArticle = new Map<string, Set<string>>();
  for (const reference of references) {
    if (reference.kind !== 'article' || reference.normText !== null) {
      result.push(reference);
      if (reference.kind !== 'ruling') {
        told.push(reference);
        for (const article of reference.articles) {
          normsOfArticle.set(article, (normsOfArticle.get(article) ?? new Set()).add(reference.norm ?? ''));
        }
        everNamed.add(reference.norm ?? '');
      }
      continue;
    }
    if (pointsElsewhere.test(text.slice(reference.end, reference.end + pointingCharacters))) {
      result.push(reference);
      continue;
    }
    const repeated = normOfRepeated(text, reference, normsOfArticle);
    const candidates =
      repeated !== null
        ? [repeated]
        : candidatesFor(text, reference, told, everNamed, registry).filter(
            (norm) => norm === '' || hasArticles(registry, norm, reference.articles),
          );
    const [only] = candidates;
    if (candidates.length === 1 && only !== undefined && only !== '') {
      const inferred: LegalReference = { ...reference, norm: only, normFrom: 'inferred' };
      result.push(inferred);
      told.push(inferred);
    } else {
      result.push({ ...reference, candidates: candidates.filter((norm) => norm !== '') });
    }
  }
  return result;
}

/** "Art. 6 de aquélla", "art. 45 de la referida Carta": what the words around it name last is not meant. */
const pointsElsewhere =
  /^,?\s+de\s+(?:aqu[eé]l(?:l[ao]s?)?(?=[\s,;.)]+(?!ley|norm|c[oó]d|cuerpo|ordenam))|la\s+(?:referida|citada|mencionada|aludida)\s+Carta(?!\s+(?:Magna|Fund)))/u;
const pointingCharacters = 60;

const saysAgain = /(?:citad|mencionad|referid|aludid|precitad|mism|antedich|dich)[oa]s?\s+$/iu;

/** "El citado art. 55": the norm under which the text named that article before. */
function normOfRepeated(
  text: string,
  { start, articles }: LegalReference,
  normsOfArticle: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  if (!saysAgain.test(text.slice(Math.max(0, start - 20), start))) return null;
  const [norm, ...others] = articles.flatMap((article) => [...(normsOfArticle.get(article) ?? [])]);
  return norm !== undefined && others.every((other) => other === norm) ? norm : null;
}

/** Norms told in the last sentence that told one, in the same paragraph; or the only one that the text has told so far. */
function candidatesFor(
  text: string,
  reference: LegalReference,
  told: readonly LegalReference[],
  everNamed: ReadonlySet<string>,
  registry: NormRegistry,
): string[] {
  const nearest = told.at(-1);
  const between =
    nearest === undefined
      ? ''
      : text.slice(nearest.end, Math.min(reference.start, nearest.end + lookBackCharacters + 1));
  if (nearest === undefined || between.length > lookBackCharacters || /\n\s*\n/.test(between)) {
    return everNamed.size === 1 ? [...everNamed] : [];
  }
  // What the same sentence names last is what is being spoken of.
  const isSameSentence = !/[.!?]\s+\p{Lu}|\n/u.test(between);
  if (isSameSentence && (nearest.norm === null || hasArticles(registry, nearest.norm, reference.articles))) {
    return [nearest.norm ?? ''];
  }
  const sentenceStart = startOfSentence(text, nearest.start);
  const candidates = new Set<string>();
  for (let i = told.length - 1; i >= 0 && (told[i]?.start ?? 0) >= sentenceStart; i--)
    candidates.add(told[i]?.norm ?? '');
  return [...candidates].reverse();
}

function startOfSentence(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - lookBackCharacters), at);
  const ends = [...before.matchAll(/[\p{Ll}\d)”"»]\.\s+(?=\p{Lu})/gu)];
  const last = ends.findLast(
    (end) =>
      !/(?:^|[^\p{L}])(?:arts?|incs?|cfr|conf|dr|dra|sr|sra|cód|civ|com|nac|const|dec|n)$/iu.test(
        before.slice(Math.max(0, end.index - 8), end.index + 1),
      ),
  );
  return last === undefined ? at - before.length : at - before.length + last.index + last[0].length;
}
