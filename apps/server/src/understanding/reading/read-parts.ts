import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { splitSentences } from '@foja/legal-text/split-sentences';
import type { Ask, QuestionPart } from '../understood-question.ts';
import { readAsks, withQue } from './read-asks.ts';
import {
  readHeadline,
  readHeadlineAbove,
  readListAfter,
  readListBelow,
  tellsCase,
  withoutMarksInBrackets,
} from './read-headline.ts';

const asking =
  'cuant[oa]s?|cual(?:es)?|cuando|hasta cuando|desde cuando|que|q|k|quien(?:es)?|(?:con|contra|a|de|desde|hasta|por|para|ante|sobre|cada) (?:cuant[oa]s?|que|cual(?:es)?|quien(?:es)?)|como|a?donde|plazos?|en que|en cuant[oa]s?|requisitos|por que|ante quien|efectos?|si (?=puedo|puede|debo|tengo|corresponde|me|siguen? vigente|es (?:valid|legal|obligatori))|a quien|consecuencias?|sancion(?:es)?|quorum|mayorias?|me (?:corresponde|puede|pueden)|puedo|pueden?|tengo|ten(?:ia|emos|iamos|dria) que|(?:(?:yo|el|ella|nosotros) )?(?:(?:le|les|me|se) )?(?:tengo|tienen?) q(?:ue)?|debo|hay q(?:ue)?|hac(?:e|ia|en) falta|conviene|es|prescribe (?=en |cuando)|(?:se|me|le|les|nos|lo|la|los|las|te) (?:pued[oe]n?|cubren?|tienen? que|debo|deben?|corresponde\\w*|necesit\\w+|puedan?|suspende|interrumpe|apela)|corresponde\\w*|necesit[oa]n?|cubre|procede|responden?|hered[ao]mos|heredan?|paga mientras|mientras tanto';
/** What asks something of its own after a comma alone; "cuando", "que" and "como" may go on with the case there. */
const askingAnew =
  '(?:(?:con|contra|desde|hasta|ante|cada|en|por|a) )?cuant[oa]s?|cual(?:es)?|(?:(?:con|contra|ante|a|de) )?quien(?:es)?|(?:desde|hasta) cuando|(?:con|por|bajo|desde|hasta|en|ante) que (?!se|me|le|lo|la|no)|a?donde';
/** What does so inside the marks of a question: "¿es exigible la intimación, procede la entrega…, qué recaudos…?" */
const askingWithinMarks =
  'que|q|procede|corresponde|pued[oe]n?|deb[oe]n?|responden?|hac(?:e|ia) falta|hay que|cabe|ten(?:ia|dria) que|(?:tengo|tienen?|tenemos) (?:que|derecho)|estoy obligad[oa]|(?:se|le|me) pued[oe]n?';
const beginsWithinMarks = new RegExp(String.raw`^(?:${askingWithinMarks})\b`);
/** "…, qué hago?" asks of the whole. */
const whatToDo =
  /^que (?:hago|hacemos|(?:puedo|podemos|debo|debemos|tengo que|me conviene|conviene) hacer|me conviene)\b/;
/** "¿Qué interés, si alguno, …": what stands between two commas in a few words. */
const insertion = /,\s*\w+(?: \w+){0,2}$/;
/** What stands between the opening mark and the comma asks itself, and is no condition of what follows. */
const askedBefore =
  /¿\s*(?!(?:[yeo]\s+)?(?:si|cuando|en caso|de no|habiendo|siendo|ante|tras|frente|segun|con|para|como (?:el|la|los|las))\b)[^¿]*$/;
/** Of a thing that was not asked of yet: "y la mediación suspende el plazo". */
const doing =
  '(?:el|la|los|las|su|sus|ese|esa|este|esta) \\w+ (?:\\w+ ){0,2}(?:suspend|interrump|purga|responde|alcanza|cubre|sirve|vale|corre|cuenta|rige|entra|va|tiene|paga|puede|debe)\\w*\\b';
