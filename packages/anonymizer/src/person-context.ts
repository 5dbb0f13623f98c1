import { after, before, type NormalisedText } from './normalise.ts';

const DOCTOR = '(?:dr|dra|dres|dras|doctor|doctora|doctores|doctoras)';
const TITLE = new RegExp(
  String.raw`(?<![a-z])(?:sr|sra|sres|sras|srta|${DOCTOR}|lic|ing|esc|cdor|cdora|cr|cra|arq|abg|ab|prof|don|dona|senor|senora|senorita|senores|licenciad[oa]|ingenier[oa]|escriban[oa]|contador[a]?|arquitect[oa]|profesor[a]?|agte|sgto|cnel)\.?(?: (?:sr|sra|don|dona|dr|dra|lic|ing|abogad[oa]|testigo|perit[oa])\.?)? ?(?:de |de la |del )?"?$`,
);
const ROLE =
  /(?<![a-z])(?:actor|actora|actores|demandad[oa]s?|codemandad[oa]s?|coactor[a]?|imputad[oa]s?|acusad[oa]s?|procesad[oa]s?|encausad[oa]|condenad[oa]|encartad[oa]|detenid[oa]|victimas?|damnificad[oa]s?|denunciantes?|denunciad[oa]s?|querellantes?|testigos?|perit[oa]s?(?: [a-z]{4,20})?|ninos?|ninas?|menor|menores|adolescentes?|jovenes|joven|bebe|hij[oa]s?|espos[oa]s?|conyuge|marido|mujer|ex|pareja|novi[oa]|madre|padre|mama|papa|padres|herman[oa]s?|ti[oa]|abuel[oa]|niet[oa]|prim[oa]|cunad[oa]|sobrin[oa]|yerno|nuera|suegr[oa]|viud[oa]|concubin[oa]|conviviente|causante|herederos?|herederas?|locador[a]?|locatari[oa]|inquilin[oa]|fiador[a]?|garante|propietari[oa]|titular|comprador[a]?|vendedor[a]?|cedente|cesionari[oa]|trabajador[a]?|emplead[oa]|empleador[a]?|mandante|cliente|clienta|consumidor[a]?|letrad[oa]s?|letrad[oa] patrocinante|patrocinante|abogad[oa]s?|apoderad[oa]s?|escriban[oa]|contador[a]?|medic[oa]|psicolog[oa]|conductor[a]?|vecin[oa]s?|amig[oa]s?|compan?er[oa]s?|encargad[oa]|jefe|jefa|gerente|capataz|supervisor[a]?|soci[oa]s?|soci[oa] gerente|presidente|administrador[a]?|deudor[a]?|acreedor[a]?|codeudor[a]?|donante|donatari[oa]|testador[a]?|alumn[oa]|paciente|requirente|requerid[oa]|reclamante|poderdante|suscript[oa]|firmante|agresor|agresora|beneficiari[oa]s?|tutor[a]?|curador[a]?|progenitor[a]?|contra|c\/|llamad[oa]s?|se llama|me llamo|mi nombre es|nombre|nombre y apellido|apellido y nombres?|nombre completo|soy|identificad[oa] como|a favor de|en favor de|en representacion de|a nombre de|patrocinio de|patrocinio letrado de|asistid[oa] por|representad[oa] por|suscribe|quien suscribe|fallecimiento de|sucesion de|respecto de|(?:conducid|manejad|guiad|suscript|atendid|acompanad|firmad)[oa]s? por|mediador[a]?|martiller[oa]|chofer|choferes|docente|maestr[oa]|ninera|cuidador[a]?|enfermer[oa]|trabajador[a]? social|director[a]?|remitente|destinatari[oa]|comparecientes?|nombrad[oa]|persona de|domicilio de|testimonio de|declaracion de|conocid[oa] como|duen[oa])(?: (?:a|de|es|era|fue|del|sr|sra|agente|oficial))?[:,]? ?-? ?"?$/;

