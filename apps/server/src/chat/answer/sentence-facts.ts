import { civilDay } from '@foja/computable-law/core/civil-day';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Quantity } from '@foja/legal-text/quantity';
import { LRUCache } from 'lru-cache';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';

/** A stretch of a measure for which a sentence speaks: "con más de cinco años y hasta diez". Null ends are open. */
export interface MeasureRange {
  unit: Quantity['unit'];
  above: { value: number; included: boolean } | null;
  below: { value: number; included: boolean } | null;
}

/** What a sentence of the corpus says in figures. */
export interface SentenceFacts {
  quantities: Quantity[];
  ranges: MeasureRange[];
}

const rememberedSentences = 20_000;
const remembered = new LRUCache<string, SentenceFacts>({ max: rememberedSentences });
/** Dates without a year mean nothing in a rule; any day does. */
const anyDay = civilDay('2026-01-01');
const windowCharacters = 40;

const notMore =
  /\b(?:no (?:hayan? |haya )?cumpli\w*(?: los)?|no (?:pas[ae]|super[ae]|exced[ae]|sea mayor|mayor|superior)\w*(?: de| a| los| las| que)*|hasta(?: los| las)?|menos de|menor(?:es)? (?:de|a|que)|inferior(?:es)? a|antes de(?: los)?)\s*$/;
const notLess =
  /\b(?:mas de|mayor(?:es)? (?:de|a|que)|superior(?:es)? a|super[ae]\w*(?: los| las)?|exced[ae]\w*(?: de)?(?: los)?|pas[ae]\w*(?: de)?(?: los)?|al menos|como minimo|no menor\w* (?:de|a)|no inferior\w* a|cumpli\w*|desde(?: los)?|a partir de(?: los)?)\s*$/;
const strict =
  /\b(?:no (?:haya |hayan )?cumpli|menos|menor|inferior|antes|mas de|mayor|superior|super[ae]|exced[ae]|pas[ae])/;

/** Reads the quantities of a sentence, and those that say for whom or when it holds. */
export function readSentenceFacts(sentence: string): SentenceFacts {
  const known = remembered.get(sentence);
  if (known) return known;
  const facts = read(sentence);
  remembered.set(sentence, facts);
  return facts;
}

function read(sentence: string): SentenceFacts {
  const folded = foldInPlace(sentence);
  const quantities: Quantity[] = [];
  const ranges: MeasureRange[] = [];
  let open: MeasureRange | null = null;
  for (const { quantity, start } of readQuestionTokens(sentence, anyDay)) {
    if (quantity === undefined) continue;
    const before = folded.slice(Math.max(0, start - windowCharacters), start);
    // "Más de cinco años" comes as one quantity with its bound.
    const isDenied = quantity.bound === '>' && /\bno\s*$/.test(before);
    const isUpper = quantity.bound === '<' || isDenied || (quantity.bound === undefined && notMore.test(before));
    const isLower = !isUpper && (quantity.bound === '>' || notLess.test(before));
    // "Más de cinco años y hasta diez": the second number counts in the unit of the first.
    const unit = quantity.unit === 'unidad' && open !== null && isUpper ? open.unit : quantity.unit;
    if (!isUpper && !isLower) {
      quantities.push({ value: quantity.value, unit, ...(quantity.of === undefined ? {} : { of: quantity.of }) });
      open = null;
      continue;
    }
    const said = (isUpper ? notMore : notLess).exec(before)?.[0] ?? '';
    const included =
      isDenied ||
      (quantity.bound === undefined &&
        !/\bno (?:hayan? )?cumpli/.test(said) &&
        (/\bno /.test(said) || !strict.test(said)));
    if (isUpper && open !== null && open.unit === unit && open.below === null) {
      open.below = { value: quantity.value, included };
      open = null;
      continue;
    }
    const range: MeasureRange = {
      unit,
      above: isLower ? { value: quantity.value, included } : null,
      below: isUpper ? { value: quantity.value, included } : null,
    };
    ranges.push(range);
    open = isLower ? range : null;
  }
  return { quantities, ranges };
}

/** Whether a measure lies within a range; null where they are not of one unit. */
export function liesWithin({ unit, above, below }: MeasureRange, told: Quantity): boolean | null {
  if (told.unit !== unit) return null;
  if (above !== null && !(told.value > above.value || (above.included && told.value === above.value))) return false;
  return below === null || told.value < below.value || (below.included && told.value === below.value);
}
