import { GIVEN_NAMES } from './given-names.ts';
import { before, fold } from './normalise.ts';
import type { Rule } from './patterns.ts';
import { PLACES } from './places.ts';
import { STOP_WORDS } from './stop-words.ts';

const NAME = String.raw`(?:(?:Gral|Cnel|Pte|Gdor|Ing|Cap|Sta|Sto)\. )?\p{Lu}[\p{L}']{1,20}`;
const PLACE = String.raw`${NAME}(?: (?:(?:de|del|la|las|los|el) ){0,2}${NAME}){0,3}(?: capital|, (?:(?:provincia|pcia\.) de )?\p{Lu}[\p{L}']{1,20}(?: (?:(?:de|del|la|los) ){0,2}\p{Lu}[\p{L}']{2,20}){0,2}(?=[.,;)\n|]|$| [a-z(]| \p{Lu}\p{Ll}{2,12}:))?`;
const SCHOOL_NUMBER = String.raw` (?:N\.?(?:°|ro\.?) ?)?(?:\d\.\d{3}|\d[\d-]{0,6})(?!\d)`;
const SCHOOL_WORDS = String.raw` (?:(?:de|del|la|las|los|el) ){0,2}(?!(?:Sra?|Dra?|Lic|Prof|Ing)(?!\p{L}))\p{Lu}[\p{L}']{1,20}`;
/** What follows the head of a school's name: words and its number; behind a name in quotes only the number or the town. */
const SCHOOL_TAIL = String.raw`(?:(?:${SCHOOL_NUMBER}|${SCHOOL_WORDS}| \p{Lu}\.(?= \p{Lu})| (?:Dra?|Gral|Pte|Cnel|Mons|Pbro|Alte|Brig|Gdor)\.(?= \p{Lu}\p{Ll}+ \p{Lu}\p{Ll})){1,6}(?: "[^"\n]{2,40}"(?: de \p{Lu}[\p{L}']{1,20})?)?| "[^"\n]{2,40}"(?:${SCHOOL_NUMBER})?)`;

const COMES_FROM =
  /(?<![a-z])(?:(?:argentin|paraguay|uruguay|chilen|bolivian|peruan|brasile[rn]|venezolan|colombian|ecuatorian|mexican|cuban|dominican|haitian|italian|senegales|nicaraguense|honduren|salten|jujen|tucuman|santiaguen|chaquen|formosen|correntin|misioner|entrerrian|santafesin|santacrucen|chubutens|neuquin|rionegrin|pampean|puntan|sanjuanin|mendocin|riojan|catamarquen|fueguin)[oae]s?(?:,| y)?|espanola?,?|frances[a]?,?|cordobesa?,?|soy|\d{1,2} anos,) de $/;
const OF_A_BODY =
  /(?<![a-z])(?:republica|nacion|federacion|confederacion|camara|asociacion|union|empresa|sociedad|firma|ley|provincia) $/;
/** "la asociación argentina de Derecho": only somebody comes from somewhere. */
const OF_SOMEBODY =
  /(?:(?<![a-z])(?:soy|es|era|son|nacionalidad|ciudadan[oa]|imputad[oa]|testigo|victima|denunciante|actora?|joven|senora?|hombre|mujer|trabajador[a]?) |\u0090, )$/;
const PROVINCES =
  'salta|jujuy|tucuman|catamarca|la rioja|san juan|mendoza|san luis|cordoba|santa fe|entre rios|corrientes|misiones|chaco|formosa|santiago del estero|la pampa|neuquen|rio negro|chubut|santa cruz|tierra del fuego|buenos aires|bolivia|paraguay|peru|chile|uruguay';

/** "Colegio de Abogados", "Escuela Judicial": no pupil goes there. */
const NO_SCHOOL =
  /^(?:colegio (?:publico|profesional|notarial|de (?:la )?(?:abog|escrib|corredor|martill|medic|psicol|arquit|ingen|contad|public|gestor|farmac|jueces|magistr|odont|tecnic|trabaj|procurad|graduad))|escuela (?:judicial|de policia|de cadetes|penitenciaria|(?:de )?capacitacion)|jardin (?:botanico|zoologico|japones|de paz))/;
