import { matchAnchored } from './anchored.ts';
import { ENTITY_TYPES, type EntityType } from './types.ts';

/** A placeholder, or something that reads like one, at UTF-16 offsets of the text it was found in. */
export interface PlaceholderMatch {
  start: number;
  end: number;
  type: EntityType;
  number: number;
}

/** `placeholder('persona', 1)` is `[PERSONA_1]`. */
export function placeholder(type: EntityType, number: number): string {
  return `[${type.toUpperCase()}_${number}]`;
}

// What models do to a label: accents ("Teléfono"), plurals ("PERSONAS"), spaces or hyphens instead of underscores.
const SPELLINGS: Partial<Record<EntityType, string>> = {
  persona: 'personas?',
  dni: 'dnis?',
  cuit: 'cuits?',
  domicilio: 'domicilios?',
  email: 'e-?mails?',
  telefono: 'tel[eé]fonos?',
  cuenta: 'cuentas?',
  expediente: 'expedientes?',
  matricula: 'matr[ií]culas?',
  patente: 'patentes?',
  pasaporte: 'pasaportes?',
  fecha_nacimiento: 'fechas?[ _-](?:de[ _-])?nacimiento',
  empresa: 'empresas?',
  tarjeta: 'tarjetas?',
  url_ip_usuario: 'url[ _-]ip[ _-]usuario',
  legajo: 'legajos?',
  inmueble: 'inmuebles?',
  escuela: 'escuelas?',
  lugar_nacimiento: 'lugar(?:es)?[ _-](?:de[ _-])?nacimiento',
};

const LABELS = ENTITY_TYPES.map((type) => `(?<${type}>${SPELLINGS[type] ?? type})`).join('|');

// Bracketed: any case and any separator. Bare: only as the engine writes it, PERSONA_1, or PERSONA 1 in capitals,
// because "persona 1" may be the author's own words. A closing bracket counts alone too: "[PERSONA_1 y PERSONA_2]".
const PLACEHOLDER = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?<open>\\?\[\s?)?(?:${LABELS})(?<gap>\\?_|[ -]|\s?N[°º.]\s?|)(?<number>[1-9]\d{0,5})(?<close>\s?\\?\])?(?![\p{L}\p{N}_])`,
  'giu',
);

/** Every placeholder ends in its number. */
const FIGURES = /\d+/g;
/** With its bracket and what stands before the number. */
const longestLabel = 40;

/** Finds placeholders as written and as models rewrite them; in order, disjoint. */
export function findPlaceholders(text: string): PlaceholderMatch[] {
  const found: PlaceholderMatch[] = [];
  for (const match of matchAnchored(text, PLACEHOLDER, FIGURES, longestLabel)) {
    const groups = match.groups ?? {};
    const type = ENTITY_TYPES.find((candidate) => groups[candidate] !== undefined);
    if (!type) continue;
    const label = groups[type] as string;
    const bracketed = groups.open !== undefined || groups.close !== undefined;
    const asWritten = groups.gap?.endsWith('_') || (groups.gap === ' ' && label === label.toUpperCase());
    if (!bracketed && !asWritten) continue;
    // "DNI 1" in capitals is a plain label and a plain number; only the long labels are safe without a bracket.
    if (!bracketed && !groups.gap?.endsWith('_') && !BARE_WITH_SPACE.has(type)) continue;
    found.push({ start: match.index, end: match.index + match[0].length, type, number: Number(groups.number) });
  }
  return found;
}

const BARE_WITH_SPACE: ReadonlySet<EntityType> = new Set(['persona', 'empresa', 'domicilio']);
