import { digitsOf } from './check-digits.ts';
import { after, before } from './normalise.ts';
import type { Rule } from './patterns.ts';

const NUMBER_LABEL = String.raw`(?: (?:era|es)(?: el| la)?)?(?: ?\.{3,20})?[ :(]{0,3}(?:\n\n?)?(?:n\.?(?:°|ros?|um)?\.?°?|numero|#)?[ :(]{0,3}`;
/** Digits with points, hyphens and bars, and at most a letter behind them: "77.120-4", "401.228/C", "445-V". */
const NUMBER = String.raw`(?<v>(?:[a-z]{1,3}\d?-|[a-z](?=\d))?\d(?:\d|[./-](?=\d)){1,24}(?:[/-]?[a-z](?![a-z\d]))?)(?![\d])`;

/** With the number of the relative behind its bar, written apart: "155-90442187-0 / 00". */
const BENEFIT = String.raw`(?<v>(?:[a-z]{1,3}\d?-)?\d(?:\d|[./-](?=\d)){1,24}(?:[/-]?[a-z](?![a-z\d])| ?/ ?\d{1,3}(?!\d))?)(?![\d])`;

/** What a label calls a file, but is a case, a norm or a date. */
const CASE_FILE_LEFT = /(?:investigacion|fiscal|penal|judicial|prueba|fs\.|fojas|ley|art\.) ?$/;

const LISTED_FILE_LEFT =
  /(?<![a-z])(?:legajos?|legs?\.?)(?: n(?:°|ros?\.?))?:? ?\u0090(?: \([^()\n]{2,30}\))?(?:, \u0090(?: \([^()\n]{2,30}\))?)*(?:, | y |, y )$/;
