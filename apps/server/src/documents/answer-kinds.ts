import { fold } from '@foja/legal-text/fold';
import { documentTerms } from './document-terms.ts';
import { everydayTerms } from './everyday-terms.ts';
import { instrumentWords } from './instrument-words.ts';

/** What kind of thing a question asks for, and how a sentence looks that tells one. */
export interface AnswerKind {
  name: 'money' | 'share' | 'count' | 'time' | 'person' | 'whom' | 'place' | 'reason' | 'measure' | 'named';
  /** Whether a stretch of a document holds a thing of this kind. */
  isGivenIn(text: string, folded: string): boolean;
}

const numeral =
  '(?:\\d[\\d.,]*|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\w+|veint\\w+|treinta(?: y \\w+)?|cuarenta(?: y \\w+)?|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|doscient[oa]s|mil|medi[oa]|tercio|mitad|doble|primer[oa]?|segund[oa]|tercer[oa]?|ningun[oa]?|vari[oa]s)';
const span =
  '(?:segundos?|minutos?|horas?|hs|dias?|semanas?|meses|mes|bimestres?|trimestres?|semestres?|anos?|noches?)';
const money = /(?:\$|u\$s|usd|eur)\s*\d|\d[\d.,]*\s*(?:pesos|dolares|reales|euros|quintales|uma|jus)\b/;
const share = new RegExp(
  `\\d\\s*%|\\bpor ciento\\b|\\b(?:tercio|mitad(?:es)?|cuarto|partes iguales|doble|triple|(?:tercera|cuarta|quinta|sexta|octava|d[eé]cima) parte|tres cuartos)\\b|\\b${numeral} (?:expensas?|alquileres|canones|sueldos?|abonos?|meses de)\\b|\\bmes y medio\\b|\\bun mes de (?:alquiler|canon|abono|sueldo|precio|honorario)`,
);
const free = /\bgratu\w+|\bsin cargo\b|\bsin costo\b|\bno se (?:paga|cobra|debe)\w*/;
const time = new RegExp(
  `\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\b\\d{1,2}[°º]? de [a-z]{4,}|\\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b|\\b${numeral}(?: \\w+){0,2}? ${span}\\b|\\b\\d{1,2}(?:[.:]\\d\\d)? ?(?:hs|horas)\\b|\\ba las \\d{1,2}\\b|\\b(?:diari|semanal|mensual|trimestral|anual)\\w*|\\b(?:inmediato|plazo|vencimiento|mientras|hasta que)\\b|\\bdel \\d{1,2}[°º]? al \\d{1,2}\\b|\\b(?:el|al) dia \\d{1,2}\\b|\\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\\b|\\bcada (?:dia|semana|mes|ano)\\b`,
);
const measure = new RegExp(
  `\\b${numeral}(?:,\\d+)? ?(?:m2|m²|mts?|metros|cm|centimetros|km|kilometros|has?|hectareas|kg|kilos|toneladas|litros|mm)(?![\\p{L}])`,
  'u',
);
const reason =
  /\b(?:porque|pues|ya que|puesto que|dado que|debido|toda vez que|en tanto|por cuanto|por haber\w*|por falta|por no|causa\w*|motivo\w*|razon(?:es)?|obedec\w+|atribu\w+|provien\w+|fundamento|en virtud|consecuencia|a fin de|teniendo en cuenta|por)\b/;
const place =
  /\b(?:calle|avenida|av\.|ruta|km|domicili\w+|sit[oa] en|sede|barrio|partido de|provincia|ciudad|tribunal\w*|juzgado|jueces|jueza?|arbitraje|oficinas?|sucursal|escribania|piso|local|deposito)\b/;
const name =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?: de(?: la| los)?)? \p{Lu}\p{Ll}+|\p{Lu}{3,} \p{Lu}{3,}|(?<!\p{L})(?:Dra?|Sra?|Cra?|Ing|Arq|Esc)\./u;
/** One name alone, not where every sentence has a capital. */
const called = /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}{3,}(?!\p{L})/u;
const role =
  /\b(?:locador|locatari|propietari|arrenda|vendedor|comprador|empresa|empleador|trabajador|administrador|consejo|asamblea|presidente|cliente|proveedor|asegurad|actor|demandad|perit|juez|deudor|acreedor|banco|licencia(?:nte|tari)|madre|padre|progenitor|mitades|usuari|cooperativa|secretari|intendente|inspector|medic|heredero|albacea|socio|cargo de|por cuenta de|costo de|parte|comitente|contratista|directora?|comision|usufructuari)\w*/;

