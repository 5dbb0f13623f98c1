import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import type { Claim, QuestionPart } from '../../understanding/understood-question.ts';
import { fractionsIn } from './fractions-in.ts';
import type { Ranked } from './rank-pieces.ts';
import { leavesRemedyOpen } from './remedy-asked.ts';
import { asksWhetherSo } from './reply-of.ts';
import { readSentenceFacts } from './sentence-facts.ts';
import { tellingTerms } from './verdict/asked-proposition.ts';

const days: Partial<Record<Quantity['unit'], number>> = {
  hora: 1 / 24,
  dia: 1,
  'dia-habil': 1,
  semana: 7,
  mes: 30,
  anio: 360,
};
/** A sentence of which less is shared with the question may fix the figure of something else. */
const surelyAboutFrom = 0.25;

/**
 * How the sentence stands to what the question holds about the law: true where it says another figure of the same kind, false where it
 * confirms the figure that was asked for, null where it says nothing of it.
 */
export function contradictionOf(
  claims: readonly Claim[],
  part: QuestionPart,
  { piece, features }: Ranked,
): boolean | null {
  if ((features.share ?? 0) < surelyAboutFrom) return null;
  if (part.asks.includes('yes-no') && leavesRemedyOpen(part.text, piece.text)) return null;
  const { quantities, ranges } = readSentenceFacts(piece.text);
  const fixed = [
    ...quantities,
    ...ranges.flatMap(({ unit, above, below }) =>
      [above, below].flatMap((end) => (end ? [{ unit, value: end.value }] : [])),
    ),
  ];
  for (const { quantity, hedged } of claims) {
    if (quantity === undefined) continue;
    const comparable = fixed.filter((other) => isSameKind(other, quantity));
    if (comparable.length === 0) continue;
    if (comparable.some((other) => isSame(other, quantity))) return hedged ? false : null;
    return true;
  }
  return null;
}

/**
 * How what is told first stands to what the question holds or asks about the law: `No` where it fixes another figure of the same unit, or
 * denies what is held; `Sí` where it fixes just the figure that was asked for. Null where it says nothing of it, or says "no" by itself.
 */
export function stanceOf(claims: readonly Claim[], sentence: string): 'No' | 'Sí' | null {
  const stances = claims.map(
    (claim) => figureStance(claim, sentence) ?? polarityStance(claim, sentence) ?? oppositeStance(claim, sentence),
  );
  if (stances.includes('No')) return saysItself.test(sentence) ? null : 'No';
  return stances.includes('Sí') ? 'Sí' : null;
}

/** Whether a sentence fixes a figure of the kind that the question asks to confirm, so that it is denied or confirmed. */
export function fixesWhatIsClaimed(claims: readonly Claim[], sentence: string): boolean {
  return claims.some(
    ({ quantity, hedged }) =>
      hedged &&
      quantity !== undefined &&
      readSentenceFacts(sentence).quantities.some((other) => isSameKind(other, quantity)),
  );
}

const deniesAtOnce = /^(?:nadie|ningun\w*|esta prohibid\w+|se prohib\w+|es nul[oa]|son nul[oa]s)\b/;
const onlyValid = /\b(?:solo|unicamente) (?:vale\w*|sirve\w*|se admite\w*|es valid\w*|puede\w* hacerse)\b/;
const validBy =
  /\b(?:vale|sirve|es valid[oa]|se puede|alcanza)\w* (?:hacerl[oa] )?(?:por|con|en|a traves de) (?:(?:un|una|el|la) )?(\w+)/;

const need =
  /\b(?:necesit\w+|hace falta|requier\w+|tengo que|tienen? que|tenemos que|hay que|debo|deben?|obligad[oa]s?|obligatori[oa])\b/;
const isValid = /\b(?:vale|sirve|es (?:valid|legal|correct)[oa]?|esta bien)/;
const doneBy = /\bpor (?:(?:un|una|el) )?(mensaje|whatsapp|wasap|mail|correo|audio|telefono|escrito|nota|palabra)\b/;

/** What others do to who asks may be their answer to what is prohibited. */
const doneToAsker = /\bque (?:me|nos|le|les)\b|\b(?:me|nos) pueden?\b/;

