import { closesName } from './citation-lesser-norms.ts';
import type { Lexeme } from './citation-lexer.ts';
import { isMark, numberAt, wordAt } from './citation-words.ts';
import { isForeignAdjective, isForeignName } from './find-foreign-places.ts';
import type { NormMention } from './norm-mention.ts';
import type { NormRegistry } from './norm-registry.ts';

/** Norms that carry the name of one that Foja holds and are another's: of a province, of another country, or replaced. */

const provinces = new Set(
  (
    'provincia ciudad caba bonaerense porteno portena cordoba cordobes santa fe mendoza mendocino tucuman salta jujuy chaco corrientes ' +
    'misiones formosa neuquen chubut pampa catamarca rioja sanjuanino velez velezano velezana derogado derogada anterior provincial municipal local locales bs pba prov pcial pcia'
  ).split(' '),
);
/** Provinces whose first word means other things too: only after "de". */
const placesAfterDe = new Set(['san', 'santiago', 'entre', 'rio', 'tierra', 'la', 'pba']);

/** "Código Civil español", "Código Procesal de la Provincia de Córdoba": no norm of ours. */
export function withQualifier(lexemes: readonly Lexeme[], registry: NormRegistry, mention: NormMention): NormMention {
  const next = wordAt(lexemes, mention.to) || (isMark(lexemes, mention.to, '.') ? wordAt(lexemes, mention.to + 1) : '');
  if (next !== wordAt(lexemes, mention.to)) {
    // "Const. Prov.", "Const. Pcial."
    if (!/^(?:prov|pcial|pcia|provincial|bonaerense)$/.test(next)) return mention;
    const stop = isMark(lexemes, mention.to + 2, '.') ? mention.to + 3 : mention.to + 2;
    return { ...mention, to: stop, code: null, needsArticle: false };
  }
  const old = afterOldness(lexemes, mention);
  if (old !== null) return { ...mention, to: old, code: null, needsArticle: false };
  if (isForeignAdjective(next) || provinces.has(next)) {
    return { ...mention, to: afterPlace(lexemes, registry, mention.to), code: null, needsArticle: false };
  }
  if (next !== 'de' && next !== 'del') return mention;
  const skipsArticle = wordAt(lexemes, mention.to + 1) === 'la' || wordAt(lexemes, mention.to + 1) === 'los';
  const at = mention.to + (skipsArticle ? 2 : 1);
  const place = wordAt(lexemes, at);
  const isForeign = isForeignName(place) || isForeignName(`${place} ${wordAt(lexemes, at + 1)}`);
  const isBuenosAires = place === 'buenos' && wordAt(lexemes, at + 1) === 'aires';
  const isPlace = provinces.has(place) || (placesAfterDe.has(place) && isProperName(lexemes, registry, at));
  if (!isForeign && !isPlace && !isBuenosAires) return mention;
  return { ...mention, to: afterPlace(lexemes, registry, at), code: null, needsArticle: false };
}

/** "Código Civil entonces vigente", "(hoy derogado)", "de 1869", "(ley 340)": the code that the present one replaced. */
function afterOldness(lexemes: readonly Lexeme[], mention: NormMention): number | null {
  if (mention.code !== 'ccyc' || wordAt(lexemes, mention.to - 1) === 'comercial') return null;
  const saysCivil = ['civil', 'civ'].includes(wordAt(lexemes, mention.to - 1)) || isMark(lexemes, mention.to - 1, '.');
  if (!saysCivil) return null;
  let at = mention.to;
  while (['(', ',', '-', '–', '—'].some((mark) => isMark(lexemes, at, mark)) && at < mention.to + 1) at++;
  const first = wordAt(lexemes, at);
  // "art. 954 del Código Civil (hoy art. 332)"
  if (
    /^(?:hoy|actual|actuales|actualmente|ahora)$/.test(first) &&
    /^(?:art|arts|articulos?)$/.test(wordAt(lexemes, at + 1))
  )
    return mention.to;
  if (first === 'de' && /^18(?:69|71)$/.test(numberAt(lexemes, at + 1))) return at + 2;
  if (first === 'ley' && numberAt(lexemes, at + 1) === '340') return isMark(lexemes, at + 2, ')') ? at + 3 : at + 2;
  if (
    !/^(?:entonces|hoy|ya|ahora|derogado|originario|original|historico|velezano|anterior|antiguo|viejo|abrogado|sustituido)$/.test(
      first,
    )
  )
    return null;
  if (
    /^(?:entonces|hoy|ya|ahora)$/.test(first) &&
    !/^(?:vigente|derogado|abrogado|sustituido|reemplazado)$/.test(wordAt(lexemes, at + 1))
  )
    return null;
  if (/^(?:hoy|ya|ahora)$/.test(first) && wordAt(lexemes, at + 1) === 'vigente') return null;
  const to = /^(?:entonces|hoy|ya|ahora)$/.test(first) ? at + 2 : at + 1;
  return isMark(lexemes, to, ')') && isMark(lexemes, mention.to, '(') ? to + 1 : to;
}

/** "provincia de Santa Fe", "Ciudad Autónoma de Buenos Aires", "Córdoba": where a place's name ends. */
function afterPlace(lexemes: readonly Lexeme[], registry: NormRegistry, i: number): number {
  // "Bs. As."
  if (wordAt(lexemes, i) === 'bs')
    return wordAt(lexemes, i + 2) === 'as' ? (isMark(lexemes, i + 3, '.') ? i + 4 : i + 3) : i + 1;
  let to = i + 1;
  for (let at = to; at < i + 8; at++) {
    if (isProperName(lexemes, registry, at)) to = at + 1;
    else if (!['de', 'del', 'la', 'las', 'los'].includes(wordAt(lexemes, at))) break;
  }
  return to;
}

function isProperName(lexemes: readonly Lexeme[], registry: NormRegistry, i: number): boolean {
  const lexeme = lexemes[i];
  return (
    lexeme?.kind === 'word' &&
    !lexeme.capitals &&
    lexeme.isProper &&
    !closesName.has(lexeme.value) &&
    registry.matchName([lexeme.value], 0) === null
  );
}

/** "Ley 13.133 de la Provincia de Buenos Aires", "ley 7.800 (Córdoba)": a number that another legislature gave. */
export function ofProvince(lexemes: readonly Lexeme[], registry: NormRegistry, mention: NormMention): NormMention {
  const { to } = mention;
  const at =
    wordAt(lexemes, to) === 'de'
      ? wordAt(lexemes, to + 1) === 'la'
        ? to + 2
        : to + 1
      : isMark(lexemes, to, ',') && wordAt(lexemes, to + 1) === 'de' && wordAt(lexemes, to + 2) === 'la'
        ? to + 3
        : to;
  // "ley 5.920 CABA", "ley 5.920 (CABA)", "ley 9.024 de Córdoba"
  const besideAt = isMark(lexemes, to, '(') ? to + 1 : to;
  if (
    /^(?:caba|pba|bonaerense|provincial|portena)$/.test(wordAt(lexemes, besideAt)) &&
    (besideAt === to || isMark(lexemes, besideAt + 1, ')'))
  )
    return { ...mention, to: besideAt === to ? to + 1 : to + 3, code: null };
  if (at === to + 1 && isProperName(lexemes, registry, at) && provinces.has(wordAt(lexemes, at)))
    return { ...mention, to: afterPlace(lexemes, registry, at), code: null };
  if (at === to || !/^(?:provincia|pcia|prov|legislatura)$/.test(wordAt(lexemes, at))) return mention;
  return { ...mention, to: afterPlace(lexemes, registry, at), code: null };
}
