import { replacing, type WritingRule } from './rule.ts';

/** A figure, or what stands in for a citation, comes next. */
const figure = '(?= ?[\\d\\uE000-\\uF8FF])';

/** Abbreviations of citations written out; the citation stays the same. Between parentheses they are how everybody cites. */
export const citationsWrittenOut: WritingRule = {
  reason: 'desarrolla abreviaturas',
  seesCitations: true,
  apply: (sentence) =>
    citationForms.reduce(
      (text, [short, long]) =>
        text.replace(short, (found: string, at: number) => (isInParentheses(text, at) ? found : long)),
      sentence,
    ),
};

function isInParentheses(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

const before = '(?<![\\p{L}\\p{N}.])';
const form = (short: string, long: string): readonly [RegExp, string] => [
  new RegExp(`${before}${short}[ \\t\\u00a0]*(?=\\d)`, 'gu'),
  `${long} `,
];
const name = (short: string, long: string): readonly [RegExp, string] => [
  new RegExp(`${before}${short}(?![\\p{L}\\p{N}])`, 'gu'),
  long,
];
const citationForms = [
  form('arts\\.', 'artículos'),
  form('art\\.', 'artículo'),
  form('Arts\\.', 'Artículos'),
  form('Art\\.', 'Artículo'),
  [/(?<![\p{L}\p{N}.])incs\.[ \t]*(?=\p{L}\)|\d|\p{Ll}(?!\p{L}))/gu, 'incisos '] as const,
  [/(?<![\p{L}\p{N}.])inc\.[ \t]*(?=\p{L}\)|\d|\p{Ll}(?!\p{L}))/gu, 'inciso '] as const,
  [/(?<![\p{L}\p{N}.])párr\.(?=[ \t]+(?:de|del|y)(?!\p{L})|[,;])/gu, 'párrafo'] as const,
  name('C[óo]d\\. ?Civ\\. ?y ?Com\\. de la Nación', 'Código Civil y Comercial de la Nación'),
  name('C[óo]d\\. ?Civ\\. ?y ?Com\\.(?!\\s*(?:de|Nac))(?=\\s+\\p{Ll}|[,;:)])', 'Código Civil y Comercial'),
  name('C[óo]d\\. ?Penal', 'Código Penal'),
  name('Const\\. ?Nac\\.(?=\\s+\\p{Ll}|[,;:)])', 'Constitución Nacional'),
];

/** The other way: citations in their short form. */
export const citationsShort: WritingRule = {
  reason: 'abrevia la cita',
  seesCitations: true,
  apply: (sentence) =>
    sentence
      .replace(/(?<!\p{L})artículos[ \t\u00a0]+(?=\d)/gu, 'arts. ')
      .replace(/(?<!\p{L})artículo[ \t\u00a0]+(?=\d)/gu, 'art. ')
      .replace(/(?<!\p{L})incisos[ \t\u00a0]+(?=\p{Ll}\)|\d)/gu, 'incs. ')
      .replace(/(?<!\p{L})inciso[ \t\u00a0]+(?=\p{Ll}\)|\d)/gu, 'inc. '),
};

/** Short forms of letters and messages written out. "c/" stays: it parts the names of a case. */
export const wordsWrittenOut: WritingRule = replacing('desarrolla abreviaturas', [
  [`nros?\\.?${figure}`, 'número'],
  ['(?:dpto|depto)\\.(?= (?:de|del|en|que|n|\\d))', 'departamento'],
  ['(?:pcia|prov)\\.(?= de )', 'provincia'],
  [`tel\\.${figure}`, 'teléfono'],
  ['cel\\.(?= ?(?:n|\\d))', 'teléfono celular'],
  ['(?:aprox\\.)(?= \\p{Ll}| [$\\d])', 'aproximadamente'],
  ['(?:p|x) ej\\.', 'por ejemplo'],
  ['p\\. ?ej\\.', 'por ejemplo'],
  ['x favor', 'por favor'],
  ['(?:xq|pq|porq)', 'porque'],
  ['(?:tmb|tb|tbn)', 'también'],
  ['q(?= (?:el|la|los|las|me|se|le|no|yo|un|una|es|son|está|estaba|vino|dijo|había|tengo|tiene))', 'que'],
  ['s/n', 'sin número'],
  ['mje', 'mensaje'],
  ['mjes', 'mensajes'],
]);

/** Forms of address of the courts, each in the one way that filings write them. */
export const addressOfCourts: WritingRule = {
  reason: 'unifica el tratamiento al tribunal',
  apply: (sentence) =>
    sentence
      .replace(/(?<!\p{L})V\. S\.(?!\p{L})/gu, 'V.S.')
      .replace(/(?<!\p{L})VS(?=[ ,;:.](?!\p{Lu}{2}))/gu, 'V.S.')
      .replace(/(?<!\p{L})V\. E\.(?!\p{L})/gu, 'V.E.')
      .replace(/(?<!\p{L})S\. S\.(?!\p{L})/gu, 'S.S.'),
};

/** The same forms of address written out, where nobody but the court is meant. */
export const addressWrittenOut: WritingRule = {
  reason: 'desarrolla el tratamiento al tribunal',
  apply: (sentence) =>
    sentence
      .replace(/(?<!\p{L})V\. ?S\.(?=\s+\p{Ll}|[,;:])/gu, 'Vuestra Señoría')
      .replace(/(?<!\p{L})S\. ?S\.(?=\s+\p{Ll}|[,;:])/gu, 'Su Señoría')
      .replace(/(?<!\p{L})V\. ?E\.(?=\s+\p{Ll}|[,;:])/gu, 'Vuestra Excelencia'),
};