/** "¿Tengo que intimarlo o puedo ir al juez?" asks one thing: which of the two. */
const alternative =
  '(?:(?:me|se|le|les|nos|lo|la|los|las|te) )?(?:pued[oe]n?|podemos|tengo|tiene|tienen|tenemos|debo|deben?|debemos|hay que|hac(?:e|ia) falta|es|necesito|corresponde\\w*|procede|responden?|pierdo|cobro|solo|si o si)\\b';
/** "…, los primeros días quién los paga". */
const ofThing = '(?:el|la|los|las|mi|mis) \\w+(?: \\w+){0,2} (?:quien(?:es)?|cuando|como|donde|cuant[oa]s?)\\b';
const asksOfThing = new RegExp(`^${ofThing}`);
/** Where a second thing begins to be asked: "y hasta cuándo", ", y plazo para", ", quién paga", "; ", "b)". */
const cut = new RegExp(
  String.raw`(?:,|;)?\s+(?:y|e|o(?! ${alternative}))\s+(?:ademas |tambien |despues |luego )?(?:¿\s*)?(?=(?:${asking})\b)|,\s+(?=(?:${askingAnew}|${askingWithinMarks})\b|${ofThing})|\s+y\s+(?=${doing})|;\s+|[?]\s*(?:y\s+)?(?=[¿a-z])|(?<=[\s.,;:])(?:[b-h1-9]\)|[2-9]\.)\s+`,
  'g',
);
/** Without a question mark these ask; "tengo 30 años" or "me pueden echar" tells. */
const beginsAsking =
  /^\W*(?:cuant[oa]s?|cuando|hasta cuando|desde cuando|que|quien(?:es)?|como|a?donde|plazos?|requisitos|efectos?|consecuencias?|sancion(?:es)?|quorum|mayorias?)\b/;
/** It asks by a mark that opens it, or by the word with which one of its clauses begins. */
const asksOpenly = new RegExp(
  String.raw`¿|(?:^|[,.:;]\s+)(?:y\s+)?(?:${askingAnew}|cuando|requisitos|plazos?|como|que (?:pasa|hago|puedo|(?:mas )?(?:me|le|les|nos|se)))\b|\b(?:consulta|pregunta|quiere saber) si\b`,
);
/** What begins with a verb may go on with a condition. */
const isVerb =
  /^(?:se|me|le|les|nos|lo|la|los|las|te|corresponde\w*|necesit\w+|cubre|procede|responden?|hered\w+|paga) /;
const condition = /\b(?:si (?!(?:puedo|puede|debo|tengo|me corresponde)\b)|porque |ya que |aunque )[^¿]*$/;
const asksAtOnce =
  /^\W*(?:cuant[oa]s?|cuando|hasta cuando|desde cuando|quien(?:es)?|a?donde|plazos?|que (?:pued[oe]n?|hago|hacemos|debo|tengo que|pasa|tramites?|pasos|documentos?|papeles|(?:me|le|les|nos|te) (?:corresponde\w*|tocan?|deben?|tienen? que|pued[oe]n?))\b|cual(?:es)? (?:es|son)|como (?:se|hago|puedo))\b/;
/** "Art. 53" ends no clause. */
const clauseEnd = /[,;:]\s|(?<!\b(?:arts?|incs?|n|nro|ap|dr|sr))\.\s/;
const minimumPart = 8;
/** A part asks within so many characters, and so many cuts are tried in one sentence: more would take quadratic time. */
const partReadCharacters = 400;
const maxCuts = 100;
/** In which the first word of a stretch stands. */
const accentReadCharacters = 8;

/**
 * The things that a question asks, in its order. Sentences that ask nothing tell the case; where none asks, the whole is one part:
 * what the law gives somebody in that case, and what to do.
 */
