import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import { digitsOf, isValidCuit } from './check-digits.ts';
import { after, before, fold, type NormalisedText } from './normalise.ts';
import type { Rule, Verdict } from './patterns.ts';
import { STOP_WORDS } from './stop-words.ts';

// Labels are looked for at the end of the text before the number, with a bounded stretch of words in between
// ("DNI del testigo Gómez: 94.111.222"), never across an amount, another number or a datum already found (\u0090).
const DNI_LABEL =
  /(?<![a-z])(?:dni|l\. ?[ec]\.|m\. ?i\.|d\. ?n\. ?i\.?|(?<!carta )documentos?(?: nacional(?:es)?)?(?: de identidad)?|doc\.|licencias?(?: (?:nacional )?de conducir)?|carnet de conducir|libretas? (?:civicas?|de enrolamiento)|cedulas?(?: de identidad)?)(?![a-z])[^\d$;\u0090]{0,40}$/;
// Two-letter labels are also words or other abbreviations ("le", "ci"): only in capitals and close to the number.
const SHORT_DNI_LABEL =
  /(?<![\p{L}.])(?:L\.? ?[EC]|C\.? ?I|M\.? ?I|D\.? ?U)\.?(?: (?:anterior|original|vieja|nueva|actual|previa))?[ :)]{0,2}(?:[Nn](?:°|[Rr][Oo])?\.?)?[ :]{0,2}$/u;
const NOT_A_DNI_LEFT =
  /(?:\$|u\$s|usd|us\$|ars|eur|€|(?<![a-z])(?:ley(?:es)?|decretos?|dec|arts?|articulos?|fallos|fs|fojas|partida|folio|resolucion|res|acordada|pesos|dolares|euros|suma de|monto de|importe de|total de|capital de|por|padron|finca|matricula|cuenta|factura|poliza|siniestro|expediente|expte|causa|habitantes|orden|ac))[ .:]{0,2}(?:n(?:°|ro|um)?\.?)?[ :]{0,2}$/;
const QUANTITY_RIGHT =
  /^(?:,\d| ?(?:pesos|dolares|euros|uva|hectareas|ha(?![a-z])|m2|mts|metros|kg|km|%|unidades|habitantes|personas|acciones))/;

