import { digitsOf } from './check-digits.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { after, before } from './normalise.ts';
import type { Rule } from './patterns.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';

// Case numbers of precedents are public; those of the user's own case are not.
const CITED_LEFT =
  /(?:precedentes?|in re|doctrina|(?<![a-z])citad[oa]s?|cfr|conf|jurisprudencia|fallos?|v\.gr|(?<!legajo )csjn|sentencia del|plenario)[^;\n\u0090]{0,60}$/;
const NOT_A_CASE_LEFT =
  /(?<![a-z])(?:ley(?:es)?|decretos?|dec|dto|arts?|articulos?|acordadas?|ac|resolucion(?:es)?|res|disposicion|disp|cct|convenio|fallos|fs|fojas|ordenanza|contratos?|tomo|pag|pags|d\.n\.u|dnu|rg|comunicacion|factura|nota|circular)\.?:? ?(?:colectivo )?(?:n(?:°|ro)?\.?)? ?$/;

/** The number of a norm, and not of a file. */
const NORM_LEFT =
  /(?<![a-z])(?:ley|decreto|resolucion|disposicion|ordenanza|acordada|acta|factura|poliza|escritura)[^.;:\n\d]{0,16}$/;
const PLAIN_CASE_LABEL = /(?<![a-z])(?:incidente|causa|expediente|expte\.?|autos|proceso|sumario) $/;

function caseScore(score: number) {
  return ({ start }: { start: number }, document: Parameters<Rule['judge']>[1]): number => {
    const left = before(document, start, 90);
    return NOT_A_CASE_LEFT.test(left) || CITED_LEFT.test(left) ? 0 : score;
  };
}

const STOP_TRIGRAMS = new Set(
  'USD ART LEY CCT TRF RES DNI CPA IVA UMA UVA SAC CIV COM CNT CAF CCF CPE CCC CFP CSS CNE CSJ EXP IPP INC DEB CAU CUD ARS EUR IUS JUS CPR CPC CCN LCT LRT LDC ISO IRM MIN MAX DEC DTO RPA CUE SMV RMV AUH DEL LAS LOS POR QUE CON FSM FMP FLP'.split(
    ' ',
  ),
);
const VEHICLE_LABEL =
  /(?:dominio|patente|chapa|matricula|rodado|vehiculo|automotor|automovil|camioneta|camion|moto(?:cicleta|vehiculo)?|auto|ford|fiat|renault|peugeot|chevrolet|volkswagen|vw|toyota|honda|citroen|nissan|scania|iveco|mercedes benz|jeep|suzuki|hyundai|kia|gol|corsa|clio|fiesta|palio|duna|siena|logan|sandero|kangoo|partner|berlingo|hilux|amarok|ranger|saveiro|fiorino|focus|cronos|onix|prisma|aveo|agile|suran|voyage|bora|vento|golf|etios|corolla|yaris|megane|duster|ecosport|trafic|sprinter|motomel|zanella|gilera|corven|yamaha|bajaj)(?![a-z])[^;\n\u0090]{0,60}$/;
