import { readDetails, stickyEnd } from './address-parts.ts';
import { readLocalities } from './localities.ts';
import type { NormalisedText } from './normalise.ts';

/** How far (characters) an address may go on after its street's number. */
const WINDOW = 320;
/** `, Quinta "Los Tilos"`, `, Finca La Esperanza`, `, Parque Pesquero`: a named part between the street and the town. */
const ESTATE =
  /(?:,|;| -|(?<=\d)) ?(?:del? )?(?:[Qq]uinta|[Ff]inca|[Ee]stancia|[Cc]hacra|[Cc]ountry|[Cc]lub de [Cc]ampo|[Bb]arrio(?: (?:[Cc]errado|[Pp]rivado))?|[Cc]omplejo(?: [Hh]abitacional)?|[Ee]dificio|[Tt]orres?|[Pp]arque|[Gg]aler[ií]a|[Cc]onjunto(?: [Hh]abitacional)?|[Pp]araje|[Pp]redio|[Dd]istrito|[Ee]stablecimiento|[Aa]sentamiento|[Rr]esidencia|[Hh]otel|[Hh]ospedaje|[Pp]ensi[oó]n|[Hh]ogar|[Bb]alneario|[Ss]hopping|[Tt]oma|[Aa]sentamiento|[Vv]illa|[Cc]alle|[Aa]v(?:da)?\.|[Aa]venida|[Cc]allej[oó]n|[Pp]asaje|[Pp]je\.|[Cc]amino(?: al?)?|[Rr]uta|B°|B[oº]\.|BARRIO|CALLE) "?(?:(?:de|del|la|las|los|el|La|Las|Los|El) ){0,2}(?:(?:Gral|Cnel|Pte|Gdor|Dra?|Ing|St[ao]|Cap|Tte|Sgto|Alte|C[md]te|Int|Prof|Mons|Pbro|Hno|\p{Lu})\.|\p{Lu}[\p{L}']{1,20}|\d{1,4} [Vv]iviendas|\d{1,2} de \p{Lu}\p{Ll}{3,10}|\d{1,4}(?= ?[Hh]ect))(?: (?:(?:de|del|la|las|los|el|y) ){0,2}(?:\p{Lu}[\p{L}']{0,20}|[IVX]{1,4}|\d{1,2}(?![\d.]))){0,3}"?(?:,? (?:[Nn]° ?)?\d{1,5}(?![\d./]))?/uy;
/** ", a la vera de la Ruta Provincial 5, km 78", ", Ruta 9 km 12". */
const ROAD =
  /(?:,|;| -) ?(?:(?:a la vera de|sobre|al costado de|frente a|acceso por) )?(?:la )?(?:ruta|r\.?[np]\.?|autopista|camino)(?: (?:nac(?:ional|\.)|prov(?:incial|\.)|complementaria|vecinal|rural))?(?: n°)? ?"?[a-z\d]{1,4}"?(?:-\d{1,3})?(?:,? (?:km\.?|kilometro) ?\d{1,4}(?:[.,]\d{1,3})?)?/y;

/** Flats, estates, towns and postal codes after a street or a block, in any order; returns where they end. */
export function readTail(document: NormalisedText, at: number): number {
  const limit = Math.min(document.text.length, at + WINDOW);
  let position = at;
  for (let count = 0; count < 4 && position < limit; count += 1) {
    // After a town only a part with a word of its own goes on ("Parque Pesquero, Nave 3"), not a number of the next item.
    const mayGoOn = count === 0 || /^(?:,|;| -)? ?\p{L}{2}/u.test(document.text.slice(position, position + 6));
    const details = mayGoOn ? readDetails(document, position, limit) : position;
    const estate = stickyEnd(ROAD, document.folded, details) ?? stickyEnd(ESTATE, document.text, details) ?? details;
    const next = readLocalities(document, readDetails(document, estate, limit), limit);
    if (next === position) break;
    position = next;
  }
  return position;
}
