import {
  bodyLines,
  bracketedKeys,
  type EditorialFile,
  frontMatterLine,
  namedArticles,
  type Rule,
} from './editorial-file.ts';
import { readLaw } from './law-of-statement.ts';
import { readNamedNumbers } from './named-numbers.ts';
import { type Quantity, readQuantities } from './quantities.ts';

/**
 * Every number of the editors stands in the articles that the sentence names in brackets or in the note's own; where the
 * sentence names none, in any article that the file names; of a ruling, also in the ruling. It stands there with the same
 * unit where it counts days, months, years, hours, percentages or degrees ("doce meses" is not "un año"). Small numbers in
 * words that count nothing of this are left alone ("los dos cónyuges").
 */
export const numbersInLaw: Rule = function* (file, context) {
  for (const { line, text, keys } of statements(file)) {
    const law = readLaw(keys, file, context);
    const { norms, articles, rest } = readNamedNumbers(text);
    for (const { text: written, number } of norms) {
      if (law.knowsNorm(number)) continue;
      yield { line, message: `la norma «${written}» no está en norms.yaml ni en los artículos nombrados` };
    }
    for (const { text: written, number } of articles) {
      if (!law.hasArticle(number)) yield { line, message: `«${written}» no es un artículo nombrado` };
    }
    for (const quantity of readQuantities(rest)) {
      if (!isClaim(quantity) || law.gives(quantity)) continue;
      yield { line, message: `«${quantity.text}» no está en los artículos nombrados` };
    }
  }
};

/** A number in words says something of the law where it counts something, or is too large to be a way of speaking. */
function isClaim({ unit, inWords, value, isImplied }: Quantity): boolean {
  return !isImplied && (unit !== null || !inWords || value >= 3);
}

interface Statement {
  line: number;
  text: string;
  /** Articles that it stands on. */
  keys: string[];
}

/** What the editors say of the law: sections, and what a guide gives case evaluation. How people say it claims nothing. */
function statements(file: EditorialFile): Statement[] {
  const all = namedArticles(file);
  const own = file.kind === 'note' ? [file.row.articleId] : [];
  const body = bodyLines(file).flatMap(({ line, text }) =>
    sentencesOf(text).map((sentence) => {
      const keys = bracketedKeys(sentence);
      return { line, text: sentence, keys: keys.length === 0 ? all : [...own, ...keys] };
    }),
  );
  if (file.kind !== 'guide') return body;
  const { elements, evidence, limitation, urgencySigns } = file.row.caseData;
  const said = (text: string, keys: string[]) => ({ line: frontMatterLine(file, text), text, keys });
  return [
    ...[...elements, ...evidence, ...urgencySigns].map((text) => said(text, all)),
    ...limitation.map(({ text, article }) => said(text, [article])),
    ...body,
  ];
}

/** The sentences of a line without its list mark; keys after a full stop belong to the sentence that it ends. */
function sentencesOf(line: string): string[] {
  return line
    .replace(/^\s*(?:\d{1,2}[.)]|[-*])\s+/, '')
    .replace(/([.!?])((?:\s*\[[^\]]*\])+)/g, '$2$1')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])/u);
}