export function readParts(text: string): QuestionPart[] {
  const listed = readHeadline(text);
  if (listed.length > 0) return listed;
  const headed = readBelowHeadline(text);
  if (headed.length > 0) return headed;
  const below = readBelowCase(text);
  if (below.length > 0) return below;
  const sentences = splitSentences(text);
  const parts = sentences.flatMap((sentence, place) => {
    const before = sentences[place - 1]?.text;
    const isMarked = /^¿[^¿?]+\?$/.test(sentence.text.trim());
    const listedAfter = before?.includes('?') || (before !== undefined && isMarked) ? readListAfter(sentence.text) : [];
    if (listedAfter.length > 0)
      return listedAfter.map((part) => ({
        ...part,
        start: sentence.start,
        isBeforeMark: false,
        isWithinMarks: true,
      }));
    return pieces(sentence.text).map(({ from, to }) => ({
      text: sentence.text.slice(from, to).trim(),
      start: sentence.start + from,
      isBeforeMark: sentence.text.slice(to).includes('?'),
      isWithinMarks: isWithinMarks(sentence.text, from, to),
      asks: asksOf(foldInPlace(sentence.text.slice(from, to).trim()), sentence.text, from),
    }));
  });
  const asked = parts.flatMap(({ isBeforeMark, isWithinMarks, ...part }): (QuestionPart & { isMarked: boolean })[] => {
    const folded = withQue(foldInPlace(part.text));
    // "Me echaron, cuántos días me tocan y me puede avisar así?": of two things asked in one sentence the last has the mark.
    const isMarked =
      /[?¿]/.test(part.text) ||
      isWithinMarks ||
      (isBeforeMark && asksAtOnce.test(folded.split(clauseEnd).at(-1) ?? folded));
    return part.asks.length === 0 ? [] : [{ ...part, isMarked }];
  });
  // A sentence without a question mark tells the case where another one asks.
  const marked = asked.filter(({ isMarked }) => isMarked);
  const kept = marked.length > 0 ? asked.filter((part) => marked.includes(part) || goesWith(part, marked)) : asked;
  const [only, ...others] = kept.map(({ isMarked: _, ...part }): QuestionPart => part);
  if (only === undefined) return [{ text, start: 0, asks: ['what-to-do'] }];
  return others.length === 0 ? askedOfEach(only) : withVerbs([only, ...others]);
}

/**
 * "Choque: factor de atribución y prescripción. ¿La citación interrumpe?": what is asked below, then what its headline lists; what is only told
 * below it is the case.
 */
function readBelowHeadline(text: string): QuestionPart[] {
  const [headline, next, ...others] = splitSentences(text);
  if (headline === undefined || next === undefined) return [];
  const listed = readHeadlineAbove(headline.text);
  if (listed.length === 0) return [];
  const below = [next, ...others];
  if (!below.some((sentence) => asksItself(sentence.text))) return listed.length > 1 ? listed : [];
  const asked = readParts(text.slice(next.start)).map((part) => ({ ...part, start: part.start + next.start }));
  return [...asked, ...listed];
}

/** "Colación de una donación. Plazo, valor que se toma y si puede ser dispensado": what the last sentence lists of the case before it. */
function readBelowCase(marked: string): QuestionPart[] {
  const text = withoutMarksInBrackets(marked);
  if (/[?¿]/.test(text)) return [];
  const sentences = splitSentences(text);
  const last = sentences.at(-1);
  const before = sentences.at(-2);
  return last === undefined || before === undefined || sentences.slice(0, -1).some((one) => asksItself(one.text))
    ? []
    : readListBelow(before.text, last.text).map((part) => ({ ...part, start: last.start }));
}

/** Whether a sentence asks by its mark, or by the word with which it begins. */
function asksItself(sentence: string): boolean {
  const folded = foldInPlace(sentence).replace(/^\W*y\s+/, '');
  return /[?¿]/.test(sentence) || beginsAsking.test(folded) || asksAtOnce.test(folded) || beginsAskingAnew.test(folded);
}