/** "la escuela de Thiago", "la escuela de Madame Irupé": theirs, and not its name. */
const OF_SOMEONE =
  /^(?:escuelas?|colegio|jardin) de (?:(?<title>(?:madame|miss|seno|dona?)(?![a-z]))|(?<name>[a-z]+)$)/;

function isOfSomeone(folded: string): boolean {
  const groups = OF_SOMEONE.exec(folded)?.groups;
  const name = groups?.name ?? '';
  return groups?.title !== undefined || (GIVEN_NAMES.has(name) && !PLACES.has(name));
}

const PUPIL_LEFT =
  /(?:escuela|colegio|alumn[oa]s?|concurr(?:e|en|ia|ian|io)|asist(?:e|en|ia|io)|cursa|cursan|cursaba|curso|va|van|vaya|vayan|iba|iban|estudi(?:a|an|o|aba)|secundari[oa]|primari[oa]|termino|egres[oó]|maestr[oa]|grado|sala|compañer[oa])(?![a-z])[^.;\n]{0,40}$/;

/** Who goes there, and nothing else between: "una tarifa media 12" is none. */
const GOES_LEFT =
  /(?<![a-z])(?:alumn[oa]s?|concurr(?:e|en|ia|ian|io)|asist(?:e|en|ia|io)|cursa|cursan|cursaba|va|van|iba|iban|estudi(?:a|an|o|aba)|egres[oó]|termino|maestr[oa]|grado|ano|docente|profesora?|preceptora?|directora?)(?: (?:a|de|en|regular|primer|segundo|tercer|cuarto|quinto|sexto|septimo|grado|ano|\d°?)){0,4} (?:la|el|al|del) $|(?<![a-z])(?:va|van|iba|iban|concurre|asiste)(?![a-z])[^.;\n]{0,60} y [a-z]{2,14} a(?:l| la) $/;

