import type { Claim } from '@foja/computable-law/limitation/claim';
import { fold } from '@foja/legal-text/fold';

/** What happened, or what is claimed, as people tell it, and the claim of the catalogue that it makes. */
export interface ToldClaim {
  claim: string;
  /** "los daños del choque". */
  of: string;
  /** Each period lapses by itself. */
  isPeriodic?: boolean;
  /** What it runs from, of `events.yaml`, where another day is easily told beside it. */
  event?: string;
  /** What stops the term for some who ask, said first, and its article. */
  stands?: { text: string; article: string };
}

const events: readonly (ToldClaim & { told: RegExp; unless?: RegExp })[] = [
  {
    told: /\b(?:cuota alimentaria|alimentos|cuotas? de alimentos|manutencion)\b/,
    claim: 'cuotas-alimentarias-devengadas',
    of: 'las cuotas alimentarias',
    isPeriodic: true,
    unless: /\b(?:indign\w+|desheredac\w+|exclusion|excluir)\b/,
    stands: {
      text: 'Si son de un hijo menor de edad, entre él y sus padres la prescripción está suspendida mientras dura la responsabilidad parental: ahí no corre. En los demás casos, cada',
      article: 'ccyc:2543',
    },
  },
  {
    told: /\b(?:alquileres|inquilin\w+ (?:\w+ ){0,3}(?:no (?:me )?pag\w+|deb\w+)|deb\w+ (?:\w+ ){0,3}alquiler\w*|alquiler\w* impag\w+)\b/,
    claim: 'alquileres',
    of: 'los alquileres',
    isPeriodic: true,
  },
  { told: /\bexpensas\b/, claim: 'expensas', of: 'las expensas', isPeriodic: true },
  // The year runs from the day on which it was refused, or from the end of the term to present it, and not from the day that it bears (ley 24.452, 61).
  {
    told: /^(?=.*\bcheques?\b)(?=.*\brechaz(?:ad\w+|aron|o)\b)/,
    claim: 'cheque-accion-contra-el-librador',
    of: 'el cheque',
    unless: /\bno (?:es |era )?(?:de pago )?diferid\w+|\bcomun\b/,
  },
  {
    told: /\btarjeta de credito\b/,
    claim: 'tarjeta-de-credito-accion-ordinaria',
    of: 'el saldo de la tarjeta por la vía ordinaria',
  },
  {
    told: /\b(?:segur[oa]|aseguradora|compania)\b.*\b(?:rechaz\w+|neg\w+|declin\w+)\b.*\b(?:siniestro|cobertura|reclamo|pag\w+)\b|\brechaz\w+ (?:el|mi) siniestro\b/,
    claim: 'seguro',
    of: 'lo que debe el seguro al asegurado',
  },
  {
    told: /\b(?:viajaba|iba|pasajer\w+)\b.*\b(?:colectivo|micro|tren|subte|taxi|remis|avion)\b/,
    claim: 'transporte-de-personas',
    of: 'los daños al pasajero',
  },
  {
    told: /\b(?:preste|prestamos|le preste|mutuo(?! (?:acuerdo|consentimiento))|prestamo)\b/,
    claim: 'mutuo-restitucion-del-capital-en-cuotas',
    of: 'la devolución de un préstamo',
    unless: /\b(?:banco|tarjeta|financiera)\b/,
  },
  {
    told: /\bcompensacion economica\b/,
    claim: 'compensacion-economica-divorcio',
    of: 'la compensación económica',
    event: 'sentencia-de-divorcio',
    unless: /\b(?:conviv\w+|concubin\w+|union)\b/,
  },
  {
    told: /\basamblea\b.*\bconsorcio\b|\bconsorcio\b.*\basamblea\b/,
    claim: 'nulidad-de-asamblea-de-consorcio',
    of: 'la nulidad de la asamblea',
    event: 'asamblea',
  },
  {
    told: /\b(?:polici\w+|patrullero|estado|municipalidad|gendarm\w+)\b.*\b(?:lastim|golpe|lesion|hiri|dan|choc|atropell)\w*|\bcontra el estado\b/,
    claim: 'responsabilidad-del-estado',
    of: 'los daños que causó el Estado nacional',
    unless: /\b(?:provinci\w+|municipal\w*)\b/,
  },
  {
    told: /\b(?:choqu?[eo]|(?:me|nos) choco|choque|chocaron|chocamos|me atropell\w+|accidente de (?:transito|auto|moto))\b/,
    claim: 'accidente-de-transito-danos',
    of: 'los daños del choque',
    unless: /\b(?:segur[oa]s?|aseguradora|colectivo|micro|tren|taxi|trabajando|al trabajo|in itinere)\b/,
  },
  {
    told: /\b(?:me despidieron|me echaron|me despidio|despido)\b/,
    claim: 'creditos-laborales',
    of: 'los créditos del despido',
    event: 'despido',
    unless:
      /\b(?:desempleo|prepaga|obra social|certificados?|liquidacion final|reincorpor\w+|sancion|suspension|habitacion)\b/,
  },
  { told: /\bmala praxis\b/, claim: 'mala-praxis-medica', of: 'los daños de la mala praxis' },
  { told: /\bme mordio\b/, claim: 'danos-extracontractuales', of: 'los daños de la mordedura' },
  {
    told: /\bme (?:cai|resbale|tropece)\b/,
    claim: 'danos-extracontractuales',
    of: 'los daños de la caída',
    unless: /\b(?:colectivo|micro|tren|subte|trabajando|trabajo)\b/,
  },
];
/** What people name where the State, or a part of it, may have to answer. */
const publicBody =
  /\b(?:(?:el|al|del) estado(?! (?:civil|de|del|en que)\b)|gobierno|ministerio\w*|municip\w*|intendencia|ejercito|armada|fuerza aerea|gendarm\w+|prefectura|patrullero|policia federal|(?:un|una|el|la|los) polic\w+ (?:me|nos|lo|la)|(?:me|nos) (?:\w+ ){1,3}polic\w+|vialidad|ruta (?:nacional|provincial)|(?:de la|ambulancia|auto|camion) provinci\w+|(?:hospital|escuela|colegio|jardin|edificio|organismo|ente) (?:public\w+|nacional|municipal|provincial|estatal)|anses|afip|arca|pami|same|funcionari\w+)\b/;
