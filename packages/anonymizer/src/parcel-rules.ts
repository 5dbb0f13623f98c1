import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import { digitsOf } from './check-digits.ts';
import { before } from './normalise.ts';
import type { Rule } from './patterns.ts';

// How a piece of land is told: by its numbers in the register of plots; and licences as deeds and colleges write them.

const PLOT_WORD =
  '(?:circ(?:unscripcion|unsc?\\.|\\.)?|seccion|secc?\\.|sector|macizo|mac\\.|manzana|manz\\.|mza?\\.|chacra|ch\\.|quinta|qta\\.|fraccion|fracc?\\.|parcelas?|parcs?\\.|pc\\.|solar|lotes?|subparcela|subp(?:arc)?\\.|legua|poligono|unidad funcional|u\\. ?f\\.|ejido|ej\\.|radio|rad\\.|grupo)';
const PLOT_NUMBER =
  '(?:\\d{1,5}[a-z]{0,2}(?:(?:, | y | a | al |-)\\d{1,4}[a-z]?(?![a-z\\d])){0,6}|[ivxl]{1,5}|"?[a-z]"?)(?![a-z\\d])';
/** What only a register says: a block and a house are where somebody lives. */
const PLOT = /circ|secc|macizo|mac\.|parc|pc\.|poligono|legua/g;

const NUMBER_WORDS = `(?:${numberWordPattern}|uno|y)(?: (?:${numberWordPattern}|uno|y)){0,5}`;

/** Parcels, and licences that are written out. */
export const PARCEL_RULES: readonly Rule[] = [
  {
    // "N.C. 04-44-330120", "Nom. Cat.: 1-2-33-4", "identificación catastral 070112004".
    type: 'inmueble',
    source: 'plot-number',
    on: 'folded',
    needs: ['n.c.', 'n. c.', 'nom', 'catastral', 'nc:', 'nc '],
    digitWithin: 48,
    regex:
      /(?<![a-z.])(?:n\. ?c\.?|nc(?=:| n°)|nom(?:enclatura|encl?)?\.?(?: cat(?:astral|\.)?)?|(?:identificacion|clave|cuenta|designacion|referencia|padron) catastral)[ :]{1,3}(?:n(?:°|ro\.?)[ :]{0,2})?(?<v>\d{1,8}(?:[./-][a-z\d]{1,8}){1,9}|\d{6,24})(?!\d)/g,
    judge: ({ value }) => (digitsOf(value).length >= 5 ? 0.9 : 0),
  },
  {
    // "Circ. 3, Sector 4, Chacra 211, Parc. 2", "Sección J, Macizo 118, Parcelas 4 a 15": whether a nomenclature is spoken of or not.
    type: 'inmueble',
    source: 'plot-in-parts',
    on: 'folded',
    needs: ['parc', 'circ', 'macizo', 'poligono', 'secc', 'legua'],
    regex: new RegExp(
      `(?<![a-z])${PLOT_WORD}:? ?(?:n° ?)?${PLOT_NUMBER}(?:[,;]? ?(?:- ?|y )?${PLOT_WORD}:? ?(?:n° ?)?${PLOT_NUMBER}){1,7}`,
      'g',
    ),
    judge: ({ value }) => {
      const parts = new Set(value.match(PLOT) ?? []);
      return parts.size >= 2 || (parts.size === 1 && /macizo|chacra|quinta|fracc|circ/.test(value)) ? 0.9 : 0;
    },
  },
  {
    // "matriculado al Tomo ciento doce, Folio cuarenta y tres": as a deed writes it.
    type: 'matricula',
    source: 'registration-in-words',
    on: 'folded',
    needs: ['tomo '],
    regex: new RegExp(
      `(?<![a-z])tomo (?:numero )?${NUMBER_WORDS},? (?:y )?folio (?:numero )?${NUMBER_WORDS}(?![a-z])`,
      'g',
    ),
    judge: () => 0.85,
  },
  {
    // "Mat. ICIE 2-1187-4", "matrícula CIEC N° 4.412", "Mat. COPIME 11203": the college before the number.
    type: 'matricula',
    source: 'registration-behind-college',
    on: 'text',
    digitWithin: 28,
    regex:
      /(?<!\p{L})(?:[Mm]at(?:r\.|\.|r[ií]cula)|MAT\.|MATR[IÍ]CULA)(?: (?:[Pp]rof(?:esional|\.)|[Nn]acional|[Pp]rovincial))?[ :]{1,2}(?:\p{Lu}{2,8}|(?:\p{Lu}\.){2,7}) (?:[Nn](?:°|ro\.?) ?)?(?<v>\d(?:\d|[./-](?=\d)){2,10})(?!\d)/gu,
    judge: ({ start }, document) =>
      /(?:inmueble|lote|finca|casa|campo|F\.? ?R)[^;\n]{0,40}$/.test(before(document, start, 60)) ? 0 : 0.8,
  },
];
