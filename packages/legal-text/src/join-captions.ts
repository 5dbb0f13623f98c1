import type { CaptionMention } from './citation-captions.ts';
import type { Citation } from './citations.ts';
import { dropOverlaps } from './drop-overlaps.ts';
import type { LegalReference } from './legal-reference.ts';

/** A caption without parties ("Fiorentino") beside the place of that ruling is only its nickname. */
export function withoutShortNames(text: string, references: LegalReference[]): LegalReference[] {
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
export function joinCaptions(
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