const beginsAskingAnew = new RegExp(String.raw`^\W*(?:${askingAnew})\b`);

/** An interrogative alone, of which the part before holds the verb. */
const interrogativeAlone =
  /^\W*(?:(?:en|por|dentro de|a los) cuant[oa]s? (?:dias|meses|tiempo|horas|cuotas|anos)|cuando|(?:desde|hasta) cuando|en que plazo|donde|ante quien|a quien|cada cuanto|como)\W*$/;
/** What the last question of a part asks of its interrogative: "cuánto | me tienen que pagar de indemnización". */
const afterInterrogative =
  /^(?:.*[\s,.;:¿])?(?:cuant[oa]s?|que|cual(?:es)?|como|donde|cuando|quien(?:es)?) ((?:me|te|se|le|les|nos|lo|la|tienen?|deben?|puedo|pueden?|hay)\b.{4,80})$/;

/** "¿Cuánto me tienen que pagar y en cuántos días?": what is asked by an interrogative alone has the verb of the part before it. */
function withVerbs(parts: readonly QuestionPart[]): QuestionPart[] {
  return parts.map((part, at) => {
    const before = parts[at - 1]?.text ?? '';
    if (before === '' || before.endsWith('?') || !interrogativeAlone.test(foldInPlace(part.text))) return part;
    const [, verb = ''] = afterInterrogative.exec(foldInPlace(before)) ?? [];
    const asked = part.text.replace(/[\s?,;:.]+$/, '');
    if (verb === '') return part;
    const text = `${asked} ${before.slice(before.length - verb.length)}`;
    return { ...part, text, asks: readAsks(foldInPlace(text)) };
  });
}

/** Whether a stretch of a sentence stands between a mark that opens and the one that closes it. */
function isWithinMarks(sentence: string, from: number, to: number): boolean {
  const opened = sentence.lastIndexOf('¿', from);
  return opened !== -1 && !sentence.slice(opened, from).includes('?') && sentence.indexOf('?', to) !== -1;
}

/** Whether a message only tells something. */
export function asksNothing(text: string): boolean {
  return (
    !/[?¿]/.test(text) && splitSentences(text).every((sentence) => readAsks(foldInPlace(sentence.text)).length === 0)
  );
}

/** "Plazo para contestar en el ordinario y en el sumarísimo": the same is asked of two things. */
const ofTwo =
  /^(.{8,200}?)\s((?:en|para|de)(?:l| el| la| los| las)) ([^,.;:?¿]{4,60}?),? y \2 ([^,.;:?¿]{4,60}?)(\W*)$/i;
const asksOneThing = new Set<Ask>(['how-long', 'how-much', 'requirements', 'consequence']);

function askedOfEach(part: QuestionPart): QuestionPart[] {
  const [, head = '', of = '', one = '', other = '', end = ''] = ofTwo.exec(part.text) ?? [];
  if (head === '' || !part.asks.some((ask) => asksOneThing.has(ask)) || tellsCase.test(foldInPlace(head)))
    return [part];
  return [one, other].map((thing) => ({ ...part, text: `${head} ${of} ${thing}${end}` }));
}

/** "… y en cuánto tiempo", "hasta qué edad", "si no vale quién hereda", "puede tener abogado": so a question ends that has no mark. */
const asksUnmarked =
  /^\W*(?:[yo] |pero )?(?:(?:con|contra|de|desde|hasta|por|ante|en|cada) (?:cuant[oa]s?(?! a )|que|cual(?:es)?|quien(?:es)?)\b|a (?:cuanto|quien)\b|si [^,.;?]{2,40}[, ]+(?:que|quien|como|cuant[oa]s?|cuando|a?donde|ante quien)\b)/;
const whetherUnmarked =
  /^\W*(?:[yo] |pero )?(?:(?:se|le|les|lo|la|los|las) )?(?:pued[oe]n?|hay que|corresponde|cubre|conviene|prescribe)\b/;
const maxWhetherUnmarked = 80;

