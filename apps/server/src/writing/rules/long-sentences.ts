import { capitalised, type WritingRule } from './rule.ts';

/** Words from which a sentence counts as long, and the fewest that each half must keep. */
const longFromWords = 35;
const halfMinWords = 8;
/** Joints that are looked at, from the middle outwards; no sentence of a person has more. */
const triedJoints = 20;

/** Where a main clause ends for sure, and how the next one opens. */
const joints: readonly (readonly [pattern: RegExp, opening: string])[] = [
  [/[;,] y asimismo,? /giu, 'Asimismo, '],
  [/; asimismo,? /giu, 'Asimismo, '],
  [/; (?:y )?además,? /giu, 'Además, '],
  [/; (?:y )?por otra parte,? /giu, 'Por otra parte, '],
  [/; sin embargo,? /giu, 'Sin embargo, '],
  [/; no obstante,? /giu, 'No obstante, '],
  [/; por ello,? /giu, 'Por ello, '],
  [/; por lo tanto,? /giu, 'Por lo tanto, '],
  [/; en consecuencia,? /giu, 'En consecuencia, '],
  [/, por lo que /giu, 'Por ello, '],
  [/, motivo por el cual /giu, 'Por ese motivo, '],
  [/, razón por la cual /giu, 'Por esa razón, '],
  [
    /, lo (?:que|cual) (?=(?:implica|supone|significa|demuestra|revela|evidencia|constituye|configura|generó|provocó|produjo|motivó|obligó|impidió)(?!\p{L}))/giu,
    'Esto ',
  ],
];

/** A clause that reports or supposes: what follows it is not said by the writer alone and cannot stand by itself. */
const reporting =
  /(?<!\p{L})(?:sostien|sostuv|afirm|aleg|manif|manifest|dic|dij|expres|refier|refir|señal|aduc|aduj|invoc|declar|relat|indic|cre|pretend|solicit|pid|requier|orden|dispon|dispus|resolv|resuelv|consider|estim|entiend|niega|neg)\p{L}*(?:[^.;]{0,40}?)\s(?:que|si)(?!\p{L})/iu;
const supposing =
  /^(?:si|cuando|aunque|como|dado|toda vez|en caso|siempre que|a menos|salvo|mientras|una vez|quien|el que|la que|los que|las que|que)(?!\p{L})/iu;

/** Splits a long sentence where the grammar stays whole on both sides; at the joint nearest to the middle. */
export const longSentences: WritingRule = {
  reason: 'divide una oración larga',
  apply(sentence) {
    if (wordsIn(sentence) < longFromWords) return sentence;
    const cuts = joints.flatMap(([pattern, opening]) =>
      [...sentence.matchAll(pattern)].map((match) => ({ at: match.index, to: match.index + match[0].length, opening })),
    );
    const middle = sentence.length / 2;
    const best = cuts
      .sort((left, right) => Math.abs(left.at - middle) - Math.abs(right.at - middle))
      .slice(0, triedJoints)
      .find(({ at, to }) => mayCut(sentence.slice(0, at), sentence.slice(to)));
    if (!best) return sentence;
    return `${sentence.slice(0, best.at)}. ${capitalised(best.opening + sentence.slice(best.to))}`;
  },
};

function mayCut(head: string, tail: string): boolean {
  const isBalanced = (head.match(/[([]/g) ?? []).length === (head.match(/[)\]]/g) ?? []).length;
  const whole = head.split(/\.\s+(?=\p{Lu})/u).at(-1) ?? head;
  return (
    isBalanced &&
    wordsIn(whole) >= halfMinWords &&
    wordsIn(tail) >= halfMinWords &&
    !reporting.test(whole) &&
    !supposing.test(whole.trimStart()) &&
    !/:/.test(whole) &&
    // A relative clause that is still open would be cut from its main verb.
    !/,\s*(?:que|quien|quienes|cuy[oa]s?|donde)\s[^,]*$/iu.test(whole)
  );
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}\uE000-\uF8FF]+/gu)?.length ?? 0;
