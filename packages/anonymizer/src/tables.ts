import { fold, type NormalisedText, OPAQUE } from './normalise.ts';
import { findPlaceholders } from './placeholders.ts';
import type { Candidate, EntityType } from './types.ts';

/** A cell whose column says what it holds; offsets of the caller's text. */
export interface TableCell {
  start: number;
  end: number;
  type: EntityType;
}

interface Cell {
  start: number;
  end: number;
  text: string;
}

/** What a column's heading says about its cells, and what such a cell looks like. */
const COLUMNS: readonly { heading: RegExp; type: EntityType; cell: RegExp }[] = [
  {
    heading:
      /^(?:apellidos?(?: y nombres?)?|nombres?(?: y apellidos?| completo)?|apellido,? nombres?|titular(?:es)?|emplead[oa]s?|empleado\/a|trabajador(?:es|a)?|actor(?:es|a)?|cliente|paciente|alumn[oa]|asegurad[oa]|beneficiari[oa]|firmante|soci[oa]|hereder[oa]|testigo|conductor|propietari[oa]|acreedor(?:es)?|inquilin[oa]|persona|parte|abogad[oa]|letrad[oa]|destinatari[oa]|remitente|ordenante|locador[a]?|locatari[oa]|comprador[a]?|vendedor[a]?|denunciante|damnificad[oa]|victima|imputad[oa]|participante|integrante|heredero|legatari[oa]|responsable|contacto|interviniente|compareciente|chofer|docente|padre|madre|hij[oa]|copropietari[oa]|consorcista|propietario\/inquilino)$/,
    type: 'persona',
    // "el mismo", "libre", "ya indicado": no name is written without a capital.
    cell: /^(?=.*\p{Lu})(?=.*\p{L}{2})[\p{L} .,'-]{2,60}$/u,
  },
  {
    heading: /^(?:d\.?n\.?i\.?|(?:nro\.? |n° ?)?doc(?:umento|\.)?|documento)(?: n°?| nro\.?)?$/,
    type: 'dni',
    cell: /^[fm]?\d{1,2}\.?\d{3}\.?\d{3}$/i,
  },
  { heading: /^(?:c\.?u\.?i\.?[tl]\.?|cuit\/cuil)(?: n°?| nro\.?)?$/, type: 'cuit', cell: /^\d{2}[- ]?\d{8}[- ]?\d$/ },
  {
    heading:
      /^(?:domicilio|direccion|calle)(?: (?:real|particular|postal|actual|legal|denunciado|constituido|laboral))?$/,
    type: 'domicilio',
    cell: /^(?!(?:el|la) mism[oa]|[ií]dem|ver |[ií]d\.)(?=.*\p{L})(?=.*(?:\d|s\/n)).{4,90}$/iu,
  },
  {
    heading: /^lugar(?: de nac(?:imiento|\.)?)?$/,
    type: 'lugar_nacimiento',
    cell: /^\p{Lu}[\p{L} ,.'-]{2,40}$/u,
  },
  {
    heading: /^(?:f(?:echa|ec?\.?)?\.? ?(?:de )?nac(?:imiento|im?\.?)?\.?|nacimiento|nac\.)$/,
    type: 'fecha_nacimiento',
    cell: /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/,
  },
  {
    heading: /^(?:tel(?:efono|\.)?s?|cel(?:ular|\.)?|contacto|whatsapp|movil)$/,
    type: 'telefono',
    cell: /^(?=(?:\D*\d){6})[\d ()+.-]{6,24}$/,
  },
  {
    heading:
      /^(?:leg(?:ajos?|s)?\.?(?: ?(?:n\.?°|nro\.?|numero|#))?|(?:n\.?°|nro\.?|numero|#) ?(?:de )?(?:leg(?:ajo)?\.?|emplead[oa])|cod(?:igo|\.)? (?:de )?emplead[oa])$/,
    type: 'legajo',
    cell: /^(?:[a-z]{1,3}\d?-)?\d[\d./-]{0,10}(?:-[a-z])?$/i,
  },
  {
    heading: /^(?:(?:n°|nro\.?) (?:de )?)?(?:h\. ?c\.?|hc|historias? clin(?:icas?|\.))(?: n°| nro\.?)?$/,
    type: 'legajo',
    cell: /^(?:[a-z]{1,3}-)?\d[\d./-]{2,12}(?:[/-][a-z])?$/i,
  },
  {
    heading:
      /^(?:(?:n°|nro\.?) (?:de )?)?(?:exp(?:te|ediente)?\.?|expedientes?|causa|autos|actuacion|cuij)(?: n°| nro\.?)?$/,
    type: 'expediente',
    cell: /^(?:[A-Z]{1,4}[ -]?)?\d[\d./-]{2,16}(?:[/-][A-Z\d]{1,6}){0,3}$/,
  },
  { heading: /^(?:e-?mail|mail|correo(?: electronico)?)$/, type: 'email', cell: /^\S+@\S+$/ },
  { heading: /^(?:cbu|cvu|cbu\/cvu)$/, type: 'cbu', cell: /^\d[\d -]{19,30}$/ },
  { heading: /^alias$/, type: 'alias', cell: /^[\w.-]{6,20}$/ },
  {
    // A bank key is found by itself; what else stands in such a column is an alias.
    heading: /^(?:cbu|cvu|alias|cuenta)(?: ?[/o_] ?(?:cbu|cvu|alias|cuenta)){1,3}$/,
    type: 'alias',
    cell: /^(?=.*\p{L})[\w.-]{6,20}$/u,
  },
  { heading: /^(?:dni|documento|doc\.?) ?[/o] ?(?:cuit|cuil)$/, type: 'dni', cell: /^[\d.-]{7,13}$/ },
  {
    heading: /^(?:(?:n°|nro\.?) (?:de )?)?(?:cuenta|cta\.?)(?: n°?| nro\.?| bancaria)?$/,
    type: 'cuenta',
    cell: /^\d[\d/ -]{4,24}$/,
  },
  {
    heading: /^(?:dominio|patente|chapa)$/,
    type: 'patente',
    cell: /^[A-Z\d]{3} ?[A-Z\d]{3,4}$|^[A-Z]{2} ?\d{3} ?[A-Z]{2}$/i,
  },
  { heading: /^(?:matricula|mat\.)$/, type: 'matricula', cell: /^[\w.°/ -]{3,20}$/ },
  { heading: /^pasaporte$/, type: 'pasaporte', cell: /^[A-Z\d]{6,10}$/i },
];

/** A public body, a bank or a branch office among the names and addresses of a list. */
const PUBLIC_CELL: Partial<Record<EntityType, RegExp>> = {
  persona:
    /^(?:banco|arca|afip|anses|arba|agip|dgr|rentas|municipalidad|provincia|gobierno|ministerio|fisco|estado|direccion general|administracion (?:federal|tributaria)|obra social|sindicato|superintendencia|instituto|pami|osde|ioma|hospital|alcaidia|comisaria|juzgado|fiscalia)(?![a-z])/,
  domicilio: /^(?:agencia|sucursal|suc\.|delegacion|distrito|oficina) (?:n° ?)?\d{1,4}$/,
};

const SEPARATOR = /\t|\||;| {2,}/g;
const BAR = /\|/g;
const COMMA = /,/g;
const MONTH = /(?<!\d)\d{1,2}\/\d{2,4}(?!\d)/g;
const RULE_LINE = /^[\s|:+=-]+$/;
const LONGEST_ROW = 600;

/** Cells of tables with a heading row, whatever separates the columns: blanks, tabs, bars or semicolons. */
export function findTableCells(source: string): TableCell[] {
  const found: TableCell[] = [];
  let table: Table | null = null;
  let at = 0;
  for (const line of source.split('\n')) {
    const start = at;
    at += line.length + 1;
    if (line.trim() === '') table = null;
    if (line.length > LONGEST_ROW || RULE_LINE.test(line)) continue;
    const heading = readHeading(line, start);
    if (!heading && !table) continue;
    // A row that was redacted already tells nothing about its columns; so a second run finds nothing new.
    if (findPlaceholders(line).length > 0) continue;
    if (heading) table = heading;
    else if (table) found.push(...readRow(line, start, table));
  }
  return found;
}

function readRow(line: string, start: number, table: Table): TableCell[] {
  const found: TableCell[] = [];
  const cells = cellsOf(line, start, table.separator);
  const fits = cells.length === table.columns.length;
  if (!fits && !(table.isAligned && cells.length > 1)) return found;
  for (const [index, cell] of cells.entries()) {
    const place = fits ? index : table.starts.findLastIndex((from) => from <= cell.start - start + 1);
    const column = table.columns[place];
    if (
      column?.cell.test(cell.text) &&
      !(column.type in PUBLIC_CELL && PUBLIC_CELL[column.type]?.test(fold(cell.text)))
    )
      found.push({ start: cell.start, end: cell.end, type: column.type });
  }
  return found;
}

interface Table {
  columns: ((typeof COLUMNS)[number] | undefined)[];
  separator: RegExp;
  /** Columns made of blanks: a row with an empty cell is read by where its cells begin. */
  isAligned: boolean;
  starts: number[];
}

/** A row of headings: two that the engine knows, or one beside at least two others. */
function readHeading(line: string, start: number): Table | null {
  // "Neto 04/2024": a month is no figure of a row.
  if (/\d{2}/.test(line.replace(MONTH, ''))) return null;
  // Between bars a semicolon is a mark of the sentence: "falleció; hereda Gastón".
  for (const separator of [line.includes('|') ? BAR : SEPARATOR, COMMA]) {
    // Most lines end here: a sentence has no columns.
    if (line.search(separator) === -1) continue;
    const cells = cellsOf(line, start, separator);
    // A sentence with commas is no row of headings; most lines end here.
    if (cells.length < 2 || (separator === COMMA && cells.some(({ text }) => text.length > 30))) continue;
    const columns = cells.map(columnOf);
    const known = columns.filter(Boolean).length;
    const enough = separator === COMMA ? known >= 3 : known >= 2 || (known === 1 && cells.length >= 3);
    if (!enough) continue;
    const isAligned = separator === SEPARATOR && !/[\t|;]/.test(line);
    return { columns, separator, isAligned, starts: cells.map((cell) => cell.start - start) };
  }
  return null;
}

function cellsOf(line: string, offset: number, separator: RegExp): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  const add = (to: number) => {
    const raw = line.slice(from, to);
    // In `"Ibarra, Sol",40112334` the quotes hold a cell together and are not part of it.
    const quoted = /^\s*"[^"]*"\s*$/.test(raw) ? 1 : 0;
    const trimmed = raw.trim();
    const text = quoted === 1 ? trimmed.slice(1, -1) : trimmed;
    const start = offset + from + (raw.length - raw.trimStart().length) + quoted;
    if (text !== '') cells.push({ start, end: start + text.length, text });
  };
  let quotes = 0;
  let counted = 0;
  for (const match of line.matchAll(separator)) {
    for (; counted < match.index; counted += 1) if (line[counted] === '"') quotes += 1;
    if (quotes % 2 === 1) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(line.length);
  return cells;
}

function columnOf({ text }: Cell): (typeof COLUMNS)[number] | undefined {
  if (text.length > 30) return undefined;
  const heading = fold(text)
    .replace(/[º˚]/g, '°')
    .replace(/[ :]+$/, '');
  return COLUMNS.find((column) => column.heading.test(heading));
}

/** The cells as candidates of the normalised text; those already replaced are left out. */
export function tableCandidates(document: NormalisedText, cells: readonly TableCell[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const cell of cells) {
    const start = firstAt(document.sourceStart, cell.start);
    const end = firstAt(document.sourceStart, cell.end);
    if (start >= end || document.text.slice(start, end).includes(OPAQUE)) continue;
    candidates.push({ start, end, type: cell.type, score: 0.85, source: 'table' });
  }
  return candidates;
}

/** Index of the first character that comes from `offset` or later. */
function firstAt(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
