import { readDetails, stickyEnd } from './address-parts.ts';
import { readTail } from './address-tail.ts';
import { matchBeginnings } from './beginnings.ts';
import type { NormalisedText } from './normalise.ts';
import { STOP_WORDS } from './stop-words.ts';
import { readStreetAt } from './streets.ts';

/** Blocks, lots and houses: "Manzana 5, Lote 12", with a neighbourhood before them. */
export const BLOCK =
  /(?<![a-z°])(?:(?:barrio|b°|b\.|complejo|country|villa) "?(?:[a-z\d]{1,20}\.?"?(?: |, | - )){1,5}?)?(?:manzana|mzna|mza|mz)\.? ?(?:n°)? ?"?[a-z\d]{1,4}"?(?![a-z\d])(?: "?[a-h]"?(?![a-z\d]))?(?:,? ?-? ?(?:y )?(?:sector|casa|lote|lte?|pc|parc|cs|casa|parcela|block|torre|depto|monoblock|c)(?![a-z])\.? ?(?:n°)? ?"?(?:\d \d(?!\d)|[a-z\d]{1,4})"?(?![a-z\d])){1,4}/y;
export const BLOCK_KEYS = 'bar b com cou vil man mzn mza mz'.split(' ');

/** Neighbourhoods and the like, which have blocks and houses instead of streets. */
const SETTLEMENT =
  /(?<![\p{L}\d°])(?:[Bb]arrio(?: [Cc]errado| [Pp]rivado| [Nn]áutico)?|BARRIO|B°|[Vv]illa|VILLA|[Cc]omplejo(?: [Hh]abitacional)?|[Cc]ountry|[Cc]lub de [Cc]ampo|[Zz]ona [Rr]ural|ZONA RURAL|[Pp]araje|[Cc]olonia|[Aa]sentamiento|[Ll]oteo|[Mm]onoblocks?|[Ee]dificio|[Cc]onjunto(?: [Hh]abitacional)?|Parque Industrial|Galer[ií]a|Paseo|Shopping|[Ee]stancia|[Cc]hacra|[Qq]uinta|[Ff]inca|Establecimiento|Residencia|Secci[oó]n Quintas|[Tt]oma|[Pp]redio|[Cc]ampo|[Pp]icada|[Pp]uesto|[Ii]sla|[Ee]jido|[Cc]omunidad|[Hh]ospedaje|[Aa]ldea|[Ff]onavi|FONAVI)(?=[ ,])/uy;

/** The same words without case, which is read much faster. */
const SETTLEMENT_WORD =
  /(?<![a-z\d°])(?:barrio|b°|villa|complejo|country|club de campo|zona rural|paraje|colonia|asentamiento|loteo|monoblocks?|edificio|conjunto|parque industrial|galeria|paseo|shopping|estancia|chacra|quinta|finca|establecimiento|residencia|seccion quintas|toma|predio|campo|picada|puesto|isla|ejido|comunidad|hospedaje|aldea|fonavi)(?![a-z])/y;
const SETTLEMENT_KEYS =
  'bar b vil com cou clu zon par col ase lot mon edi con gal pas sho est cha qui fin res sec tom pre cam pic pue isl eji hos ald fon'.split(
    ' ',
  );

/** Where a neighbourhood, an estate or a hamlet may be named. */
export function settlementsOf(document: NormalisedText): RegExpExecArray[] {
  return matchBeginnings(document, SETTLEMENT_WORD, SETTLEMENT_KEYS).flatMap(({ index }) => {
    SETTLEMENT.lastIndex = index;
    const match = SETTLEMENT.exec(document.text);
    return match ? [match] : [];
  });
}

/** Those that say by themselves where somebody lives, when the text announces it. */
const PRECISE =
  /^(?:barrio (?:cerrado|privado|nautico)|country|club de campo|zona rural|paraje|asentamiento|loteo|monoblocks?|edificio|conjunto(?: habitacional)?|complejo(?: habitacional)?|estancia|chacra|quinta|finca|seccion quintas|toma|picada|puesto|isla|ejido|comunidad|aldea|barrio|b°|bo)(?=[ ,])/;

