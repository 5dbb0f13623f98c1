import { digitsOf } from './check-digits.ts';
import { before } from './normalise.ts';
import type { Rule } from './patterns.ts';

// How files are numbered where a letter, a folio or the office stands in the number. The plain ones are in `case-rules.ts`.

/** A ruling that is cited has a number too. */
const CITED_LEFT =
  /(?:precedentes?|in re|doctrina|(?<![a-z])citad[oa]s?|cfr|jurisprudencia|fallos?|(?<!legajo )csjn|sentencia del|plenario)[^;\n\u0090]{0,60}$/;

const DATE = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})$/;

/** What a file is called before its number. */
const FILE_WORD =
  '(?:exptes?|exp|expedientes?|causas?|autos|sumarios?|actuacion(?:es)?|incidentes?|carpetas?|legajos? (?:fiscal|penal|judicial|de investigacion|de mediacion)|denuncias?|reclamos?|notas?|tramites?|cuij|ipp|preventivo)';

const unlessCited =
  (score: number) =>
  ({ start }: { start: number }, document: Parameters<Rule['judge']>[1]): number =>
    CITED_LEFT.test(before(document, start, 90)) ? 0 : score;

const LISTED_LEFT =
  /(?<![a-z])(?:exptes|expedientes|causas|legajos (?:fiscales|penales)|carpetas)(?: (?:acumulad[oa]s|agregad[oa]s|conex[oa]s|judiciales))?\.?(?: n(?:°|ros?\.?))?:? ?(?:(?:\u0090|\d[\d./-]{2,14})(?:, | y |, y | e )){1,6}$/;