/** The State of the nation, to which its own law applies as it is. */
const national =
  /\b(?:estado nacional|ejercito|armada|fuerza aerea|gendarm\w+|prefectura|policia federal|vialidad nacional|ruta nacional|ministerio de (?:economia|justicia|salud de la nacion|seguridad de la nacion|defensa|capital humano|relaciones exteriores)|anses|afip|arca|(?:hospital|organismo|ente) nacional)\b/;
const ofState: ToldClaim = { claim: 'responsabilidad-del-estado', of: 'los daños que causó el Estado nacional' };
/** Claims of the civil code that are none against the State, whose own law puts it aside. */
const ofPrivateLaw = new Set(['accidente-de-transito-danos', 'mala-praxis-medica', 'danos-extracontractuales']);

/** Events whose term depends on what was not told: another law, or when it was known. */
const undecided =
  /\b(?:prescripcion adquisitiva|usucap\w*|penal|delito|denuncia penal|multas?|art|camino al trabajo|yendo al trabajo|in itinere|municipal\w*|menor|bebe|me entere|descubri)\b/;

/** What is claimed; null where nothing was told that the catalogue knows, or more than one thing. */
export function claimTold(folded: string, claims: readonly Claim[]): ToldClaim | null {
  if (undecided.test(folded)) return null;
  const told = events.filter((event) => event.told.test(folded) && !event.unless?.test(folded));
  const [first, second] = told;
  if (publicBody.test(folded) && told.length > 0 && told.every(({ claim }) => ofPrivateLaw.has(claim)))
    return national.test(folded) ? ofState : null;
  if (first !== undefined) return second === undefined || first.claim === second.claim ? first : null;
  if (events.some((event) => event.told.test(folded))) return null;
  return namedClaim(folded, claims);
}

/** A claim by its name in the catalogue, as a lawyer writes it; the longest name decides. */
function namedClaim(folded: string, claims: readonly Claim[]): ToldClaim | null {
  let best: ToldClaim | null = null;
  let longest = minNameCharacters;
  for (const { id, name, aliases } of claims) {
    for (const said of [name, ...aliases].map(fold)) {
      // To make a pattern takes long, and few of the names stand in a question at all.
      if (said.length <= longest || !folded.includes(said) || !new RegExp(`\\b${escaped(said)}\\b`).test(folded))
        continue;
      [best, longest] = [{ claim: id, of: `«${name}»` }, said.length];
    }
  }
  return best;
}

/** "Error", "fraude" and "seguro" say too little alone. */
const minNameCharacters = 8;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