const NAME_WORD =
  /[ ,]{1,2}"?(?:\p{Lu}[\p{L}']{0,20}\.?|de|del|la|las|los|el|DE|DEL|\d{1,4}(?:-\d{1,3}){0,3}(?= [Vv]iv|,| (?:de|DE) ))"?/uy;
const PARTICLE = /^(?:de|del|la|las|los|el)$/;
const MONTH = /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/;
/** "barrio Sargento Cabral", "barrio Presidente Perón". */
const RANK =
  /^(?:sargento|cabo|soldado|soldados|general|gral|coronel|cnel|capitan|teniente|tte|comandante|almirante|alte|brigadier|gobernador|intendente|presidente|pte|doctor|dr|ministro|padre|fray|obispo|monsenor)$/;
const LONGEST_NAME = 7;
const WINDOW = 320;

/** "Barrio El Progreso, Etapa III, Block 4": a name of up to six words, then at least one numbered part or a street. */
export function readSettlement(document: NormalisedText, at: number): number | null {
  let position = at;
  for (let count = 0; count < LONGEST_NAME; count += 1) {
    const details = readDetails(document, position, position + WINDOW);
    if (details > position && /\d|cuartel|s\/n|casa|lote|manzana/.test(document.folded.slice(position, details))) {
      const tail = readTail(document, position);
      const beyond = stickyEnd(/, /y, document.text, tail);
      return (beyond === null ? null : readStreetAt(document, beyond)) ?? tail;
    }
    const comma = stickyEnd(/, /y, document.text, position);
    const street = comma === null ? null : readStreetAt(document, comma);
    if (street !== null && count > 0) return street;
    const next = stickyEnd(NAME_WORD, document.text, position);
    const word = next === null ? '' : document.folded.slice(position, next).replace(/[ ,."]/g, '');
    if (next === null || (STOP_WORDS.has(word) && !PARTICLE.test(word) && !MONTH.test(word) && !RANK.test(word)))
      return null;
    position = next;
  }
  return null;
}

const NAME =
  /,? (?:n° ?)?"?(?:(?:de|del|la|las|los|el|La|Las|Los|El) ){0,2}(?:\p{Lu}[\p{L}']{1,20}|[IVX]{1,5}|\d{1,3}(?= de \p{Lu}| [Vv]iviendas))(?: (?:(?:de|del|la|las|los|el|y) ){0,2}(?:\p{Lu}[\p{L}'.]{0,20}|[Vv]iviendas|[IVX]{1,5})){0,4}"?/uy;

/** After "vive en" and the like, a named estate or hamlet is an address without any number: "Paraje La Cocha". */
export function readNamedSettlement(document: NormalisedText, at: number): number | null {
  const kind = PRECISE.exec(document.folded.slice(at, at + 40));
  if (!kind) return null;
  const from = at + kind[0].length;
  const nameless = /^(?:zona rural|chacra|quinta|seccion quintas)/.test(kind[0]);
  const end = stickyEnd(NAME, document.text, from) ?? (nameless ? from : null);
  if (end === null) return readLowerSettlement(document, from);
  const tail = readTail(document, end);
  // "vive en la chacra" tells nothing; "en Chacra 45, Lote 2" does.
  if (end === from && !/\d|s\/n/i.test(document.text.slice(from, tail))) return null;
  return tail;
}

/** "barrio inta tira 7 casa 112": up to four words in small letters and at least one numbered part. */
function readLowerSettlement(document: NormalisedText, at: number): number | null {
  let position = at;
  for (let count = 0; count < 5; count += 1) {
    const details = readDetails(document, position, position + WINDOW);
    if (count > 0 && details > position && /\d/.test(document.text.slice(position, details))) {
      return readTail(document, position);
    }
    const next = stickyEnd(/ [a-zñáéíóú\d]{1,14}(?=[ ,])/uy, document.text, position);
    if (next === null) return null;
    position = next;
  }
  return null;
}