/** A sum, and no share of one: "¿cuánto cuesta…?", "¿a cuánto asciende…?". */
const strictSum =
  /\bcuant[oa]s? (?:cuesta|costo|costaron|sale|salio|vale|valia|pago|pagaron|cobra|cobraba|cobro|factur\w+|gasto|gastaron|es (?:el|la) (?:cuota|expensa|multa|tasa|sueldo|precio|monto|valor|alquiler|canon))\b|\ba cuanto asciend\w+|\bcual (?:es|fue|era) (?:el|la) (?:suma|sueldo|precio|monto|importe|valor|alquiler|canon)\b/;
/** A person by name, and not by what they are in the paper. */
const whoIs =
  /\bquien(?:es)? (?:es|son|fue|fueron|era) (?:el|la|los|las) (\p{L}{4,})|\bcomo se llama\w* (?:el |la |los |las )?(\p{L}{4,})?/gu;

const askedKinds: readonly { asked: RegExp; kinds: readonly AnswerKind[] }[] = [
  {
    asked:
      /\b(?:cuanto tiempo|cuant[oa]s (?:dias|meses|anos|horas|semanas)|cuando|(?:que|cual (?:es|fue) la|en que) (?:fecha|dia|mes|ano|hora)\w*|que plazo|cual(?:es)? (?:es|son|era|fue) (?:el|los) plazos?|(?:de cuanto|cuanto) (?:es|era) el plazo|hasta que hora|cuanto (?:dura|demora|tarda|hay que esperar|antes)|antelacion|anticipacion|vence)\b/,
    kinds: [kind('time', (_, folded) => time.test(folded))],
  },
  {
    asked: /\b(?:porcentaje|proporcion(?:es)?|que parte)\b/,
    kinds: [kind('share', (_, folded) => share.test(folded))],
  },
  {
    asked: strictSum,
    kinds: [kind('money', (_, folded) => money.test(folded) || free.test(folded))],
  },
  {
    asked:
      /\b(?:cuanto(?! tiempo| dura| demora| tarda| antes| se actualiza| aviso)|cuanta(?! anticipacion| antelacion)|(?:que|cual es el|sobre que|a que) (?:monto|precio|importe|suma)|que suma|valor de(?:l| la) (?:inmueble|casa|cuota|lote|obra|vivienda|auto|vehiculo|departamento)|que multa|que (?:sueldo|canon|alquiler))\b/,
    kinds: [kind('money', (_, folded) => [money, share, free].some((given) => given.test(folded)))],
  },
  {
    asked: /\b(?:miden?|superficie|ancho|alto|largo|altura|metros|hectareas|kilos|cuanto pesan?|litros)\b/,
    kinds: [kind('measure', (_, folded) => measure.test(folded))],
  },
  { asked: /\bque (?:valor|grado|puntaje|nivel|tasa)\b/, kinds: [kind('count', (text) => /\d/.test(text))] },
  {
    asked: /\bquien(?:es)?\b/,
    kinds: [kind('whom', (text, folded) => name.test(text) || called.test(text) || role.test(folded))],
  },
  { asked: /\b(?:donde|domicilio|direccion)\b/, kinds: [kind('place', (_, folded) => place.test(folded))] },
  { asked: /\bpor que\b(?! (?:monto|suma|valor|plazo))/, kinds: [kind('reason', (_, folded) => reason.test(folded))] },
];

function kind(of: AnswerKind['name'], isGivenIn: AnswerKind['isGivenIn']): AnswerKind {
  return { name: of, isGivenIn };
}

/** What has a name or a number of its own: "¿en qué banco…?" is answered by which one. */
const named =
  /(?<!\p{L})qu[eé] (bancos?|talleres|taller|marca|modelo|empresas?|firma|aseguradora|juzgado|tribunal|escriban[oa]|abogad[oa]|estudio|ciudad|calle|matr[ií]cula|n[uú]mero|expediente|hospital|cl[ií]nica|m[eé]dic[oa]|proveedor|[ií]ndice|moneda|color|edad|registro|diario|correo|tel[eé]fono|cuenta|alias|compañ[ií]a)(?!\p{L})/giu;