/** "3.118.507 libreta cívica": the label behind the number, and no number of its own behind it. */
const DNI_LABEL_RIGHT =
  /^,? ?[(-]? ?(?:libretas? (?:civicas?|de enrolamiento)|cedula de identidad|dni|d\.n\.i\.?|l\.[ce]\.)(?![a-z])(?!:? ?(?:n(?:°|ro)?\.?)? ?\d)/;

const IN_BRACKETS_LEFT = /(?:\p{L}|\u0090) \($/u;

/** What stands before a second number of the kind: "el mio", "el de ella", a speaker's name. */
const SECOND_DNI_LEFT =
  /(?:(?<![a-z])(?:el|la) (?:mi[oa]|suy[oa]|tuy[oa]|otr[oa]|de (?:el|ella|mi [a-z]{3,10}|la [a-z]{3,10}))(?: es)?[: ]{1,2}|(?:^|\n)[\p{L}\u0090 ]{1,20}[^\p{L}\d\n]{0,6}: ?|(?:^|[\n\u0090]) ?)$/u;

function judgeDni(
  { start, end, value }: { start: number; end: number; value: string },
  document: NormalisedText,
): Verdict {
  const left = before(document, start, 64);
  if (NOT_A_DNI_LEFT.test(left) || QUANTITY_RIGHT.test(after(document, end, 12))) return { score: 0 };
  if (DNI_LABEL.test(left)) return { score: 0.95 };
  if (SHORT_DNI_LABEL.test(document.text.slice(Math.max(0, start - 16), start))) return { score: 0.95 };
  if (DNI_LABEL_RIGHT.test(after(document, end, 30))) return { score: 0.9 };
  const digits = digitsOf(value);
  // "mi dni es 28229471, el de ella 31005826", and the answers to "pasame tu dni".
  if (digits.length === 8 && /(?<![a-z])(?:dni|documento)s?(?![a-z])/.test(before(document, start, 90))) {
    if (SECOND_DNI_LEFT.test(left)) return { score: 0.7 };
  }
  // "12.400.000" is an amount, where nothing says otherwise.
  if (/^\d{1,2}\.\d{3}\.\d{3}$/.test(value) && digits.length === 8 && !value.endsWith('.000'))
    return { score: 0.6, only: 'after-person' };
  // "comparece Delmira Funes (6.114.903)", of the old libretas.
  if (/^[1-9]\.\d{3}\.\d{3}$/.test(value) && !value.endsWith('.000') && IN_BRACKETS_LEFT.test(left)) {
    if (document.text[end] === ')') return { score: 0.6, only: 'after-person' };
  }
  // "el dni de olga pizzorno 5220118", where documents are asked for.
  if (/^[3-9]\d{6}$/.test(value) && /(?<![a-z])dnis?(?![a-z])/.test(before(document, start, 160)))
    return { score: 0.55, only: 'beside-person' };
  // "Laura Giordano, 26112334".
  if (/^[1-69]\d{7}$/.test(value)) return { score: 0.6, only: 'beside-person' };
  return { score: 0 };
}

const CUIT_LABEL =
  /(?<![a-z])(?:cui[tl]|cuitl|cdi|c\. ?u\. ?i\. ?[tl]\.?|clave unica|domicilio electronico|(?:procesal|legal|real|constituido|y|e) electronico|electronico en|clave fiscal)(?![a-z])[^\d$;\u0090]{0,40}$/;

const PASSPORT_LABEL = /(?<![a-z])(?:pasaportes?|pas\.|passport)(?![a-z])[^\d$;\u0090]{0,40}$/;

const BIRTH_LABEL =
  /(?<![a-z])(?:nacid[oa]s?|naci|nacio|nacieron|fecha(?: de)? nac(?:imiento)?|f[./] ?(?:de )?nac|f\. ?n|fn|f\/n|\(n\.|nacimiento|nac(?=[:.]))(?![a-z])[^\d;\u0090]{0,60}$/;
// "nacidos el 1/2/2010 y el 3/4/2012".
const BIRTHS_LABEL = /(?<![a-z])(?:nacid[oa]s|nacieron)(?![a-z])[^.;]{1,60}(?:,| y|, y) (?:el )?$/;
const NUMBER_WORD = `(?:primero|uno?|${numberWordPattern}|y)`;
const NOT_A_BIRTH =
  /(?:acta|partida|certificado|obligacion|derecho|deuda|credito|contrato|accion|vinculo|relacion|sociedad)[^.;]{0,40}$/;

const BANK_LEFT = /(?<![a-z])(?:cbu|cvu|cuenta|transf|deposit|mercado ?pago|bancari)/;

const BORN = /(?<![a-z])(?:nacid[oa]|naci|nacio)(?: en [^.;\d]{2,30})?,? (?:el )?(?:dia )?$/;

/** "Uma, 6 años, 21/10/2019", "Edad: 24 (11-05-2001)", "cumple el 5/6/2017". */
const AGE_LEFT =
  /(?:\d{1,2} (?:anos|meses),? ?\(?|edad:? \d{1,3}(?: anos)?,? ?\(|(?<![a-z])cumpl(?:e|io|ira)(?:anos)?(?: \d{1,2}(?: anos)?)? el )$/;
/** "Alumno: Thiago Brizuela (30/09/2014)". */
const OF_A_CHILD_LEFT =
  /(?<![a-z])(?:alumn[oa]|paciente|pte\.|pcte\.|nin[oa]|menor|hij[oa])(?:\/a)?:? [^.;,\n]{3,50} \($/;

/** "Hijos: Alexis (11/9/2001), Milena (30/4/2006)". */
const OF_CHILDREN_LEFT =
  /(?<![a-z])(?:hij[oa]s|herman[oa]s|menores|nin[oa]s|niet[oa]s|nen[ea]s|grupo familiar)(?![a-z])[^.;\n]{1,70} \($/;

/** "Thiago nació el 4 de junio de 2013; Mía, el 27 de febrero de 2016". */
const BIRTHS_IN_A_ROW =
  /(?<![a-z])(?:nacio|nacieron|nacid[oa]s?)(?![a-z])[^.\n]{0,60}\u0090(?:[;,] (?:y )?[^;,.\n]{2,20},? el \u0090)*[;,]? (?:y )?[^;,.\n]{1,20},? el $/;

/** "[11/2/25 08:30] Gusti:", "12/9/24, 08:12 - Quique:": when a message was written. */
const STAMP_LEFT = /(?:^|\n)\[?$/;
const TIME_RIGHT = /^,? \d{1,2}:\d{2}/;

function judgeBirthDate({ start, end }: { start: number; end: number }, document: NormalisedText): number {
  const left = before(document, start, 90).replace(/por (?:su |mi )?(?:propio derecho|derecho propio)/g, 'presente');
  if (STAMP_LEFT.test(left) && TIME_RIGHT.test(after(document, end, 8))) return 0;
  if (document.text[end] === ')' && (OF_A_CHILD_LEFT.test(left) || OF_CHILDREN_LEFT.test(left))) return 0.8;
  if (BIRTHS_IN_A_ROW.test(left)) return 0.8;
  if (AGE_LEFT.test(left)) return 0.8;
  const label = BIRTH_LABEL.exec(left);
  if (!label) return BIRTHS_LABEL.test(left) ? 0.85 : 0;
  if (/[a-z)]{4,}\.[ \n]|desde (?:el )?$/.test(label[0])) return 0;
  // "según su partida de nacimiento nacido el …": the certificate is not what was born.
  if (
    BORN.test(left) &&
    !/(?:obligacion|derecho|deuda|credito|accion|vinculo|relacion|sociedad)[^.;]{0,40}$/.test(left)
  )
    return 0.9;
  const explicit = label[0].startsWith('fecha') || label[0].startsWith('f');
  return explicit || !NOT_A_BIRTH.test(left.slice(0, label.index)) ? 0.9 : 0;
}

/** Between the name and the date stand a nationality, a trade or a civil state, and no verb. */
const WHO_LEFT =
  /\u0090, (?:(?!(?:el|la|con|en|de|por|quien|que|desde|hasta) )[a-z]{5,16}[oae](?: [a-z]{4,14})?, ){1,2}$/;
const earliestBirth = 1920;
/** Later ones are rather the day of what is told. */
const latestBirth = 2008;

/** Identity documents, tax numbers, passports, birth dates and nicknames. */
export const IDENTITY_RULES: readonly Rule[] = [
  {
    type: 'persona',
    source: 'nickname',
    on: 'folded',
    needs: ['alias', 'apod', 'a) "', 'a) de "', 'a) es "', 'a): "', 'sobrenombre', 'mote'],
    regex:
      /(?<![a-z])(?:alias|apodad[oa]|\(a\)|a\)|apodo|sobrenombre|mote)(?: de| es|:)? "(?<v>[a-z][a-z' -]{1,24})(?=")/g,
    judge: ({ start }, document) => (BANK_LEFT.test(before(document, start, 70)) ? 0 : 0.8),
  },
  {
    // "Exequiel Rueda (a) Cheque"
    type: 'persona',
    source: 'nickname-unquoted',
    on: 'text',
    needs: ['(a)', '(A)'],
    regex: /\([aA]\) (?:(?:el|la|El|La) )?(?<v>\p{Lu}\p{Ll}{2,16})(?![\p{L}\d])/gu,
    judge: ({ value }) => (STOP_WORDS.has(fold(value)) ? 0 : 0.75),
  },
  {
    // "Hijos: Fiorella (11), Ever (7)": along a list of ages.
    type: 'persona',
    source: 'name-before-age',
    on: 'text',
    needs: ['('],
    regex:
      /(?<=\u0090 \(\d{1,2}(?: años| meses)?\)(?:,| y|, y) )(?<v>\p{Lu}\p{Ll}{2,14})(?= \(\d{1,2}(?:\)| (?:años|meses)))/gu,
    judge: ({ value }) => (STOP_WORDS.has(fold(value)) ? 0 : 0.75),
  },
  {
    // a "la Negra" Íñiguez
    type: 'persona',
    source: 'nickname-surname',
    on: 'text',
    needs: ['"'],
    regex: /"(?:[Ee]l|[Ll]a) \p{Lu}?\p{Ll}{2,16}" (?<v>\p{Lu}\p{Ll}{2,20})(?!\p{L})/gu,
    judge: () => 0.75,
  },
  {
    type: 'dni',
    source: 'dni',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\d/-]|\d[.,])[fm]?(?<v>\d{1,2}\.?\d{3}\.?\d{3})(?!\d|[/.]\d|-\d)/g,
    judge: judgeDni,
  },
  {
    type: 'dni',
    source: 'dni-spaced',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<!\d|\d[.,/ -])\d{1,2}[ .]{1,3}\d{3}[ .]{1,3}\d{3}(?!\d|[/., -]\d)/g,
    judge: ({ start, end }, document) => {
      const left = before(document, start, 64);
      if (DNI_LABEL.test(left)) return 0.9;
      const isAmount = NOT_A_DNI_LEFT.test(left) || QUANTITY_RIGHT.test(after(document, end, 12));
      return isAmount || end - start < 10 ? 0 : { score: 0.6, only: 'beside-person' };
    },
  },
  {
    // "mi DNI es treinta y dos millones ciento catorce mil novecientos tres", as somebody says it.
    type: 'dni',
    source: 'dni-in-words',
    on: 'folded',
    needs: ['millones'],
    regex: new RegExp(
      `(?<![a-z])(?:${numberWordPattern})(?: y ${NUMBER_WORD})? millones(?:,? (?:${NUMBER_WORD}|y)){1,10}(?![a-z])`,
      'g',
    ),
    judge: ({ start, value }, document) => {
      const isAmount = NOT_A_DNI_LEFT.test(before(document, start, 64)) || / (?:pesos|de)$/.test(value);
      return !isAmount && DNI_LABEL.test(before(document, start, 64)) ? 0.85 : 0;
    },
  },
  {
    type: 'dni',
    source: 'dni-six-digits',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<!\d|\d[.,/-])\d{3}\.\d{3}(?!\d|[/.,-]\d)/g,
    judge: ({ start }, document) =>
      SHORT_DNI_LABEL.test(document.text.slice(Math.max(0, start - 16), start)) ||
      /(?:cedula|libreta civica|enrolamiento|(?<![a-z])dni|d\.n\.i\.)[^\d$;\u0090]{0,12}$/.test(
        before(document, start, 40),
      )
        ? 0.85
        : 0,
  },
  {
    type: 'cuit',
    source: 'cuit',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\d-])(?:2[03-7]|3[034])[-. /]{0,2}(?:\d{8}|\d{2}\.\d{3}\.\d{3})[-. /]{0,2}\d(?!\d|-\d)/g,
    judge: ({ start, value }, document) => {
      if (isValidCuit(digitsOf(value))) return 1;
      // With its label or in its usual form a wrong digit is a slip of the pen: still somebody's number.
      const left = before(document, start, 64);
      if (CUIT_LABEL.test(left)) return 0.9;
      if (/^\d{2}-[\d.]{8,10}-\d$/.test(value)) return 0.85;
      return /^[ (,-]{1,3}$/.test(left.slice(-2)) ? { score: 0.7, only: 'beside-person' } : 0;
    },
  },
  {
    type: 'cuit',
    source: 'cuit-malformed',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\d-])\d{2}[-. ]?\d{2}\.?\d{3}\.?\d{2,3}[-. ]?\d(?!\d|-\d)/g,
    judge: ({ start }, document) => (CUIT_LABEL.test(before(document, start, 40)) ? 0.8 : 0),
  },
  {
    // Scans take 0 for O, 1 for l and 5 for S.
    type: 'dni',
    source: 'dni-scanned',
    on: 'folded',
    digitWithin: 40,
    regex:
      /(?<![a-z])(?:dni|d\.? ?n\.? ?[il1|]\.?|documento)[ :.]{0,3}(?:n[°ro*.]{0,3})?[ :.]{0,2}(?<v>[\dols]{1,2}[., ]{0,2}[\dols]{3}[., ]{0,2}[\dols]{3})(?![a-z\d])/g,
    judge: ({ value }) => (digitsOf(value).length >= 5 ? 0.8 : 0),
  },
  {
    type: 'cuit',
    source: 'cuit-scanned',
    on: 'folded',
    digitWithin: 40,
    regex:
      /(?<![a-z])(?:cu[il1|][tl1|]|c\.? ?u\.? ?[il1|]\.? ?[tl1|]\.?)[ :.]{0,3}(?:n[°ro*.]{0,3})?[ :.]{0,2}(?<v>[\dols]{2} ?[-.]? ?(?:[\dols] ?){8}[-.]? ?[\dols])(?![a-z\d])/g,
    judge: ({ value }) => (digitsOf(value).length >= 8 ? 0.8 : 0),
  },
  {
    type: 'pasaporte',
    source: 'passport-ar',
    on: 'text',
    needs: ['AA'],
    regex: /(?<![\p{L}\d])AA[A-Z] ?\d{6}(?![\p{L}\d])/gu,
    judge: () => 0.85,
  },
  {
    // "4 | Li Wei | EJ4471902": in a list the passport stands right behind the name.
    type: 'pasaporte',
    source: 'passport-beside-name',
    on: 'text',
    digitWithin: 4,
    regex: /(?<![\p{L}\d])[A-Z]{1,3}\d{7}(?![\p{L}\d/]|[.-]\d)/gu,
    judge: () => ({ score: 0.6, only: 'beside-person' }),
  },
  {
    type: 'pasaporte',
    source: 'passport-labelled',
    on: 'text',
    needs: ['asaporte', 'ASAPORTE', 'as.', 'AS.', 'assport', 'ASSPORT', 'PORTE'],
    digitWithin: 12,
    regex: /(?<![\p{L}\d])(?=[A-Z]{0,9}\d)[A-Z0-9]{6,10}(?![\p{L}\d/]|[.-]\d)/gu,
    judge: ({ start, value }, document) =>
      PASSPORT_LABEL.test(before(document, start, 60)) &&
      digitsOf(value).length >= (value.length >= 8 ? 3 : 5) &&
      /[A-Z].*\d.*\d.*\d|\d{6}/.test(value)
        ? 0.9
        : 0,
  },
  {
    // "pasaporte PAB 123456", "mi pasaporte es yb4567890": with a blank, or in small letters.
    type: 'pasaporte',
    source: 'passport-loose',
    on: 'folded',
    needs: ['pasaporte', 'passport'],
    digitWithin: 6,
    regex: /(?<![a-z\d])(?!(?:de|del|el|la|en|por|n|nro|no|art) )[a-z]{1,3}[ -]?\d{6,8}(?![a-z\d/]|[.,-]\d)/g,
    judge: ({ start }, document) => (PASSPORT_LABEL.test(before(document, start, 48)) ? 0.85 : 0),
  },
  {
    type: 'fecha_nacimiento',
    source: 'birth-date',
    on: 'folded',
    needs: [
      'nac',
      'f. n',
      'f.n',
      'fn',
      'f/n',
      '(n.',
      ' anos',
      'edad',
      'cumpl',
      'alumn',
      'pacien',
      'nin',
      'menor',
      'hij',
    ],
    digitWithin: 2,
    regex: /(?<![\d/.-])(?:\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?(?:\d{4}|\d{2})|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d|[/.-]\d)/g,
    judge: judgeBirthDate,
  },
  {
    // "[…], coreógrafa, 02/05/1981", "[…], argentino, 13/09/1984, casado": who somebody is, and since when.
    type: 'fecha_nacimiento',
    source: 'birth-date-of-somebody',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-](?<year>\d{4})(?!\d|[/.-]\d)/g,
    judge: ({ start, groups }, document) =>
      Number(groups.year) >= earliestBirth &&
      Number(groups.year) <= latestBirth &&
      WHO_LEFT.test(before(document, start, 64))
        ? 0.75
        : 0,
  },
  {
    type: 'fecha_nacimiento',
    source: 'birth-date-words',
    on: 'folded',
    needs: ['nac', 'f. n', 'f.n', 'fn', 'f/n', '(n.', ' anos', 'edad', 'cumpl'],
    regex: new RegExp(
      String.raw`(?<![a-z\d])(?:\d{1,2}°?|${NUMBER_WORD}(?: y ${NUMBER_WORD})?) de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?:(?: del?(?: ano)?|,)? (?:\d{4}(?!\d)|(?:dos )?mil(?: ${NUMBER_WORD}){0,4}(?![a-z]))| del \d{2}(?!\d|[/.:-]\d))`,
      'g',
    ),
    judge: judgeBirthDate,
  },
];
