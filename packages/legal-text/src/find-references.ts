import { articleBaseNumber } from './article-number.ts';
import { type CaptionMention, findCaptions } from './citation-captions.ts';
import { type Citation, parseCitations } from './citations.ts';
import { fold } from './fold.ts';
import type { NormRegistry } from './norm-registry.ts';
import { findNumbersAlone, findReplacedNumbers } from './numbers-alone.ts';

/** A legal reference in a document, with the norm that it means though it does not say so. */
export interface LegalReference extends Citation {
  /** `told`: the reference names its norm, or points at it ("dicha ley"); `inferred`: the text around it does. */
  normFrom: 'told' | 'inferred' | null;
  /** Norms that a bare article may belong to, where more than one was spoken of. */
  candidates: string[];
  /** Rulings named by their parties. */
  caption: { text: string; court: string | null; date: string | null } | null;
}

/** How far back the norm of a bare article is looked for, in characters. */
const lookBackCharacters = 1_200;

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
  const citations = all.filter(
    (citation, i) =>
      !isHeading(text, citation) && !isOfContract(text, citation, all[i - 1]?.end ?? 0) && !isOfGoods(text, citation),
  );
  const captioned = joinCaptions(text, provincialProcedure(text, oldCivilCode(text, citations, registry)), captions);
  const joined = withoutShortNames(text, captioned);
  return withNumbersAlone(text, inferNorms(text, joined, registry), registry).map((found) => closeBracket(text, found));
}

/** "LDC (arts. 4 y 5)": a bracket that opened within a reference closes within it. */
function closeBracket(text: string, reference: LegalReference): LegalReference {
  const { start, end, text: written } = reference;
  const isOpen = text[end] === ')' && written.split('(').length > written.split(')').length;
  // The ")" of "inc. b)" has no other half.
  return isOpen ? { ...reference, end: end + 1, text: text.slice(start, end + 1) } : reference;
}

