import { matchBeginnings } from './beginnings.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { before, fold, type NormalisedText } from './normalise.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';

// Businesses, clubs and mutual societies that no legal form gives away: "Muebles Don Güemes", "Mutual y Club Unión". One that the text
// only speaks of stays; one that sues, is sued, employs somebody or sold something is replaced.

/** What a business calls itself first: its trade. */
const TRADES =
  'aberturas aceros agro agropecuaria algodones amoblamientos aridos aserradero automotores autoservicio balanzas bar bazar biblioteca bicicleteria bodega bulonera cabanas carniceria carpinteria casa cementos cerealera citricola clinica club colchoneria comercial complejo confecciones confiteria construcciones constructora cooperadora cooperativa corralon cosmetica credito cristales curtiembre desarrollos desmotadora despensa distribuidora drogueria electricidad electro electrodomesticos emprendimientos esquila establecimiento estacion estancia expreso fabrica farmacia ferreteria fiambreria financiera finca forrajeria frigorifico frutas galpones gastronomia geriatrico gimnasio golosinas grafica granja grupo heladeria herreria hilanderia hosteria hotel imprenta indumentaria industria ingenio inmobiliaria instalaciones jugueteria kiosco laboratorio lacteos lavadero lavanderia libreria limpieza logistica maderas maderera maquinarias materiales mensajeria metalurgica minimercado molino montajes motos mudanzas muebleria muebles mutual neumaticos optica panaderia panificadora parrilla perfumeria pesquera petroleo pinturas pintureria pizzeria plasticos polleria postres prestamos propiedades remiseria remises repuestos residencia restaurante? resto rotiseria sanatorio seguridad semillas servicios supermercado taller tambo tapiceria techos tejidos textil tienda transporte turismo verduleria veterinaria viajes vidrieria vinedos vinos vivero yerbatera zapateria'.split(
    ' ',
  );
const TRADE = `(?:(?:${TRADES.join('|')})(?:e?s)?|asociacion (?:mutual|civil|cooperadora))(?![a-z])`;

