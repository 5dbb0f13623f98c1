import { fold } from '@foja/legal-text/fold';
import { findDates } from '../../generators/extract/dates.ts';
import { sentencesOf } from '../../generators/extract/sentences.ts';
import type { PleadingRead } from '../read-pleading.ts';

/** Words of who is not content with a ruling. */
const displeased =
  /\bno (?:la |lo |los |las )?compart\w+|\bexorbitant\w+|\birrisori\w+|\bexigu\w+|\bexcesiv\w+|\binjust\w+|\barbitrari\w+|\bequivoc\w+|\berrone\w+|\berror\b|\byerr\w+|\bgravamen\b|\bagravi\w+|\bsana critica\b|\bdisparat\w+|\babsurd\w+|\binfundad\w+|\bdogmatic\w+|\bdiscrep\w+|\bdisent\w+|\bdisconform\w+|\bcontrari\w+ a derecho|\bno se ajusta\b|\bremit\w+|\breiter\w+|\breproduc\w+/;
/** What the evidence, the ruling itself or the law is held against it with: any of these is a reason. */
const reason =
  /["“«]|\d\s?%|\bfs?\.|\bfojas?\b|\bconsiderando\b|\bperit\w*|\bpericia\w*|\btestig\w*|\bdeclar(?:o|aron|a|acion|aciones)\b|\binform\w+|\bdictam\w+|\bdocument\w+|\bactas?\b|\brecibos?\b|\bcontrat\w+|\bclausula\w*|\bhistoria clinica|\bfotogra\w+|\bcorreos?\b|\btelegrama\w*|\bcartas?\b|\bplanilla\w*|\blibros?\b|\bpoliza\b|\bporque\b|\bpues\b|\bya que\b|\bdado que\b|\btoda vez\b|\bdesde que\b|\bcuando (?:en|lo|la|el|los|las|no|se)\b|\ben cambio\b|\bsin embargo\b|\bdebio\b|\ben realidad\b|\bpese a\b|\ba pesar de\b|\bomit\w+|\bplenario\b|\bdoctrina\b|\bprecedente\w*|\bcorte suprema\b|\bley(?:es)?\b|\barts?\b|\barticulos?\b/;
/** Articles of every appeal, which are no reason against this ruling. */
const articlesOfAny = /\b(?:arts?\.?|articulos?) (?:34|163|265|266|386)\b[^.;]{0,40}/g;
const heading = /(?=\b(?:primer|segundo|tercer|cuarto|quinto|sexto|[uú]ltimo) agravio\b)/iu;
const leadingMark = /^\W*(?:\d{1,2}(?:\.\d{1,2})?|[IVX]{1,5}|[a-z])\s?[.)°º-]+\s*/u;
const mostSaid = 40;
/** Fewer words announce a complaint and are none. */
const fewWords = 14;
/** So few lines are one complaint, told under the heading of it. */
const linesOfOne = 3;

/**
 * Complaints of an appeal that hold nothing against the ruling: no evidence, no words of its own, no law and no reason. Each by the
 * first sentence that is not content.
 * @param said sentences already found: their complaint is not told twice.
 */
export function findBareComplaints({ sections }: PleadingRead, said: readonly string[]): string[] {
  const complaints = sections
    .filter(({ part }) => part === 'grievance')
    .flatMap(({ lines }) =>
      lines.length <= linesOfOne && !lines.some((line) => leadingMark.test(line)) ? [lines.join(' ')] : lines,
    )
    .flatMap((line) => line.split(heading));
  return complaints.flatMap((complaint) => {
    const words = complaint.replace(leadingMark, '');
    const folded = fold(words).replace(articlesOfAny, ' ');
    if (words.split(/\s+/).length < fewWords || !displeased.test(folded)) return [];
    if (
      reason.test(folded) ||
      findDates(words).length > 0 ||
      said.slice(0, mostSaid).some((sentence) => complaint.includes(sentence))
    )
      return [];
    const sentences = sentencesOf(words).map(({ text }) => text);
    return sentences.filter((sentence) => displeased.test(fold(sentence))).slice(0, 1);
  });
}
