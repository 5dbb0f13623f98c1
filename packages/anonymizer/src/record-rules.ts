import { digitsOf } from './check-digits.ts';
import { after, before } from './normalise.ts';
import type { Rule } from './patterns.ts';

const NUMBER_LABEL = String.raw`(?: (?:era|es) (?:el|la))?(?: ?\.{3,20})?[ :(]{0,3}(?:\n\n)?(?:n\.?(?:°|ro|um)?\.?°?|numero)?[ :(]{0,3}`;
/** Digits with points, hyphens and bars, and at most a letter behind them: "77.120-4", "401.228/C", "445-V". */
const NUMBER = String.raw`(?<v>(?:[a-z]{1,3}\d?-)?\d(?:\d|[./-](?=\d)){1,24}(?:[/-]?[a-z](?![a-z\d]))?)(?![\d])`;

/** With the number of the relative behind its bar, written apart: "155-90442187-0 / 00". */
const BENEFIT = String.raw`(?<v>(?:[a-z]{1,3}\d?-)?\d(?:\d|[./-](?=\d)){1,24}(?:[/-]?[a-z](?![a-z\d])| ?/ ?\d{1,3}(?!\d))?)(?![\d])`;

/** What a label calls a file, but is a case, a norm or a date. */
const CASE_FILE_LEFT = /(?:investigacion|fiscal|penal|judicial|prueba|fs\.|fojas|ley|art\.) ?$/;

/** Files and records kept about a person: of staff, prisoners, pupils, patients and pensioners; land; telephones. */
export const RECORD_RULES: readonly Rule[] = [
  {
    type: 'legajo',
    source: 'file-number',
    on: 'folded',
    needs: ['legajo', 'leg.', 'lpu', 'pu ', 'prontuario'],
    regex: new RegExp(
      String.raw`(?<![a-z])(?:legajos?|leg\.|l\.?p\.?u\.?|pu|prontuarios?)(?: (?:personal|laboral|intern[oa]|escolar|previsional|docente|policial|penitenciario|csjn|de(?:l)? (?:alumno|alumna|interno|personal|empleado|servicio)))?${NUMBER_LABEL}${NUMBER}`,
      'g',
    ),
    judge: ({ start, value }, document) =>
      CASE_FILE_LEFT.test(before(document, start, 24)) || /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(value) ? 0 : 0.8,
  },
  {
    type: 'legajo',
    source: 'medical-record',
    on: 'folded',
    needs: ['hist', 'hc', 'h.c', 'h. c', 'ficha'],
    regex: new RegExp(
      String.raw`(?<![a-z])(?:historias? clin(?:icas?|\.)|hist\. ?cl(?:in)?\.|h\. clinica|h\. ?c(?:l|lin)?\.|n?hc[eu]?|ficha (?:clinica|medica|odontologica|kinesica|de internacion))(?: (?!fojas|hojas|folios|paginas|desde|hasta|entre|sobre)(?:de guardia|[a-z]{5,14}))?(?: de(?:l)? (?:la |el )?(?:nin[oa]|paciente|menor|hij[oa]|bebe|actora?|victima))?${NUMBER_LABEL}${NUMBER}`,
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
      /(?<![a-z])(?:historias?(?: clinicas?)?|hc)(?= )[^.;\d\n]{0,50}(?:\u0090[^.;\d\n]{0,50})?(?:, | y |n° ?|nro\.? ?|numero |\()(?:n° ?)?(?<v>(?:[a-z]{1,3}-)?(?:\d{1,3}(?:\.\d{3}){1,2}|\d{4}-\d{3,6}|\d{5,8})(?:[/-][a-z\d]{1,2})?)(?![\d/.-]\d|\d| (?:de|pesos|dolares))/g,
    judge: ({ start }, document) => (OTHER_NUMBER_LEFT.test(before(document, start, 14)) ? 0 : 0.75),
  },
  {
    type: 'legajo',
    source: 'medical-record-short',
    on: 'folded',
    needs: ['historia'],
    regex: /(?<![a-z])historia(?: n(?:°|ro\.?))?:? (?<v>(?:\d{1,2}-)?\d{1,3}(?:\.\d{3}){1,2}(?:-[a-z\d])?)(?![\d.])/g,
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

/** What else a number between a record's label and the next point may be. */
const OTHER_NUMBER_LEFT =
  /(?:\$|fs\.|fojas|ley|art\.|(?<![a-z])(?:dni|d\.n\.i\.|tel(?:efono)?|expte|expediente|matricula|mat|m\. ?[pn]|legajo|afiliad[oa]|beneficio))[ :n°.]{0,5}$/;

const LAND_LEFT =
  /(?<![a-z])(?:inmuebles?|inmobiliari[oa]|casa|lote|terreno|finca|parcela|cochera|fraccion|departamento|unidad funcional|campo|propiedad inmueble|folio real|vivienda|partida|nomenclatura|hipotecari[oa]|hipoteca|escritura|condominio|usufructo|chacra|quinta)(?![a-z])[^;\n]{0,120}$/;
const LAND_RIGHT =
  /(?:^ ?\(\d{1,3}\)|circ\.|circunscripcion|registro de la prop|inmob|folio real|nomenclatura|catastr|partida)/;
