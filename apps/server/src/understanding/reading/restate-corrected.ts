import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { type QuestionToken, readQuestionTokens } from '../phrases/question-tokens.ts';
import { asksNothing } from './read-parts.ts';

/** Somebody puts right what was told: "no, me equivoqué, entré en marzo de 2005", "perdón, son 8 años, no 3". */
const corrects =
  /^\W*(?:(?:no|ay|uy|uh|ah|che|epa|bueno),? )*(?:me (?:equivoque|confundi|exprese mal)|perdon|corrijo|correccion|quise decir|en realidad|digo|error mio|mejor dicho)\b/;
/** Longer messages tell something of their own. */
const maxCharacters = 160;
/** Turns back in which what is put right was told. */
const maxTurns = 3;

/**
 * The question before with what was told wrong put right, and the turns before it; null where a message corrects nothing that was told.
 * @param earlier what the same person wrote before, the oldest first
 */
export function restateCorrected(
  text: string,
  earlier: readonly string[],
  today: CivilDay,
): { question: string; earlier: string[] } | null {
  if (text.length > maxCharacters || !corrects.test(foldInPlace(text)) || !asksNothing(text)) return null;
  const turns = earlier.slice(-maxTurns);
  const [measure, ...more] = measuresOf(text, today);
  if (measure === undefined || more.length > 0) return null;
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const turn = turns[at] as string;
    const [wrong, ...others] = measuresOf(turn, today).filter(({ kind }) => kind === measure.kind);
    if (wrong === undefined) continue;
    if (others.length > 0) return null;
    const right = turn.slice(0, wrong.start) + measure.text + turn.slice(wrong.end);
    const [question = '', ...before] = turns.with(at, right).reverse();
    return { question, earlier: [...earlier.slice(0, -turns.length), ...before.reverse()] };
  }
  return null;
}

interface Measure {
  kind: 'date' | 'time' | 'money' | 'share' | 'count';
  text: string;
  start: number;
  end: number;
}

/** What a message measures, each with its words; "no 3" is what was wrong. */
function measuresOf(text: string, today: CivilDay): Measure[] {
  const tokens = readQuestionTokens(text, today);
  return tokens.flatMap((token, place) => {
    const kind = kindOf(token);
    const isDenied = tokens[place - 1]?.text === 'no' && place > 1;
    return kind === null || isDenied
      ? []
      : [{ kind, text: text.slice(token.start, token.end), start: token.start, end: token.end }];
  });
}

const years = { first: 1940, last: 2100 };

function kindOf({ quantity, date }: QuestionToken): Measure['kind'] | null {
  if (date !== undefined) return 'date';
  if (quantity === undefined) return null;
  const { unit, value } = quantity;
  if (unit === 'peso') return 'money';
  if (unit === 'por-ciento' || unit === 'por-uno') return 'share';
  if (unit === 'unidad' && Number.isInteger(value) && value >= years.first && value <= years.last) return 'date';
  return unit === 'unidad' || unit === 'persona' ? 'count' : 'time';
}