const PLATE_LABEL = /(?:dominio|patente|chapa|placa)s?[^\d;\n\u0090]{0,24}\n?$/;
const PROPERTY_LEFT =
  /(?:inmobiliari|inmueble|inscript[oa]s? (?:en|bajo) (?:la |el )?(?:matricula|folio)|registro de la propiedad|folio real|nomenclatura|catastr)[^;\n]{0,40}$|(?<![a-z])(?:campo|lote|terreno|finca|parcela|cochera|fraccion|unidad funcional|departamento|casa|bien(?:es)?|estancia|chacra|quinta)[^.;\n]{0,24}\(?matriculas? (?:n(?:°|ro\.?) ?)?$/;
const PROPERTY_RIGHT =
  /(?:^ ?\(\d{1,3}\)|circ\.|circunscripcion|secc\. |registro de la prop|inmob|folio real|nomenclatura|catastr)/;
const COLLEGE_RIGHT = /^ ?[,-]? ?(?:del? )?(?:colegio|c\. ?p\. ?a|cpacf|c\.s\.j\.n|csjn|ca[a-z]{2}(?![a-z]))/;
const COLLEGE = String.raw`(?:[ ,]{0,2}(?:del? |- ?)?(?:C\. ?P\. ?A\. ?C\. ?F\.?|C\.A\.[A-Z.]{2,8}|CPACF|CA[A-Z]{2,4}|CSJN|C\.S\.J\.N\.?|C\.F\.[A-Z.]{1,8}|CF[A-Z]{1,4}))?`;

const YEARED_FILE_LABEL = /(?<![a-z])(?:causa|autos|expte|expediente)[.:]{0,2}(?: de apremio)? (?:n°|nro\.?)? ?$/;
const PLAIN_FILE_LABEL = /(?<![a-z])(?:causas?|carpetas?|autos|exptes?\.?|exp\.|expedientes?|proceso)[ :]{1,2}$/;

/** What makes a caption of the words between quotation marks. */
const CAPTION_RIGHT = /^[ ,:|-]{1,4}"[^"\n]{2,140}(?<![a-z])[cs]\/ ?[a-z\u0090]/;