/** File numbers whose form tells who gave them. */
export const FILE_NUMBER_RULES: readonly Rule[] = [
  {
    // "Expte. N° 812 - F° 114 - Año 2022", "expediente 1.204, letra M, año 2020", "causa N° 77, Folio 12, Libro IV".
    type: 'expediente',
    source: 'case-in-a-book',
    on: 'folded',
    needs: ['ano ', 'f° ', 'folio', 'letra', 'libro', 'fo. ', 'cuerpo'],
    digitWithin: 34,
    regex: new RegExp(
      String.raw`(?<![a-z])${FILE_WORD}\.?(?: [a-z]{5,14})?[ :]{0,2}(?:n(?:°|ros?)?\.?[: ]{0,2}|numero )?(?<v>\d{1,3}(?:\.?\d{3}){0,2}(?:[ ,;-]{1,3}(?:f(?:°|olio|o\.)|l(?:etra|ibro|°)|cuerpo|(?:del )?ano)[ :]{0,2}(?:n° ?)?"?(?:\d{1,2}\.\d{3}|\d{1,4}|[a-z]{1,2}|[ivxl]{1,5})"?(?![a-z\d])){1,3}(?: ?\/ ?\d{2,4}| [a-z]{2,5}(?=[)"]))?)(?!\d)`,
      'g',
    ),
    judge: unlessCited(0.9),
  },
  {
    // "Legajo fiscal 98.341": without the year.
    type: 'expediente',
    source: 'prosecution-file',
    on: 'folded',
    needs: ['legajo fiscal', 'legajo penal', 'legajo judicial', 'legajo de inv'],
    digitWithin: 50,
    regex:
      /(?<![a-z])legajo (?:fiscal|penal|judicial|de investigacion(?: fiscal| penal)?)(?: n(?:°|ro\.?))?:? (?<v>\d{1,3}(?:\.?\d{3}){1,2}(?:\/\d{2,4})?)(?!\d|[.,/]\d)/g,
    judge: unlessCited(0.85),
  },
  {
    // "Legajo MED 1.447/25", "Expte. FAM 12.204/24": letters of the kind before the number.
    type: 'expediente',
    source: 'case-behind-kind',
    on: 'text',
    needs: ['egajo', 'xp', 'EXP', 'arpeta', 'LEGAJO'],
    digitWithin: 24,
    regex:
      /(?<!\p{L})(?:[Ll]egajo|LEGAJO|[Ee]xpte\.?|EXPTE\.?|[Ee]xpediente|[Cc]arpeta) (?:N° ?)?(?<v>[A-Z]{2,5}[ -]\d{1,3}(?:\.?\d{3}){0,2}\/\d{2,4})(?![\d/-])/gu,
    judge: unlessCited(0.85),
  },
  {
    // "JVAFA1 EXP 8814/2019", "OPANQ2 EXP 100233/2021": Neuquén writes the court into the number.
    type: 'expediente',
    source: 'case-of-court',
    on: 'text',
    needs: [' EXP', ' INC', ' LEG'],
    regex: /(?<![\p{L}\d])(?:J|OP|C[AS])[A-Z]{2,6}\d{0,2}[ -](?:EXP|INC|LEG) ?(?:N° ?)?\d[\d.]{1,9}\/\d{2,4}(?!\d)/gu,
    judge: unlessCited(0.95),
  },
  {
    // "exptes. 44.120, 44.121/20 y 44.122/20": the others of a list of which one was named.
    type: 'expediente',
    source: 'case-listed',
    on: 'folded',
    needs: ['exptes', 'expedientes', 'causas', 'legajos', 'carpetas'],
    digitWithin: 2,
    regex: /(?<![\d./-])\d(?:\d|[./-](?=\d)){2,14}(?![\d%]|[.,/-]\d| (?:de [a-z]{4}|dias|pesos|anos|hs|horas|fojas))/g,
    judge: ({ start, value }, document) =>
      !DATE.test(value) && LISTED_LEFT.test(before(document, start, 110)) ? 0.75 : 0,
  },
  {
    // "EX 2022 11223344 APN DNCYDS#MDP", "EX2022-112233-GCABA": the general system, with blanks or without its first hyphen.
    type: 'expediente',
    source: 'case-gde-loose',
    on: 'text',
    needs: ['EX 20', 'EX20', 'IF 20', 'IF20'],
    regex: /(?<![\p{L}\d-])(?:EX|IF) ?20\d{2}[ -]\d{5,9}[ -]{1,3}[A-Z][A-Z0-9#_-]{1,30}(?: [A-Z]{2,12}#[A-Z]{2,12})?/gu,
    judge: unlessCited(0.9),
  },
  {
    // "IPP-12-00-001234-22/00", "J-01-00112233-4/2022-0", "B-2RO-118-L2020", "SECLO 2022/44120".
    type: 'expediente',
    source: 'case-of-office',
    on: 'text',
    digitWithin: 10,
    regex:
      /(?<![\p{L}\d-])(?:IPP-\d{2}-\d{2}-\d{6}-\d{2}\/\d{2}|J-\d{2}-\d{6,8}-\d\/\d{4}-\d{1,2}|[A-Z]-\d[A-Z]{2}-\d{1,5}-[A-Z]{1,2}\d{4}|(?:SECLO|COPREC) (?:20\d{2}\/\d{3,7}|\d{3,7}\/(?:20)?\d{2}))(?![\d-])/gu,
    judge: unlessCited(0.9),
  },
  {
    // `causa 44120 "Ruiz s/ robo"`: a bare number between the word and the caption.
    type: 'expediente',
    source: 'case-bare-before-caption',
    on: 'folded',
    needs: ['causa', 'exp', 'autos', 'legajo'],
    digitWithin: 24,
    regex: new RegExp(
      String.raw`(?<![a-z])${FILE_WORD}\.?[ :]{1,2}(?:n\.?(?:°|ro\.?)? ?)?"?[a-z]?"? ?(?<v>\d{1,3}(?:\.?\d{3}){0,2}(?:\/\d{2,4})?)(?=,? (?:caratulad[oa]s?:? )?"[^"\n]{3,100}(?:[scp]\/|sobre))`,
      'g',
    ),
    judge: unlessCited(0.8),
  },
  {
    // `Expte. "P" 1204/20`, "Expte. Letra M N° 118/22".
    type: 'expediente',
    source: 'case-behind-letter',
    on: 'folded',
    needs: ['exp'],
    digitWithin: 24,
    regex:
      /(?<![a-z])(?:expte|exp|expediente)\.? (?:n° ?)?(?:letra )?"?[a-z]"?,? (?:n(?:°|ro\.?) ?)?(?<v>\d[\d.]{0,8}\/\d{2,4})(?![\d/])/g,
    judge: unlessCited(0.8),
  },
  {
    // "LM-31.704-2022": the province of Buenos Aires, with a point.
    type: 'expediente',
    source: 'case-pba-pointed',
    on: 'text',
    digitWithin: 4,
    regex: /(?<![\p{L}\d-])[A-Z]{2} ?- ?\d{1,3}\.\d{3} ?- ?\d{4}(?![\d-])/gu,
    judge: unlessCited(0.9),
  },
  {
    // "MPF-TW 44.871", "MPFNQ 190.233", "NUF 88123", "NUC 44.120/22", "caso MPF 3312".
    type: 'expediente',
    source: 'case-prosecution-plain',
    on: 'text',
    needs: ['MPF', 'NUF', 'NIC', 'NUC', 'NUIJ'],
    digitWithin: 16,
    regex:
      /(?<![\p{L}\d-])(?:MPF-?[A-Z]{0,4}|NUF|NIC|NUC|NUIJ)[ :-]{1,2}(?:N(?:°|ro\.?) ?)?\d{1,3}(?:\.\d{3}|\d{1,5})(?:\/\d{2,4})?(?![\d/]|[.-]\d)/gu,
    judge: unlessCited(0.85),
  },
  {
    // `"… s/ sucesorio" – N° 16.882`: a number behind a caption is the file's.
    type: 'expediente',
    source: 'case-numbered-behind-caption',
    on: 'folded',
    needs: [' s/', ' p/', 'sobre', ' - '],
    regex:
      /(?: [sp]\/ ?|(?<![a-z])sobre | - )[^"\n\u0090]{3,80}"[ ,.-]{1,3}\(?(?:(?:expte|exp|expediente|causa|autos)\.? ?)?n(?:°|ro\.?) ?(?<v>(?:[a-z]{1,3}-)?\d{1,3}(?:\.?\d{3}){0,2}(?:[/-][a-z\d]{1,4}){0,2})(?![\d])/g,
    judge: ({ start, value }, document) =>
      digitsOf(value).length >= 3 && !CITED_LEFT.test(before(document, start, 150)) ? 0.8 : 0,
  },
  {
    // "EXPTE. POLICIAL 130/37-1188-E/2023", "nota E-6218/2023", "Expte. E2-2021-1144-Ae", "Actuación 4-118-C-22": parts of figures and letters.
    type: 'expediente',
    source: 'case-of-parts',
    on: 'text',
    digitWithin: 48,
    regex:
      /(?<!\p{L})(?:[Ee]xptes?|EXPTES?|[Ee]xp|EXP|[Ee]xpedientes?|EXPEDIENTES?|[Cc]ausas?|CAUSAS?|[Ss]umario|SUMARIO|[Aa]ctuaci[oó]n(?:es)?|ACTUACI[OÓ]N(?:ES)?|[Nn]ota|NOTA|[Dd]enuncia|DENUNCIA|[Rr]eclamo|[Tt]r[aá]mite|IPP|CUIJ|[Pp]reventivo|PREVENTIVO|[Cc]arpeta|CARPETA)\.?(?: (?:[a-zñáéíóú]{5,16}|[A-ZÑÁÉÍÓÚ]{5,16})){0,2}[ :]{0,2}(?:N(?:°|ro\.?|RO\.?)|n(?:°|ro\.?)|#)?[ :]{0,2}(?<v>(?:[A-Z]{1,4}\d{0,3}|\d(?:\d|\.(?=\d)){0,9})(?: ?[/-] ?(?:[A-Z]{1,3}[a-z]?|\d(?:\d|\.(?=\d)){0,9}[A-Z]?)){1,5})(?![\p{L}\d]|[/-]\d)/gu,
    judge: ({ start, value }, document) => {
      const parts = value.split(/[/-]/);
      const hasLetter = /[A-Z]/.test(value);
      if (DATE.test(value) || digitsOf(value).length < 4 || (!hasLetter && parts.length < 3)) return 0;
      // Invoices and telephones have parts too.
      return /factura|boleta|comprobante|remito|tel/.test(before(document, start, 24))
        ? 0
        : unlessCited(0.8)({ start }, document);
    },
  },
];
