/** Why an official page could not be had. */
export type InfolegTroubleKind =
  | 'forbidden'
  | 'rate-limited'
  | 'server-error'
  | 'captcha'
  | 'cut'
  | 'encoding'
  | 'shape'
  | 'not-found'
  | 'too-large'
  | 'timeout'
  | 'network'
  | 'redirect'
  | 'disk-full';

const told: Record<InfolegTroubleKind, string> = {
  forbidden: 'InfoLEG no dejó leer la página (403)',
  'rate-limited': 'InfoLEG pidió esperar (429)',
  'server-error': 'InfoLEG respondió con un error propio',
  captcha: 'InfoLEG pidió comprobar que no es un programa quien lee',
  cut: 'la página llegó cortada',
  encoding: 'las letras de la página llegaron dañadas',
  shape: 'la página no tiene la forma conocida',
  'not-found': 'InfoLEG no tiene esa página',
  'too-large': 'la página es demasiado larga',
  timeout: 'InfoLEG no respondió a tiempo',
  network: 'no se pudo llegar a InfoLEG',
  redirect: 'InfoLEG llevó a otra parte',
  'disk-full': 'no hay lugar en el disco',
};

/** A norm could not be fetched, by name; what was held of it stays. */
export class InfolegTrouble extends Error {
  override readonly name = 'InfolegTrouble';
  readonly kind: InfolegTroubleKind;
  /** For a person, in Spanish. */
  readonly told: string;

  constructor(kind: InfolegTroubleKind, detail = '') {
    super(`InfoLEG: ${kind}${detail && ` (${detail})`}`);
    this.kind = kind;
    this.told = detail ? `${told[kind]}: ${detail}` : told[kind];
  }

  /** The site itself is out, so that the next norm would fare no better. */
  get isOut(): boolean {
    return ['forbidden', 'rate-limited', 'captcha', 'disk-full'].includes(this.kind);
  }
}