/** "¿Tengo que pagarlo?" – "Nadie tiene que pagar…"; "¿vale por whatsapp?" – "sólo vale por telegrama". Not where the question denies it itself. */
export function answersNo(parts: readonly QuestionPart[], sentence: string): boolean {
  const said = fold(sentence);
  return parts.some((part) => {
    const { text } = part;
    // What happened stands before what is asked: "nunca lo pedí, ¿tengo que pagarlo?"
    const asked =
      fold(text)
        .split(/[,.;:](?=\s)/)
        .at(-1) ?? '';
    if (!asksWhetherSo(part) || denial.test(asked) || exceptsWhatIsTold(said, fold(text))) return false;
    // "¿Lo podemos obligar?" – "nadie puede obligarte" is said to the other one.
    if (iMay.test(asked) && doneToYou.test(said)) return false;
    // "Renuncié por WhatsApp, ¿es válido?": what was done stands before it.
    const by = validBy.exec(asked)?.[1] ?? (isValid.test(asked) ? doneBy.exec(fold(text))?.[1] : undefined);
    // "¿Necesito su firma?" – "Ninguno puede vender sin la firma del otro" affirms it.
    const isNeed = need.test(asked) && !need.test(said);
    // "¿Está bien que me retengan el registro?" – "está prohibido conducir…" denies nothing of what is asked.
    const isOnIt = !doneToAsker.test(asked) || sharedTerms(asked, sentence) > 0;
    return (
      (deniesAtOnce.test(said) && !isNeed && isOnIt) || (by !== undefined && onlyValid.test(said) && !said.includes(by))
    );
  });
}

const iMay = /\b(?:puedo|podemos)\b/;
const doneToYou = /^[^;,.]*\b[a-z]+(?:ar|er|ir)te\b/;
const exceptions = /\b(?:salvo|excepto|a menos que)\b/;

/** Whether what a rule excepts is what was told: "nadie va preso por deudas, salvo las de alimentos". */
function exceptsWhatIsTold(said: string, told: string): boolean {
  const [rule = '', exception] = said.split(exceptions);
  const [excepted] = exception?.split(/[,;:]/) ?? [];
  if (excepted === undefined) return false;
  const [ofRule, asked] = [new Set(analyzeTerms(rule)), new Set(tellingTerms(told))];
  return tellingTerms(excepted).some((term) => asked.has(term) && !ofRule.has(term));
}

/** It begins with its own "no" or "sí", or denies at once. */
const saysItself = /^(?:No|Sí|Tampoco|Todavía no)(?!\p{L})/u;
const denial = /\b(?:no|nadie|nunca|jamas|tampoco|ningun\w*|prohib\w+|nul[oa]s?)\b/;
/** Content words that a sentence shares with what is held, from which it is about the same. */
const minShared = 2;

/** Days against days, or the same unit. What else it may count is not compared. */
function figureStance({ quantity, hedged, words }: Claim, sentence: string): 'No' | 'Sí' | null {
  if (quantity === undefined) return null;
  // What is taken for granted has to be of the same thing; what is asked about is what the sentence was found for.
  if (!hedged && sharedTerms(words, sentence) < minShared) return null;
  const { quantities, ranges } = readSentenceFacts(sentence);
  const fixed: Quantity[] = [
    ...quantities,
    ...ranges.flatMap(({ unit, above, below }) =>
      [above, below].flatMap((end) => (end ? [{ unit, value: end.value }] : [])),
    ),
  ];
  if (isShare(quantity)) fixed.push(...fractionsIn(sentence));
  const ofUnit = fixed.filter((other) => unitOf(other) === unitOf(quantity));
  // "¿Son tres meses?" – "diez días": what counts in another unit is no less another term.
  const comparable = ofUnit.length > 0 ? ofUnit : fixed.filter((other) => isSameKind(other, quantity));
  if (comparable.length === 0) return null;
  const [first] = comparable;
  // "Diez días hábiles…; se da traslado por diez días": of one number in two kinds of days the first is the term.
  const isOtherKind = first !== undefined && first.value === quantity.value && !isSame(first, quantity);
  if (!isOtherKind && comparable.some((other) => isSame(other, quantity)))
    return hedged && confirmsFigure(words, quantity, sentence) ? 'Sí' : null;
  // "A los cinco años…, y a los diez para quien…": the number is there, whatever it counts.
  return fixed.some(({ unit, value }) => unit === 'unidad' && value === quantity.value) ? null : 'No';
}

/** "¿Tengo diez días para…?", "¿es de ocho meses?": the figure itself is what is asked. */
const asksFigure =
  /\b(?:tengo|tiene[n]?|hay|son|es|dura[n]?|rige[n]?)(?: \w+){0,2}? (?:\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|sesenta|noventa)/;

