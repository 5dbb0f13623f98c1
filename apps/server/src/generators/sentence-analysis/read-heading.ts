import type { Finding } from '@foja/contracts/generators/finding';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { RulingInstance } from '@foja/contracts/generators/sentence-terms';
import { fold } from '@foja/legal-text/fold';
import { findDates } from '../extract/dates.ts';
import { absent, found, inferred, toJudge } from '../extract/findings.ts';
import { asQuote, sentencesOf } from '../extract/sentences.ts';
import { type Caption, readCaption } from './read-caption.ts';

/** Characters at the beginning and the end of a ruling where its heading and its signature stand. */
const headCharacters = 3_000;
const tailCharacters = 1_200;

const tribunalPattern =
  /(?:EXCMA\.?[^\S\n]{1,4}|Excma\.?[^\S\n]{1,4})?(?:(?:CORTE SUPREMA|Corte Suprema|SUPREMA CORTE|Suprema Corte|SUPERIOR TRIBUNAL|Superior Tribunal|TRIBUNAL SUPERIOR|Tribunal Superior|C[ÁA]MARA|C[áa]mara|JUZGADO|Juzgado|TRIBUNAL|Tribunal)[^\S\n]{1,8}(?=[A-ZÁÉÍÓÚÑ(]|de\b|del\b|en\b|lo\b)[^\n,;“"«]{3,140}|CORTE SUPREMA\b|Corte Suprema\b)/u;

/** Tribunal with its instance, day, caption and number of a ruling; the instance as the person says, where they do. */
export function readHeading(
  text: string,
  instance: KnownInstance | null = null,
): Pick<SentenceAnalysis, 'tribunal' | 'instance' | 'date' | 'caseNumber'> & { caption: Caption } {
  const head = text.slice(0, headCharacters);
  const tribunal =
    tribunalPattern.exec(head)?.[0].replace(/\s{0,8}(?:-\s{0,8})?(?:para conocer|a los|en los autos).*$/u, '') ?? null;
  return {
    tribunal:
      tribunal === null
        ? absent('El texto no nombra el tribunal en su encabezado. Fijate en la carátula o en la firma.')
        : found(tribunal.replace(/[\s.:]+$/, '')),
    instance:
      instance === null
        ? readInstance(text, tribunal)
        : { ...inferred(instanceNames[instance], 'Como lo indicaste.', null), kind: instance },
    date: readDay(text),
    caseNumber: readCaseNumber(head),
    caption: readCaption(text.slice(0, headCharacters * 2)),
  };
}

function readInstance(text: string, tribunal: string | null): SentenceAnalysis['instance'] {
  const name = fold(tribunal ?? '');
  // Labour chambers of the provinces and oral courts judge in single instance.
  const single = sentencesOf(text.slice(0, headCharacters * 2)).find((sentence) =>
    singleInstance.test(fold(sentence.text)),
  );
  if (single !== undefined && !/\b(?:corte suprema|suprema corte|superior tribunal|tribunal superior)\b/.test(name)) {
    return {
      ...inferred(instanceNames.first, 'Porque juzga en instancia única.', asQuote(single.text)),
      kind: 'first',
    };
  }
  const kind: RulingInstance = /\b(?:corte suprema|suprema corte|superior tribunal|tribunal superior)\b/.test(name)
    ? 'supreme'
    : /\bcamara\b/.test(name)
      ? 'appeal'
      : /\b(?:juzgado|primera instancia|tribunal colegiado|tribunal del trabajo)\b/.test(name)
        ? 'first'
        : 'unknown';
  if (kind !== 'unknown') {
    return { ...inferred(instanceNames[kind], 'Por el nombre del tribunal.', tribunal?.trim() ?? null), kind };
  }
  const appealed = sentencesOf(text).find((sentence) => appealedPattern.test(sentence.text));
  return appealed
    ? { ...inferred(instanceNames.appeal, 'Porque revisa otra sentencia.', asQuote(appealed.text)), kind: 'appeal' }
    : { ...toJudge('El texto no dice de qué instancia es. De eso depende qué recursos hay.'), kind: 'unknown' };
}

const singleInstance =
  /\b(?:tribunal oral|sala unipersonal|instancia unica|unica instancia|vista de (?:la )?causa|tribunal (?:colegiado|de juicio)|tribunal unipersonal|juez unico)\b/;
const appealedPattern = /\b(?:sentencia (?:apelada|recurrida|de (?:primera instancia|grado))|expres[oó] agravios)/iu;

type KnownInstance = Exclude<RulingInstance, 'unknown'>;
const instanceNames: Record<KnownInstance, string> = {
  first: 'Primera instancia',
  appeal: 'Segunda instancia',
  supreme: 'Corte o tribunal superior',
};

/** "Buenos Aires, 14 de marzo de 2025" or "a los doce días del mes de…" in the head; else a date of the last lines. */
function readDay(text: string): SentenceAnalysis['date'] {
  const dates = findDates(text);
  const isPlaced = ({ start }: { start: number }) =>
    /(?:\p{Lu}[\p{L} .]{2,40}(?:,|(?<=Aires))\s{0,8}(?:a los\s{1,8}|el\s{1,8})?|\ba (?:(?:los|el|un)\s{1,8})?(?:d[ií]as?\s{1,8})?|\bfecha:?\s{0,8}|\bfirma digital\s{0,3}\(?)$/u.test(
      text.slice(Math.max(0, start - 60), start),
    );
  // A line that has nothing else.
  const isAlone = ({ end, start }: { start: number; end: number }) =>
    /(?:^|\n)[^\S\n]{0,20}$/.test(text.slice(Math.max(0, start - 24), start)) &&
    /^[.\s-]{0,4}?(?:\n|$)/.test(text.slice(end, end + 8));
  const chosen =
    dates.find((date) => date.start < headCharacters && isPlaced(date)) ??
    dates.findLast((date) => date.start > text.length - tailCharacters && isPlaced(date)) ??
    dates.find((date) => date.start < headCharacters && isAlone(date)) ??
    null;
  if (chosen === null) {
    return { ...absent('El texto no trae la fecha de la sentencia. Sin ella no se sabe qué ley regía.'), iso: null };
  }
  return { ...found(chosen.text), iso: chosen.iso };
}

function readCaseNumber(head: string): Finding {
  const match =
    /\b(?:expte|expediente|exp|causa)\b\.?\s{0,8}(?:(?:n(?:[°º]|ro\.?|[uú]m(?:ero)?\.?|o\.?)|N[°º]?)\s{0,8})?:?\s{0,8}(\[EXPEDIENTE_\d+\]|[A-Z]{0,5}\s?-?\d[\d./-]*\d(?:\/[A-Z\d]+)*)/iu.exec(
      head,
    );
  return match?.[1] ? found(match[0], match[1]) : absent('El texto no trae el número de expediente.');
}