/** Words that announce a name, so that even an unknown one counts: "un tal Bermúdez", "mi cliente (Pignataro)". */
const NAMING =
  /(?<![a-z])(?:(?:un|una|el|la) tal|apellidos?:|conocen? como|conocid[oa] como|(?:\n|^)(?:para|de|cc|cco|from|to|enviado por): ?|de apellidos?|me llamo|se llaman?|se llamaba|llamad[oa]|de nombre|mi nombre es|apodad[oa]|alias|ciudadan[oa]|apellido y nombres?:|nombre y apellido:|nombre(?: completo)?:|(?:cliente|clienta|testigo|vecin[oa]|marido|mujer|espos[oa]|pareja|novi[oa]|herman[oa]|hij[oa]|jef[ea]|encargad[oa]|soci[oa]|inquilin[oa]|locador[a]?|locatari[oa]|actor[a]?|demandad[oa]|vendedor[a]?|comprador[a]?|fiador[a]?|denunciante|imputad[oa]|victima) \(|atendid[oa] por:? ?) ?"?$/;
const GREETING = /(?<![a-z])(?:estimad[oa]s?|querid[oa]s?|hola) $/;
/** Roles that only people have; a lone capitalised word right after one is a name. */
const PERSONAL_ROLE =
  /(?<![a-z])(?:testigos?|imputad[oa]|acusad[oa]|procesad[oa]|encausad[oa]|condenad[oa]|encartad[oa]|detenid[oa]|victima|denunciante|damnificad[oa]|querellante|causante|nin[oa]|menor|adolescente|joven|bebe|hij[oa]|espos[oa]|conyuge|marido|mujer|pareja|novi[oa]|madre|padre|mama|papa|herman[oa]|ti[oa]|abuel[oa]|niet[oa]|cunad[oa]|sobrin[oa]|suegr[oa]|viud[oa]|vecin[oa]|amig[oa]|companer[oa]|encargad[oa]|capataz|supervisor[a]?|chofer|conductor[a]?|inquilin[oa]|trabajador[a]?|actor|nombrad[oa]|sindicad[oa]) ?$/;

const ID_RIGHT =
  /^["')]?[ ,;:]{0,3}[(-]? ?(?:(?:argentin[oa]|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|mayor de edad|con|titular de[l]?|identificad[oa] con|de nacionalidad [a-z]{4,15}|quien acredita identidad con|portador[a]? del?)[ ,]{1,2}){0,4}(?:d\.? ?n\.? ?i|l\. ?[ec]\.|m\. ?i\.|cui[tl]|c\. ?u\. ?i\. ?[tl]|t° ?\d|tomo [\dcxlvi]|mat\.|m\.? ?[pn]\.? ?\d|pasaporte|documento|cedula|du ?\d)/;
const PERSONAL_RIGHT =
  /^["')]?(?:[.,]? ?-? ?(?:abogad[oa]|apoderad[oa]|soci[oa]|gerente|locador[a]?|locatari[oa]|letrad[oa]|contador[a]?|perit[oa]|psicolog[oa])(?![a-z])|,[ \n]?(?:argentin[oa]|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|nacid[oa]|mayor de edad|de \d{1,2} anos)|[ ,]{1,2}[(]?(?:abogad[oa]|por (?:mi|su) (?:propio )?derecho|por derecho propio|domiciliad[oa]s?|con domicilio|de profesion|de nacionalidad|se presenta|en mi caracter|en su caracter|letrad[oa]|en adelante|en representacion|quien (?:dijo|declara|manifiesta|manifesto|declaro|se domicilia|suscribe)))(?![a-z])/;

const OFFICE =
  '(?:juez|jueza|jueces|juezas|magistrad[oa]s?|camaristas?|vocal|vocales|ministr[oa]s?|fiscal|fiscala|fiscales|secretari[oa]s?|prosecretari[oa]s?|defensora?(?: (?:public[oa]|oficial|general|de menores))|asesora? (?:letrad[oa]|de (?:menores|incapaces|ninez|familia)|tutelar)|procuradora?(?: general| fiscal)?|actuari[oa]|intendent[ea]|gobernador[a]?|diputad[oa]|senador[a]?|concejal|preopinante|conjuez|president[ea] del? (?:la )?(?:tribunal|camara|corte|sala))';
const OFFICE_FILLER =
  '(?:de|del|la|el|los|las|en|lo|a|es|son|fue|cargo|primera|segunda|instancia|camara|sala|tribunal|juzgado|corte|suprema|justicia|nacional|federal|provincial|oral|civil|comercial|penal|criminal|correccional|laboral|trabajo|familia|garantias|instruccion|contencioso|administrativo|general|adjunt[oa]|subrogante|titular|interin[oa]|actuante|interviniente|ad|hoc|presidente|presidenta|primer|segundo|voto|quo|estado|departamental|provincia|faltas|letrad[oa]|oficial|ejecucion|menores|ninez|incapaces|juventud|violencia|genero|senor|senora|senores|sr|sra|sres|doctor|doctora|doctores|dr|dra|dres|dras|n°|\\d{1,3}°?|[ivx]{1,4}|[a-k]|y)';
const OFFICIAL_LEFT = new RegExp(`(?<![a-z])${OFFICE}(?![a-z])(?:[ ,.]{1,2}${OFFICE_FILLER}(?![a-z]))*[ ,.]{1,2}$`);
const IN_CHARGE = new RegExp(
  String.raw`(?:juzgado|tribunal|secretaria|fiscalia|sala|ufij?|u\.f\.i|ufijg|ayudantia|defensoria|asesoria|unidad|organo|dependencia)[^;\n]{0,120}(?:cuy[oa] titular es (?:el|la) |a cargo (?:interinamente )?del? (?:la |el |los )?(?:su titular,? )?)(?:sr\.? |sra\.? )?(?:juez |jueza )?(?:${DOCTOR}\.? ?)?$`,
);
const SIGNED = new RegExp(
  String.raw`(?:(?<![a-z])(?:fdo|firmado)(?:\.|:| digitalmente)?(?: por)?:? ?|(?:voto|disidencia|dictamen|ponencia)(?: concurrente| en disidencia)? del? (?:la |los |las )?(?:sr\.? |sra\.? |senor |senora )?(?:${OFFICE} )?|(?:reun|integrad|constituid|acuerdo)[^;\n]{0,100}(?= ?${DOCTOR}))(?:(?:los |las )?(?:senores |sres\.? )?(?:${DOCTOR}|jueces)\.? ?)?$`,
);
const OFFICIAL_RIGHT =
  /^[ ,.(-]{1,3}(?:(?:senor |senora )?(?:juez|jueza|fiscal|secretari[oa]|prosecretari[oa]|camarista|ministr[oa] de la corte|vocal|magistrad[oa]|en disidencia|por su voto|segun su voto)(?![a-z])|adhier|adhir|(?:dicto|firmo|promulgo|impulso|veto) (?:el|la) (?:dnu|decreto|ley)|(?:vota|voto|expreso|dijo)(?: por| en)? (?:la afirmativa|la negativa|el mismo sentido|por sus))/;
const SAID = /^,? (?:dijo|dijeron|expreso|voto) ?:/;
const MAGISTRATE_TITLE = new RegExp(String.raw`(?<![a-z])${DOCTOR}\.? ?$`);

// "Juez: …" and "vocales: Dres. …" name an official; "Señor Juez:" opens a pleading.
const OFFICE_COLON = new RegExp(
  String.raw`(?<![a-z])(?<!senora? |sra?\.? |excm[oa]\.? )${OFFICE}: (?:${DOCTOR}\.? ?)?$`,
);
const SAID_BEFORE = new RegExp(
  String.raw`(?:dijo|expreso|voto|sostuvo) (?:el|la) (?:senora? )?(?:jueza? )?${DOCTOR}\.? ?$`,
);

const AUTHOR_LEFT =
  /(?<![a-z])(?:segun|autores como|con cita de|tesis que sostuvo|art(?:iculo|\.) de|(?:ensenad[oa]|sostenid[oa]|expuest[oa]|senalad[oa]|explicad[oa]|postulad[oa]|propuest[oa]) por|(?:opinion|tesis|postura|criterio|definicion) de|como (?:bien )?(?:lo )?(?:ensena|ensenan|sostiene|sostienen|explica|senala|senalan|dice|afirma|apunta)|ensena|ensenan|en palabras de|doctrina de|conf\.?:?|cfr\.?:?|cf\.?:?|autor(?:es)?|obra de|op\. ?cit\.?,?|ob\. ?cit\.?,?|vease|ver:?|citando a|al decir de|siguiendo a)(?: por)?,? (?:el |la |los |a )?(?:dr\.? |dra\.? |prof\.? |profesor |maestro |jurista )?$/;
const AUTHOR_RIGHT =
  /^(?:\.?, "?[^;()\n\uFFFC]{4,80}"?, (?:t\. ?[ivx\d]|p\. ?\d|pags?\.|pp\.)| \([^()\n\uFFFC]{3,80}, (?:p|pag|pags|pp|t|n)[.°]|[ ,.]{1,3}(?:en )?"?(?:tratado|manual|codigo|curso|instituciones|teoria|ob\. ?cit|op\. ?cit|t\. ?[ivx\d]|tomo [ivx\d]+, p|pag\.|la ley|elementos|lecciones|comentari|compendio|derecho (?:civil|penal|del|de|procesal|comercial|administrativo|constitucional)|responsabilidad civil|contratos\.|ed\. )|,? "[^"]{5,120}",? (?:la ley|ll|ja|ed|t\.|p\.|pag|ed\.))/;

const NAMED_AFTER =
  /(?<![a-z])(?:hospital|sanatorio|clinica|escuela|colegio|instituto|universidad|fundacion|club|estadio|museo|teatro|biblioteca|plaza|plazoleta|parque|barrio|villa|calle|calles|avenida|av\.?|avda\.?|pasaje|pje\.?|ruta|autopista|diagonal|localidad|ciudad|partido|provincia|pcia\.?|departamento(?: judicial)?|municipalidad|municipio|pueblo|estacion|puerto|aeropuerto|lago|ley|leyes|caso|fallo|precedente|plenario|editorial|ed\.|regimiento|batallon|comuna|puente|linea|ferrocarril|banco|premio|juzgado|protocolo|jardin|pacto|palacio|complejo|edificio|torre|country|paraje|establecimiento)(?: (?:de|del|la|el|los|las|lo|general|gral\.?|dr\.?|dra\.?|don|doctor|nacional|provincial|municipal|public[oa]|privad[oa]|universitari[oa]|zonal|interzonal|infantil|ninos|agudos|n° ?\d{1,5})){0,4} "?(?:(?:dr|dra|gral|prof|ing)\.? )?"?$/;

/** What surrounds a run of capitalised words and says whether it names a private person. */
export interface PersonContext {
  title: boolean;
  /** What stands before announces a name, whatever word follows. */
  naming: boolean;
  role: boolean;
  identified: boolean;
  personal: boolean;
  official: boolean;
  author: boolean;
  namedAfter: boolean;
}

/** Reads the context of the interval `[start, end)` of the normalised text; looks at most 200 characters away. */
export function personContext(document: NormalisedText, start: number, end: number): PersonContext {
  // A wrapped line is a blank to these rules; a paragraph's end is not.
  const left = before(document, start, 72)
    .replace(/([^.:;\n])\n(?=[^\n])/g, '$1 ')
    .replace(/([^.:;\n])\n$/, '$1 ');
  const right = after(document, end, 72)
    .replace(/^\n(?!\n)/, ' ')
    .replace(/([^.:;\n])\n(?=[^\n])/g, '$1 ');
  const title = TITLE.test(left);
  const identified = ID_RIGHT.test(right);
  const personal = PERSONAL_RIGHT.test(right);
  const official =
    OFFICIAL_LEFT.test(left) ||
    OFFICIAL_RIGHT.test(right) ||
    (SAID.test(right) && MAGISTRATE_TITLE.test(left)) ||
    OFFICE_COLON.test(left) ||
    (right.startsWith(':') && SAID_BEFORE.test(left)) ||
    (/(?:a cargo|titular|fdo|firmado|voto|disidencia|dictamen|ponencia|dres|doctores|dras|jueces)/.test(left) &&
      ((!personal && SIGNED.test(before(document, start, 150))) || IN_CHARGE.test(before(document, start, 200))));
  return {
    title,
    naming:
      NAMING.test(left) ||
      (document.text[start - 1] === ' ' && GREETING.test(left)) ||
      PERSONAL_ROLE.test(left) ||
      (right.startsWith(',') && PERSONAL_ROLE.test(left.replace(/, $/, ' '))),
    role: ROLE.test(left),
    identified,
    personal,
    official: official && !identified,
    author: !identified && (AUTHOR_LEFT.test(left) || AUTHOR_RIGHT.test(right)),
    namedAfter: NAMED_AFTER.test(left),
  };
}