/** Whether a sentence that fixes just the figure which is asked about says of it what is asked, without reserve. */
function confirmsFigure(words: string, { unit }: Quantity, sentence: string): boolean {
  const [said, asked] = [fold(sentence), fold(words)];
  if (deniesFigure.test(said) || limitsFigure.test(said)) return false;
  // "El paredón, ¿es de los dos?" – "entre dos edificios": a number without a unit is found anywhere.
  if (unit === 'unidad') return sharedTerms(words, sentence) >= minShared;
  const spoken = new Set(tellingTerms(sentence));
  return asksFigure.test(asked) || tellingTerms(words).some((term) => spoken.has(term) && !isFigure.test(term));
}

const isFigure = /\d|#/;
/** "Los dos años rigen sólo si no se pactó plazo." */
const limitsFigure = /^[^;:(]*\b(?:solo|unicamente) (?:si|cuando)\b|\bya no (?:fija|exige|pide|hay)\b/;

/** "La garantía no dura un año: dura seis meses" and "la ley no fija ese plazo" say by themselves that it is not so. */
const deniesFigure =
  /^[^;:(]*\bno (?:es|son|dura\w*|vence\w*|prescribe\w*|caduca\w*|hay|hacen? falta|tiene\w*|exige\w*|se exige\w*|pide\w*|fija\w*|establece\w*|rige\w*|corre\w*)\b/;

const unitOf = ({ unit }: Pick<Quantity, 'unit'>) => (unit === 'dia-habil' ? 'dia' : unit);

/** "Como la ley prohíbe…" and "se puede"; only where the sentence denies: what it leaves out it does not affirm. */
function polarityStance({ kind, words }: Claim, sentence: string): 'No' | null {
  if (kind === 'article' || kind === 'norm-in-force') return null;
  const [held] = fold(words).split(/\bsin\b/);
  const [said = ''] = fold(sentence).split(/[,;:(]/);
  if (held === undefined || denial.test(held) || !denial.test(said)) return null;
  return sharedTerms(words, said) >= minShared ? 'No' : null;
}

/** Words of which a rule holds one or the other. */
const opposites: readonly [RegExp, RegExp][] = [
  [
    /\b(?:al|antes de) (?:volver|regresar|terminar\w*|finalizar\w*)\b|\bdespues\b|\bal final\b/,
    /\b(?:al|antes de) (?:comenzar\w*|empezar\w*|iniciar\w*)\b|\bpor adelantado\b|\bal (?:comienzo|inicio|principio)\b/,
  ],
  [/\bhabiles\b/, /\bcorridos\b/],
  [/\binquilin[oa]s?\b|\blocatari[oa]s?\b/, /\bduen[oa]s?\b|\blocador(?:a|es)?\b|\bpropietari[oa]s?\b/],
  [/\b(?:comprador(?:a|es)?|consumidor(?:a|es)?)\b/, /\b(?:vendedor(?:a|es)?|proveedor(?:a|es)?)\b/],
];

/** "Las vacaciones se pagan al volver" and "al comenzarlas". */
function oppositeStance({ kind, words }: Claim, sentence: string): 'No' | null {
  if (kind !== 'rule' && kind !== 'requirement' && kind !== 'possibility') return null;
  const [held, said] = [fold(words), fold(sentence)];
  const isOpposite = opposites.some(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].some(([left, right]) => left?.test(held) && !right?.test(held) && right?.test(said) && !left.test(said)),
  );
  return isOpposite && !denial.test(held) && sharedTerms(words, sentence) >= minShared ? 'No' : null;
}

function sharedTerms(held: string, said: string): number {
  const terms = new Set(analyzeTerms(said));
  return [...new Set(analyzeTerms(held))].filter((term) => terms.has(term)).length;
}

const isShare = ({ unit }: Quantity) => unit === 'por-ciento' || unit === 'por-uno';
const percentOf = ({ value, unit }: Quantity) => (unit === 'por-uno' ? value * 100 : value);

function isSameKind(left: Quantity, right: Quantity): boolean {
  const isTime = (quantity: Quantity) => days[quantity.unit] !== undefined;
  return (isTime(left) && isTime(right)) || (isShare(left) && isShare(right)) || left.unit === right.unit;
}

/** "Doce meses" and "un año" are one; "diez días" and "diez días hábiles" are not. */
function isSame(left: Quantity, right: Quantity): boolean {
  if ((left.unit === 'dia-habil') !== (right.unit === 'dia-habil')) return false;
  if (left.unit !== right.unit && isShare(left) && isShare(right))
    return Math.abs(percentOf(left) - percentOf(right)) < 1;
  const [a, b] = [days[left.unit], days[right.unit]];
  return a === undefined || b === undefined
    ? left.unit === right.unit && left.value === right.value
    : Math.abs(left.value * a - right.value * b) < 0.01;
}
