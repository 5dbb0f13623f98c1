import { fold } from '@foja/legal-text/fold';
import { type PleadingRead, textOf } from '../read-pleading.ts';

const blanket =
  /\b(?:niego|niega|niegan|negamos|niegase)\b[^.]{0,80}\b(?:todos y cada uno|todas y cada una|la totalidad|todos los hechos|todo lo (?:expuesto|afirmado|dicho))|\bninguna? de (?:las|los) (?:afirmaciones|hechos|dichos)\b[^.]{0,120}\b(?:rechaz|nieg|desconoz)\w+|\b(?:rechaz|nieg|desconoz)\w+ (?:a )?(?:todas|todos)\b[^.]{0,40}\b(?:en conjunto|sin excepcion|en bloque)|\b(?:niego|niega|negamos|desconozco|desconoce|rechazo|rechaza) (?:por (?:no ser ciert|fals|inexact|no const)\w+ (?:\w+ ){0,2})?(?:los hechos|cuantos hechos|el relato|la version|la plataforma factica|la totalidad (?:del relato|de los hechos|de lo (?:que|dicho|afirmado|expuesto|relatado))|(?:\w+mente )?(?:cuanto|todo))\b|\b(?:niego|niega|negamos|desconozco) (?:en general|en forma general|en terminos generales|en bloque)\b/;
/** Particular denials from which a blanket one beside them is only a formula. */
const minParticular = 3;

/** A denial of everything at once, where next to nothing is denied by itself. */
export function findBlanketDenial({ denials }: PleadingRead): string[] {
  const all = denials.filter((denial) => blanket.test(fold(denial)));
  const particular = denials.filter((denial) => !blanket.test(fold(denial)));
  return particular.length >= minParticular ? [] : all.slice(0, 1);
}

/** "mi mandante, la demandada": in a paper of who sues. */
function clientOfOtherSide({ sentences, side }: PleadingRead): string[] {
  const other = side === 'actora' ? 'demandad[oa]|accionad[oa]' : side === 'demandada' ? 'actora?|accionante' : null;
  if (other === null) return [];
  const called = new RegExp(
    `\\bmi (?:mandante|representad[oa]|poderdante|parte|patrocinad[oa]), (?:la |el )?(?:parte )?(?:${other})\\b`,
  );
  return sentences.filter((sentence) => called.test(fold(sentence))).slice(0, 1);
}

const courtesy =
  /\b(?:[Ee]l|[Ll]a|[Dd]el|[Aa]l)\s(?:(?:señor|señora|sr\.|sra\.)\s(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}{2,})?)|(?:Señor|Señora|Sr\.|Sra\.)\s(\p{Lu}\p{Ll}{2,})(?!\p{Ll}|\s\p{Lu}|\s?[,(]))/gu;

/** Somebody spoken of with courtesy who is no party, no witness, and named nowhere else: left over from another paper. */
export function findForeignParty(read: PleadingRead): string[] {
  return [...new Set([...condemnsItself(read), ...clientOfOtherSide(read), ...leftOver(read)])];
}

/** Who sues asks that the other be condemned. */
function condemnsItself({ kind, petitum, side }: PleadingRead): string[] {
  if (kind !== 'demanda' && kind !== 'contestacion') return [];
  const own = side === 'actora' ? 'actora?' : side === 'demandada' ? 'demandad[oa]s?|accionad[oa]s?' : null;
  if (own === null) return [];
  const against = new RegExp(
    `\\b(?:conden\\w+ (?:a|al) |con costas (?:a|al) )(?:la |el |los )?(?:parte )?(?:${own})\\b`,
  );
  return petitum.filter((item) => against.test(fold(item)));
}

function leftOver({ parties, sections, sentences, text }: PleadingRead): string[] {
  const known = fold(parties.map(({ name }) => name).join(' '));
  const evidence = fold(textOf(sections, 'evidence'));
  return [...text.matchAll(courtesy)].flatMap(([whole, inLowerCase, inCapitals]) => {
    const name = inLowerCase ?? inCapitals ?? '';
    const [surname = ''] = fold(name).split(' ').slice(-1);
    if (
      /^(?:jue[zc]|camarista|fiscal|defensor|procurador|president|secretari|ministr|director|perit|oficial)/.test(
        surname,
      ) ||
      known.includes(surname) ||
      evidence.includes(surname)
    )
      return [];
    const times = fold(text).split(surname).length - 1;
    return times > 1 ? [] : [sentences.find((sentence) => sentence.includes(whole)) ?? whole];
  });
}