/** Case files, professional registrations and number plates. */
export const CASE_RULES: readonly Rule[] = [
  {
    type: 'expediente',
    source: 'case-national',
    on: 'text',
    digitWithin: 12,
    regex:
      /(?<![\p{L}\d])(?:CIV|COM|CNT|CAF|CCF|CPE|CCC|CFP|CSS|CNE|CSJ|CPN|CPF|F[A-Z]{2}) ?(?:N° ?)?\d[\d.]{0,9}(?:\/ ?| \/)\d{4}(?:[/-][A-Z\d]{1,8}){0,5}(?!\d)/gu,
    judge: caseScore(0.95),
  },
  {
    type: 'expediente',
    source: 'case-caba',
    on: 'text',
    digitWithin: 12,
    regex:
      /(?<![\p{L}\d])(?:EXP|IPP|DEB|CAU|INC|MPF|ACT) ?(?:J-\d{2}-)?(?:N° ?)?\d[\d.]{1,11}(?:-\d)?\/\d{4}(?:-\d{1,3})?(?!\d)/gu,
    judge: caseScore(0.95),
  },
  {
    type: 'expediente',
    source: 'case-pba',
    on: 'text',
    digitWithin: 4,
    regex:
      /(?<![\p{L}\d-])(?:[A-Z]{2}-\d{3,7}-\d{4}|PP-\d{2}-\d{2}-\d{6}-\d{2}\/\d{2}|\d{2}-\d{2}-\d{6}-\d{2}(?:\/\d{2})?)(?![\d-])/gu,
    judge: caseScore(0.9),
  },
  {
    // 45.110/2022 "Ledesma, Rosa c/ Ledesma, Raúl s/ división": in a list of files the number stands before the caption.
    type: 'expediente',
    source: 'case-before-caption',
    on: 'folded',
    needs: [' c/', ' s/'],
    digitWithin: 2,
    regex: /(?<![\d./-])\d{1,3}(?:\.?\d{3}){0,2}\/(?:\d{4}|\d{2})(?=[ ,:|-]{1,4}"[^"\n]{3,40})(?![\d/-])/g,
    judge: ({ end, value }, document) =>
      !/^\d{1,2}\/\d{2}$/.test(value) && CAPTION_RIGHT.test(after(document, end, 160)) ? 0.8 : 0,
  },
  {
    // "… s/ alimentos" (1522/2019): the number behind a caption is the file's.
    type: 'expediente',
    source: 'case-after-caption',
    on: 'folded',
    needs: [' s/', ' - '],
    regex: /(?: s\/ ?| - )[^"\n\u0090]{3,80}"[ ,-]{0,3}\(?(?<v>\d{1,3}(?:\.?\d{3}){0,2}[/-]\d{2,4})(?!\d)/g,
    judge: ({ value }) => (/^\d{1,2}\/\d{2}$/.test(value) ? 0 : 0.8),
  },
  {
    type: 'expediente',
    source: 'case-gde',
    on: 'text',
    needs: ['EX-', 'IF-', 'NO-', 'RE-'],
    regex: /(?<![\p{L}\d-])(?:EX|IF|NO|RE)-\d{4}-\d{5,9}-(?: -)?[A-Z0-9#_-]{1,40}/gu,
    judge: caseScore(0.95),
  },
  {
    type: 'expediente',
    source: 'case-anses-mendoza',
    on: 'folded',
    digitWithin: 2,
    regex:
      /(?<![\d-])(?:024-\d{2}-\d{8}-\d-\d{3}-\d{1,6}|(?:13|21)-\d{8}-\d(?: ?\({1,2}\d{5,7}-\d{4,7}\){1,2})?)(?![\d-])/g,
    judge: caseScore(0.9),
  },
  {
    type: 'expediente',
    source: 'case-sac',
    on: 'text',
    needs: ['SAC', 'S.A.C'],
    regex:
      /(?<![\p{L}\d])(?:SAC|S\.A\.C\.)(?:(?: ?:| ?[Nn](?:°|ro\.?))[ :]{0,2}(?<v>\d{5,9}|\d{1,2}\.\d{3}\.\d{3})| (?:\d{5,9}|\d{1,2}\.\d{3}\.\d{3}))(?![\d/]|[.,]\d)/gu,
    // The same letters name the thirteenth salary: there, points make an amount.
    judge: (match, document) =>
      match.value.includes('.') &&
      !/(?:numero|n°|nro|expte|expediente|causa|denuncia|legajo|tramite|actuacion)[^\d$;]{0,24}$/.test(
        before(document, match.start, 48),
      )
        ? 0
        : caseScore(0.85)(match, document),
  },
  {
    // "P-118.442/25", "10.302-B-2023": a letter beside the number and the year.
    type: 'expediente',
    source: 'case-lettered',
    on: 'text',
    digitWithin: 4,
    regex:
      /(?<![\p{L}\d/-])(?:[A-Z]{1,2}-(?:\d{2,3}\.\d{3}|\d{4,7})\/(?:\d{2}|\d{4})|(?:\d{1,3}\.\d{3}|\d{3,7})-[A-Z]{1,2}-(?:\d{2}|\d{4}))(?![\d/-])/gu,
    judge: caseScore(0.75),
  },
  {
    // "BA-01774-F-2023" (Río Negro), "JU-M-1184/2025" (mediation), "GXP 33118/20" (Corrientes), "20102240000031188 - "P" - 2024" (La Rioja).
    type: 'expediente',
    source: 'case-provincial',
    on: 'text',
    digitWithin: 6,
    regex:
      /(?<![\p{L}\d-])(?:[A-Z]{2}-\d{4,6}-[A-Z]{1,2}-\d{4}|[A-Z]{1,3}-[A-Z]{1,2}-\d{2,7}\/\d{2,4}|[A-Z]XP ?\d{1,3}[ .]?\d{2,3}\/\d{2,4}|\d{14,20} - "?[A-Z]{1,2}"? - \d{4})(?![\d-])/gu,
    judge: caseScore(0.9),
  },
  {
    // "Expte. BB-3l84-2O21": a scan took the figures for letters.
    type: 'expediente',
    source: 'case-scanned',
    on: 'folded',
    needs: ['exp', 'causa'],
    digitWithin: 24,
    regex:
      /(?<![a-z])(?:expte|exp|expediente|causa)\.? ?(?:n(?:°|ro\.?) ?)?(?<v>[a-z]{2}-[\dlo]{3,6}-[\dlo]{4})(?![\dlo-])/g,
    judge: ({ value }) => (digitsOf(value).length >= 4 ? 0.85 : 0),
  },
  {
    type: 'expediente',
    source: 'case-prosecution',
    on: 'text',
    needs: ['MPF'],
    regex: /(?<![\p{L}\d-])MPF-?[A-Z]{2,4}[ -]?(?:N° ?)?\d[\d.]{1,9}\/\d{2,4}(?!\d)/gu,
    judge: caseScore(0.9),
  },
  {
    type: 'expediente',
    // "El expediente sigue en letra (nº 744.218/22)", "actuación en Defensa del Consumidor Nº 3308/24": a number and its year, apart.
    source: 'case-apart',
    on: 'folded',
    digitWithin: 60,
    regex:
      /(?<![a-z])(?:expediente|expte\.?|causa|actuacion(?:es)?|sumario)(?![a-z])[^.;:\n\d]{1,44}(?:n°|nro\.?) ?(?<v>(?:\d{1,3}(?:\.\d{3}){1,2}|\d{3,7})\/\d{2,4})(?![\d/.-]\d|\d)/g,
    judge: ({ start, value }, document) =>
      NORM_LEFT.test(before(document, start, 24)) || /^(?:19|20)\d{2}\/\d{2}$/.test(value) ? 0 : 0.75,
  },
  {
    type: 'expediente',
    source: 'case-labelled',
    on: 'folded',
    digitWithin: 120,
    regex:
      /(?<![a-z])(?:expte|expdte|exp|expediente(?: srt)?|exptes|expedientes|causa|autos|sumarios?|causas|actuacion(?:es)?|incidentes?|i\.?p\.?p|carpetas?|juicios?|preventivo|cuij|proceso|denuncias?|legajo de (?:investigacion|mediacion)|legajo(?= (?:fiscal|penal|judicial))|reclamos?|ingreso|registro)\.?(?: (?:judicial(?:es)?|administrativ[oa]s?|penal(?:es)?|electronic[oa]s?|intern[oa]s?|prevencional(?:es)?|policial(?:es)?|sumarial(?:es)?|contravencional(?:es)?|municipal(?:es)?|laboral(?:es)?|civil(?:es)?|disciplinari[oa]s?|fiscal(?:es)?|tributari[oa]s?|adm\.|srt|seclo|coprec|opds|de apremio|previsional(?:es)?|principal(?:es)?|anterior(?:es)?|agregad[oa]s?|acumulad[oa]s?|conex[oa]s?|digital(?:es)?|federal(?:es)?|provincial(?:es)?|preliminar(?:es)?|de faltas|de origen|de mediacion)){0,2}(?: es (?:el|la))?[ :\n]{0,2}(?:n(?:°|ro|um)?\.?[°:]? ?|numero ?|#){0,2}(?<v>(?:(?!(?:el|la|de|del|en|al|con|que|es|por|los|las|a|y|se|un|fs|n)[ -])[a-z]{1,4}[- ])?\d(?:\d|[.-](?=\d)){1,24}(?: ?\/ ?\d{2,4}(?:[-/][a-z\d]{1,4}){0,2})?(?:-[a-z]{1,2}(?:-\d{2,4}(?!\d))?(?![a-z]))?)(?![\d/])/g,
    judge: (match, document) => {
      if (/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(match.value)) return 0;
      // "Ingreso: 02/07": a day.
      if (
        /^\d{2}\/\d{2}$/.test(match.value) &&
        /(?:ingreso|registro|denuncias?|proceso):? ?$/.test(before(document, match.start, 12))
      )
        return 0;
      const isPeriod =
        /^(?:19|20)\d{2}\/(?:\d{2}|(?:19|20)\d{2})$/.test(match.value) ||
        (/^(?:0?\d|1[0-2])\/(?:19|20)\d{2}$/.test(match.value) &&
          /(?:denuncias?|ingreso|proceso|registro) $/.test(before(document, match.start, 12)));
      const hasYear = match.value.includes('/') && !isPeriod;
      const numbered = /(?:n\.?°|nro\.?|numero|#|expte\.?|expediente)[ :]{0,2}$/.test(
        before(document, match.start, 12),
      );
      // "Registro N° 431" of a notary, and its folio, are public.
      if (
        /(?:escriban[oa]|notari[oa]|titular|adscript[oa])[^;\n]{0,30}registro[^\d]{0,8}$/.test(
          before(document, match.start, 60),
        )
      )
        return 0;
      // "CAUSA 119.204", "Carpeta 8.414": the number right behind its label.
      if (/^\d{1,3}\.\d{3}$/.test(match.value) && PLAIN_FILE_LABEL.test(before(document, match.start, 12))) return 0.75;
      // "el incidente 11960347": so many digits right after the word are its number.
      if (/^\d{7,9}$/.test(match.value) && PLAIN_CASE_LABEL.test(before(document, match.start, 16))) return 0.75;
      // "N° causa: 4412-22", "Expte. de apremio 44120-22": a number and its year.
      if (
        /^\d{3,7}-(?:\d{2}|(?:19|20)\d{2})$/.test(match.value) &&
        YEARED_FILE_LABEL.test(before(document, match.start, 32))
      )
        return 0.8;
      // "Expte. 1/2022" is no month.
      if (
        /^\d{1,2}\/(?:19|20)\d{2}$/.test(match.value) &&
        /(?:expte|exp|expediente)[.:]{0,2} (?:n°|nro\.?)? ?$/.test(before(document, match.start, 24))
      )
        return 0.8;
      if (/^\d+(?:-\d+){2,}/.test(match.value) && digitsOf(match.value).length >= 9) return 0.8;
      return hasYear || (numbered && digitsOf(match.value).length >= 3) ? caseScore(0.85)(match, document) : 0;
    },
  },
  {
    type: 'matricula',
    source: 'bar-tomo-folio',
    on: 'text',
    regex: new RegExp(
      String.raw`(?<![\p{L}\d])(?:[Tt](?:°|omo:?|[oº]?\.:?)|L°|[Ll]ibro) ?(?:[IVXLC]{1,7}|\d{1,4})[ ,.-]{0,3}(?:y )?[Ff](?:°|olio:?|[oº]?\.:?) ?(?:\d\.\d{3}|\d{1,4})(?!\d|\.\d{3})${COLLEGE}`,
      'gu',
    ),
    judge: ({ start, end }, document) =>
      (PROPERTY_LEFT.test(before(document, start, 80)) &&
        !/(?:abogad[oa]|letrad[oa]|procurador[a]?|escriban[oa]|matriculad[oa])/.test(before(document, start, 80)) &&
        !COLLEGE_RIGHT.test(after(document, end, 24))) ||
      /^[ ,]{0,2}(?:n° ?[\d.]+ )?(?:del?|en el) (?:registro|protocolo|libro)/.test(after(document, end, 40)) ||
      // "Tomo 31, Folio 7.702, Finca 7.189": an entry of a land register.
      /^(?:\.\d{3})?[ ,;-]{0,3}(?:finca|asiento|inmueble|matricula inmob)/.test(after(document, end, 24)) ||
      /fallos[ ,:]{0,2}$/.test(before(document, start, 10)) ||
      /^[ ,]{0,2}(?:del libro|del protocolo|ano )/.test(after(document, end, 20))
        ? 0
        : 0.9,
  },
  {
    type: 'matricula',
    source: 'professional-registration',
    on: 'text',
    digitWithin: 32,
    regex:
      /(?<![\p{L}\d.])(?:[Mm]at\.(?: (?:[Pp]rof|[Ff]ed|[Pp]rov|[Nn]ac)\.)?|M\. ?[PNE]\.?|M[PNE]|R\.?P\.?A\.?(?:C\.?)?|CPCE[A-Z]{0,5})[ :]{0,2}(?:N(?:°|ro\.?)|n(?:°|ro\.?))?[ :]{0,2}(?<v>(?:[A-Z]{1,2}[- ])?\d(?:\d|[.-](?=\d)){1,9}(?:\/\d{1,2})?)(?![\d/])/gu,
    judge: ({ start, end }, document) =>
      // "(mat. A-211), ubica la parcela Circ. IX": a bracket closes what the number belongs to.
      PROPERTY_LEFT.test(before(document, start, 60)) ||
      PROPERTY_RIGHT.test(after(document, end, 60).replace(/^\).*/, ''))
        ? 0
        : 0.85,
  },
  {
    // "Carolina Funes (col. 1877)", "Dr. Ríos (reg. 4.118)": behind a name and between brackets.
    type: 'matricula',
    source: 'registration-in-brackets',
    on: 'folded',
    needs: ['(col', '(reg', '(matr', '(m.'],
    digitWithin: 12,
    regex:
      /\((?:col(?:egiad[oa]|\.)?|reg(?:istro|\.)|matr\.?|m\. ?[pnt]\.?)[ \n:]{1,2}(?:n(?:°|ro\.?)[ :]{0,2})?(?<v>(?:[a-z]{1,2}-)?[\dol][\dol.-]{1,9}\d)(?=[),;])/g,
    judge: ({ start }, document) =>
      /[a-z\u0090] \($/.test(before(document, start, 40).replace(/\([^(]*$/, '(')) ? 0.75 : 0,
  },
  {
    type: 'matricula',
    source: 'registration-small-letters',
    on: 'folded',
    regex:
      /(?<![a-z\d.])(?:(?:m\. ?[pn]\.?|m[pn]|mat\.)[ :]{1,2}(?:n(?:°|ro\.?)[ :]{0,2})?\d(?:\d|[.-](?=\d)){2,9}|t(?:°|omo) ?(?:[ivxlc]{1,7}|\d{1,4})[ ,-]{0,3}f(?:°|olio) ?\d{1,4})(?![\d/]|\.\d{3})/g,
    judge: ({ start, end }, document) =>
      PROPERTY_LEFT.test(before(document, start, 60)) ||
      /fallos[ ,:]{0,2}$/.test(before(document, start, 10)) ||
      /^[ ,]{0,2}(?:n° ?[\d.]+ )?(?:del?|en el) (?:registro|protocolo|libro)/.test(after(document, end, 40))
        ? 0
        : 0.8,
  },
  {
    // "T 71 F 904 CPACF", "CPACF 71-904": with the college beside it.
    type: 'matricula',
    source: 'registration-of-college',
    on: 'text',
    needs: [' F ', ' F. ', 'F°', 'CPACF', 'CASI', 'CALP', 'CALZ', 'CAQ', 'CAM'],
    digitWithin: 12,
    regex:
      /(?<![\p{L}\d])(?:T\.? ?\d{1,3},? F\.? ?\d{1,4}(?=,? (?:C\.?[A-Z]))|T° ?\d{1,3},? F° ?\d\.\d{3}(?=,? C\.?[A-Z])|F° ?\d{1,4},? T° ?(?:\d{1,3}|[IVXLC]{1,6})(?!\p{L})|L\. ?[IVXLC]{1,6},? F\. ?\d{1,4}|(?<=(?:CPACF|CASI|CALP|CALZ|CAQ|CAM|CAMdP) (?:T°? ?)?)\d{1,3}(?:-|\/| F°? ?)\d{1,4})(?!\d|[.,/-]\d)/gu,
    judge: () => 0.8,
  },
  {
    type: 'matricula',
    source: 'registration-number',
    on: 'folded',
    digitWithin: 80,
    regex:
      /(?<![a-z])(?:matr\.|matricula(?: de (?:abogad[oa]|arquitect[oa]|ingenier[oa]|contador[a]?|medic[oa]|psicolog[oa]|martiller[oa]|corredor[a]?))?|matriculad[oa](?: bajo)?(?: el)?|mat\.?|carnet)(?: (?:prof(?:esional)?\.?|personal|nacional|provincial|federal|previsional|policial|docente|universitario))?[ :\n]{0,2}(?:n\.?(?:°|ro|um)?\.?°?)?[ :]{0,2}(?<v>(?:(?!(?:de|del|la|el|al|n|no|nro|y|fs)[ -])[a-z]{1,3}[- ])?\d(?:\d|[.-](?=\d)){1,9})(?![\d/]|-\d)/g,
    judge: ({ start, end }, document) =>
      /(?:fs\.?|fojas)[^;]{0,24}legajo/.test(before(document, start, 48)) ||
      PROPERTY_LEFT.test(before(document, start, 60)) ||
      PROPERTY_RIGHT.test(after(document, end, 60))
        ? 0
        : 0.75,
  },
  {
    type: 'patente',
    source: 'plate',
    on: 'text',
    digitWithin: 6,
    regex:
      /(?<![\p{L}\d.-])(?:[A-Z]{3}[ -]?\d{3}|[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}|\d{3}[ -]?[A-Z]{3}|[A-Z] ?\d{3} ?[A-Z]{3})(?![\p{L}\d/]|[.,-]\d)/gu,
    judge: ({ start, value }, document) => {
      const left = before(document, start, 90);
      if (PLATE_LABEL.test(left)) return 0.95;
      const letters = value.replace(/[^A-Z]/g, '');
      if (STOP_TRIGRAMS.has(letters.slice(0, 3)) || /(?:ley|art|res|\$) ?$/.test(left)) return 0;
      // "LLAMADO AL 911 DE QUIEN": two little words and the number of the police.
      if (/^(?:AL|DEL|EL|LA|DE|EN|SU) 911 /.test(value)) return 0;
      if (VEHICLE_LABEL.test(left)) return 0.85;
      const contiguous = !/[ -]/.test(value);
      const usual = /^[A-Z]{3}\d{3}$|^[A-Z]{2}\d{3}[A-Z]{2}$|^[A-Z]\d{3}[A-Z]{3}$/.test(value);
      return contiguous && usual ? 0.65 : /^[A-Z]{2} \d{3} [A-Z]{2}$/.test(value) ? 0.75 : 0;
    },
  },
  {
    // "la chata la kdf 290", "la patente del gol es ac 118 rn": in a message without capitals.
    type: 'patente',
    source: 'plate-small-letters',
    on: 'folded',
    needs: ['patente', 'dominio', 'chapa', 'auto', 'camion', 'moto', 'chata', 'gol', 'ford', 'fiat'],
    digitWithin: 6,
    regex:
      /(?<![a-z\d.-])(?:(?<first>[a-z]{3})[ -]?\d{3}|(?<head>[a-z]{2})[ -]?\d{3}[ -]?(?<tail>[a-z]{2})|[a-z]\d{3}[a-z]{3})(?![a-z\d/%]|[.,-]\d)/g,
    judge: ({ start, groups: { first, head, tail } }, document) => {
      const isWord = (letters: string | undefined) =>
        letters !== undefined && (STOP_WORDS.has(letters) || EVERYDAY_WORDS.has(letters) || PARTICLES.has(letters));
      if (isWord(first) || isWord(head) || isWord(tail) || STOP_TRIGRAMS.has((first ?? '').toUpperCase())) return 0;
      const left = before(document, start, 60);
      if (/(?:dominio|patente|chapa)s?[^\d;\n\u0090]{0,40}$/.test(left)) return 0.85;
      // Three letters that nobody can say, or the form of the newer plates.
      const isSilent = first === undefined || !/[aeiou]/.test(first);
      return isSilent && (VEHICLE_LABEL.test(left) || /(?:chata|gol|corsa|camionet)[^;\n]{0,24}$/.test(left))
        ? 0.75
        : 0;
    },
  },
  {
    type: 'patente',
    source: 'plate-labelled',
    on: 'folded',
    needs: ['dominio', 'patente', 'chapa'],
    digitWithin: 32,
    regex:
      /(?<![a-z])(?:dominio|patente|chapa)s?(?: (?:n°|nro\.?|es|patente|colocado))?[ :"]{1,3}(?<v>[a-z]{3}[ -]{0,3}\d ?\d ?\d|[a-z]{2}[ -]?\d ?\d ?\d[ -]?[a-z]{2}|\d{3}[ -]?[a-z]{3}|[a-z]\d{3}[a-z]{3})(?![a-z\d])/g,
    judge: () => 0.9,
  },
];
