import type { OfficialArticle } from '../official-norm.ts';

/** An article as the page was made of it. */
interface KnownArticle {
  article: string;
  text: string;
  notes: string[];
  heading: string;
  repealed: boolean;
}

export interface ReadingScore {
  articles: number;
  /** Number and text as they are. */
  right: number;
  /** Not right, and marked with a doubt where it is (its own number, or the article before it where it is missing). */
  flagged: number;
  /** Not right, and nothing says so. */
  silent: { article: string; why: string }[];
  /** Right, and marked all the same. */
  doubted: number;
  /** Read where there is none, and without a doubt. */
  invented: string[];
  headingsRight: number;
  headings: number;
}

/** Compares what was read of a page with the articles that it was made of. */
export function scoreReading(known: readonly KnownArticle[], read: readonly OfficialArticle[]): ReadingScore {
  const byNumber = new Map(read.map((article) => [keyOf(article.number), article]));
  const score: ReadingScore = {
    articles: known.length,
    right: 0,
    flagged: 0,
    silent: [],
    doubted: 0,
    invented: [],
    headingsRight: 0,
    headings: 0,
  };
  known.forEach((expected, index) => {
    const found = byNumber.get(keyOf(expected.article));
    const following = known[index + 1];
    const next = { expected: following, found: following && byNumber.get(keyOf(following.article)) };
    const why = found ? differenceOf(expected, found, next) : 'no se leyó';
    if (expected.heading !== '') {
      score.headings += 1;
      if (found && plain(found.heading) === plain(expected.heading)) score.headingsRight += 1;
    }
    if (why === null) {
      score.right += 1;
      if (found && found.doubts.length > 0) score.doubted += 1;
      return;
    }
    // What is missing stands in the text of the one before it.
    const before = known[index - 1];
    const holder = found ?? (before && byNumber.get(keyOf(before.article)));
    if (holder && holder.doubts.length > 0) score.flagged += 1;
    else score.silent.push({ article: expected.article, why });
  });
  const numbers = new Set(known.map(({ article }) => keyOf(article)));
  // Where the copy left an article within the text of another, it is there all the same.
  const whole = known.map(({ text }) => text).join('\n');
  const isJoined = (number: string) =>
    new RegExp(`art(?:[ií]culo|\\.)?\\s+${number.split(' ')[0]}[^\\n]{0,4}\\s*(?:bis|quin|[.:—-])`, 'iu').test(whole);
  score.invented = read
    .filter(({ doubts, number }) => !numbers.has(keyOf(number)) && doubts.length === 0 && !isJoined(number))
    .map(({ number }) => number);
  return score;
}

/** What the copy joined to the end of an article although it stands after it: a signature, a division's heading, a header of its own. */
const joined =
  /\n?\s*(?:dada en la sala de sesiones|registrada bajo|(?:t[ií]tulo|cap[ií]tulo|secci[oó]n|libro)\s+(?:[IVXLC]+|\d+[ªº°]?|segunda|[úu]nico)(?![\p{L}])|cl[aá]usulas transitorias\s*$|art(?:[ií]culo|\.)?\s+\d+[º°]?(?::?\s*(?:quinto|quinque|bis))?\s*[:.]-?\s)/iu;

function differenceOf(
  expected: KnownArticle,
  found: OfficialArticle,
  next: { expected?: KnownArticle | undefined; found?: OfficialArticle | undefined },
): string | null {
  const [asked, got] = [lawOf(expected), plain(found.text)];
  if (asked === got || (expected.notes.includes(expected.text) && got.includes(plain(expected.text)))) return null;
  // Cut in the copy before the text that it announces.
  if (asked.endsWith(':') && got.startsWith(asked)) return null;
  let at = 0;
  while (at < asked.length && asked[at] === got[at]) at += 1;
  const missing = asked.slice(at).trim();
  if (at === got.length && missing !== '') {
    if (joined.exec(`\n${missing}`)?.index === 0) return null;
    // The title of the next article, which the copy has nowhere else.
    if (next.expected?.heading === '' && next.found && plain(next.found.heading) === missing.replace(/[\s.:–—-]+$/, ''))
      return null;
  }
  return `«${asked.slice(Math.max(0, at - 20), at + 40)}» se leyó «${got.slice(Math.max(0, at - 20), at + 40)}»`;
}

const noteWords =
  '(?:(?:primer|segund|tercer|cuart|quint|sext|[uú]ltim|ante[uú]ltim)[oa]?\\s+)?(?:nota|art[ií]culo|inciso|p[aá]rrafo|cap[ií]tulo|registro|apartado|punto|ep[ií]grafe|expresi[oó]n|t[ií]tulo|frase|secci[oó]n|denominaci[oó]n|monto|texto|incorporad[oa]|derogad[oa]|sustituid[oa]|vetad[oa])';
const note = new RegExp(`\\(\\s*${noteWords}(?:\\b[a-z0-9]{1,2}\\)(?=[^()]*\\))|[^()]|\\([^()]*\\))*\\)`, 'giu');

/** The law's own words: without the editors' notes that the known text holds within. */
function lawOf({ notes, text }: KnownArticle): string {
  if (notes.includes(text)) return plain(notes.join(' '));
  return plain(
    text.replace(note, (found) =>
      /infoleg|sustitu|incorporad|derogad|renumerad|vigencia|modificad|eliminad|observad|suprimid|restablecid|vetad|adecuad/i.test(
        found,
      )
        ? ''
        : found,
    ),
  );
}

function plain(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.:–—-]+/, '')
    .replace(/\s+([.,;])/g, '$1')
    .trim();
}

function keyOf(number: string): string {
  return number.toLowerCase().replace(/\s+/g, '');
}
