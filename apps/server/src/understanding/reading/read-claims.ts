import type { Citation } from '@foja/legal-text/citations';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { QuestionToken } from '../phrases/question-tokens.ts';
import type { Claim } from '../understood-question.ts';

/** Whether what follows is asked, not held. */
const hedges =
  /\b(?:es (?:cierto|verdad|correcto)|es asi|(?:es|sera) (?:obligatorio|necesario|legal) (?:que|tener|esperar)|sigue(?:n)? (?:existiendo|vigentes?|valiendo)|(?:esta|estan) vigentes?)\b/;
/** "¿El recurso se interpone dentro de los diez días?": a term that the question puts by itself asks whether it is so. */
const asksOfTerm =
  /^\W*(?:(?:y|entonces|pero) )*(?!(?:que|cual|cuant|cuando|como|quien|donde|por que|si)\w*\b)(?:\S+ ){0,16}?(?:(?:es|son|dura\w*|prescribe\w*|caduca\w*|vence\w*|rige\w*|corre\w*) (?:de |a |en |por |dentro de )?|se (?:interpone|presenta|contesta|apela|recurre|paga|pide|verifica|impugna|funda|deduce|opone|oponen|hace|tramita|revoca|puede \w+)\w* (?:\S+ ){0,4}?(?:dentro de|en|a|hasta|antes de) )(?:los |las |el |un plazo de |plazo de )?(?:\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|sesenta|noventa)/;
/** What somebody tells of a case of their own is no term of the law. */
const tellsOwn = /\b(?:me|mi|mis|yo|nos|hace|tengo|trabaj\w+|cobro|debo|edad)\b/;
/** Words after which something is said of the law. */
const saysOfLaw =
  /\b(?:la ley|el codigo|por ley|legalmente|el articulo|la norma|la lct|segun (?:la|el)|me dijeron|me dicen|dicen|dice|escuche|lei|tengo entendido|creo|se que|supuestamente|como (?:el|la|los|las|hay|son|es|tengo|tiene|ya|me)|ya que|dado que|puesto que|si (?:el|la) (?:plazo|ley)|en teoria|se supone|sabemos que|me consta|es cierto|es verdad)\b/;
const saidByLaw =
  /\b(?:como|segun) (?:dice|marca|establece|fija|manda|exige)? ?(?:el codigo|la ley|la norma|la constitucion)\b/;
const requires =
  /\b(?:exige\w*|requiere\w*|obliga\w*|pide|hace falta|hay que|debe(?:n)? (?:haber|estar|tener)|tiene que (?:haber|estar|ser)|es (?:obligatori[oa]|necesari[oa])|prohib\w+|minimo|maximo)\b/;
/** "La ley dice que las vacaciones se pagan al volver": a rule without a figure. */
const holdsRule = /\b(?:la ley|el codigo|la norma|por ley|me dijeron|dicen|tengo entendido) (?:\S+ ){0,2}que\b/;
/** "Los 10 años que tengo para": a number that somebody already has. */
const owned =
  /\b(?:l[oa]s|es[oa]s|mis|de) (?:\S+ ){1,3}(?:que (?:tengo|tenemos|tiene|me dan|me da la ley|da la ley|fija|exige|marca|dice|establece)|que (?:hay|son) para|de plazo|de preaviso|de ley|legales)\b/;
/** "Según el 1596", "el estatuto 12.908": from here on a number without a unit is an article's or a law's. */
const fewestOfNumbers = 200;
/** As long as "hace más de " is, and some. */
const timeGoneCharacters = 24;
const timeGone = /\bhace (?:ya |casi |mas de |como |unos )*$/;
const allows =
  /\b(?:puedo|puede|pueden|se puede|podemos|tengo derecho|ya no (?:tengo|hay|tiene)|no (?:me )?(?:pueden|puede|corresponde))\b/;

/**
 * What a question holds about the law: quantities, requirements and possibilities that it says or asks to confirm, and the norms and
 * articles that it takes to be in force.
 */
export function readClaims(text: string, tokens: readonly QuestionToken[], citations: readonly Citation[]): Claim[] {
  const folded = foldInPlace(text);
  const claims: Claim[] = [];
  const clauses = clausesOf(folded);
  const isSaidByLaw = saidByLaw.test(folded);
  const quantified = tokens.filter(({ quantity }) => quantity);
  // Clauses and tokens are both in order.
  let next = 0;
  for (const { from, to } of clauses) {
    const clause = folded.slice(from, to);
    const isQuestion = folded[to] === '?';
    const hedged = hedges.test(clause) || (isQuestion && asksOfTerm.test(clause) && !tellsOwn.test(clause));
    const words = text.slice(from, to).trim();
    const said = hedged || saysOfLaw.test(clause) || isSaidByLaw;
    const quantities: NonNullable<QuestionToken['quantity']>[] = [];
    for (; (quantified[next]?.start ?? Number.POSITIVE_INFINITY) < to; next += 1) {
      const token = quantified[next];
      // "Hace 3 años" tells what happened.
      const before = folded.slice(Math.max(from, (token?.start ?? 0) - timeGoneCharacters), token?.start);
      if (token?.quantity && token.start >= from && !timeGone.test(before)) quantities.push(token.quantity);
    }
    const isCiting = quantities.length > 0 && citations.some(({ start, end }) => start < to && end > from);
    const isHeld = said || (quantities.length > 0 && owned.test(clause));
    for (const { value, unit } of quantities) {
      const isArticleNumber = unit === 'unidad' && (isCiting || value >= fewestOfNumbers);
      if (isArticleNumber || !isHeld) continue;
      claims.push({ kind: 'quantity', words, quantity: { value, unit }, hedged });
    }
    if (said && quantities.length === 0 && requires.test(clause)) claims.push({ kind: 'requirement', words, hedged });
    else if (said && quantities.length === 0 && allows.test(clause))
      claims.push({ kind: 'possibility', words, hedged });
    else if (said && quantities.length === 0 && (hedged || holdsRule.test(clause)))
      claims.push({ kind: 'rule', words, hedged });
  }
  for (const { kind, articles, norm, normText, start, end } of citations) {
    const named = norm ?? normText;
    if (named === null || (kind !== 'article' && kind !== 'norm')) continue;
    const { from, to } = clauses.find((clause) => clause.from <= start && start < clause.to) ?? {
      from: 0,
      to: folded.length,
    };
    const hedged = hedges.test(folded.slice(from, to));
    const words = text.slice(start, end);
    for (const article of articles) claims.push({ kind: 'article', words, article, norm: named, hedged });
    if (kind === 'norm') claims.push({ kind: 'norm-in-force', words, norm: named, hedged });
  }
  return claims;
}

/** Stretches between stops, question marks and commas. A comma inside a number cuts nothing, nor does the stop of an abbreviation. */
function clausesOf(folded: string): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: mark } of folded.matchAll(
    /[?!;]+|(?<!\b(?:arts?|incs?|nros?|dra?|sra?|cfr?|ss|num))[.,:](?=\s|$)/g,
  )) {
    clauses.push({ from, to: index });
    from = index + mark.length;
  }
  clauses.push({ from, to: folded.length });
  return clauses.filter((clause) => clause.to > clause.from);
}
