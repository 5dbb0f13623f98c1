import { sortedByLetters } from './alternatives.ts';
import { isCitedInBrackets } from './bracketed-authors.ts';
import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';
import { Readings } from './readings.ts';
import { AUTHORS, STOP_WORDS } from './stop-words.ts';
import { looksOrdinary } from './words.ts';

const DOCTOR = '(?:dr|dra|dres|dras|doctor|doctora|doctores|doctoras)';
const TITLE = sortedByLetters(
  new RegExp(
    String.raw`(?<![a-z])(?:sr|sra|sres|sras|srta|${DOCTOR}|lics?|lcd[oa]|ings?|esc|escr|mtr[oa]|seno|profe|enf|cro|cros|cras|bioq|obst|nutr|odont|vet|psic|cdor|cdora|cr|cra|arq|abg|ab|prof|mmo|tec|farm|kgo|klga|ps|not|mart|don|dona|dn|dna|senor|senora|senorita|senores|licenciad[oa]|ingenier[oa]|escriban[oa]|contador[a]?|arquitect[oa]|profesor[a]?|agte|sgto|cnel)\.?(?:[ .](?:sr|sra|don|dona|dr|dra|lic|ing|agr|ind|civ|civil|mat|nac|agronomo|agronoma|abogad[oa]|testigo|perit[oa])\.?)? ?(?:de |de la |del )?"?$`,
  ),
);
const ROLE = sortedByLetters(
  /(?<![a-z])(?:vocal(?:es)?|actor|actora|actores|demandad[oa]s?|codemandad[oa]s?|coactor[a]?|imputad[oa]s?|acusad[oa]s?|procesad[oa]s?|encausad[oa]|condenad[oa]|encartad[oa]|detenid[oa]|victimas?|damnificad[oa]s?|denunciantes?|denunciad[oa]s?|querellantes?|testigos?|perit[oa]s?(?: [a-z]{4,20})?|ninos?|ninas?|menor|menores|adolescentes?|jovenes|joven|beb[ea]|hij[oa]s?|espos[oa]s?|conyuge|marido|mujer|ex|pareja|novi[oa]|madre|padre|mama|papa|padres|herman[oa]s?|ti[oa]|abuel[oa]|niet[oa]|prim[oa]|cunad[oa]|sobrin[oa]|yerno|nuera|suegr[oa]|viud[oa]|concubin[oa]|conviviente|causante|herederos?|herederas?|locador[a]?|locatari[oa]|inquilin[oa]|fiador[a]?|garante|propietari[oa]|titular|comprador[a]?|vendedor[a]?|cedente|cesionari[oa]|trabajador[a]?|emplead[oa]|empleador[a]?|mandante|cliente|clienta|consumidor[a]?|letrad[oa]s?|letrad[oa] patrocinante|patrocinante|abogad[oa]s?|apoderad[oa]s?|escriban[oa]|contador[a]?|medic[oa]|escribania|psicolog[oa]|conductor[a]?|vecin[oa]s?|amig[oa]s?|compan?er[oa]s?|encargad[oa]|jefe|jefa|gerente|capataz|supervisor[a]?|soci[oa]s?|soci[oa] gerente|presidente|administrador[a]?|deudor[a]?|acreedor[a]?|codeudor[a]?|donante|donatari[oa]|testador[a]?|alumn[oa]|paciente|requirente|requerid[oa]|reclamante|poderdante|suscript[oa]|firmante|agresor|agresora|beneficiari[oa]s?|tutor[a]?|curador[a]?|progenitor[a]?|contra|c\/|llamad[oa]s?|se llama|me llamo|mi nombre es|nombre|nombre y apellido|apellido y nombres?|nombre completo|soy|identificad[oa] como|a favor de|en favor de|en representacion de|a nombre de|patrocinio de|patrocinio letrado de|asistid[oa] por|representad[oa] por|suscribe|quien suscribe|fallecimiento de|sucesion de|respecto de|(?:conducid|manejad|guiad|suscript|atendid|acompanad|firmad|informad|realizad|operad|evaluad|entrevistad|medicad|derivad)[oa]s? por|mediador[a]?|martiller[oa]|chofer|choferes|docente|maestr[oa]|ninera|cuidador[a]?|enfermer[oa]|trabajador[a]? social|director[a]?|remitente|destinatari[oa]|comparecientes?|contactos?|agente|auditor[a]?|operador[a]?|tecnic[oa]|fonoaudiolog[oa]|kinesiolog[oa]|odontolog[oa]|terapeuta|cosegur[oa]|asegurad[oa]|responsable|referente|acompanantes?|autorizad[oa]s?|otorgantes?|sindic[oa]|coordinador[a]?|recepcionista|ordenanza|portero|portera|sereno|albanil|plomer[oa]|gasista|electricista|mecanic[oa]|niner[oa]|profe|dueno|duena|declar(?:o|aron)|depus(?:o|ieron)|testific(?:o|aron)|delante de|acompanad[oa] (?:de|por)|en compania de|junto con|de parte de|cuidad[oa] por|viv(?:e|ia|o) con|conviv(?:e|ia) con|nombrad[oa]|persona de|domicilio de|(?:a|en|de|por) lo de|atencion (?:de|a)|testimonio de|declaracion de|conocid[oa] como|duen[oa])(?: (?:direct[oa]|inmediat[oa]|menor|mayor|actual|anterior|polític[oa]|politic[oa]|matern[oa]|patern[oa]|legal|registral|tratante|tecnic[oa]|interviniente|asignad[oa]|suplente|titular|comercial|biologic[oa]|sustitut[oa]|barrial|territorial|vecinal|comunitari[oa]|afectiv[oa]|escolar|familiar|sindical|zonal|sobreviviente|superstite))?(?: (?:a|de|es|era|fue|del|sr|sra|agente|oficial))?[:,]? ?-? ?"?$/,
);

