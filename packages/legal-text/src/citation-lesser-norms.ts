import type { Lexeme } from './citation-lexer.ts';
import { markAt, wordAt } from './citation-words.ts';
import type { NormMention } from './norm-mention.ts';

/** Rules that Foja holds none of: a norm all the same, where a number follows. */
const lesserRules = new Set([
  'resolucion',
  'resol',
  'res',
  'acordada',
  'ac',
  'disposicion',
  'disp',
  'ordenanza',
  'cct',
  'convenio',
  'comunicacion',
  'com',
  'rg',
]);
const asBefore = new Set([
  'texto',
  'ordenado',
  't',
  'to',
  'o',
  'modif',
  'modificatorias',
  'modificatoria',
  'mod',
  'segun',
  'bo',
  'dja',
]);
/** Words between a norm's kind and its number: "ley nacional N° 24.240". */
export const numberWords = new Set([
  'n',
  'nro',
  'num',
  'numero',
  'no',
  'nr',
  'nacional',
  'reglamentario',
  'ley',
  'pen',
  'nros',
  'numeros',
]);
/** Where a norm's name ends at the latest. */
export const closesName = new Set([
  'art',
  'arts',
  'articulo',
  'articulos',
  'inc',
  'inciso',
  'que',
  'y',
  'decreto',
  'ley',
  'dice',
]);
const namedRules = new Set([
  'ley',
  'codigo',
  'constitucion',
  'convencion',
  'pacto',
  'tratado',
  'protocolo',
  'declaracion',
]);
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'sobre', 'contra', 'para', 'a', 'en']);
/** After "Código" or "Ley" in capitals, and no norm's name. */
const notNames = new Set([
  'postal',
  'qr',
  'unico',
  'fuente',
  'de',
  'seca',
  'swift',
  'n',
  'nro',
  'no',
  'el',
  'la',
  'que',
]);

/** "Ley Orgánica del Ministerio Público", "Código de Planeamiento Urbano": the full name of a norm that Foja does not hold. */
export function properNameAt(lexemes: readonly Lexeme[], i: number): NormMention | null {
  const { value, isProper } = lexemes[i] ?? { value: '', isProper: false };
  if (!isProper || !namedRules.has(value)) return null;
  let to = i + 1;
  for (let at = to; at < i + 12; at++) {
    const lexeme = lexemes[at];
    if (lexeme?.kind !== 'word' || closesName.has(lexeme.value)) break;
    if (lexeme.isProper) to = at + 1;
    else if (!particles.has(lexeme.value)) break;
  }
  const first = wordAt(lexemes, i + 1);
  if (to === i + 1 || notNames.has(first)) return null;
  return { from: i, to, code: null, isAcronym: false, needsArticle: false };
}

/** "Resolución 53/2003", "CCT 130/75", "Acordada N° 4/2007". */
export function lesserRuleAt(lexemes: readonly Lexeme[], i: number): NormMention | null {
  const value = wordAt(lexemes, i);
  if (!lesserRules.has(value)) return null;
  let at = i + 1;
  for (; at < i + 7; at++) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || lexeme.kind === 'number') break;
    const closesShort = lexeme.value !== '.' || wordAt(lexemes, at - 1).length <= 5;
    const passes =
      lexeme.kind === 'mark'
        ? closesShort && ['.', '-', '/', '(', ')', '"', '“', '”', '«', '»', "'"].includes(lexeme.value)
        : numberWords.has(lexeme.value) ||
          (lexeme.capitals && !closesName.has(lexeme.value)) ||
          (lexeme.isProper && !closesName.has(lexeme.value)) ||
          [
            'colectivo',
            'de',
            'trabajo',
            'general',
            'gral',
            'grales',
            'conjunta',
            'tecnica',
            'normativa',
            'interna',
            'csjn',
            'scba',
            'a',
            'b',
          ].includes(lexeme.value);
    if (!passes) return null;
  }
  if (lexemes[at]?.kind !== 'number' || at >= i + 7) return null;
  const hasYear =
    (markAt(lexemes, at + 1) === '/' || markAt(lexemes, at + 1) === '-') &&
    /^(?:\d\d|\d{4})$/.test(lexemes[at + 2]?.kind === 'number' ? (lexemes[at + 2]?.value ?? '') : '');
  const isOfLabour = ['oit'].includes(wordAt(lexemes, at + 1)) || wordAt(lexemes, at + 3) === 'oit';
  // "el convenio 14/2019" is whatever two parties agreed.
  if (value === 'convenio' && !isOfLabour && wordAt(lexemes, i + 1) !== 'colectivo') return null;
  const isCircular =
    value.startsWith('com') && /^(?:a|b|c|bcra)$/.test(wordAt(lexemes, at - 1) || wordAt(lexemes, at - 2));
  if (value === 'com' && !isCircular) return null;
  if (
    !hasYear &&
    !isCircular &&
    !(value === 'rg' && /^\d{3,4}$/.test(lexemes[at]?.value ?? '')) &&
    (value.length <= 4 || (value === 'convenio' && !isOfLabour))
  )
    return null;
  // "Convenio 158 OIT", "Convenio 87 de la OIT"
  const numberEnd = hasYear ? at + 3 : at + 1;
  const labourAt = wordAt(lexemes, numberEnd) === 'de' ? numberEnd + 2 : numberEnd;
  if (value === 'convenio' && wordAt(lexemes, labourAt) === 'oit')
    return { from: i, to: labourAt + 1, code: null, isAcronym: false, needsArticle: false };
  return { from: i, to: numberEnd, code: null, isAcronym: false, needsArticle: false };
}

/** "(t.o. 1976)", "(texto según ley 26.361)", "y sus modificatorias" after a norm go along with it. */
export function withOrdering(lexemes: readonly Lexeme[], mention: NormMention): NormMention {
  const opens = markAt(lexemes, mention.to) === '(';
  if (!opens) return mention;
  const first = wordAt(lexemes, mention.to + 1);
  const second =
    markAt(lexemes, mention.to + 2) === '.' ? wordAt(lexemes, mention.to + 3) : wordAt(lexemes, mention.to + 2);
  if (!asBefore.has(first) || (first === 't' && second !== 'o') || first === 'o') return mention;
  for (let at = mention.to + 2; at < mention.to + 16; at++) {
    if (markAt(lexemes, at) === ')') return { ...mention, to: at + 1, isAcronym: false };
    if (markAt(lexemes, at) === '(' || lexemes[at] === undefined) break;
  }
  return mention;
}
