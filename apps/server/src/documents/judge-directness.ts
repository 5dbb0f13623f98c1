import { fold } from '@foja/legal-text/fold';
import { splitSentences } from '@foja/legal-text/split-sentences';
import { nearness, starterAssociations } from '../retrieval/associations.ts';
import { documentTerms } from './document-terms.ts';
import { everydayTerms } from './everyday-terms.ts';
import { askingTerms, nameTerms } from './passages-asked-for.ts';
import type { FoundPassage } from './reading/search-passages.ts';

/** Share of what a question asks that a passage has to say, in its words or in near ones. */
const directMin = 0.5;
/** From here on two words are said of the same things. */
const sameMatter = 0.5;
/** What a word counts for that only the rest of the document says. */
const elsewhereShare = 0.5;
/** Of a long message its first words tell what is asked. */
const mostAsked = 40;
const year = /^#(?:19|20)\d\d$/;

/** Asks for a sum: a passage without one does not answer. */
const asksSum =
  /\bcuanto (?:vale|valen|cuesta|cuestan|sale|salen|dinero|es el (?:precio|monto|valor|importe))\b|\bcual es el (?:precio|monto|valor|importe|alquiler|canon|sueldo)\b|\ben cuanto (?:esta|fue|se) (?:tas|valu|fij)\w+/;
const saysSum = /(?:\$|u\$s|usd|pesos|dolares)\s*\d|\d[\d.]*(?:,\d+)?\s*(?:pesos|dolares|%)|\bpor ciento\b/;
const asksShare = /\b(?:que|cual es el) porcentaje\b/;
const saysShare = /%|\bpor ciento\b|\btercio|\bmitad\b|\bpartes iguales\b/;
/** Asks for a day. */
const asksDay = /\b(?:en que|que|cual (?:es|fue) la) fecha\b|\bque dia\b/;
const saysDay =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b\d{1,2}[°º]? de [a-z]{4,}|\b(?:dias?|meses|mes|anos?|semanas?|horas)\b/;
/** Asks how much, and not how long: "¿cuánto paga por mes?". */
const asksMuch =
  /\bcuant[oa]s? (?!tiempo|dias?|meses|mes|anos?|horas?|semanas?|dura|hay|falta|demora|tarda|antes|le queda|queda)(?:\w+ ){0,1}?(?:es|son|paga\w*|pago|cobra\w*|cobro|cuesta\w*|costo|vale\w*|sale|debe\w*|cobraba|abona\w*|mide|asciende)\b|\ba cuanto asciende/;
/** A price: a percentage is none. */
const asksMoney = /\bcuant[oa]s? (?:cuesta|sale|vale|es la (?:cuota|expensa|multa|tasa))/;
const saysMoney = /(?:\$|u\$s|usd|pesos|dolares)\s*\d|\d[\d.]*(?:,\d+)?\s*(?:pesos|dolares|quintales)/;
const saysMuch =
  /\d|\b(?:por ciento|mitad(?:es)?|tercio|doble|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|cien)\b|%|\bgratu\w+|\bsin cargo\b/;
/** "¿De qué banco…?", "¿Qué matrícula…?": the thing of which one is asked has to be named. */
const asksWhich =
  /(?:^|[¿\s])(?:de |en |con |a )?qu[eé] (banco|matr[ií]cula|edad|aseguradora|escriban[oa]|juzgado|marca|modelo|color|tel[eé]fono|correo|medida|superficie|expediente)(?!\p{L})/iu;

/** Asks whether something was done: "¿Apeló la condena?", "¿Qué respondió?": what was done has to be said. */
const asksDeed =
  /^[¿\s]*(?:(?:qu[eé]|c[oó]mo|cu[aá]ndo)\s+(?:(?:le|les|se|lo|la|nos|me)\s+)*(?:\p{L}{4,}\s+)?)?(\p{L}{3,}(?:ó|aron|ieron))(?!\p{L})/iu;

/** Whether the passage says what is asked, and not only something near it. */
export function isDirect(message: string, passage: FoundPassage): boolean {
  const folded = fold(message);
  const said = new Set(passage.said);
  const elsewhere = new Set(passage.saidElsewhere);
  const strange = documentTerms(folded).some(
    ({ term }) => term.startsWith('#') && !said.has(term) && !elsewhere.has(term),
  );
  if (strange) return false;
  const text = fold(passage.text);
  if ((asksSum.test(folded) && !saysSum.test(text)) || (asksShare.test(folded) && !saysShare.test(text))) return false;
  if (asksMuch.test(folded) && !saysMuch.test(text)) return false;
  if (asksMoney.test(folded) && !saysMoney.test(text)) return false;
  const [, which = ''] = asksWhich.exec(message) ?? [];
  if (which !== '' && documentTerms(which).some(({ term }) => !said.has(term))) return false;
  const names = nameTerms(message);
  const all = [...new Set(documentTerms(message).map(({ term }) => term))].filter(
    (term) => !names.has(term) && !askingTerms.has(term) && !everydayTerms.has(term) && !year.test(term),
  );
  // What the document is about tells which one is meant, and not what is asked of it.
  const opening = new Set(passage.saidInOpening);
  const ofTheMatter = all.filter((term) => !opening.has(term));
  const asked = ofTheMatter.length > 0 ? ofTheMatter : all;
  if (asked.length === 0) return passage.coverage >= directMin;
  if (asksDay.test(folded) && !tellsDayOf(passage.text, asked)) return false;
  const associations = starterAssociations();
  const told = [...new Set(documentTerms(passage.text).map(({ term }) => term))].flatMap(
    (term) => associations.directionOf([term]) ?? [],
  );
  const shares = new Map(
    asked.slice(0, mostAsked).map((term) => {
      const near = said.has(term) ? 1 : nearestOf(associations.directionOf([term]), told);
      return [term, Math.max(near, elsewhere.has(term) ? elsewhereShare : 0)];
    }),
  );
  const [deed = ''] = documentTerms(deedOf(message)).map(({ term }) => term);
  if ((shares.get(deed) ?? 1) < 1) return false;
  return [...shares.values()].reduce((sum, share) => sum + share, 0) / shares.size >= directMin;
}

/** Whether a sentence with a day says any of the words that are asked. */
function tellsDayOf(text: string, asked: readonly string[]): boolean {
  return splitSentences(text).some(
    (sentence) =>
      saysDay.test(fold(sentence.text)) && documentTerms(sentence.text).some(({ term }) => asked.includes(term)),
  );
}

/** The verb of what is asked to have been done, in the last question of a message. */
export function deedOf(message: string): string {
  const question = message.slice(Math.max(0, message.lastIndexOf('¿')));
  return asksDeed.exec(question)?.[1] ?? '';
}

/** How near a word comes to any of a passage; 0 where none is said of the same things. */
function nearestOf(own: Float32Array | null, told: readonly Float32Array[]): number {
  const most = Math.max(0, ...told.map((other) => nearness(own, other)));
  return most >= sameMatter ? most : 0;
}
