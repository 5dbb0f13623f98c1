import { resultSourceLabels } from '@foja/contracts/jurisprudence-limits';
import { messages } from '@foja/contracts/messages';
import type { Source, SourceKind } from '@foja/contracts/sources';

/** Codes whose usual short name is not the code in capitals. */
const shortNames: Record<string, string> = { ccyc: 'CCyC' };

/** How lawyers shorten a norm: `ccyc` → CCyC, `ley-25675` → Ley 25.675. */
export function normShortName(code: string): string {
  const numbered = /^(ley|dec|dnu)-(\d+)(?:-(\d{4}))?$/.exec(code);
  if (!numbered) return shortNames[code] ?? code.toUpperCase();
  const [, kind, number, year] = numbered;
  if (kind === 'ley') return `Ley ${Number(number).toLocaleString('es-AR')}`;
  return `${kind === 'dec' ? 'Decreto' : 'DNU'} ${number}${year ? `/${year}` : ''}`;
}

/** An article as a person reads it: `10bis` → `10 bis`. */
export function articleName(article: string): string {
  return article.replace(/^(\d+)\s*([a-zá-ú]+)/i, '$1 $2');
}

/** A source in few words: "Art. 11 LDC", "Nota al art. 11 LDC", a guide's or a ruling's title. */
export function sourceLabel(source: Pick<Source, 'kind' | 'norm' | 'article' | 'heading'>): string {
  if (source.kind === 'ruling-summary') return `Resumen del fallo ${source.heading}`;
  if (!source.norm || !source.article) return source.heading;
  const article = `${articleName(source.article)} ${normShortName(source.norm)}`;
  return source.kind === 'note' ? `Nota al art. ${article}` : `Art. ${article}`;
}

export function isEditorial(kind: SourceKind): boolean {
  return kind === 'note' || kind === 'guide' || kind === 'ruling-summary';
}

/** What kind of text it is; the editors' own text never looks like the law's, nor a part of a ruling like the ruling. */
export function kindLabel({ isExtract = false, kind }: Pick<Source, 'kind' | 'isExtract'>): string {
  if (isEditorial(kind)) return messages.editorialLabel;
  if (kind === 'ruling') return isExtract ? resultSourceLabels.extract : 'Fallo';
  return 'Texto oficial';
}
