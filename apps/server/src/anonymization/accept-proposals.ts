import type { KnownDatum, Replacement } from '@foja/anonymizer';
import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import type { TextTask } from '../platform/threads/text-threads.ts';
import { isLegalMatter } from './legal-matter.ts';
import { blankOut, foldedPlaces, wholeWordPlaces } from './literal-places.ts';

const literalMaxCharacters = 200;
/** Most literals that a model may add to one text: more is a model that did not understand. */
const acceptedMax = 500;

/**
 * What is taken of a model's proposals: a literal that stands in the text letter for letter, as whole words, outside what is
 * replaced already and outside what the person keeps, that looks like its type, and that is no law, court, date or amount.
 */
export function acceptProposals(
  text: string,
  replacements: readonly Replacement[],
  proposals: readonly KnownDatum[],
  keep: readonly string[] = [],
): KnownDatum[] {
  const free = blankOut(text, [...replacements, ...foldedPlaces(text, keep)]);
  const accepted = new Map<string, KnownDatum>();
  for (const { type, text: proposed } of proposals) {
    if (accepted.size >= acceptedMax) break;
    const literal = proposed.trim();
    if (accepted.has(literal) || literal.length < 2 || literal.length > literalMaxCharacters) continue;
    if (!shapes[type].test(literal) || isLegalMatter(literal, type)) continue;
    if (wholeWordPlaces(free, literal).length > 0) accepted.set(literal, { type, text: literal });
  }
  return [...accepted.values()];
}

/** The same beside the event loop: a text and what is kept of it may be long, and proposals many. */
export const acceptProposalsOf: TextTask<
  { text: string; replacements: readonly Replacement[]; proposals: readonly KnownDatum[]; keep: readonly string[] },
  KnownDatum[]
> = {
  name: 'accept-proposals',
  run: ({ text, replacements, proposals, keep }) => acceptProposals(text, replacements, proposals, keep),
};

const hasLetters = /\p{L}{2}/u;
const hasDigit = /\d/;
const digits = (least: number, most: number) => new RegExp(`^(?:\\D*\\d){${least},${most}}\\D*$`);

const shapes: Record<PersonalDataType, RegExp> = {
  persona: /^[^\d@]*\p{L}[^\d@]*$/u,
  empresa: hasLetters,
  domicilio: hasLetters,
  alias: hasLetters,
  email: /\S@\S|arroba|[([]at[)\]]/i,
  dni: digits(6, 9),
  cuit: digits(11, 11),
  telefono: digits(6, 15),
  cbu: digits(22, 22),
  tarjeta: digits(12, 19),
  cuenta: hasDigit,
  expediente: hasDigit,
  matricula: hasDigit,
  patente: hasDigit,
  pasaporte: hasDigit,
  fecha_nacimiento: hasDigit,
  url_ip_usuario: /[.@:]/,
  legajo: hasDigit,
  inmueble: hasDigit,
  escuela: hasLetters,
  lugar_nacimiento: hasLetters,
  imei: digits(14, 16),
};