/** Where a person was born, and the school that they go to. */
export const ORIGIN_RULES: readonly Rule[] = [
  {
    type: 'lugar_nacimiento',
    source: 'birthplace',
    on: 'text',
    needs: ['nac', 'Nac', 'NAC', 'riund', 'atural de'],
    regex: new RegExp(
      String.raw`(?<![\p{L}])(?:[Nn]acid[oa]s?|NACID[OA]S?|NACIÓ|[Nn]aci[óo]|[Nn]ací|NAC\.|[Nn]ac\.)(?:,? (?:acá|aquí))?(?:,? (?:el|EL) (?:día |DÍA )?[\p{L}\d°/.\u0090 -]{1,40}?| (?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\u0090))?(?:,? (?:acá|aquí))?,? (?:en|EN):? (?:(?:la|el) (?:ciudad|localidad|provincia|partido|departamento) de )?(?<v>${PLACE})`,
      'gu',
    ),
    judge: ({ value }) => judgePlace(value),
  },
  {
    type: 'lugar_nacimiento',
    source: 'birthplace-labelled',
    on: 'text',
    needs: ['nac', 'Nac', 'NAC', 'riund', 'atural de', 'nfancia', 'cri'],
    regex: new RegExp(
      String.raw`(?<![\p{L}])(?:(?:[Ll]ugar|LUGAR)(?: (?:de|DE))? (?:nac(?:imiento)?|NAC(?:IMIENTO)?|[Nn]ac)\.?: ?|(?:[Oo]riund[oa]|[Nn]atural) de:? (?:la (?:ciudad|localidad|provincia) de )?|(?:[Ii]nfancia(?: transcurrió| fue| la pasó)?|se crió|[Cc]riad[oa]) en )(?<v>${PLACE})`,
      'gu',
    ),
    judge: ({ value }) => judgePlace(value),
  },
  {
    // "Fecha de nac.: 04/11/1980   Lugar: Perico", "Nacido/a el ...: 22-07-2017   En: Catamarca": the next field of a form.
    type: 'lugar_nacimiento',
    source: 'birthplace-field',
    on: 'text',
    needs: ['ugar:', 'UGAR:', 'En:', 'EN:'],
    regex: new RegExp(String.raw`(?<![\p{L}])(?:[Ll]ugar|LUGAR|En|EN): ?(?<v>${PLACE})`, 'gu'),
    judge: ({ start, value }, document) =>
      /(?<![a-z])(?:nac(?:[.:]|id[oa]|imiento)|f\. ?n)[^;]{0,40}$/.test(before(document, start, 90))
        ? judgePlace(value)
        : 0,
  },
  {
    // "soy paraguaya, de Caaguazú", "peruano, oriundo de Trujillo", "36 años, de El Maitén, Chubut".
    type: 'lugar_nacimiento',
    source: 'birthplace-after-origin',
    on: 'text',
    needs: [', de ', 'soy ', 'Soy ', 'años, '],
    regex: new RegExp(String.raw`(?<!\p{L})de (?<v>${PLACE})`, 'gu'),
    judge: ({ start, value }, document) => {
      const left = before(document, start, 60);
      const origin = COMES_FROM.exec(left);
      if (!origin) return 0;
      const [town = '', province] = fold(value).split(', ');
      if (judgePlace(value) === 0) return 0;
      const bearer = left.slice(0, origin.index);
      const isTown = PLACES.has(town) || (province !== undefined && PLACES.has(province));
      if (isTown && /^soy|,/.test(origin[0]) && !OF_A_BODY.test(bearer)) return 0.8;
      return OF_SOMEBODY.test(bearer) ? 0.75 : 0;
    },
  },
  {
    // "soy de embarcacion salta", "nacio en obera": in small letters a town of the map, or one with its province.
    type: 'lugar_nacimiento',
    source: 'birthplace-small',
    on: 'folded',
    needs: ['soy de ', 'soy oriund', 'naci en ', 'nacio en ', 'nacid'],
    regex: new RegExp(
      `(?<![a-z])(?:soy (?:oriund[oa] )?de|naci(?:o|d[oa])? en) (?<v>(?:[a-z]{3,16} ){1,3}?(?:${PROVINCES})|(?:(?:san|santa|villa|puerto|general|las|los|la|el|monte|rio) )?[a-z]{4,16}(?: del? [a-z]{3,12})?)(?![a-z])`,
      'g',
    ),
    judge: ({ value }) => {
      const isWithProvince = new RegExp(` (?:${PROVINCES})$`).test(value);
      return isWithProvince || PLACES.has(value) ? 0.75 : 0;
    },
  },
  {
    type: 'escuela',
    source: 'school',
    on: 'text',
    needs: [
      'scuela',
      'sc. ',
      'SC. ',
      'olegio',
      'Jard',
      'jard',
      'iceo',
      'achillerato',
      'inder',
      'ducativo',
      'nstituto',
      'uarder',
    ],
    regex: new RegExp(
      String.raw`(?<![\p{L}\d])(?:[Ee]scuelas?|[Ee]sc\.|ESC\.|[Gg]uarder[ií]a|[Cc]olegio|[Jj]ard[ií]n|[Ll]iceo|[Bb]achillerato|[Kk]inder(?:garten)?|Centro Educativo|Instituto(?: (?:Superior|Privado|Parroquial|Secundario|Comercial))?)(?: (?:de educación|de adultos|de comercio|de infantes|de nivel (?:medio|primario|inicial)|maternal|infantil|técnica|agrotécnica|agropecuaria|industrial|primaria|secundaria|media|básica|municipal|provincial|nocturna|parroquial|rural|normal|especial|pública|privada|[Pp]rim\.|[Ss]ec\.|[Ee]sp\.|[Tt][eé]c\.|[Pp]rov\.|[Nn]ac\.|[Mm]un\.)){0,3}${SCHOOL_TAIL}`,
      'gu',
    ),
    judge: ({ start, value }, document) => {
      const folded = fold(value);
      if (NO_SCHOOL.test(folded) || isOfSomeone(folded)) return 0;
      // An institute with a number is a school; one without may be any body.
      if (/^instituto [a-z ]{0,12}(?:n(?:°|ro\.?) ?)?\d/.test(folded)) return 0.8;
      if (/^(?:instituto|centro)/.test(folded)) return PUPIL_LEFT.test(before(document, start, 60)) ? 0.8 : 0;
      return 0.8;
    },
  },
  {
    // "LA ESCUELA AGROTÉCNICA N° 7 DE EL CHAÑAR": in a passage of capitals the number or the quotes say where the name ends.
    type: 'escuela',
    source: 'school-loud',
    on: 'text',
    needs: ['ESCUELA', 'COLEGIO', 'JARD', 'LICEO', 'INSTITUTO'],
    regex:
      /(?<!\p{L})(?:ESCUELA|COLEGIO|JARD[IÍ]N|LICEO|INSTITUTO)(?: (?!(?:Y|E|O|QUE|CON|PARA|SE|EN)(?!\p{L}))\p{Lu}[\p{Lu}.]{0,16}){0,6}(?: N(?:\.?°|RO\.?) ?\d{1,5}(?: "[^"\n]{2,40}"| DE(?: (?:EL|LA|LOS|LAS))? \p{Lu}{3,16})?| "[^"\n]{2,40}")/gu,
    judge: ({ value }) => (NO_SCHOOL.test(fold(value)) ? 0 : 0.8),
  },
  {
    // "iba al Normal de Quilmes", "la Técnica 3", "la Media N° 12".
    type: 'escuela',
    source: 'school-kind',
    on: 'text',
    needs: ['Normal', 'Técnica', 'Secundaria', 'Primaria', 'Media ', 'Industrial', 'Agrotécnica', 'Comercial'],
    regex:
      /(?<=(?<!\p{L})(?:la|el|al|del) )(?:Normal|Técnica|Secundaria|Primaria|Media|Industrial|Agrotécnica|Comercial)(?: (?:N(?:\.?°|ro\.?) ?)?\d{1,3}(?!\d)(?: "[^"\n]{2,40}")?| de \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?)(?![/.-]\d)/gu,
    judge: ({ start }, document) => (PUPIL_LEFT.test(before(document, start, 60)) ? 0.75 : 0),
  },
  {
    // "va a la secundaria 23", "concurre a la primaria N° 8": the kind in small letters, where a pupil goes.
    type: 'escuela',
    source: 'school-kind-small',
    on: 'folded',
    needs: ['secundaria', 'primaria', 'tecnica', 'media ', 'normal', 'industrial', 'agraria', 'comercial', 'jardin'],
    digitWithin: 16,
    regex:
      /(?<=(?<![a-z])(?:la|el|al|del) )(?:jardin (?:n(?:\.?°|ro\.?) ?)?\d{1,4} (?:los|las|el|la|san|santa) [a-z]{4,14}(?![a-z])|(?:secundaria|primaria|tecnica|media|normal|industrial|agraria|comercial|jardin) (?:n(?:\.?°|ro\.?) ?)?\d{1,4})(?![\d/.-]\d|\d| (?:anos|horas|hs|meses|dias|pesos|de [a-z]))/g,
    judge: ({ start }, document) => (GOES_LEFT.test(before(document, start, 90)) ? 0.7 : 0),
  },
  {
    // "va a la escuela 4742 río bermejo", "a la vuelta de la eep 404": typed in small letters.
    type: 'escuela',
    source: 'school-small',
    on: 'folded',
    needs: ['escuela', 'jardin', 'eep', 'eet', 'epet', 'ees', 'cens', 'ipem', 'secundaria'],
    digitWithin: 10,
    regex:
      /(?<=(?<![a-z])(?:la|el|al|del) )(?:escuela|jardin(?: de infantes)?|eep|eetp?|epet|eest?|cens|ipem|epes) (?:n(?:\.?°|ro\.?) ?)?\d{1,4}(?![\d/.-]\d|\d)(?: (?!(?:de|del|en|y|a|con|por|para|que|porque|donde|desde|hasta|la|el|los|las|no|se|ya|es|esta|va|turno|grado) ?)[a-z]{3,12}(?: [a-z]{4,12})?(?=[.,;?!\n]|$))?/g,
    judge: ({ start, value }, document) =>
      /^\p{Ll}/u.test(document.text.slice(start, start + value.length)) ? 0.75 : 0,
  },
  {
    // "Centro de Formación Laboral N° 1 "Maestra Tita"".
    type: 'escuela',
    source: 'training-centre',
    on: 'text',
    needs: ['Centro de Formaci', 'Centro Educativo', 'Centro de Capacitaci'],
    digitWithin: 60,
    regex:
      /(?<!\p{L})Centro (?:de (?:Formación|Capacitación)|Educativo)(?: (?:de )?\p{Lu}\p{Ll}{3,14}){0,3} N(?:°|ro\.?) ?\d{1,4}(?: "[^"\n]{2,40}")?/gu,
    judge: () => 0.8,
  },
  {
    type: 'escuela',
    source: 'school-short',
    on: 'text',
    needs: [
      'E.E',
      'E.P',
      'J.I',
      'I.P',
      'E.S',
      'U.E',
      'JIN',
      'ESR',
      'UEG',
      'EES',
      'EPE',
      'EP ',
      'ES ',
      'CET',
      'CENS',
      'IPE',
      'EET',
      'EEP',
      'EEM',
      'ISFD',
      'CEM ',
      'CFP ',
      'ESB',
      'EPB',
      'E.G',
      'CENMA',
      'CENPA',
      'CEBAS',
      'CPEM',
      'EPEA',
      'EEE',
      'ESS ',
      'C.E',
      'C.P',
      'I.S',
    ],
    regex:
      /(?<![\p{L}\d.])(?:E\.E\.S\.[OT]?\.?|E\.E\.M\.|E\.[SP]\.B\.|E\.G\.B\.|C\.E\.N\.S\.|C\.E\.M\.|I\.S\.F\.D\.|C\.P\.E\.M\.|C\.P\.E\.T\.|EESO|EETP|EEMP?A?|ISFD|CEM|CFP|[EP]SB|EPB|E\.P\.(?:E\.[TP]\.)?|J\.I\.N\.|I\.P\.E\.[MT]\.|E\.S\.R\.N\.|U\.E\.G\.P\.|E\.E\.[TP]\.|E\.S\.(?= N)|J\.I\.|C\.E\.[AP]\.(?:T\.)?|CENMA|CENPA|CEBAS|CPEM|EPEA|EEE|ESS|EEST?|EPET?|EET|EEP|ES|EP|CET|CENS|IPETY?M?|IPEM|EPEP|JIN|NENI|ESRN|UEGP) (?:N(?:°|ro\.?) ?)?\d{1,4}(?: "[^"\n]{2,40}"| de \p{Lu}[\p{L}]{2,20}|(?: (?:(?:de|del|la|las|los|el) ){0,2}\p{Lu}[\p{L}']{1,16}){1,4}(?=[.,;)\n]|$| [-(]))?(?![\d/.-]\d|\d)/gu,
    judge: () => 0.75,
  },
];

function judgePlace(value: string): number {
  const [first = ''] = fold(value).split(' ');
  return STOP_WORDS.has(first) &&
    !/^(?:la|el|los|las|nuev[oa]|alto|alta|villa|puerto|ciudad|general|gral|coronel|comandante|comodoro|capitan|teniente|sargento|presidente|gobernador|ingeniero|intendente|colonia|paso|rio|san|santa|mar)$/.test(
      first,
    )
    ? 0
    : 0.85;
}