/** A part without a mark that begins by asking, after one that has it: "¿…? Efectos y plazo". */
function goesWith(part: QuestionPart, marked: readonly QuestionPart[]): boolean {
  if (part.start <= (marked[0]?.start ?? 0)) return false;
  const folded = withQue(foldInPlace(part.text));
  return (
    beginsAsking.test(folded) ||
    asksUnmarked.test(folded) ||
    (folded.length <= maxWhetherUnmarked && whetherUnmarked.test(folded))
  );
}

/** Whether what stands before a comma asks something of its own, so that what stands after it is a second thing. */
function asksBeforeComma(soFar: string, after: string, sentence: string, next: number): boolean {
  const isMarked = soFar.lastIndexOf('¿') > soFar.lastIndexOf('?');
  if (insertion.test(soFar) || (isMarked && !askedBefore.test(soFar))) return false;
  if (!beginsWithinMarks.test(after)) return asksOpenly.test(soFar);
  // "Qué" asks and "que" does not, which only its accent tells.
  const isThat = after.startsWith('que') && !/^qu?é/i.test(sentence.slice(next, next + 3));
  // Many open no mark: "hasta cuándo me pagan, me pueden echar?" asks twice by its words and its last mark.
  const asksTwice = isMarked || (asksOpenly.test(soFar) && /^[^,;.?]{4,60}\?/.test(after));
  return asksTwice && !isThat && !whatToDo.test(after);
}

/** What a stretch asks; inside the marks of a question one that begins with its interrogative asks, whatever verb follows. */
function asksOf(stretch: string, sentence: string, from: number): Ask[] {
  const asks = readAsks(stretch);
  const isInterrogative = /^\W*(?:que|cual(?:es)?) /.test(stretch);
  // "Y qué actos la interrumpen": with its accent it asks without a mark.
  const isAccented = /^\W*(?:qué|cuál)/i.test(sentence.slice(from, from + accentReadCharacters));
  return asks.length > 0 || !isInterrogative || (!isAccented && !isWithinMarks(sentence, from, from + stretch.length))
    ? asks
    : readAsks(`¿${stretch}`);
}

function pieces(sentence: string): { from: number; to: number }[] {
  const folded = foldInPlace(sentence);
  const found: { from: number; to: number }[] = [];
  let from = 0;
  let tried = 0;
  for (const match of folded.matchAll(cut)) {
    const at = match.index;
    if (tried === maxCuts) break;
    // Both sides must ask something of their own.
    if (
      withQue(folded.slice(from, at)).length < minimumPart &&
      !/\b(?:cuant[oa]s?|cuando|donde|quien|como)\b/.test(folded.slice(from, at))
    )
      continue;
    tried += 1;
    const next = at + match[0].length;
    // What stands before a mark of its own was asked: "…, ¿puedo no dejarle ver al nene? y qué hago".
    const isMark = match[0].startsWith('?');
    const before = withQue(folded.slice(from, Math.min(isMark ? at + 1 : at, from + partReadCharacters)));
    const after = withQue(folded.slice(next, next + partReadCharacters));
    if (asksOf(before, sentence, from).length === 0 || asksOf(after, sentence, next).length === 0) continue;
    // "Cobro por mes, ¿hasta qué día…?", "¿y si gano, quién paga?": what stands before a comma alone has to ask, and not only tell.
    if (
      match[0].startsWith(',') &&
      !/\s[yeo]\s/.test(match[0]) &&
      !asksBeforeComma(withQue(folded.slice(0, at)), after, sentence, next)
    )
      continue;
    // "¿Qué pasa si el dueño vendió y me pueden sacar?" goes on with its condition.
    if (condition.test(before) && !beginsAsking.test(after) && isVerb.test(after) && !asksOfThing.test(after)) continue;
    found.push({ from, to: isMark ? at + 1 : at });
    from = at + match[0].length;
  }
  found.push({ from, to: sentence.length });
  return found;
}