/** Words that announce a name, so that even an unknown one counts: "un tal Bermúdez", "mi cliente (Pignataro)". */
const NAMING = sortedByLetters(
  /(?<![a-z])(?:(?:vda\.?|viuda) de|por (?:la|su) (?:querella|defensa|actora|demandada|parte (?:actora|demandada)),|(?:el|la) (?:lonko|machi|cacique)|(?:un|una|el|la) tal|llamarse|(?:va|iba|van|iban|vamos|ibamos) a llamar(?:se)?|le (?:pusimos|pusieron|puso|pondran|pondremos)(?: de nombre)?|(?:me|nos|se|le|les) (?:dicen|dice|decian|decia|decimos|deciamos|llaman|llamaban|llamamos) (?:el |la )?|(?:todos|todas) (?:l[eo] )?(?:dicen|llaman|conocen como) (?:el |la )?|apodan?(?: (?:el|la))?|apodos?[:,] ?|alias:? '|conocid[oa] como: ?|lind(?:a|an|ando|ero|eros)(?: (?:al?|por el) (?:norte|sur|este|oeste|frente|fondo))?,? con|l[aeo]s? (?:dicen|decian|dice|decimos|deciamos|llaman|llamaban|llamamos|apodan)(?: el| la)?|a(?:l| la)? (?:que|quien(?:es)?)(?: en [a-z ]{2,18})? (?:llaman?|llamaban?|llamo|dicen?|decian?|conocen? como|apodan?)(?: el| la)?|(?:un|una|el|la|otr[oa]) (?:chic[oa]|senor[a]?|muchach[oa]|pib[ea]|mujer|hombre|tip[oa]|emplead[oa]|enfermer[oa]|persona)(?: (?:nuev[oa]|de(?:l| la| los| las)? [a-z]{3,16}))?,|sucesion|apellidos?:|conocen? como|conocid[oa] como|(?:\n|^)(?:para|de|cc|cco|from|to|enviado por): ?|de apellidos?|me llamo|se llaman?|se llamaba|llamad[oa]|de nombre|mi nombre es|apodad[oa]|alias|ciudadan[oa]|apellido y nombres?:|nombre y apellido:|nombre(?: completo)?:|(?:cliente|clienta|testigo|vecin[oa]|marido|mujer|espos[oa]|pareja|novi[oa]|herman[oa]|hij[oa]|jef[ea]|encargad[oa]|soci[oa]|inquilin[oa]|locador[a]?|locatari[oa]|actor[a]?|demandad[oa]|vendedor[a]?|comprador[a]?|fiador[a]?|denunciante|imputad[oa]|victima) \(|atendid[oa] por:? ?|(?:me|la|lo|nos|le|les) atend(?:io|ieron)(?: el| la)?|(?:l[eo]s? (?:dicen|decian|dice|llaman|llamaban|apodan)|conocid[oa] como|se presenta como|apodad[oa]|alias|apodo:?) "?(?:el|la)) ?"?$/,
);
/** `Le dijo "Nino, vos no hablés"`: whom somebody speaks to. */
const CALLED_LEFT = sortedByLetters(
  /(?<![a-z])(?:dij(?:o|e|eron)|dice|decia|grit(?:o|aba|aban)|contest(?:o|aron)|respondio|pregunt(?:o|aba)|escribio|puso|pidio|rogo|suplico)[:,]? "(?:che,? |ay,? |oi[dm]e,? )?$/,
);
/** "Coyita me dicen", "Toto lo llaman todos": what somebody is called, in front. */
const CALLED_RIGHT =
  /^,? (?:(?:le|les|la|lo|me|nos) (?:dicen|decian|decimos|deciamos|apodan|apodaban)|(?:le|la|lo|me|nos) (?:llaman|llamaban|llamamos))(?![a-z]| (?:que|a|por telefono))/;
const isNoWord = (folded: string) =>
  !EVERYDAY_WORDS.has(folded) && !STOP_WORDS.has(folded) && !isCommonWord(folded) && !looksOrdinary(folded);
const GREETING = sortedByLetters(
  /(?<![a-z])(?:estimad[oa]s?(?:\/[oa]s?)?|querid[oa]s?(?:\/[oa]s?)?|hola|buen dia|buenas|perdon(?:ame)?|che|gracias|dale) $/,
);
/** "Gracias, Marina" at the end of a message. */
const FAREWELL = sortedByLetters(
  /(?<![a-z])(?:gracias|saludos|atentamente|cordialmente|abrazos?|besos?|slds|atte|cordiales saludos|saluda atentamente|te quieren?|te extranan?|te mando un beso|un beso|un abrazo)[.,:!]{0,2}[ \n]{1,2}$/,
);
/** Deeds of private people; verbs of judges and authors ("sostuvo", "dijo") are left out. */
const ACTS = sortedByLetters(
  /^ (?:(?:no|se|le|lo|la|les|me|nos|ya|tambien|nunca|siempre) ){0,3}(?:pag(?:o|a|aba|ara)|firm(?:o|a)|entreg(?:o|a|aba)|mud(?:o|aba)|cobr(?:o|a|aba)|viv(?:e|ia|io)|trabaj(?:a|o|aba)|vino|llego|ingreso|renuncio|abandono|golpe(?:o|aba)|amenaz(?:o|aba)|agred(?:io|ia)|insult(?:o|aba)|adeuda|debe|ofrec(?:e|io)|retir(?:o|ara|aba)|nego|niega|reconoci?o|contesto|manifesto|manifiesta|refirio|refiere|relato|declaro|comparec(?:e|io)|presento|fallecio|murio|conducia|circulaba|manejaba|acepto|acepta|incumplio|vendio|compro|alquil(?:o|a|aba)|ocupa|ocupaba|hace su descargo|envio|mando|llam(?:o|aba)|quiso|quiere|tenia|padec(?:e|ia)|sufrio|desmay|cayo)(?![a-z])/,
);
/** "el kiosquero León": trades, after which a name of the lists is a person. */
const TRADE =
  /(?<![a-z])(?:el|la|al|del|un|una|los|las) [a-z]{3,12}(?:ero|era|eros|eras|ista|istas|dor|dora)(?: de(?:l| la)? [a-z]{3,12})?,? $/;
/** "a control por Infectología (Dib)": who sees the patient there. */
const OF_A_SPECIALTY = /[a-z]{3,12}(?:logia|iatria|terapia) \($/;
/** Roles that only people have; a lone capitalised word right after one is a name. */
const PERSONAL_ROLE = sortedByLetters(
  /(?<![a-z])(?:vocal(?:es)?|tesorer[oa]|testigos?|acompanantes?|imputad[oa]|acusad[oa]|procesad[oa]|encausad[oa]|condenad[oa]|encartad[oa]|detenid[oa]|victima|denunciante|damnificad[oa]|querellante|causante|nin[oa]|nen[ea]|menor|adolescente|joven|beb[ea]|hij[oa]|espos[oa]|conyuge|marido|mujer|pareja|novi[oa]|madre|padre|mama|papa|herman[oa]|ti[oa]|abuel[oa]|niet[oa]|cunad[oa]|sobrin[oa]|suegr[oa]|viud[oa]|vecin[oa]|amig[oa]|companer[oa]|encargad[oa]|capataz|supervisor[a]?|chofer|conductor[a]?|inquilin[oa]|trabajador[a]?|actora?|(?:co)?demandad[oa]|reclamante|letrad[oa]|patrocinante|perit[oa]|escriban[oa]|mediador[a]?|martiller[oa]|codeudor[a]?|fiador[a]?|locador[a]?|locatari[oa]|vendedor[a]?|comprador[a]?|cedente|cesionari[oa]|poderdante|mandante|testador[a]?|coimputad[oa]|procesad[oa]s|imputad[oa]s|acusad[oa]s|herman[oa]s|hij[oa]s|ahijad[oa]s?|sobrin[oa]s|niet[oa]s|prim[oa]s|padrin[oa]|madrina|espos[oa]s|conyuges|dueno|duena|paciente|alumn[oa]|cliente|clienta|porter[oa]|seren[oa]|plomer[oa]|albanil|niner[oa]|enfermer[oa]|kinesiolog[oa]|patron[a]?|mayordomo|puestero|remiser[oa]|taxista|chic[oa]|nombrad[oa]|sindicad[oa]|delegad[oa]|notari[oa]|agronom[oa]|anestesista|interprete|bioquimic[oa]|instrumentador[a]?|camiller[oa]|acompanante terapeutic[oa]) ?$/,
);

const ID_RIGHT =
  /^["')]?[ ,;:]{0,3}[(-]? ?(?:(?:argentin[oa]|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|mayor de edad|con|titular de[l]?|identificad[oa] con|de nacionalidad [a-z]{4,15}|quien acredita identidad con|portador[a]? del?)[ ,]{1,2}){0,4}(?:d\.? ?n\.? ?i|l\. ?[ec]\.|m\. ?i\.|cui[tl]|c\. ?u\. ?i\. ?[tl]|cpce[a-z]{0,6} |t° ?\d|tomo [\dcxlvi]|mat\.|m\.? ?[pn]\.? ?\d|pasaporte|documento|cedula|du ?\d)/;
const NATIONALITY =
  '(?:argentin|paraguay|uruguay|chilen|bolivian|peruan|brasiler|brasilen|venezolan|colombian|ecuatorian|mexican|cuban|dominican|haitian|italian|espanol|frances|aleman|chin|corean|japones|portugues|polac|rus|ucranian|ruman|siri|libanes|armeni|israeli|turc|senegales|nigerian|estadounidense|norteamerican|ingles|britanic|suiz|austriac|holandes|belg|grieg|croat|hungar|canadiense|costarricense|nicaraguense|honduren|salvadoren|guatemaltec|panamen)[oa]?(?![a-z])';
const PERSONAL_RIGHT = sortedByLetters(
  new RegExp(
    String.raw`^["')]?(?:[.,]? ?-? ?(?:abogad[oa]|apoderad[oa]|soci[oa]|gerente|oficial|encargad[oa]|jef[ea]|mediador[a]?|escriban[oa]|martiller[oa]|testigo|emplead[oa]|locador[a]?|locatari[oa]|letrad[oa]|contador[a]?|perit[oa]|psicolog[oa])(?![a-z])|,[ \n]?(?:${NATIONALITY}|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|nacid[oa]|mayor de edad|de \d{1,2} anos)| \(h(?:ijo|\.)?\)|[ ,]{1,2}[(]?(?:abogad[oa]|por (?:mi|su) (?:propio )?derecho|por derecho propio|domiciliad[oa]s?|con domicilio|de profesion|de nacionalidad|se presenta|en mi caracter|en su caracter|letrad[oa]|en adelante|en representacion|quien (?:dijo|declara|manifiesta|manifesto|declaro|se domicilia|suscribe)))(?![a-z])`,
  ),
);

const OFFICE =
  '(?:sentenciante|vocalia|auxiliar(?:es)? letrad[oa]s?|juzgador[a]?|judicante|iudex|juez|jueza|jueces|juezas|magistrad[oa]s?|camaristas?|vocal|vocales|ministr[oa]s?|fiscal|fiscala|fiscales|secretari[oa]s?|prosecretari[oa]s?|defensora?(?: (?:public[oa]|oficial|general|de menores))|asesora? (?:letrad[oa]|de (?:menores|incapaces|ninez|familia)|tutelar)|procuradora?(?: general| fiscal| de la nacion)|actuari[oa]|intendent[ea]|gobernador[a]?|diputad[oa]|senador[a]?|concejal|preopinante|conjuez|president[ea] del? (?:la )?(?:tribunal|camara|corte|sala)|presid(?:e|io)(?= (?:el |la )?(?:dr|dra)))';
const OFFICE_FILLER =
  '(?:de|del|la|el|los|las|en|lo|a|es|son|fue|era|eran|cargo|primera|segunda|instancia|camara|sala|tribunal|juzgado|corte|suprema|justicia|nacional|federal|provincial|oral|civil|comercial|penal|criminal|correccional|laboral|trabajo|familia|garantias|instruccion|contencioso|administrativo|general|adjunt[oa]|auxiliar|coordinador[a]?|suplente|subrogante|titular|interin[oa]|actuante|interviniente|ad|hoc|presidente|presidenta|primer|segundo|voto|quo|estado|departamental|provincia|faltas|letrad[oa]|oficial|ejecucion|menores|ninez|incapaces|juventud|violencia|genero|seguridad|salud|economia|educacion|interior|gobierno|desarrollo|social|produccion|relaciones|exteriores|derechos|humanos|hacienda|defensa|nacion|cultura|obras|publicas|capital|humano|senor|senora|senores|sr|sra|sres|doctor|doctora|doctores|dr|dra|dres|dras|n°|\\d{1,3}°?|[ivx]{1,4}|[a-k]|y)';
const OFFICIAL_LEFT = sortedByLetters(
  new RegExp(
    `(?<![a-z])${OFFICE}(?![a-z])(?:[ ,.]{1,2}${OFFICE_FILLER}(?![a-z]))*(?:,? |(?<![a-z]{5})\\.,? ?| \\(${DOCTOR}\\.? )$`,
  ),
);
/** "Abierto el acto por el presidente, Dr. …": who opens a hearing presides over it. */
const OPENED_BY = new RegExp(
  String.raw`(?:acto|audiencia|debate|vista|sesion|juicio)[^;:\n]{0,40} por (?:el |la )?(?:sra?\.? )?president[ea](?: del tribunal)?,? ${DOCTOR}\.? $`,
);
const IN_CHARGE = new RegExp(
  String.raw`(?:juzgado|tribunal|secretaria|fiscalia|sala|ufij?|u\.f\.i|ufijg|ayudantia|defensoria|asesoria|unidad|organo|dependencia)[^;\n]{0,120}(?:cuy[oa] titular es (?:el|la) |a cargo (?:interinamente )?del? (?:la |el |los )?(?:su titular,? )?)(?:sr\.? |sra\.? )?(?:juez |jueza )?(?:${DOCTOR}\.? ?)?$`,
);
/** "el Juzgado 41, que es el de la Dra. …", "la fiscalía de la Dra. …": whose court it is. */
const COURT_OF = new RegExp(
  String.raw`(?<![a-z])(?:juzgado|tribunal|fiscalia|ufij?)(?: (?:n°|nro\.?|\d{1,4}|de|del|la|civil|comercial|penal|laboral|trabajo|familia|paz|garantias|control|instruccion|faltas|criminal|correccional|federal|nacional|turno|nominacion)){0,8},? (?:que es )?(?:el |la )?de(?:l| la) ${DOCTOR}\.? $|(?<![a-z])(?:sigue|tramita|radicad[oa]|quedo|esta) (?:en|ante) el (?:juzgado|tribunal)[^.;:\n]{0,80} con (?:el|la) ${DOCTOR}\.? $`,
);
/** "la sentencia de grado, dictada por la Dra. …". */
const DECIDED_BY = new RegExp(
  String.raw`(?<![a-z])(?:sentencia|resolucion|fallo|providencia|sobreseimiento|perimetral|interlocutori[oa]|cautelar|declaratoria|homologacion|prohibicion|exclusion|allanamiento|prision preventiva|auto|medida|guarda|orden)(?![a-z])[^.;:\n]{0,60} (?:dictad|resuelt|dispuest|ordenad)[oa]s? por (?:el |la )?(?:sra?\.? )?(?:jueza? )?${DOCTOR}\.? $`,
);
/** "el Tribunal del Trabajo, presidido por la Dra. …". */
const PRESIDED = new RegExp(
  String.raw`(?:tribunal|sala|camara|audiencia|vista de causa|juzgado|corte|debate)[^;\n]{0,90}(?:presidid|encabezad|dirigid|integrad|subrogad)[oa](?: [a-z]{4,16}mente)? por (?:el |la |los |las )?(?:sr\.? |sra\.? )?(?:juez |jueza |vocal )?${DOCTOR}\.? ?$`,
);
const SIGNED = new RegExp(
  String.raw`(?:(?<![a-z])(?:fdo(?:\.|:)?(?: por)?:? ?|firmado(?:\.|:| digitalmente(?: por)?:?| por:) ?)|(?:voto|disidencia|dictamen|ponencia)(?: concurrente| en disidencia)? del? (?:la |los |las )?(?:sr\.? |sra\.? |senor |senora )?(?:${OFFICE} )?|(?:reun|integrad|constituid|conformad|compuest|acuerdo|(?:firmaron|suscribieron|suscriben|votaron|integran|integraron|dictad[oa] por|dictaron)(?= (?:los |las )?(?:senor[a-z]{0,2} |jueces |juezas )?(?:dres|dras|doctores|doctoras|jueces|juezas)))[^;\n]{0,100}(?= ?${DOCTOR}))(?:(?:los |las )?(?:senores |sres\.? )?(?:${DOCTOR}|jueces)\.? ?)?$`,
);
// "…al señor PEREZ⏎Fiscal: …": a colon makes it the next speaker's turn, not the office of who stands before.
const OFFICIAL_RIGHT = sortedByLetters(
  /^[ ,.(-]{1,3}(?:(?:senor |senora )?(?:juez|jueza|fiscal|secretari[oa]|prosecretari[oa]|camarista|ministr[oa] de la corte|vocal|magistrad[oa]|actuari[oa]|asesora? (?:de (?:menores|incapaces|ninez|familia)|tutelar)|defensora? (?:oficial|public[oa]|general|de menores)|(?:auxiliar|ayudante|agente|procurador[a]?|adjunt[oa]) (?:de la )?fiscal(?:ia)?|auxiliar letrad[oa]|en disidencia|por su voto|segun su voto)(?![a-z]| ?:| (?:cra?|cro|dra?|lic|sra?|don|dona)\.? )|por (?:la (?:fiscalia|unidad fiscal|ufij?)|el ministerio publico)(?![a-z])|titular (?:de la|del) (?:juzgado|tribunal|fiscalia|unidad fiscal|camara)(?![a-z])|no (?:interviene|vota|suscribe) (?:por|en razon de) (?:hallarse|encontrarse|estar|licencia|vacancia|excusa)|adhier|adhir|(?:dicto|firmo|promulgo|impulso|veto) (?:el|la) (?:dnu|decreto|ley)|(?:vota|voto|expreso|dijo)(?: por| en)? (?:la afirmativa|la negativa|el mismo sentido|por sus))/,
);
/** "Dr. Jorge Alejandro […], Juez": the surname, also a party's, was replaced before; the office is still that of the whole name. */
const REPLACED_REST = /^(?: \u0090){1,3}/;
/** "la fiscal […] Garzón". */
const REPLACED_BEGINNING = /(?:\u0090 ){1,3}$/;
/** "Estela Politino – Carla Zanichelli – Jueces de Cámara": whose office stands behind the last of them. */
const SIGN_TOGETHER =
  /^(?: - [^.;:\n\u0090-]{3,40}){0,3}(?: -|,|\n) ?(?:juec[ea]s|juezas|camaristas|vocales)(?: de (?:la )?(?:camara|sala|corte|tribunal)|$|[.\n])/;
/** "Tomás Secretaría", as a mail program knows him: where somebody works, which is no office of his. */
const OF_THE_OFFICE = /^ (?:Pros|S)ecretaría(?!\p{L})/u;
/** What only a judge or a prosecutor says in a hearing, at the start of a turn. */
const SPEAKS_IN_OFFICE =
  /^ ?: (?:bueno[.,] |bien[.,] |entonces[.,] )?(?:voy a resolver|resuelvo|(?:no )?ha lugar|(?:no )?hago lugar|dispongo|(?:por )?la fiscalia (?:se opone|pide|solicita|entiende|mantiene|imputa|retira|acusa)|el ministerio publico (?:fiscal )?(?:se opone|pide|solicita|entiende|imputa))/;
/** "Sr. Pérez", "don Pérez": no magistrate is called so without the office. */
const CIVIL_LEFT = sortedByLetters(
  /(?<![a-z])(?:sra?|srta|senora?|senores|senorita|sres|sras|don|dona)\.? (?:de |de la |del )?$/,
);
/** Characters that the longest title or part in the case may take, with what stands between it and the name. */
const NEAR = 40;
/** Who has a part in the case, or belongs to somebody who has: enough to replace the name wherever it stands. */
const PARTY_LEFT = sortedByLetters(
  /(?<![a-z])(?:viud[oa] de|en poder de|detencion de|actora?|(?:co)?demandad[oa]|(?:co)?imputad[oa]s?|acusad[oa]s?|procesad[oa]|encausad[oa]|condenad[oa]|detenid[oa]|intern[oa]|victimas?|damnificad[oa]s?|denunciantes?|denunciad[oa]s?|querellantes?|testigos?|nin[oa]s?|adolescentes?|hij[oa]s?|espos[oa]|conyuge|marido|ex pareja|pareja|novi[oa]|madre|padre|mama|papa|herman[oa]s?|ti[oa]|abuel[oa]|niet[oa]|prim[oa]|cunad[oa]|sobrin[oa]|suegr[oa]|vecin[oa]|locador[a]?|locatari[oa]|paciente|trabajador[a]?|causante|contra|c\/|defensor[a]? particular|letrad[oa](?: patrocinante)?|abogad[oa]s?|apoderad[oa]|patrocinio(?: letrado)? (?:de|del)|perit[oa](?: [a-z]{4,14})?|(?:deducid|interpuest|promovid|articulad)[oa]s? por)(?: (?:menor|mayor|matern[oa]|patern[oa]))?[:,]? (?:(?:la|el) )?(?:(?:dra?|sra?|lic|ing)\.? )?$/,
);
/** "Juan Gómez es imputado", "Juan Gómez, víctima": the part in the case behind the name. */
const PARTY_RIGHT =
  /^(?:,? (?:es|era|fue|esta|estaba|quedo|resulto) (?:(?:el|la|un|una) )?|, (?:(?:el|la) )?)(?:(?:co)?imputad|acusad|procesad|condenad|detenid|denunciad|damnificad|demandad|(?:denunciante|querellante|victima|testigo)(?![a-z]))/;
/** "Se condena a Juan Gómez": what is done to nobody but who has a part. */
const TRIED_LEFT =
  /(?<![a-z])(?:condena(?:r|mos|ndo)?|condeno|absuelv[eo]|absolver|absolvio|sobresee|sobreseer|sobreseyo|procesa|proceso|imputa|imputo|detuvo|detuvieron|detiene|aprehendio|aprehendieron|acusa|acuso) a (?:don |dona |la |el |senora? )*$/;
/** "Corrientes, su compañero": who belongs to somebody. */
const KIN_RIGHT =
  /^,? \(?(?:su|mi) (?:ex |hij|herman|espos|mujer|marido|pareja|madre|padre|mama|papa|novi|amig|vecin|prim[oa]|ti[oa]|abuel|compan?er|concubin|cunad|suegr|sobrin|niet|patron|emplead)/;
/** "la Defensora Oficial de Javier Luna", "la defensa del imputado Luna": who is defended holds no office. */
const DEFENDED_LEFT =
  /(?<![a-z])(?:a (?:re)?preguntas|pregunt[a-z]{1,4}|repregunt[a-z]{1,4}|interrog[a-z]{1,4}) (?:por |de )?(?:l[ao]s? |el )?(?:del? )?(?:la )?(?:defensa|querella|querellante|parte (?:actora|demandada)|actora?|demandad[oa]|apoderad[oa]|letrad[oa])(?: (?:particular|tecnica))?,? (?:el |la )?(?:dra?|doctora?)\.? $|(?<![a-z])(?:defensor(?:a|es|as)?|defensa|asistencia)(?: (?:public[oa]s?|oficial(?:es)?|general|particular(?:es)?|tecnica|letrada|ad hoc|coadyuvante))* del? (?:(?:la|el|los|las|don|dona|senora?|sra?\.?|imputad[oa]|acusad[oa]|condenad[oa]|procesad[oa]|encausad[oa]|detenid[oa]|nombrad[oa]) )*$/;
/** "el Dr. Gallo, por la defensa": who speaks for a party holds no office. */
const FOR_A_PARTY_RIGHT =
  /^,? \(?(?:por (?:la |su )?(?:defensa(?! oficial)|querella|actora|demandada|parte |el imputado|la imputada)|defensor[a]? particular|letrad[oa]|abogad[oa]|apoderad[oa]|patrocinante)/;
/** Somebody is spoken to, or the sentence goes on about them: "Fiscal: Chávez, ¿usted manejaba?". */
const ADDRESSED_RIGHT =
  /^(?: ?[?¿!]|,? ¿|,? (?!(?:[ye]|titular|con|en|del?|por|a cargo|quien|subrogante|juez[a]?|fiscal|secretari[oa]|adhier[a-z]+)(?!\p{L}))\p{Ll})/u;
/** "por orden de la Dra. Sotomayor, Juzgado de Instrucción N° 2": who ordered, and of which court. */
const ORDERED_LEFT = new RegExp(
  String.raw`(?<![a-z])(?:orden|oficio|resolucion|disposicion) (?:judicial )?del? (?:la |el )?(?:sra?\.? )?(?:jueza? )?${DOCTOR}\.? $`,
);
const COURT_RIGHT = /^,? (?:del? |titular del )?(?:la )?(?:juzgado|tribunal|fiscalia|camara)(?![a-z])/;
/** "por la Fiscalía Penal N° 21, el Dr. Berruti": who appears for it. */
const APPEARS_LEFT = new RegExp(
  String.raw`(?<![a-z])por (?:la|el) (?:fiscalia|ministerio publico(?: fiscal)?|ufi[a-z]{0,3})(?![a-z])[^;:\n]{0,80}, (?:el |la )?${DOCTOR}\.? $|(?<![a-z])(?:ministerio publico fiscal|fiscalia(?: [a-z°\d]{1,12}){0,4}),? (?:representad[oa]|ejercid[oa]) por (?:el |la )?${DOCTOR}\.? $`,
);

const SAID = /^,? (?:dijo|dijeron|expreso|voto) ?:/;
/** "la Dra. Funes ya resolvió en el mismo sentido": what only a judge does, behind the title. */
const DECIDES =
  /^,? (?:(?:ya|recien|hoy|ayer|nunca|no) )?(?:resolvio|resuelve|homologo|sobreseyo|decreto|sentencio|fallo|hizo lugar|vot[oa] en (?:igual|el mismo|identico) sentido|dicto (?:sentencia|el fallo|la prision|el sobreseimiento))(?![a-z])/;
/** "Preside Juan Pérez", in the minutes of a court. */
const PRESIDES = new RegExp(
  String.raw`(?:^|[.\n] ?)preside(?: (?:la audiencia|el debate|el acto|la vista(?: de causa)?))?,? (?:(?:el|la) )?(?:${DOCTOR}\.? )?$`,
);
/** "Es cuanto informo a la Dra. Funes": a report ends with whom it is for, who asked for it. */
const REPORTED_TO = new RegExp(
  String.raw`(?<![a-z])es (?:todo )?cuanto (?:puedo |debo )?inform(?:o|ar) a(?:l| la) ${DOCTOR}\.? $`,
);
const MAGISTRATE_TITLE = new RegExp(String.raw`(?<![a-z])${DOCTOR}\.? ?$`);

/** "comparecen ante S.S. la Dra. Funes", "firma ante V.S., Dr. Paz": before the court, and whose it is. */
const BEFORE_COURT = new RegExp(
  String.raw`(?<![a-z])ante (?:[sv]\. ?s\.?|su senoria|vuestra senoria),? (?:el |la )?(?:sra?\.? )?(?:jueza? )?${DOCTOR}\.? $`,
);
/** "la presidenta, Dra. Funes, verifica la presencia de las partes": who leads a hearing of several judges. */
const LEADS_LEFT = new RegExp(
  String.raw`(?<![a-z])(?:el|la) (?:sra?\.? )?president[ea](?: (?:de la camara|de la sala|del (?:tribunal|debate)))?,? ${DOCTOR}\.? $`,
);
const LEADS_RIGHT =
  /^,? (?:verifica|declara abiert|abre|reabre|informa a|hace saber|explica a|pregunta a|interroga|dispone|ordena|resuelve|concede|da (?:inicio|por)|constata|invita|toma)/;

/** "PRESIDENTE (Dr. Ernesto Guiñazú): que pase la testigo": the first turn of who leads the hearing says who it is. */
const LEADS_TURN_LEFT = /(?:^|[\n ])(?:sra?\. )?president[ea](?: del (?:tribunal|debate))? \(dra?\. $/;
const LEADS_TURN_RIGHT = /^\) ?:/;
/** "Ante mí: Hilda Portillo, secretaria.": before whom a ruling was signed. */
const BEFORE_ME_LEFT = /(?<![a-z])ante mi[:,.]? (?:dra?\. )?$/;
/** "jueces. Ante mí: Proc. Iván Sequeiros." at the end of a ruling: the court's secretary, by a title of the court. */
const CLERK_LEFT = /(?<![a-z])(?:juec[ea]s|juezas?|vocales|camaristas)\.? ante mi: (?:proc|dra?|esc)\. $/;
const CLERK_RIGHT = /^\.?\s*$/;
const BEFORE_ME_RIGHT = /^,? ?(?:pro)?secretari[oa](?![a-z])/;
/** "Insértese. DRA. MARIANELA GORI - DR. ESTEBAN CRUZ" at the end of all: those who ruled. */
const RULING_CLOSES_LEFT =
  /(?:insertese|registrese|protocolicese|regulense|archivese|hagase saber|bajen)[a-z, ]{0,60}\.\s{1,3}(?:dra?\. [a-z ]{5,40}(?: ?[-/] ?|\s{1,3}))?dra?\. $/;
const RULING_CLOSES_RIGHT = /^(?:(?: ?[-/] ?|\s{1,3})dra?\. [a-z ]{5,40}){0,2}\.?\s*$/;

// "Juez: …" and "vocales: Dres. … name an official; "Señor Juez:" opens a pleading.
const OFFICE_COLON = new RegExp(
  String.raw`(?<![a-z])(?:(?<!senora? |sra?\.? |excm[oa]\.? )${OFFICE}: (?:(?:${DOCTOR}|abog|abg|proc|esc)\.? ?)?|(?:juez|jueza|fiscal|secretari[oa]) (?:de la|del|de) (?:juzgado|tribunal|fiscalia|camara|sala|causa)[^.;:\n]{0,24}: ${DOCTOR}\.? |(?:presidencia|(?:sala|tribunal|camara)(?: [a-z\d°]{1,4})?): ${DOCTOR}\.? )$`,
);
/** "Fiscalía Penal N° 2 de Güemes, Dra. …": who heads a court or a prosecutor's office. */
const ORGAN_AND_HOLDER = new RegExp(
  String.raw`(?<![a-z])(?:juzgado|tribunal|fiscalia|ufij?|ufi|camara|defensoria|asesoria|secretaria)(?![a-z])[^.;:\n]{0,70}(?:n°|nro\.?|nominacion|turno| de )[^.;:\n]{0,40}[,(-] ?(?:sr\.? |sra\.? )?${DOCTOR}\.? $`,
);
/** "Los Dres. Bravo y Chomiez adhirieron": the verb speaks for the whole list. */
const VOTED_RIGHT = /^[^.;:\n]{0,60} (?:adhirieron|adhieren|adhiriendo|votaron|votan|dijeron|compartieron)(?![a-z])/;
const SAID_BEFORE = new RegExp(
  String.raw`(?:dijo|expreso|voto|sostuvo) (?:el|la) (?:senora? )?(?:jueza? )?${DOCTOR}\.? ?$`,
);

const AUTHOR_LEFT = sortedByLetters(
  /(?<![a-z])(?:segun|(?:vease|vid\.?|ver)(?:,? (?:tambien|asimismo|ademas|al respecto|por todos|entre otros|in extenso))?,?(?: en)?:?|cita[ns]? en (?:igual|el mismo|similar|identico|ese) sentido(?: a)?|en contra(?: de esta postura)?[,:]|(?:a favor|en (?:igual|el mismo|similar|identico|sentido coincidente|contra de) sentido)[,:]|por todos[,:]|(?:asi|como|segun|tal como)(?: bien)?(?: lo| la)?(?: bien)? (?:explica|ensena|sostiene|senala|afirma|apunta|postula|destaca|advierte|recuerda|propone|propicia|defiende|remarca|puntualiza|opina|expone)n?|autores como|con cita de(?: "[^"\n]{2,40}"(?: \([^()\n]{2,24}\))? y de)?|segun (?:las normas|los criterios|la tecnica|las pautas) de|tesis que sostuvo|art(?:iculo|\.) de|(?:ensenad[oa]|sostenid[oa]|expuest[oa]|senalad[oa]|explicad[oa]|postulad[oa]|propuest[oa]) por|(?:opinion|tesis|postura|criterio|definicion) de|como (?:bien )?(?:lo )?(?:ensena|ensenan|sostiene|sostienen|explica|senala|senalan|dice|afirma|apunta)|ensena|ensenan|en palabras de|doctrina de|doctrina[.:]|conf\.?:?|cfr\.?:?|cf\.?:?|autor(?:es)?|obra de|op\. ?cit\.?,?|ob\. ?cit\.?,?|vease|ver:?|citando a|al decir de|siguiendo a)(?: por)?,? (?:el |la |los |a )?(?:dr\.? |dra\.? |prof\.? |profesor |maestro |jurista )?$/,
);
const AUTHOR_RIGHT =
  /^(?:\.?, "?[^;()\n\u0090]{4,80}"?, (?:t\. ?[ivx\d]|p\. ?\d|pags?\.|pp\.)| \([^()\n\u0090]{3,80}, (?:p|pag|pags|pp|t|n)[.°]|, [a-z][^;()\n\u0090]{4,90}, (?:\d{1,2}. ed|hammurabi|astrea|rubinzal|depalma|abeledo|la ley|lexis|ediar|ad-hoc|ad hoc|zavalia|perrot|thomson|tea,|platense|lajouane|didot|editorial|ed\.|fondo de cultura)|[ ,]{1,2}en su(?:s)? (?:conocid[oa] |clasic[oa] )?(?:tratado|manual|obra|libro|curso|codigo|comentario|trabajo|articulo|ensayo|compendio|lecciones|estudio)|[ ,.]{1,3}(?:en )?"?(?:tratado|manual|codigo|curso|instituciones|teoria|ob\. ?cit|op\. ?cit|t\. ?[ivx\d]|tomo [ivx\d]+, p|pag\.|la ley|elementos|lecciones|comentari|compendio|derecho (?:civil|penal|del|de|procesal|comercial|administrativo|constitucional)|responsabilidad civil|contratos\.|ed\. )|,? "[^"]{5,120}",? (?:la ley|ll|ja|ed|t\.|p\.|pag|ed\.))/;

/** "Según Ábalos, Leguizamón inició": who tells what somebody did is no author. */
function isTeller(document: NormalisedText, left: string, start: number, end: number): boolean {
  if (!left.endsWith('segun ') || AUTHORS.has(/^[a-z]+/.exec(document.folded.slice(start, end))?.[0] ?? ''))
    return false;
  const right = document.text.slice(end, end + 40);
  // "Según Lagos, Marta llegó" reads like a name with its surname in front.
  const inverts = document.text.slice(start, end).includes(', ');
  return (inverts ? DID : SOMEBODY_DID).test(right) || OF_THEIRS.test(after(document, end, 20));
}
const DEED = String.raw`(?:(?:no|se|le|lo|la|les|ya) ){0,2}\p{Ll}{2,12}(?:ó|aron|ieron|aba|aban|ía|ían)(?!\p{L})`;
const DID = new RegExp(`^ ${DEED}`, 'u');
const SOMEBODY_DID = new RegExp(String.raw`^, (?:\p{Lu}\p{Ll}{2,14} ?){1,2}(?<= )${DEED}`, 'u');
/** "Según Benavídez, su primo firmó". */
const OF_THEIRS =
  /^, (?:su|mi) (?:ex |hij|herman|espos|mujer|marido|pareja|madre|padre|mama|papa|novi|amig|vecin|prim[oa]|ti[oa]|abuel|compan|cunad|suegr|sobrin|niet)/;

/** "Sigo a Rovere, Responsabilidad vial": whom somebody follows, and the title of the work. */
const FOLLOWED_LEFT = /(?<![a-z])(?:sigo|seguimos|cito|citamos|remito|me baso en)(?: a)? $/;
const TITLE_OF_WORK = /^(?:, |, en | \()["\p{Lu}]\p{L}{3}/u;

/** `La doctrina es pacífica: Salgado, "Locación, comodato y desalojo"`: a surname, and behind it the title of a work. */
const DOCTRINE_LEFT = /(?<![a-z])(?:doctrina|autor(?:es)?|bibliografia|literatura)(?![a-z])[^.;\n]{0,40}[:(] ?$/;
const TITLE_BEHIND = /^, "\p{Lu}[^"\n\u0090]{2,30} [^"\n\u0090]{2,30} [^"\n\u0090]{2,30}"/u;
/** "dejo a salvo mi opinión, donde sigo a Justo López": whom a judge follows. */
const IN_THIS_I_FOLLOW =
  /(?<![a-z])(?:donde|en (?:esto|este punto|ello|lo que)|en el tema|al respecto),? (?:sigo|seguimos|comparto con) a $/;
/** "un cuento de", "\"El juguete rabioso\", de": people are called like writers too. */
const OF_A_WORK_LEFT =
  /(?:(?<![a-z])(?:cuentos?|poemas?|poesias?|novelas?|libros?|obras?|versos?|textos?|lecturas?|leer|leen?|leyeron|leyo|leimos|autora?|escritora?|cancion(?:es)?|zambas?|coplas?|fabulas?)(?![a-z])[^.;\n]{0,50}|", de )$/;
/** Writers whom schools and tales name, by their whole name. */
const KNOWN_WRITERS: ReadonlySet<string> = new Set(
  'horacio quiroga|julio cortazar|jorge luis borges|maria elena walsh|ernesto sabato|adolfo bioy casares|silvina ocampo|gabriela mistral|pablo neruda|gabriel garcia marquez|elsa bornemann|graciela montes|laura devetach|graciela cabal|roberto fontanarrosa|eduardo galeano|alfonsina storni|atahualpa yupanqui|roberto arlt|rodolfo walsh|leopoldo lugones|ricardo guiraldes|haroldo conti|juan rulfo|mario benedetti|octavio paz|federico garcia lorca|antonio machado|miguel de cervantes|oliverio girondo|juan gelman|manuel puig|marco denevi|ricardo marino|gustavo roldan|luis maria pescetti|liliana bodoc|jaime davalos|manuel j. castilla|antonio di benedetto|abelardo castillo'.split(
    '|',
  ),
);

const NAMED_AFTER = sortedByLetters(
  /(?<![a-z])(?:union obrera|hogar|baremos?|hotel|hosteria|camping|shopping|centro|(?<!(?:referente|delegad[oa]|dirigente|militante|operador[a]?|promotor[a]?|lider) )barrial|parroquia|capilla|templo|comedor|merendero|patronato|polo|geriatrico|escala|test|indice|sindrome|(?<!(?:habl|dij|dic|dec|trat|pens|qued|cont)[a-z]{1,5} )mal|enfermedad|metodo|formulas?|maniobra|criterios?|teorema|(?<!(?:no|ni|tampoco|nada) )prueba|dieta|cuestionario|inventario|ecuacion|doctrina|lago|laguna|arroyo|estero|cerro|rio|hospital|sanatorio|clinica|unidad sanitaria|posta sanitaria|salita|upa|cesac|caps|escuela|colegio|instituto|universidad|fundacion|club|estadio|museo|teatro|biblioteca|plaza|plazoleta|parque|barrio|villa|calle|calles|avenida|av\.?|avda\.?|pasaje|pje\.?|ruta|autopista|diagonal|localidad|ciudad|partido|provincia|pcia\.?|departamento(?: judicial)?|municipalidad|municipio|pueblo|estacion|puerto|aeropuerto|lago|ley|leyes|caso|fallo|precedente|plenario|editorial|ed\.|regimiento|batallon|comuna|puente|linea|ferrocarril|banco|premio|juzgado|protocolo|jardin|pacto|palacio|complejo|edificio|torre|country|paraje|establecimiento|estancia|finca|campo|quinta|chacra|bar|confiteria|buque|barco|nave|yegua|caballo)(?: (?:de|del|la|el|los|las|lo|ingeniero|intendente|coronel|comandante|almirante|fray|tecnica|normal|superior|primaria|secundaria|media|rural|especial|industrial|general|gral\.?|dr\.?|dra\.?|don|doctor|nacional|provincial|municipal|public[oa]|privad[oa]|universitari[oa]|zonal|regional|central|barrial|comunitari[oa]|integral|cultural|educativ[oa]|vecinal|terapeutic[oa]|justicia|mujer|salud|dia|jubilados|acceso|juridico|contable|interzonal|infantil|ninos|agudos|popular(?:es)?|n° ?\d{1,5})){0,4} "?(?:(?:la|el|los|las|san|santa) )?(?:(?:dr|dra|gral|prof|ing)\.? )?"?$/,
);

/** "falleció en esta ciudad don Pietro": nothing there is called after him. */
const IN_THIS_TOWN =
  /(?<![a-z])(?:est[ae]|dich[oa]|la misma) (?:ciudad|localidad|provincia|partido|pueblo|barrio|villa|departamento) (?:don|dona)\.? $/;

/** "la escuela de Lola", in small letters and with one given name: hers. */
function isTheirs({ text, folded }: NormalisedText, start: number, end: number): boolean {
  const name = folded.slice(start, end);
  if (!GIVEN_NAMES.has(name) || PLACES.has(name) || /^ \p{Lu}/u.test(text.slice(end, end + 2))) return false;
  return /(?<!\p{L})(?:escuela|colegio|jard[ií]n|club) de $/u.test(text.slice(Math.max(0, start - 13), start));
}

/** "parroquia Nuestra Señora de la Merced". */
const OF_A_VIRGIN = /(?<![a-z])(?:nuestra|ntra\.?) (?:senora|sra\.?) (?:de(?:l| la| los| las)? )?$/;

/** What surrounds a run of capitalised words and says whether it names a private person. */
export interface PersonContext {
  title: boolean;
  /** What stands before announces a name, whatever word follows. */
  naming: boolean;
  role: boolean;
  /** A trade stands before: enough for a name of the lists. */
  trade: boolean;
  /** What follows says that somebody did something: "se mudó", "firmó". */
  acts: boolean;
  identified: boolean;
  personal: boolean;
  official: boolean;
  /** A party, a witness, a relative or somebody with a document of their own, by what stands right beside the name. */
  party: boolean;
  /** Taken for an official only because of a signature: a party may sign too. */
  signs: boolean;
  author: boolean;
  namedAfter: boolean;
}

const contextsOf = new Readings<Map<string, PersonContext>>();
/** Within one round the same places are asked about again: there the offsets are key enough. */
const placesOf = new Readings<Map<number, PersonContext>>();
const LONGEST_TEXT = 2 ** 26;

/** Lets `document` use what was read for `previous`: in a second round most surroundings are the same. */
export function shareContexts(previous: NormalisedText, document: NormalisedText): void {
  const contexts = contextsOf.get(previous);
  if (contexts) contextsOf.set(document, contexts);
}

/** Reads the context of the interval `[start, end)` of the normalised text; looks at most 200 characters away. */
export function personContext(document: NormalisedText, start: number, end: number): Readonly<PersonContext> {
  let places = placesOf.get(document);
  if (!places) {
    places = new Map();
    placesOf.set(document, places);
  }
  const place = start * LONGEST_TEXT + end;
  const read = places.get(place);
  if (read) return read;
  let contexts = contextsOf.get(document);
  if (!contexts) {
    contexts = new Map();
    contextsOf.set(document, contexts);
  }
  const key = `${before(document, start, FARTHEST)}\uFFFD${after(document, end, 72)}`;
  let context = contexts.get(key);
  if (!context) {
    context = readContext(document, start, end);
    contexts.set(key, context);
  }
  places.set(place, context);
  return context;
}

/** "la hija de ella, Pilar", "la hija que también estudió, Pilar": which relative somebody is, and the comma before the name. */
const OF_SOMEBODY =
  /(?: que(?: [a-z]{2,12}){1,4}| de (?:est[ea]|aquel|aquella|(?:mi|su) [a-z]{3,12}|ella|el|ellos|ellas|ambos|la actora|el actor|la demandada|el demandado|el imputado|la imputada|(?:don |dona |(?:el |la )?(?:sra?\.?|senora?) )?\u0090)| del (?:sr\.?|senor) \u0090)?, $/;

const NEXT_SPEAKER = /^\n[^\n:]{1,40}:/;

/** A wrapped line goes on in the next one; the turn of the next speaker does not. */
function joinRight(right: string): string {
  if (NEXT_SPEAKER.test(right)) return right;
  return right.replace(/^\n(?!\n)/, ' ').replace(/([^.:;\n])\n(?=[^\n])/g, '$1 ');
}

/** What a speaker is called stands on a line of its own: the line before says nothing of them. */
function joinLeft(left: string, isSpeaker: boolean): string {
  if (isSpeaker && left.endsWith('\n')) return '\n';
  return left.replace(/([^.:;\n])\n(?=[^\n])/g, '$1 ').replace(/([^.:;\n])\n$/, '$1 ');
}

/** Offices that clubs, schools, unions and doctors have too. */
const COMMON_OFFICE = /(?<![a-z])(?:vocal(?:es)?|(?:pro)?secretari[oa]s?|intendent[ea])(?![a-z])[^.;:\n]{0,40}$/;
const COURT =
  /(?<![a-z])(?:juzgado|tribunal|camara|corte|fiscalia|juez|jueza|jueces|fiscal|magistrad[oa]s?|unidad funcional|sala (?:civil|penal|laboral|comercial|contencios[oa]|primera|segunda|tercera|de apelaciones))(?![a-z])/;
const PRIVATE_OFFICE =
  /(?<![a-z])(?:vocal(?:es)?|secretari[oa]s?) (?:(?:de|del|general|gremial|academic[oa]|la|el|mi|su|un|una) ){0,3}(?:escuela|colegio|instituto|jardin|gremio|sindicato|consultorio|clinica|club|estudio|empresa|medic[oa]|doctor[a]?|consorcio|comision|directora?|general|gremial)(?![a-z])/;
/** "Su secretaria, Pilar", of whoever was spoken of: a court's has her title. */
const OWN_SECRETARY = /(?<![a-z])(?:su|mi|tu|nuestr[oa]) (?:pro)?secretari[oa],? $/;
/** "que los sobres los repartía la secretaria, Ana Paz": who does what no court's secretary does. */
const SECRETARY_AT_WORK =
  /(?<![a-z])(?!(?:certific|inform|autoriz|refrend|suscrib|notific|firm|actu|expres|manifest|refir|le[iy]|dej|ordena|dispon|dispus|provey|resolv|labr|verific|constat|comunic|hizo|present)[a-z]*)[a-z]{3,}(?:aba|ia|o) (?:siempre |tambien )?(?:a )?la secretaria, $/;
const courtsOf = new Readings<boolean>();

/** "vocales Peyrano y Lescano" of a club: where no court is spoken of, nobody sits in one. */
function isPrivateOffice(document: NormalisedText, left: string): boolean {
  if (!COMMON_OFFICE.test(left)) return false;
  return (
    isOfBody(document) ||
    PRIVATE_OFFICE.test(left) ||
    OWN_SECRETARY.test(left) ||
    SECRETARY_AT_WORK.test(left) ||
    !speaksOfCourt(document)
  );
}

const BODY =
  /(?<![a-z])(?:consorcio|asamblea|directorio|accionistas|reunion de socios|comision directiva|cooperativa|mutual|sociedad de fomento|club|copropietarios)(?![a-z])/;
const headingLength = 240;
const bodiesOf = new Readings<boolean>();

/** The minutes of a club or of a building's owners, which may speak of a court: who presides and writes is one of them. */
function isOfBody(document: NormalisedText): boolean {
  let isBody = bodiesOf.get(document);
  if (isBody === undefined) {
    const heading = document.folded.slice(0, headingLength);
    isBody = BODY.test(heading) && !COURT.test(heading);
    bodiesOf.set(document, isBody);
  }
  return isBody;
}

function speaksOfCourt(document: NormalisedText): boolean {
  let speaks = courtsOf.get(document);
  if (speaks === undefined) {
    speaks = COURT.test(document.folded);
    courtsOf.set(document, speaks);
  }
  return speaks;
}

/** "Ruffolo adhiere", in a mediation: to an agreement, and not to another judge's vote. */
const ADHERES = /^[ ,.(-]{1,3}adh[ei][a-z]{0,8}(?![a-z]| (?:al? (?:voto|primer|colega|la solucion|lo)|en lo))/;

/** "El consultor Orozco adhiere": to what another expert wrote. */
const CONSULTANT_LEFT = /(?<![a-z])consultora?s?(?: (?:tecnic|medic|de parte)[oa]?)? (?:(?:dra?|lic|ing)\.? )?$/;
const isNoJudge = (left: string): boolean => CONSULTANT_LEFT.test(left) || PARTY_LEFT.test(left.slice(-NEAR));

const LAST_LABEL = /([a-z]{4,14}): (?:(?:dr|dra|doctor|doctora)\.? ?)?$/;
/** Who speaks so often has turns of speech; a heading names the holder of an office once or twice. */
const fewestTurns = 4;
const turnsOf = new Readings<Map<string, number>>();

/** "SECRETARIA: Kucher, Wenceslao.", where the secretary speaks again and again: calls a witness in. */
function isTurn(document: NormalisedText, left: string): boolean {
  const label = LAST_LABEL.exec(left)?.[1];
  if (label === undefined) return false;
  let turns = turnsOf.get(document);
  if (!turns) {
    turns = new Map();
    for (const [, opener = ''] of document.folded.matchAll(/(?:^|\n)(?:sra?\. )?([a-z]{4,14}): /g)) {
      turns.set(opener, (turns.get(opener) ?? 0) + 1);
    }
    turnsOf.set(document, turns);
  }
  return (turns.get(label) ?? 0) >= fewestTurns;
}

/** "Fiscal: Dra. Karina Gallo.", in the heading of a hearing: the whole name, with its title, and nothing said. */
const presents = (document: NormalisedText, left: string, start: number, end: number) =>
  MAGISTRATE_TITLE.test(left) &&
  /[^ .]{3} /.test(document.text.slice(start, end)) &&
  /^(?:[.;\n]|$)/.test(document.text.slice(end, end + 1));

/** Characters that these patterns can match at most, and one more, so that none begins in the middle of a word. */
const longestTitle = 36;
const longestRole = 60;
const longestTrade = 48;
const longestWord = 24;

const WHOLE_TITLE_ENDS = /(?:senora|senores|doctora?|senorita|[a-z]{8,})\. $/;

/** "sin TEC. Aviso a Quiroga": an injury of the head, and not a technician. */
const followsInjury = ({ text }: NormalisedText, start: number): boolean =>
  text.slice(Math.max(0, start - 5), start) === 'TEC. ' && /\p{Ll}/u.test(text[start + 1] ?? '');

/** Signatures stand within so many characters of the end. */
const longestSignatures = 120;

const isNearEnd = ({ text }: NormalisedText, end: number): boolean => text.length - end <= longestSignatures;

const signsAtEnd = (document: NormalisedText, start: number, end: number): boolean =>
  RULING_CLOSES_RIGHT.test(after(document, end, longestSignatures)) &&
  RULING_CLOSES_LEFT.test(before(document, start, longestSignatures));

/** How far (characters) any rule here looks to the left. */
const FARTHEST = 200;

function readContext(document: NormalisedText, start: number, end: number): PersonContext {
  // A wrapped line is a blank to these rules; a paragraph's end is not.
  const leftWindow = before(document, start, 72);
  const rightWindow = after(document, end, 72);
  const left = leftWindow.includes('\n') ? joinLeft(leftWindow, /^ ?:/.test(rightWindow)) : leftWindow;
  const right = rightWindow.includes('\n') ? joinRight(rightWindow) : rightWindow;
  // "no es pariente de la licenciada. Cobra": a title that is written out ends a sentence with its point.
  const title =
    TITLE.test(left.slice(-longestTitle)) &&
    !WHOLE_TITLE_ENDS.test(left.slice(-longestWord)) &&
    !followsInjury(document, start);
  const identified = ID_RIGHT.test(right);
  const personal = PERSONAL_RIGHT.test(right);
  const isDefended = DEFENDED_LEFT.test(left);
  const holdsOffice =
    (OFFICIAL_LEFT.test(left.replace(REPLACED_BEGINNING, '')) && !isPrivateOffice(document, left)) ||
    (OFFICIAL_RIGHT.test(right.replace(REPLACED_REST, '')) &&
      !OF_THE_OFFICE.test(document.text.slice(end, end + 20)) &&
      !(ADHERES.test(right) && (!speaksOfCourt(document) || isNoJudge(left))) &&
      !(
        /^[ ,.(-]{1,3}(?:pro)?secretari/.test(right) &&
        isPrivateOffice(document, right.slice(1, 48).split(/[.;:\n]/)[0] ?? '')
      )) ||
    ((SAID.test(right) || DECIDES.test(right)) && MAGISTRATE_TITLE.test(left)) ||
    (left.includes('preside ') && PRESIDES.test(left) && speaksOfCourt(document) && !isOfBody(document)) ||
    (left.includes('cuanto ') && REPORTED_TO.test(left)) ||
    (left.includes('ante ') && BEFORE_COURT.test(left)) ||
    (left.includes('president') && LEADS_RIGHT.test(right) && LEADS_LEFT.test(left) && !isOfBody(document)) ||
    (OFFICE_COLON.test(left) &&
      (!isTurn(document, left) || presents(document, left, start, end)) &&
      !ADDRESSED_RIGHT.test(document.text.slice(end, end + 24))) ||
    SPEAKS_IN_OFFICE.test(right) ||
    (LEADS_TURN_RIGHT.test(right) && LEADS_TURN_LEFT.test(left) && speaksOfCourt(document) && !isOfBody(document)) ||
    (BEFORE_ME_RIGHT.test(right) && BEFORE_ME_LEFT.test(left)) ||
    (CLERK_RIGHT.test(right) && CLERK_LEFT.test(left)) ||
    (isNearEnd(document, end) && signsAtEnd(document, start, end)) ||
    SIGN_TOGETHER.test(right) ||
    (COURT_RIGHT.test(right) && ORDERED_LEFT.test(left)) ||
    (left.includes('por ') &&
      (APPEARS_LEFT.test(before(document, start, 130)) || DECIDED_BY.test(before(document, start, 130)))) ||
    (/(?:juzgado|tribunal|fiscalia|ufi)/.test(left) && COURT_OF.test(before(document, start, 120))) ||
    (!personal && ORGAN_AND_HOLDER.test(before(document, start, 110))) ||
    (right.startsWith(':') && SAID_BEFORE.test(left)) ||
    (/(?:dres|dras|doctores|doctoras|jueces|juezas)\.? $/.test(left) && VOTED_RIGHT.test(right)) ||
    (/(?:presidid|encabezad|dirigid|integrad|subrogad)/.test(left) && PRESIDED.test(before(document, start, 150))) ||
    (/president[ea]/.test(left) && OPENED_BY.test(before(document, start, 100))) ||
    (/(?:a cargo|titular)/.test(left) && IN_CHARGE.test(before(document, start, 200)));
  const signs =
    !holdsOffice &&
    !personal &&
    /(?:fdo|firma|voto|disidencia|dictamen|ponencia|dres|doctores|dras|jueces|doctoras|suscri)/.test(left) &&
    SIGNED.test(before(document, start, 150));
  const official = (holdsOffice || signs) && !identified && !isDefended && !FOR_A_PARTY_RIGHT.test(right);
  const near = left.slice(-NEAR);
  const civil = CIVIL_LEFT.test(near);
  return {
    title,
    party:
      identified ||
      (!official &&
        (civil ||
          KIN_RIGHT.test(right) ||
          isDefended ||
          PARTY_LEFT.test(near) ||
          PARTY_RIGHT.test(right) ||
          TRIED_LEFT.test(near) ||
          FOR_A_PARTY_RIGHT.test(right))),
    naming:
      NAMING.test(left) ||
      CALLED_RIGHT.test(right) ||
      (CALLED_LEFT.test(left) && /^, [a-z]/.test(right) && isNoWord(document.folded.slice(start, end))) ||
      (document.text[start - 1] === ' ' && GREETING.test(left.slice(-longestWord))) ||
      PERSONAL_ROLE.test(left.slice(-longestWord)) ||
      (/^(?:$|\n|[.,!]?$)/.test(right) && FAREWELL.test(before(document, start, 40))) ||
      (!document.text.slice(start, end).includes('.') &&
        /^[,.;)]/.test(right) &&
        PERSONAL_ROLE.test(left.replace(OF_SOMEBODY, ' ').slice(-longestWord))),
    role: ROLE.test(left.slice(-longestRole)) || OF_A_SPECIALTY.test(left.slice(-longestWord)),
    trade: TRADE.test(left.slice(-longestTrade)),
    acts: ACTS.test(right),
    identified,
    personal,
    official,
    signs: signs && !identified,
    author:
      !identified &&
      ((AUTHOR_LEFT.test(left) && !isTeller(document, left, start, end)) ||
        isCitedInBrackets(document, start, end) ||
        IN_THIS_I_FOLLOW.test(left) ||
        (!title && KNOWN_WRITERS.has(document.folded.slice(start, end)) && OF_A_WORK_LEFT.test(left)) ||
        (DOCTRINE_LEFT.test(left) && TITLE_BEHIND.test(document.text.slice(end, end + 100))) ||
        AUTHOR_RIGHT.test(right) ||
        (TITLE_OF_WORK.test(document.text.slice(end, end + 24)) && FOLLOWED_LEFT.test(left))),
    namedAfter:
      (NAMED_AFTER.test(left) && !IN_THIS_TOWN.test(left) && !isTheirs(document, start, end)) ||
      OF_A_VIRGIN.test(left.slice(-longestTitle)),
  };
}
