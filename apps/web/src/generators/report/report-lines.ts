import type { Finding } from '@foja/contracts/generators/finding';
import { type Mark, markLabels } from '@foja/contracts/generators/marks';
import { articleLabel } from '../result/article-source.ts';

/** Words without what would read as marks of Markdown, on one line. An underscore inside a word is none, so placeholders stay. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\*`#<>]|(?<!\w)_|_(?!\w)/g, '\\$&');
}

/** A heading with what stands under it; nothing where nothing does. */
export function section(title: string, parts: readonly (string | null)[]): string[] {
  const body = parts.filter((part): part is string => part !== null && part !== '');
  return body.length === 0 ? [] : [`## ${title}`, ...body];
}

export function bullets(lines: readonly (string | null)[]): string | null {
  const kept = lines.filter((line): line is string => line !== null && line !== '');
  return kept.length === 0 ? null : kept.map((line) => `- ${line}`).join('\n');
}

export function quoteLine(quote: string | null, page?: number): string | null {
  return quote ? `> «${plain(quote)}»${page === undefined ? '' : ` (p. ${page})`}` : null;
}

export function articlesLine(articles: readonly string[]): string | null {
  return articles.length === 0 ? null : `Artículos: ${articles.map(articleLabel).join(', ')}.`;
}

/** What a finding says, with how sure it is. */
export function findingWords({ text, mark, note }: Finding, words: string | null = text): string {
  const said = words ? `${plain(words)} (${markLabels[mark].toLowerCase()})` : markLabels[mark];
  return note ? `${said}. ${plain(note)}` : said;
}

/** A finding under its name: words, quotation and articles. */
export function findingParts(label: string, finding: Finding, words?: string | null): (string | null)[] {
  return [
    `**${label}:** ${findingWords(finding, words === undefined ? finding.text : words)}`,
    finding.quote === finding.text ? null : quoteLine(finding.quote, finding.page),
    articlesLine(finding.articles),
  ];
}

/** A card: its title in bold with its mark, then its lines. */
export function card(title: string, mark: Mark | null, lines: readonly (string | null)[]): (string | null)[] {
  return [`**${plain(title)}**${mark ? ` (${markLabels[mark].toLowerCase()})` : ''}`, ...lines];
}

export const labelled = (label: string, text: string | null): string | null =>
  text ? `${label}: ${plain(text)}` : null;
