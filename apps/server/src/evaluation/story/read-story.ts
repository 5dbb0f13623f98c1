import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { type Stretch, splitSentences } from '@foja/legal-text/split-sentences';
import { namesProof } from './proofs.ts';

/** A stretch of a story that tells one thing. */
export interface Clause {
  /** Folded words, for patterns. */
  folded: string;
  /** Its words of meaning, as the index knows them. */
  terms: ReadonlySet<string>;
  /** Verbatim words of the story that show it to a reader: its sentence, or itself where that is long. */
  quote: string;
  /** UTF-16 offsets in the story. */
  start: number;
  end: number;
  /** What the teller is not sure of. */
  isDoubted: boolean;
  /** What somebody else says, as the teller reports it. */
  isReported: boolean;
  /** It stands in a sentence that only lists proofs. */
  listsProofs: boolean;
}

export interface Story {
  text: string;
  /** All of the text, folded, each character at its own offset. */
  folded: string;
  /** What is told as having happened: no wishes, no questions. */
  clauses: Clause[];
  /** What the kind of case is read from: everything but what only lists proofs or is not wanted. */
  matter: string;
}

/** Longest sentence that is quoted whole, in characters. */
const quoteMaxCharacters = 160;
/** A clause that is shorter than this is read together with the next. */
const clauseMinCharacters = 12;
/** Longest stretch of a story that is read. */
const readMaxCharacters = 12_000;

const clauseEnd = /[,;:](?=\s)|\s(?=(?:pero|aunque|sino)\s)/g;
const wish =
  /^(?:[¿"«\s]*)(?:(?:yo |ahora |lo que |no |pero )*(?:quiero|queremos|quisiera|quisieramos|necesito|necesitamos|me gustaria|nos gustaria|espero|pretendo)\b(?! denunciar que)|(?:que|como|cuando|cuanto|donde|puedo|podemos|tengo derecho|corresponde)\b[^.]*\?)/;
/** "No quiero renunciar" is no resignation. */
const unwanted = /^(?:yo |pero |ahora )*no (?:quiero|queremos|pienso|pensamos)\b/;
const doubt =
  /\b(creo que|no se si|no se bien|no estoy segur[oa]|no recuerdo|no me acuerdo|me parece que|tal vez|quizas?|capaz que|supongo|puede ser que|calculo que|sospecho)\b/;
const report =
  /\b(dice[n]?|dijo|dijeron|alega[n]?|segun (?:el|ella|ellos|la|los)|sostiene[n]?|asegura[n]?|me contesto|me contestaron|insiste[n]?) que\b/;
const listStart =
  /^(?:y |ademas |tambien |aparte |igual |solo |por suerte |ahora |todavia |yo |no ){0,3}(?:tengo|tenemos|conservo|conservamos|guardo|guarde|guardamos|cuento con|contamos con|junte|juntamos|puedo aportar|puedo mostrar|hay)\b/;

const asProof = /^(?:tambien |ademas )?(?:tengo|tenemos|conservo|aporto|guardo) como prueba\b/;
/** The same where no full stop was put before it. */
const asProofWithin = /\s(?:tambien |ademas )?(?:tengo|tenemos|conservo|aporto|guardo) como prueba:/;

/** What is told before a proof is read as if the proof were not there: one more changes nothing of it. */
function withProofsApart(sentence: Stretch, folded: string): Stretch[] {
  const { text, start, end } = sentence;
  const at = folded.slice(start, end).search(asProofWithin);
  if (at === -1) return [sentence];
  return [
    { text: text.slice(0, at), start, end: start + at },
    { text: text.slice(at + 1), start: start + at + 1, end },
  ];
}

/** Reads what a story tells, clause by clause. The same text is always read the same way. */
export function readStory(text: string): Story {
  const read = text.slice(0, readMaxCharacters);
  const folded = foldInPlace(read);
  const clauses: Clause[] = [];
  const matter: string[] = [];
  for (const [index, sentence] of splitSentences(read)
    .flatMap((each) => withProofsApart(each, folded))
    .entries()) {
    const words = folded.slice(sentence.start, sentence.end);
    // The first sentence says what it is about, whatever its form.
    const listsProofs = index > 0 && (asProof.test(words) || (listStart.test(words) && namesProof(words)));
    if (!listsProofs && !(index > 0 && unwanted.test(words))) matter.push(sentence.text);
    for (const { start, end } of cutClauses(withoutQuestion(words), sentence.start)) {
      const clauseWords = folded.slice(start, end);
      if (wish.test(clauseWords.trimStart())) continue;
      clauses.push({
        folded: clauseWords,
        terms: new Set(analyzeTerms(read.slice(start, end))),
        quote: sentence.text.length <= quoteMaxCharacters ? sentence.text : read.slice(start, end).trim(),
        start,
        end,
        isDoubted: doubt.test(clauseWords),
        isReported: report.test(clauseWords),
        listsProofs,
      });
    }
  }
  return { text: read, folded, clauses, matter: matter.join(' ') };
}

/** The words before what a sentence asks: "se me rompió a los dos meses, ¿puedo reclamar?" tells and asks. */
function withoutQuestion(sentence: string): string {
  if (!sentence.endsWith('?')) return sentence;
  const mark = sentence.indexOf('¿');
  const asks = mark === -1 ? lastAsking(sentence) : mark;
  return sentence.slice(0, asks);
}

function lastAsking(sentence: string): number {
  const found = [
    ...sentence.matchAll(
      /(?:^|[,;]\s*|\s(?=que hago|que puedo))(?=(?:y )?(?:que|como|cuando|cuanto|donde|puedo|podemos|tengo|me corresponde|corresponde|hay|es|se puede|quien|cual)\b)/g,
    ),
  ];
  return found.at(-1)?.index ?? 0;
}

function cutClauses(sentence: string, offset: number): { start: number; end: number }[] {
  const cuts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: mark } of sentence.matchAll(clauseEnd)) {
    const end = mark.trim() === '' ? index : index + mark.length;
    if (end - start < clauseMinCharacters) continue;
    cuts.push({ start: offset + start, end: offset + end });
    start = end;
  }
  if (start < sentence.length) cuts.push({ start: offset + start, end: offset + sentence.length });
  return cuts;
}