const FILE_OF_LEFT =
  /(?<![a-z])legajos?(?: personal(?:es)?)?:? (?:(?:de|del|de la) )?(?:\u0090 \(?\u0090\)?(?:,|;| y|, y) (?:de )?)*\u0090(?:,? n(?:°|ro\.?)|:|,| es(?: el)?)? \(?$|(?<![a-z])leg[a-z.]{0,5}(?: n(?:°|ro\.?))? \u0090\)(?:,? (?:y )?\u0090 \(\u0090\))*,? (?:y )?\u0090 \($/;
const FILES_HEADING =
  /(?:^|\n)\|? ?(?:(?:n(?:°|ro\.?)|#) ?(?:de )?)?leg(?:ajos?|s)?\.?(?: n(?:°|ro\.?))?[ |;,/-]{1,4}(?:y )?(?:apellidos?|nombres?|emplead[oa]|trabajador|personal|agente|operari[oa]|titular)/;
const FILES_SECOND_HEADING =
  /(?:^|\n)\|? ?(?:apellidos?|nombres?|emplead[oa]s?|trabajador(?:es|a)?|personal|agentes?|operari[oa]s?)(?: y (?:nombres?|apellidos?))?[ |;,-]{1,4}(?:(?:n(?:°|ro\.?)|#) ?(?:de )?)?leg(?:ajos?)?\.?(?![a-z])/;

/** Files and records kept about a person: of staff, prisoners, pupils, patients and pensioners; land; telephones. */
export const RECORD_RULES: readonly Rule[] = [
  {
    type: 'legajo',
    source: 'file-number',
    on: 'folded',
    needs: [
      'legajo',
      'leg.',
      'leg ',
      'leg:',
      'lpu',
      'l.p.u',
      'pu ',
      'prontuario',
      'ficha',
      'agente',
      'libreta',
      'l.u.',
      'l.p.',
      'credencial',
      'emplead',
      'operari',
      'alumn',
    ],
    regex: new RegExp(
      String.raw`(?<![a-z])(?:legajos?|l\.[pu]\.(?= ?(?:n°|nro|\d))|libreta universitaria|agente(?= n(?:°|ro))|credencial(?= n(?:°|ro))|leg\.|leg(?=:| ?(?:n°|nro|\d))|l\.?p\.?u\.?|pu|prontuarios?|fichas? (?:personal|municipal|de personal|censal)|(?:emplead[oa]|operari[oa]|alumn[oa])(?= n\.?(?:°|ro))|emplead[oa]:(?= ?\d{2,6} ?- )|cod(?:igo|\.)?(?: de(?:l)?)? emplead[oa]|n(?:°|ro\.?|umero) de (?:emplead[oa]|operari[oa]|alumn[oa]|agente|intern[oa]|credencial|socio))(?: (?:personal|laboral|empresa|unico|municipal|universitario|intern[oa]|escolar|previsional|docente|doc\.|policial|penitenciario|csjn|de(?:l| la)? (?:alumn[oa]|intern[oa]|personal|emplead[oa]|servicio|actora?|trabajador[a]?|agente|nombrad[oa])))?${NUMBER_LABEL}${NUMBER}`,
      'g',
    ),
    judge: ({ start, value }, document) =>
      CASE_FILE_LEFT.test(before(document, start, 24)) || /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(value) ? 0 : 0.8,
  },
  {
    // "legajos 1042, 1077 y 1101": the others of a list of which one was named.
    type: 'legajo',
    source: 'file-number-listed',
    on: 'folded',
    needs: ['legajo', 'leg.', 'leg ', 'legs'],
    digitWithin: 2,
    regex: /(?<![\d./-])\d(?:\d|[./-](?=\d)){1,9}(?![\d%]|[.,/-]\d| (?:de|dias|pesos|anos|hs|horas|fojas))/g,
    judge: ({ start }, document) => (LISTED_FILE_LEFT.test(before(document, start, 90)) ? 0.75 : 0),
  },
  {
    // "el legajo de Juan Pérez (1042)", "Pérez (leg. 1042), Gómez (1077) y Ruiz (1101)": whose it is stands between.
    type: 'legajo',
    source: 'file-number-apart',
    on: 'folded',
    needs: ['legajo', 'leg.', 'leg '],
    digitWithin: 2,
    regex: /(?<![\d./-])\d{3,6}(?:[/-]\d)?(?!\d|[.,/-]\d| ?%| (?:de|dias|pesos|anos|hs|horas|fojas))/g,
    judge: ({ start }, document) => (FILE_OF_LEFT.test(before(document, start, 90)) ? 0.7 : 0),
  },
  {
    // "Legajo: 7", "Leg. N° 3", of a firm of few.
    type: 'legajo',
    source: 'file-number-short',
    on: 'folded',
    needs: ['legajo', 'leg.', 'leg '],
    regex: /(?<![a-z])(?:legajo|leg\.?)(?: n(?:°|ro\.?):?|:) ?(?<v>\d)(?![\d.,/-])/g,
    judge: () => 0.7,
  },
  {
    // A list under the heading "Leg. Apellido y nombre …": each line begins with the number, and the name stands behind it.
    type: 'legajo',
    source: 'file-number-of-line',
    on: 'folded',
    needs: ['legajo', 'leg.', 'leg '],
    digitWithin: 6,
    regex: /(?:^|\n)\|? ?(?<v>(?:[a-z]-?)?\d{1,6}(?:[/-]\d)?)(?= ?[|;,/-]? ?\u0090)/g,
    judge: (_match, document) => (FILES_HEADING.test(document.folded) ? 0.75 : 0),
  },
  {
    // The same, under "Apellido y nombre  Legajo …".
    type: 'legajo',
    source: 'file-number-behind-name',
    on: 'folded',
    needs: ['legajo', 'leg.', 'leg '],
    digitWithin: 6,
    regex: /(?<=(?:^|\n)\|? ?\u0090 ?[|;,-]? ?)\d{1,6}(?:[/-]\d)?(?=[ |;\n]|$)/g,
    judge: (_match, document) => (FILES_SECOND_HEADING.test(document.folded) ? 0.75 : 0),
  },
  {
    type: 'legajo',
    source: 'medical-record',
    on: 'folded',
    needs: ['hist', 'hc', 'h.c', 'h. c', 'ficha', 'paciente', 'registro hosp', 'carpeta med', 'episodio'],
    regex: new RegExp(
      String.raw`(?<![a-z])(?:historias? clin(?:icas?|\.)|hist\.? ?clin(?:icas?)?\.?|hist\. ?cl\.|h\. clinica|h\. ?c(?:l|lin)?\.|n?hc[eu]?|(?:n°|nro\.?|numero|id)(?: de)? paciente|registro hospitalario|carpeta medica|episodio(?= n(?:°|ro))|ficha(?= n(?:°|ro)[^;\n]{0,24} (?:salita|hospital|centro de salud|caps|upa))|ficha (?:clinica|medica|odontologica|kinesica|obstetrica|pediatrica|perinatal|de internacion))(?: (?!fojas|hojas|folios|paginas|desde|hasta|entre|sobre)(?:de guardia|[a-z]{5,14}))?(?: de(?:l)? (?:la |el )?(?:nin[oa]|paciente|menor|hij[oa]|bebe|actora?|victima))?${NUMBER_LABEL}${NUMBER}`,
      'g',
    ),
    judge: ({ value }) => (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(value) ? 0 : 0.85),
  },
  {
    // "historia clínica de Benicio, Hospital Rural, 9.118", "historias clínicas 441.227 (Zubeldía) y 441.231".
    type: 'legajo',
    source: 'medical-record-apart',
    on: 'folded',
    needs: ['historia', 'hc '],
    digitWithin: 110,
    regex:
      /(?<![a-z])(?:historias?(?: clinicas?)?|hc)(?= )[^.;\d\n]{0,50}(?:\u0090[^.;\d\n]{0,50})?(?:, | y | es (?:la |el )?|n° ?|nro\.? ?|numero |\()(?:n° ?)?(?<v>(?:[a-z]{1,3}-)?(?:\d{1,3}(?:\.\d{3}){1,2}|\d{4}-\d{3,6}|\d{5,8})(?:[/-][a-z\d]{1,2})?)(?![\d/.-]\d|\d| (?:de|pesos|dolares))/g,
    judge: ({ start }, document) => (OTHER_NUMBER_LEFT.test(before(document, start, 14)) ? 0 : 0.75),
  },
  {
    type: 'legajo',
    source: 'medical-record-short',
    on: 'folded',
    needs: ['historia'],
    regex:
      /(?<![a-z])historia(?: n(?:°|ro\.?))?:? (?<v>(?:\d{1,2}-)?\d{1,3}(?:\.\d{3}){1,2}(?:-[a-z\d]|\/\d{2})?|\d{4,7}(?= \((?:hospital|hosp|clinica|sanatorio|salita|centro)))(?![\d/]|\.\d)/g,
    judge: () => 0.75,
  },
  {
    type: 'legajo',
    source: 'pension-benefit',
    on: 'folded',
    needs: ['benef'],
    regex: new RegExp(
      `(?<![a-z])benef(?:icios?|\\.)(?: (?:previsional(?:es)?|jubilatorio|de (?:pension|jubilacion)|pami|anses|de (?:su|mi) [a-z]{4,12}))?${NUMBER_LABEL}${BENEFIT}`,
      'g',
    ),
    judge: ({ value }) => (digitsOf(value).length >= 7 ? 0.9 : 0),
  },
  {
    // "PAMI, beneficio 155 20448812 0 00": with blanks.
    type: 'legajo',
    source: 'pension-benefit-blanks',
    on: 'folded',
    needs: ['benef', 'afil'],
    regex:
      /(?<![a-z])(?:benef(?:icio|\.)|afil(?:iad[oa]|\.))(?: (?:anses|pami|previsional))?[ :]{1,2}(?:n(?:°|ro\.?)[ :]{0,2})?(?<v>\d{2,3}[ -]\d{7,8}[ -]\d(?:[ /-]{1,3}\d{2})?|\d{2} \d \d{7} \d)(?!\d)/g,
    judge: () => 0.9,
  },
  {
    type: 'legajo',
    source: 'health-benefit',
    on: 'folded',
    needs: ['afil'],
    regex: new RegExp(`(?<![a-z])afil(?:iad[oa]|\\.)${NUMBER_LABEL}${BENEFIT}`, 'g'),
    judge: ({ value }) => (digitsOf(value).length >= 11 ? 0.85 : 0),
  },
  {
    // The other benefits of somebody of whom one was named: "Yo tengo el mío, 09-5-8812034-0".
    type: 'legajo',
    source: 'pension-benefit-shape',
    on: 'folded',
    needs: ['beneficio', 'jubila', 'pension', 'anses'],
    regex: /(?<![\d-])\d{2}-\d-\d{7}-\d(?![\d-])/g,
    judge: () => 0.8,
  },
  {
    type: 'imei',
    source: 'imei',
    on: 'folded',
    needs: ['imei'],
    regex:
      /(?<![a-z])imei(?: ?\d(?=[ :]))?[ :°]{0,3}(?:n(?:°|ro\.?)|es|numero)?[ :]{0,3}(?<v>\d(?:\d|[ ./-](?=\d)){13,20})(?!\d)/g,
    judge: ({ value }) => (/^\d{14,16}$/.test(digitsOf(value)) ? 0.97 : 0),
  },
  {
    // "un teléfono Samsung A12, 354 881 112 097 442": fifteen figures behind the apparatus.
    type: 'imei',
    source: 'imei-of-apparatus',
    on: 'folded',
    needs: ['telefono', 'celular', 'samsung', 'motorola', 'iphone', 'xiaomi', 'aparato'],
    digitWithin: 2,
    regex: /(?<![\d.,/-])\d{2,6}(?:[ -]?\d{2,6}){2,5}(?![\d]|[.,/-]\d)/g,
    judge: ({ start, value }, document) =>
      /^\d{15}$/.test(digitsOf(value)) && APPARATUS_LEFT.test(before(document, start, 56)) ? 0.85 : 0,
  },
  {
    type: 'inmueble',
    source: 'land-registration',
    on: 'folded',
    needs: ['matricula'],
    regex:
      /(?<![a-z])matriculas?(?: (?:inmobiliaria|registral|(?:de )?folio real|real|catastral))?[ :]{0,2}(?:n\.?(?:°|ro)?\.?°?|numero)?[ :]{0,2}(?<v>(?:f\.?r\.? |\(\d{1,3}(?:-\d{1,3})?\) |[ivx]{1,4}-[a-z]-)?\d(?:\d|[./-](?=\d)){1,20}(?: ?\(\d{1,3}\))?)(?!\d)/g,
    judge: ({ start, end, value }, document) =>
      /^[f(ivx]/.test(value) ||
      value.includes('/') ||
      LAND_LEFT.test(before(document, start, 140)) ||
      LAND_RIGHT.test(after(document, end, 60))
        ? 0.9
        : 0,
  },
  {
    type: 'inmueble',
    source: 'land-tax-entry',
    on: 'folded',
    needs: ['partida', 'adrema', 'padron', 'cuenta de rentas', 'plano', 'catastro'],
    regex:
      /(?<![a-z])(?:adremas?|partidas?(?: (?:inmobiliarias?|municipal(?:es)?|provincial(?:es)?|territorial(?:es)?))?|padron(?: (?:inmobiliario|municipal|territorial))?|cuenta de rentas|planos?(?: de mensura)?|catastros?)(?: es(?: la| el)?)?[ :]{0,2}(?:n\.?(?:°|ro)?\.?°?|numero)?[ :]{0,2}(?<v>(?:[a-z]\d?-)?\d(?:\d|[./-](?=\d)){3,24})(?!\d)/g,
    judge: ({ start, value }, document) => {
      const isOfCatastro = /catastros?[ :]{0,2}$/.test(before(document, start, 11)) && !/^(?:19|20)\d{2}$/.test(value);
      return digitsOf(value).length >= (isOfCatastro ? 4 : 5) ? 0.9 : 0;
    },
  },
  {
    type: 'inmueble',
    source: 'land-register-terms',
    on: 'folded',
    needs: ['nomenclatura'],
    regex:
      /(?<![a-z])nomenclatura(?: catastral)?[ :]{0,2}(?<v>(?:\d{1,8}(?:[.-]\d{1,8}){2,8}|(?:(?:circunscripcion|circ|seccion|secc|sec|manzana|manz|mza|mz|parcela|parc|pc|chacra|quinta|fraccion|fracc|fr|subparcela|subp|uf|ph|[csqmpf])\.? ?(?:n° ?)?(?:\d{1,4}|[ivxl]{1,4}|[a-k])[a-z]?(?![a-z\d])[,; -]{0,3}){2,9}))/g,
    judge: () => 0.9,
  },
];

const APPARATUS_LEFT =
  /(?<![a-z])(?:telefono|celular|samsung|motorola|iphone|xiaomi|nokia|aparato)(?![a-z])[^;.\n\u0090]{0,36}[,(:] ?(?:n° ?)?$/;

/** What else a number between a record's label and the next point may be. */
const OTHER_NUMBER_LEFT =
  /(?:\$|fs\.|fojas|ley|art\.|(?<![a-z])(?:dni|d\.n\.i\.|tel(?:efono)?|expte|expediente|matricula|mat|m\. ?[pn]|legajo|afiliad[oa]|beneficio))[ :n°.]{0,5}$/;

const LAND_LEFT =
  /(?<![a-z])(?:inmuebles?|inmobiliari[oa]|casa|lote|terreno|finca|parcela|cochera|fraccion|departamento|unidad funcional|campo|propiedad inmueble|folio real|vivienda|partida|nomenclatura|hipotecari[oa]|hipoteca|escritura|condominio|usufructo|chacra|quinta)(?![a-z])[^;\n]{0,120}$/;
const LAND_RIGHT =
  /(?:^ ?\(\d{1,3}\)|circ\.|circunscripcion|registro de la prop|inmob|folio real|nomenclatura|catastr|partida)/;