/** What makes a part in the case of whoever follows: a side, an employer, a seller. */
const PART_LEFT =
  /(?:(?<![a-z])(?:contra|c\/|vs\.?|v\/|(?:co)?demandad[oa]s?[:,]?|denunciad[oa]s?[:,]?|requerid[oa]s?[:,]?|reclamad[oa]s?[:,]?|contraria,|actora,|empleador[a]?[:,]?|patronal[:,]?|destinatari[oa]s?:|remitente:|denominacion:|razon social:|nombre de fantasia:?|condenar a|(?:cobr|trabaj|labor)(?:a|o|aba|ando|e|aron|amos) (?:en|para)|se desempen(?:a|o|aba) en|emplead[oa] (?:de|en)|dependiente de|bajo dependencia de|a las ordenes de|servicios? (?:en|para)|contratad[oa] por|despedid[oa] (?:de|por)|haberes de|recibos? de(?: sueldo de)?|prestamo[^.;\n]{0,40},? en|compr[eo](?: [a-z]{2,12}){0,4} en|soci[oa](?: gerente)? de|duen[oa] de|titular de|representante de|apoderad[oa] de|gerente de|encargad[oa] de|ingres[oe] a)|[;"] ?y |\u0090[;,]? y |(?:requeridos|demandados|requirentes|reclamados)[^.\n]{0,60}; ?) ?(?:a )?(?:(?:la|el|los|las|al|del|firma|empresa|comercio|local|negocio|denominad[oa]|llamad[oa]|de nombre) ){0,4}"?$/;
/** "trabaja en la desmotadora X", "por la constructora X, el Dr.": the trade stands before in small letters. */
const TRADE_LEFT = new RegExp(
  String.raw`(?:(?:trabaj|labor|cobr)(?:a|o|aba|ando|e) (?:en|para)|desempen(?:a|o|aba) en|contra|demandad[oa]|fue(?:ron)? al?|compr[eo][^.;\n]{0,24} en|despedid[oa] (?:de|por)) (?:la|el|al|a la|una?|su)? ?(?:firma|empresa|sociedad|concesionaria|prestadora|financiera|inmobiliaria|constructora|secadero|desmotadora|${TRADE}) (?:llamad[oa] |denominad[oa] )?"?$`,
);
/** "titular del taller Chapa y Pintura El Silver". */
const OWNER_LEFT = new RegExp(
  `(?<![a-z])(?:titular(?:es)?|duen[oa]s?|propietari[oa]s?|gerente|responsable|a cargo) del? (?:la )?(?:${TRADE}|firma|comercio|negocio|local) (?:llamad[oa] |denominad[oa] )?"?$`,
);
const SIDE_LEFT =
  /(?<![a-z])por (?:la|el) (?:firma|empresa|sociedad|constructora|concesionaria|financiera|inmobiliaria|transportista|bodega|mutual|cooperativa|aseguradora|clinica|desarrolladora) "?$/;
const SIDE_RIGHT = /^"?,? (?:el|la) (?:dra?|letrad[oa]|apoderad[oa]|abogad[oa])(?![a-z])/;
/** "X, representada por …": a business, not somebody. */
const REPRESENTED_RIGHT =
  /^"?,? (?:representad[oa]|por medio de su|a traves de su) (?:por|en este acto|gerente|apoderad)/;
const longestName = 60;

const WORD = String.raw`\p{Lu}[\p{L}'&]{1,20}`;
const LINK = `(?:(?:de|del|la|las|los|el|y|e|&|DE|DEL|LA|LAS|LOS|EL|Y|E|Don|Doña|San|Santa) ){0,3}`;
/** Capitalised words and what joins them; the first is the trade or, behind a trade in small letters, any. */
const NAME = new RegExp(String.raw`(?<![\p{L}\d])${WORD}(?: ${LINK}${WORD}){1,6}`, 'uy');
const TRADE_WORD = new RegExp(`${TRADE}|(?:firma|empresa|sociedad|concesionaria|prestadora|secadero)(?![a-z])`, 'y');
const KEYS = [
  ...new Set(
    [...TRADES, 'asociacion', 'firma', 'empresa', 'sociedad', 'concesionaria', 'prestadora', 'secadero'].map((word) =>
      word.slice(0, 3),
    ),
  ),
];
const LINKS = /(?: (?:de|del|la|las|los|el|y|e|don|doña|san|santa))+$/i;

/** Businesses without a legal form that have a part in the case. */
export function findBusinesses(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  for (const { index, 0: trade } of matchBeginnings(document, TRADE_WORD, KEYS)) {
    // "la constructora Techos del Sur": behind a trade in small letters any capitals are the name.
    const isNamed = /\p{Lu}/u.test(document.text[index] as string);
    const start = isNamed ? index : index + trade.length + 1;
    NAME.lastIndex = start;
    const written = NAME.exec(document.text)?.[0];
    if (written === undefined || (!isNamed && document.text[start - 1] !== ' ')) continue;
    const name = withoutPerson(written);
    const end = start + name.length;
    if (!name.includes(' ') || name.length > longestName || inZone(zones, start, end)) continue;
    if (PUBLIC.test(document.folded.slice(start, end)) || WITH_FORM.test(name)) continue;
    const left = before(document, start, 90);
    const right = document.folded.slice(end, end + 40);
    const hasPart = isNamed
      ? PART_LEFT.test(left) || REPRESENTED_RIGHT.test(right)
      : TRADE_LEFT.test(left) || OWNER_LEFT.test(left) || (SIDE_LEFT.test(left) && SIDE_RIGHT.test(right));
    if (hasPart) found.push({ start, end, type: 'empresa', score: 0.86, source: 'business' });
  }
  return found;
}

/** A legal form is read elsewhere, and where somebody has its seat is none of the name. */
const WITH_FORM =
  / (?:SA|SRL|SAS|SAU|SCA|Ltda|LTDA|RUTA|Ruta|CALLE|Calle|AVENIDA|Avenida|PASAJE|Pasaje|BARRIO|Barrio)(?!\p{L})/u;

/** What a public body is called, or what is only part of a longer label. */
const PUBLIC =
  /(?<![a-z])(?:nacion(?:al)?|provincial|municipal|publico|salud publica|judicial|social|penitenciari[oa]|de (?:abogados|escribanos)|servicios? (?:social|local|publico|penitenciario)|seguridad social|estado|gobierno|ministerio|municipalidad|anses|afip|arca|pami|policia|de familia|de la defensa|ferrocarriles|rosada|de gobierno)(?![a-z])/;

/** "Bodega Los Álamos y Pascual Ruiz": a given name behind "y" opens somebody else. */
function withoutPerson(written: string): string {
  let end = written.length;
  for (const { index, groups } of written.matchAll(/ [yeYE] (?<next>\p{L}+)/gu)) {
    const next = fold(groups?.next ?? '');
    // "Esquila y Lanas La Chacrita": a trade of its own, whoever is called so too.
    const goesOn =
      /^ [yeYE] \p{L}+ (?:(?:la|el|los|las) )?\p{Lu}/iu.test(written.slice(index)) && !GIVEN_NAMES.has(next);
    if (!goesOn && (GIVEN_NAMES.has(next) || SURNAMES.has(next))) {
      end = index;
      break;
    }
  }
  return written.slice(0, end).replace(LINKS, '');
}