const nameReach = 40;

function isNamedIn(text: string, wanted: string): boolean {
  return documentTerms(text).some(
    ({ term, end }) => term === wanted && /\p{Lu}\p{Ll}|\d|[«"“]/u.test(text.slice(end, end + nameReach)),
  );
}

/** How papers may call somebody of this role: index terms. */
function rolesOf(role: string): Set<string> {
  const own = documentTerms(role).map(({ term }) => term);
  return new Set([...own, ...instrumentWords(own).map(({ term }) => term)]);
}

const roleReach = 45;
const nameBefore = new RegExp(`(?:${name.source})[^.;\\n]{0,25}[,(–-]\\s*(?:el |la |como )?$`, 'u');

/** Somebody of the role is named beside it: "Codeudor: Esteban Lío", "Rosa Vallejos, la encargada". */
function isRoleNamed(text: string, roles: ReadonlySet<string>): boolean {
  return documentTerms(text).some(
    ({ term, start, end }) =>
      roles.has(term) &&
      (name.test(text.slice(end, end + roleReach)) || nameBefore.test(text.slice(0, start).slice(-90))),
  );
}

/** What is counted in "¿cuántos metros…?": a number has to stand beside it. */
const counted = /\bcuant[oa]s (?!tiempo|dias|meses|anos|horas|semanas)(\p{L}{3,})/u;
const countReach = 3;

/** No word of the question asks for a thing: "¿puede…?", "¿cubre…?". */
const whetherSo =
  /¿(?!(?:[^?]*\s)?(?:qué|quién|quiénes|cuál|cuáles|cuánt[oa]s?|cuándo|dónde|cómo|por qué)(?!\p{L}))[^?]*\?/iu;
const asksForThing = /(?<!\p{L})(?:qué|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?|cuándo|dónde|cómo)(?!\p{L})/iu;

/** It only asks whether something is so. */
export function asksWhetherSo(question: string): boolean {
  return whetherSo.test(question) && !asksForThing.test(question);
}

/** Beside a word that asks with its accent, "cuando" without one asks for no day: "¿qué devuelve cuando termine?". */
function withoutConjunctions(question: string): string {
  return asksForThing.test(question) ? question.replace(/(?<!\p{L})cuando(?!\p{L})/giu, ' ') : question;
}

/** The kinds of thing that a question asks for; none where it asks whether something is so, or what happens. */
export function kindsAsked(question: string): AnswerKind[] {
  const folded = fold(withoutConjunctions(question));
  if (asksWhetherSo(question)) return [];
  const found = ofOneName(askedKinds.filter(({ asked }) => asked.test(folded)).flatMap(({ kinds }) => kinds));
  for (const [, role, called] of folded.matchAll(whoIs)) {
    const roles = rolesOf(role ?? called ?? '');
    if (!found.some(({ name: of }) => of === 'person')) {
      found.push(kind('person', (text) => name.test(text) && (roles.size === 0 || isRoleNamed(text, roles))));
    }
  }
  const [term] = documentTerms(counted.exec(folded)?.[1] ?? '');
  if (term) found.push(kind('count', (text) => isCountedIn(text, term.term)));
  for (const [, thing = ''] of question.matchAll(named)) {
    const [of] = documentTerms(thing);
    if (of) found.push(kind('named', (text) => isNamedIn(text, of.term)));
  }
  return ofOneName(found);
}

/** Of two kinds that the same words ask for, the one that asks for more. */
const narrower: Partial<Record<AnswerKind['name'], AnswerKind['name']>> = { whom: 'person', money: 'measure' };

function ofOneName(kinds: readonly AnswerKind[]): AnswerKind[] {
  const names = kinds.map(({ name }) => name);
  return kinds.filter(({ name: own }, place) => {
    const instead = narrower[own];
    return names.indexOf(own) === place && (instead === undefined || !names.includes(instead));
  });
}

const ofAnother = /\$|%|\bpor ciento\b|\bdias?\b|\bmeses\b|\bhoras\b/;
const isNumeral = new RegExp(`\\b${numeral}\\b`);

function isCountedIn(text: string, wanted: string): boolean {
  return documentTerms(text).some(({ term, start, end }) => {
    if (term !== wanted) return false;
    const before = fold(text.slice(Math.max(0, start - 40), start))
      .split(/\s+/)
      .slice(-countReach - 1)
      .join(' ');
    const after = fold(text.slice(end, end + 24))
      .split(/\s+/)
      .slice(0, countReach)
      .join(' ');
    // "Escritorio propio, $ 240.000" counts no desks.
    return isNumeral.test(before) || (isNumeral.test(after) && !ofAnother.test(after));
  });
}

const headShapes = [
  /(?:^|[¿\s,])(?:qué|(?<=¿)que|cu[aá]nt[oa]s)\s+(\p{L}{4,})(?!\p{L})/giu,
  /cu[aá]l(?:es)? (?:es|son|fue|era|fueron) (?:el|la|los|las)\s+(\p{L}{4,})/giu,
  /(?:cu[aá]nto|a cu[aá]nto|qui[eé]n(?:es)?)\s+(?:es|son|fue|era|cuesta|vale|sale|dura|mide|asciende|ascendi[oó])\s+(?:por \p{L}+\s+)?(?:hoy\s+)?(?:el|la|los|las)\s+(\p{L}{4,})/giu,
  /cu[aá]nto\s+(?:cobr|pag)\p{L}*\s+(?:\p{L}+\s+)?(?:de|por)\s+(?:el\s+|la\s+)?(\p{L}{4,})/giu,
];

/** The things by whose name one asks: "¿qué marca…?", "¿cuál es el plazo…?", "¿cuánto es la cuota…?": as written. */
export function headsAsked(question: string): string[] {
  const found = headShapes.flatMap((shape) => [...question.matchAll(shape)]);
  return [...new Set(found.map(([, word = '']) => word.toLowerCase()))].filter((word) =>
    documentTerms(word).some(({ term }) => !everydayTerms.has(term)),
  );
}

const pastVerb = /(?<!\p{L})(\p{L}{3,}(?:ó|aron|ieron))(?!\p{L})/giu;
const participle =
  /(?<!\p{L})(?:qued[oó]|fue(?:ron)?|est[aá]n?|ha sido|han sido)\s+(\p{L}{3,}[aiu]d[oa]s?)(?!\p{L})/giu;

/** What somebody does who is asked for: "¿quién avala…?". */
const ofWhom =
  /(?:^|¿)qui[eé]n(?:es)? (?:(?:se|lo|la|los|las|le|les) )?(?!(?:es|son|fue|fueron|era|eran|va|van|puede|pueden|debe|deben|tiene|tienen|hay|est[aá]n?)(?!\p{L}))(\p{L}{4,}[ae]n?)(?!\p{L})/giu;

/** The verbs of what is asked to have been done, or is asked of whom does it, in the last question of a message: index terms. */
export function deedsAsked(message: string): string[] {
  const question = message.slice(Math.max(0, message.lastIndexOf('¿')));
  const shapes = [pastVerb, participle, ofWhom];
  const written = shapes.flatMap((shape) => [...question.matchAll(shape)].map(([, word = '']) => word));
  const terms = written.flatMap((word) => documentTerms(fold(word)).map(({ term }) => term));
  return [...new Set(terms)].filter((term) => !everydayTerms.has(term));
}

/** A number that names a thing, "la unidad 28", and is neither a day, a sum, a measure nor a year. */
const naming =
  /(?<![\d.,/$°º])\d{1,4}(?![\d.,/]*\d)(?!\s*(?:%|de\s+\p{L}{4,}|millones|mil(?!\p{L})|pesos|d[oó]lares|d[ií]as|mes|a[ñn]os|hor|hs|metros|m²|m2|km|kilos))/giu;
const year = /^(?:19|20)\d\d$/;

/** The numbers by which a question names things: index terms. */
export function numbersNamed(question: string): string[] {
  const written = [...question.matchAll(naming)].map(([number]) => number).filter((number) => !year.test(number));
  return [...new Set(written.flatMap((number) => documentTerms(number).map(({ term }) => term)))];
}
