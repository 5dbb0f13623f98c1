import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { namesNewCivilCode } from '@foja/legal-text/names-new-civil-code';
import { findDates } from '../../generators/extract/dates.ts';
import type { CitedArticle, PleadingRead } from '../read-pleading.ts';

/** What is known of the law that a pleading cites. */
export interface LawKnown {
  /** Since when an article is repealed (ISO day, or an empty text where that is not known); null where it is in force. */
  repealedSince(norm: string, article: string | null): string | null;
  /** Words on what an article says; null where nothing is held of it. */
  wordsOf(norm: string, article: string): string | null;
}

/** Citations of law that was repealed before the paper, and of articles that are of another thing. */
export function findLawTrouble(
  { cited, date, sections }: PleadingRead,
  law: LawKnown,
): { repealed: string[]; misquoted: string[] } {
  // The chapter on the law only lists: what rests on an article says so before it.
  const listed = new Set(sections.filter(({ part }) => part === 'law').map(({ text }) => text));
  const isListed = ({ sentence }: CitedArticle) => [...listed].some((text) => text.includes(sentence));
  const isOfToday = !factsBefore(sections);
  const namesNew = cited.some(
    ({ norm, text }) => norm === 'ccyc' && (namesNewCivilCode(text) || !civilCode.test(text)),
  );
  const repealed = cited.filter((one) => {
    const since = isFormerCode(one, namesNew)
      ? isOfToday
        ? civilCodeSince
        : null
      : law.repealedSince(one.norm, one.article);
    if (since === null || /derogad|vigente (?:a|al|en)|entonces vigente|anterior/i.test(one.sentence)) return false;
    return since === '' || date === null || since <= date;
  });
  const told = repealed.some((one) => !isListed(one)) ? repealed.filter((one) => !isListed(one)) : repealed;
  return {
    repealed: [...new Set(withoutBare(told).map(({ sentence }) => sentence))],
    misquoted: [...new Set(cited.filter((one) => isMisquoted(one, law)).map(({ sentence }) => sentence))],
  };
}

/** Where an article of a norm is told, the norm alone, as in the line of a table, is told no more. */
function withoutBare(cited: readonly CitedArticle[]): readonly CitedArticle[] {
  const withArticle = new Set(cited.flatMap(({ article, norm }) => (article === null ? [] : [norm])));
  return cited.filter(({ article, norm }) => article !== null || !withArticle.has(norm));
}

/** The Código Civil and the Código de Comercio were replaced on this day (ley 26.994, by ley 27.077). */
const civilCodeSince = '2015-08-01';
const civilCode = /c[oó]d(?:igo|\.) civil\b/iu;
const commercialCode = /c[oó]d(?:igo|\.) (?:de )?comercio|\bc\.\s?com\b/iu;

const lastOfNewCode = 2671;
/** Torts in the former code; in the new one these numbers are of sales away from the shop, which nobody calls by the old name. */
const ofFormerTorts: ReadonlySet<string> = new Set(['1109', '1111', '1112', '1113']);

/** An article of a code that is no more. "Código Civil" alone, beside the new one by its name, is a short way of naming that. */
function isFormerCode({ article, norm, text }: CitedArticle, namesNew: boolean): boolean {
  if (article === null) return false;
  if (norm === 'ccyc') {
    if (!civilCode.test(text) || namesNewCivilCode(text)) return false;
    return !namesNew || Number.parseInt(article, 10) > lastOfNewCode || ofFormerTorts.has(article);
  }
  // A number beyond the new code's last is told as an article of "Código Civil", of no known norm.
  if (civilCode.test(norm) && !namesNewCivilCode(norm)) return Number.parseInt(article, 10) > lastOfNewCode;
  return commercialCode.test(norm);
}

/** Whether the facts happened under the codes of before. */
function factsBefore(sections: PleadingRead['sections']): boolean {
  return sections
    .filter(({ part }) => part === 'facts' || part === 'object' || part === 'other')
    .some(({ text }) => findDates(text).some(({ iso }) => iso > '1900' && iso < civilCodeSince));
}

const says =
  /^[^.;]{0,40}?,?\s(?:que\s|el cual\s|la cual\s)?((?:enumera|establece|dispone|prevé|exige|regula|define|consagra|reconoce|permite|prohíbe|fija|obliga|impone|autoriza|faculta|ordena|manda|sanciona|presume)\b[^.;]{8,200})/u;
/** Words of meaning that a description must have, and how few of them the article may share. */
const minTerms = 4;
const mostShared = 0.34;

/** "…, según lo establece el art. 544 del Código Procesal": what is said of it stands before. */
const saidBefore =
  /(?:^|[.;:]\s)([^.;:]{20,220}?),?\s(?:según|conforme|como|tal como)\s(?:lo\s|expresamente\s){0,2}(?:establece|dispone|prevé|manda|exige|ordena|prescribe|determina|estatuye)\s(?:expresamente\s)?(?:el\s)?$/u;

/** Whether an article is of none of its norm, or what is said right after it has next to no word of it. */
function isMisquoted({ article, isBeyond, norm, sentence, text }: CitedArticle, law: LawKnown): boolean {
  if (article === null) return false;
  if (isBeyond) return true;
  const at = sentence.indexOf(text);
  const [, description] =
    at === -1 ? [] : (says.exec(sentence.slice(at + text.length)) ?? saidBefore.exec(sentence.slice(0, at)) ?? []);
  if (description === undefined || /^(?:se|no se) (?:dict|public|sancion)/.test(fold(description))) return false;
  const words = law.wordsOf(norm, article);
  if (words === null) return false;
  const held = new Set(analyzeTerms(words));
  const terms = [...new Set(analyzeTerms(description.split(/,| y (?=su|la|el)/)[0] ?? ''))];
  return (
    terms.length >= minTerms && terms.filter((term) => held.has(term)).length <= Math.max(1, terms.length * mostShared)
  );
}