/** "ARTÍCULO 5.- Objeto.": the number of a clause or of the law's own text, not a reference. */
function isHeading(text: string, { start, end, kind, normText, articles }: Citation): boolean {
  if (kind !== 'article' || normText !== null || articles.length > 1) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  const startsLine = before.slice(before.lastIndexOf('\n') + 1).trim() === '' && (start <= 40 || before.includes('\n'));
  const startsSentence = /[.;:"”»]\s+$/.test(before) && /^A/.test(text.slice(start, start + 1));
  const after = text.slice(end, end + 12);
  if (startsLine) return /^\s*[°º]?\s*(?:\.\s?[-–—]|[-–—:]|\.\s+\p{Lu}|\)|\s\(\p{Lu})/u.test(after);
  return startsSentence && /^\s*[°º]?\s*(?:\.\s?[-–—]|:\s+\p{Lu})/u.test(after);
}

const contractBefore =
  /(?:contrato|pliego|reglamento|estatutos?|convenio|boleto|p[oó]liza|acuerdo|acta)\s[^.;\n]{0,60}(?:\b(?:en|por)\s+(?:el|los|sus?)|[\s,]sus?|especial(?:mente)?\s(?:el|los))\s*$/i;

/** "El contrato dice en su artículo 4": no law's. */
function isOfContract(text: string, { start, kind, normText }: Citation, lastEnd: number): boolean {
  // Whatever was cited in between is what "sus arts." belong to.
  const from = Math.max(0, start - 90, lastEnd);
  return kind === 'article' && normText === null && contractBefore.test(text.slice(from, start));
}

const goods =
  /cat[aá]logo|g[oó]ndola|talle\b|inventario|remito|\bstock\b|lista de precios|mercader[ií]as?\b|rengl[oó]n/i;
const quotesAround = /^["“«'].*["”»']$/su;
/** No norm has as many articles. */
const mostArticles = 5_000;

/** "El catálogo reúne artículos 1 a 42", the mark "ART. 18", "el artículo 19.550, talle 42": things for sale. */
function isOfGoods(text: string, { start, end, kind, normText, articles }: Citation): boolean {
  if (kind !== 'article' || normText !== null) return false;
  if (articles.some((article) => articleBaseNumber(article) > mostArticles)) return true;
  // "artículos 3 x 2"
  if (/^\s?x\s?\d/i.test(text.slice(end, end + 4))) return true;
  if (quotesAround.test(text.slice(Math.max(0, start - 1), end + 1))) return true;
  const around = text.slice(Math.max(0, start - 50), end + 30);
  return goods.test(around) && !/\bley\b|c[oó]digo/i.test(around);
}

const provincialCourt =
  /departamento judicial|suprema corte de justicia de la provincia|provincia de (?!buenos aires c\/)\p{Lu}[^.\n]{0,40}(?:juzgado|c[aá]mara|tribunal)|\bSCBA\b|C\.?P\.?C\.?C\.?\s?(?:B\.?\s?A\b|Bs\.|de (?:la provincia|santa fe|c[oó]rdoba|mendoza|tucum[aá]n|salta))/iu;

/** Before a provincial court, "Código Procesal" alone is that of the province, which Foja does not hold. */
function provincialProcedure(text: string, citations: Citation[]): Citation[] {
  if (!provincialCourt.test(text)) return citations;
  return citations.map((citation) =>
    citation.norm === 'cpccn' &&
    /^(?:cod(?:igo|\.)? proc(?:esal|\.)?|c\.?p\.?c\.?c\.?|codigo procesal civil(?: y comercial)?)$/.test(
      fold(citation.normText ?? ''),
    )
      ? { ...citation, norm: null }
      : citation,
  );
}

/** Beside "the new code", "Código Civil" alone is the one that it replaced. */
function oldCivilCode(text: string, citations: Citation[], registry: NormRegistry): Citation[] {
  const isCompared =
    /nuevo c[oó]digo|(?:derog|sustitu|reemplaz|abrog)\p{L}*\s(?:al?\s|el\s)?c[oó]digo civil(?!\sy\scom)/iu.test(text);
  return citations.map((citation) => {
    if (citation.norm !== 'ccyc' || !/^(?:codigo|cod\.?|c\.) ?civ(?:il|\.)?$/.test(fold(citation.normText ?? '')))
      return citation;
    // "art. 4037 del Código Civil", "1071 bis": the present code has none such.
    const isBeyond =
      citation.articles.some((article) => /\p{L}/u.test(article)) || !hasArticles(registry, 'ccyc', citation.articles);
    return isCompared || isBeyond ? { ...citation, norm: null } : citation;
  });
}

/** A caption without parties ("Fiorentino") beside the place of that ruling is only its nickname. */
function withoutShortNames(text: string, references: LegalReference[]): LegalReference[] {
  return references.filter((reference, i) => {
    const { caption, ruling } = reference;
    if (caption === null || ruling !== null || /\s(?:c\s?\/|v\.|vs|contra\s|s\s?\/)/i.test(caption.text)) return true;
    if (caption.court !== null || caption.date !== null) return true;
    const last = references[i - 1];
    if (last?.ruling && /^\)?[\s,;(–-]*["“«]?$/u.test(text.slice(last.end, reference.start))) return false;
    const next = references.slice(i + 1, i + 6).find((other) => other.ruling !== null);
    if (next === undefined || next.start - reference.end > 160) return true;
    return /\.\s+\p{Lu}/u.test(text.slice(reference.end, next.start));
  });
}

const noCitation = { norm: null, normText: null, articles: [], inciso: null } as const;

/** References within a caption are its words; a "Fallos" right behind one is the same ruling. */
function joinCaptions(
  text: string,
  citations: readonly Citation[],
  captions: readonly CaptionMention[],
): LegalReference[] {
  const joined: LegalReference[] = [];
  let next = 0;
  for (const citation of citations) {
    while (next < captions.length && (captions[next]?.start ?? 0) <= citation.start)
      joinCaption(text, joined, captions[next++]!);
    const last = joined.at(-1);
    if (last?.caption && citation.start < last.end) {
      if (citation.end <= last.end) continue;
    }
    if (
      last?.caption &&
      last.ruling === null &&
      citation.kind === 'ruling' &&
      isBeside(text.slice(last.end, citation.start))
    ) {
      joined[joined.length - 1] = {
        ...last,
        end: citation.end,
        text: text.slice(last.start, citation.end),
        ruling: citation.ruling,
      };
      continue;
    }
    if (last !== undefined && citation.start < last.end) continue;
    joined.push({ ...citation, normFrom: citation.normText === null ? null : 'told', candidates: [], caption: null });
  }
  while (next < captions.length) joinCaption(text, joined, captions[next++]!);
  return dropOverlaps(joined.sort((a, b) => a.start - b.start));
}

/** Takes a caption among the references, save a nickname behind its place: "Fallos: 330:3248 (“Rosza”)". */
function joinCaption(text: string, joined: LegalReference[], caption: CaptionMention): void {
  const last = joined.at(-1);
  const isNickname =
    last?.ruling != null &&
    /^\s?\(["“«]?$/u.test(text.slice(last.end, caption.captionStart)) &&
    !/\sc\s?\/|\sv\./i.test(caption.caption);
  if (!isNickname) joined.push(ofCaption(text, caption));
}

function dropOverlaps(references: LegalReference[]): LegalReference[] {
  const kept: LegalReference[] = [];
  for (const reference of references) {
    const last = kept.at(-1);
    if (last === undefined || reference.start >= last.end) kept.push(reference);
    else if (reference.caption !== null && last.caption === null) kept[kept.length - 1] = reference;
  }
  return kept;
}

/** Nothing but the court, a date or punctuation between a caption and its "Fallos". */
function isBeside(between: string): boolean {
  return (
    between.length <= 80 &&
    !/;\s*(?:CSJN|Corte)/.test(between) &&
    /^["”»]?(?:\s?\([^()]{1,30}\))?[\s,;:.()–-]*(?:(?:sent(?:encia)?\.?\s*)?(?:del?\s+)?[\d/.-]{6,10}|(?:sent(?:encia)?\.?\s*|fallo\s*)?(?:de fecha|del?)?\s*\d{1,2}°?\sde\s\p{L}{4,10}\sdel?\s\d{4}|publicad[ao] en|registrad[ao] en|s\/[^()]{0,45}|CSJN|en)?[\s,;:.()–-]*$/u.test(
      between,
    )
  );
}

function ofCaption(text: string, { start, end, caption, court, date }: CaptionMention): LegalReference {
  return {
    ...noCitation,
    articles: [],
    text: text.slice(start, end),
    start,
    end,
    kind: 'ruling',
    ruling: null,
    normFrom: null,
    candidates: [],
    caption: { text: caption, court, date },
  };
}

/** Gives a bare article the norm that was spoken of just before, where that is one and has such an article. */
function inferNorms(text: string, references: LegalReference[], registry: NormRegistry): LegalReference[] {
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

function hasArticles(registry: NormRegistry, code: string, articles: readonly string[]): boolean {
  const last = registry.get(code)?.lastArticle ?? null;
  return last === null || articles.every((article) => articleBaseNumber(article) <= last);
}
