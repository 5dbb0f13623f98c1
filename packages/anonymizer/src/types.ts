/** Every kind of personal datum the engine knows. The order is the order of the legend on screen. */
export const ENTITY_TYPES = [
  'persona',
  'dni',
  'cuit',
  'domicilio',
  'email',
  'telefono',
  'cbu',
  'alias',
  'cuenta',
  'expediente',
  'matricula',
  'patente',
  'pasaporte',
  'fecha_nacimiento',
  'empresa',
  'tarjeta',
  'url_ip_usuario',
  'legajo',
  'inmueble',
  'escuela',
  'lugar_nacimiento',
  'imei',
] as const;

export type EntityType = (typeof ENTITY_TYPES)[number];

/** A personal datum in the caller's text. Offsets are UTF-16 code units, `end` exclusive; `text` is the exact slice. */
export interface Span {
  start: number;
  end: number;
  type: EntityType;
  text: string;
  /** 0 to 1; 1 means a check digit confirmed it. */
  score: number;
  /** The rule that found it, for explanations and debugging; not shown to users. */
  source: string;
}

/** A datum already accepted earlier in the conversation, or added by hand; it is searched again in the text. */
export interface KnownDatum {
  type: EntityType;
  text: string;
}

/** What was learned of how names stand in a text: the log-odds that each feature of a word adds. */
export interface NameModel {
  bias: number;
  /** Of each kind of feature, value → weight. */
  weights: readonly ReadonlyMap<string, number>[];
}

export interface DetectOptions {
  /** Only these types are returned; all of them by default. */
  types?: readonly EntityType[];
  /** Literals that the user decided to keep; compared without case or accents. */
  keep?: readonly string[];
  /** Data to look for again: earlier messages of the conversation, or text the user selected. */
  known?: readonly KnownDatum[];
  /** What was learned of how names stand in a text; the package's own by default. `fit-names` measures others with it. */
  names?: NameModel;
}

/** What a detector proposes. Offsets point into the normalised text, not into the caller's. */
export interface Candidate {
  start: number;
  end: number;
  type: EntityType;
  score: number;
  source: string;
  /** A weak candidate counts only shortly after a datum of this kind. */
  only?: 'after-person' | 'after-contact' | 'beside-person';
}

/** Half-open interval of the normalised text that detectors of names must leave alone. */
export interface Zone {
  start: number;
  end: number;
}
