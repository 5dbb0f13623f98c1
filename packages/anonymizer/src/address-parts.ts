import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import type { NormalisedText } from './normalise.ts';

// The number or letter of a flat, a lot, a floor; never a word of the sentence ("casa que").
const UNIT = String.raw`(?![a-z]):? ?(?:n°|nro\.?)? ?(?:"[^"\n]{1,12}"|(?:uno|(?:treinta|cuarenta|cincuenta|sesenta) y [a-z]{3,6}|${numberWordPattern}|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa])(?![a-z])|(?:interno|interior|fondo|frente|contrafrente|unico|a la calle)(?![a-z])|(?!(?:de|del|que|con|en|y|e|la|el|los|las|por|sin|es|al|se|su|mi|no|si|lo|un|una|para|tel|cel|dni|cuit|cp|caba|casa|piso|lote)(?![a-z]))"?(?:\d \d(?!\d)|[a-z\d]{1,4})(?:-[a-z\d]{1,3})?°?"?)(?: bis)?(?![a-z\d])`;
const DETAIL = new RegExp(
  String.raw`(?: ?[,;]| -)? ?(?:y )?(?:(?:piso|p\.|torre|cuerpo|ala|oficina|ofic\.|of\.|of|depto\.?|dto\.?|dpto\.?|dep\.|departamento|unidad(?: funcional)?|u\. ?f\.|uf|local|casa|lotes?(?: rural(?:es)?)?|lte?\.?|manzana|mza?\.?|mzna\.?|parcela|pc\.|parc\.|fraccion|block|monoblock|tira|sector|timbre|casilla|escalera|nudo|pasillo|etapa|galpon|nave|modulo|viv\.|vivienda|km\.?|interno|cochera|hab\.?|habitacion|cabana|d[uú]plex|bungalow|ph|puesto|stand|subsuelo|entrepiso|entrada|quinta|chacra|calle|unidad|cuadro|zona|seccion|cons\.|consultorio|mono|monoambiente|puerta|porton|fila|etapa|anillo|cuartel|box) ?${UNIT}(?: (?:del|al|de) (?:fondo|frente|contrafrente|medio|costado|patio)(?![a-z]))?|(?:primera|segunda|tercera|cuarta|quinta) seccion(?![a-z])|\((?:norte|sur|este|oeste|al fondo|fondo|frente|contrafrente|interior)\)|sin numero(?![a-z])|(?:norte|sur|este|oeste)(?=[ ,.;]|$)|casa (?:esquina|sin numero)(?![a-z])|s\/n(?:°|ro)?(?![a-z])|(?:primer |segundo )?(?:entrepiso|subsuelo)(?![a-z])|planta (?:baja|alta)|parque industrial(?: [a-z]{3,14})?(?=[,.;\n]|$)|v° [a-z]{4,14}(?=[ ,.;\n]|$)|(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|\d{1,2}(?:do|er|ro|to|mo|vo|no)\.?) piso|piso (?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo)|(?:torre|edificio) [a-z]{3,20}(?: [ivx\d]{1,4})?(?=[ ,.;\n]|$)|p ?\d{1,2}°?(?![a-z\d])|\d{1,2} piso|p\.? ?[ab]\.?(?![a-z])(?: ?"?[a-z\d]{1,2}"?(?![a-z\d]))?|\d{1,2}°(?: piso)?(?:,? ?-? ?"?(?!(?:de|del|en|la|el|los|con|que|se|al|por|of|uf|dto|ent|esq|cp|tel|cel|dni|caba|y|e)(?![a-z])|[aey] [a-z])[a-z\d]{1,3}"?(?![a-z\d°]))?|(?:\d{1,2}(?:do|er|ro|to|mo|vo|no)\.?(?: piso)?,? )?\d{1,2} ?"[a-z\d]{1,2}"|\d{1,2}(?:do|er|ro|to|mo|vo|no)\.? ?"[a-z\d]{1,3}"|\d{1,2}(?:do|er|ro|to|mo|vo|no)\.? (?:[b-h]|\d{1,3}|a(?=[,.;)\n]|$| (?:no|que|q|y|lo|se|es|esta|hay)(?![a-z])))(?![a-z\d])|"[a-z\d]{1,2}"|(?:n\.?°|nro\.?|numero) ?\d{1,5}(?![\d/])|(?<=\d )\d{1,2} ?[a-k](?=[,.;)\n]| -| caba| c\.?p|$)|[pd]\.?: ?[a-z\d]{1,3}(?![a-z\d])|cuartel [ivx\d]{1,5}(?![a-z\d])|(?:al )?(?:fondo|frente|contrafrente|interior)(?![a-z]))`,
  'y',
);
const CROSS_NAME = String.raw`(?:\d{1,3}(?: bis)?|(?:(?:\p{Lu}[\p{L}.']{0,20}|de|del|la|los|\d{1,2}) ){0,4}?\p{Lu}[\p{L}.']{1,20})`;
const CROSSING = new RegExp(
  String.raw`,? ?\(?(?:[Ee]\/|E\/|[Ee]ntre|ENTRE|[Cc]asi(?: [Ee]squina)?(?: con)?|[Ee]sq(?:uina|\.)?(?: con)?|ESQ(?:UINA|\.)?) ?(?:(?:calles?|[Aa]v\.|[Aa]vda\.|[Aa]venida|[Bb]v\.|[Rr]uta|[Pp]je\.|[Pp]asaje) )?${CROSS_NAME}(?: [yY] ${CROSS_NAME})?\)?`,
  'uy',
);

/** "entre pecoraro y rondeau", in a message without capitals. */
const LOWER_CROSSING =
  /,? ?(?:e\/|entre|esq\.?|esquina|casi) ?(?:[a-záéíóúñü]{3,14} ){0,2}?[a-záéíóúñü]{3,14}(?: y (?:[a-záéíóúñü]{3,14} ){0,1}?[a-záéíóúñü]{3,14})?(?= ?[.,;)\n]|$)|,? ?(?:e\/|entre) ?[a-záéíóúñü]{3,14} y [a-záéíóúñü]{3,14}(?= )/uy;

/** Floors, flats, offices, lots and cross streets after a number; returns where they end (`at` when there are none). */
export function readDetails(document: NormalisedText, at: number, limit: number): number {
  let position = at;
  for (let count = 0; count < 6 && position < limit; count += 1) {
    const next =
      stickyEnd(DETAIL, document.folded, position) ??
      stickyEnd(CROSSING, document.text, position) ??
      stickyEnd(LOWER_CROSSING, document.text, position);
    if (next === null) break;
    position = next;
  }
  return position;
}

/** Where a sticky pattern ends when it matches something at `at`, else null. */
export function stickyEnd(pattern: RegExp, haystack: string, at: number): number | null {
  pattern.lastIndex = at;
  const match = pattern.exec(haystack);
  return match && match[0].length > 0 ? at + match[0].length : null;
}
