import { analyzeTerms } from '@foja/legal-text/analyze';
import { findForeignPlaces } from '@foja/legal-text/find-foreign-places';
import { fold } from '@foja/legal-text/fold';
import { recognizeMatter } from '@foja/legal-text/recognize-matter';

/** What a country may be said to have: "la ley de alquileres de España", "Código Civil francés". */
const lawNoun =
  '(?:ley(?:es)?|estatuto|codigo|bgb|derechos?|legislacion|regimen|normativa|constitucion|jurisprudencia|justicia|corte|tribunal(?:es)?|impuestos?)';

/** A message that begins with a law's name asks for that law, whatever it tells afterwards. */
const namesLawFirst = /^\W*(?:la |las |el |los )?(?:ley|leyes|codigo|constitucion)\b/;

/** Words that tie a matter to Argentina or make it one of private international law. */
const homeTies =
  /\b(argentin[ao]s?|aca|aqui|buenos aires|cordoba|rosario|mendoza|exterior|extranjer[ao]s?|internacional(?:es)?|exequatur|apostilla|jurisdiccion|restitucion|reconoce[nr]?|reconocimiento|legalizad[ao]s?|nuestro pais|expediente|rige(?: la ley)?|que (?:ley|derecho|juez|tribunal|norma)\b)/;

/** Something that happened to somebody: with a place it tells where, not which law. */
const story =
  /\b(me|mi|mis|nos|nuestr[ao]s?|soy|somos|tengo|tenemos|vivo|vivimos|vive|viven|hice|fui|fue|fuimos|case|compre|firme|murio|fallecio|nacio|choque|viaje|mude|dejo|llevo|[a-z]{2,}(?:aron|ieron|amos|imos)|(?:registrad|inscript|radicad|firmad|celebrad|ubicad|situad|domiciliad|nacid|residente|hech)[aoes]s?|domicilio|empresa de|sociedad de|demandar|demando|ejecutar|cobrar|embargar|pactar|quiero|queremos|reclamo|vivia|vivian|hizo|llevad[ao]|esta en|juez de)\b/;

/** "¿Qué dice la ley uruguaya?", "¿cuántas horas me deja trabajar la ley española?": it is that law that is asked, whatever is told. */
const lawSays =
  '\\b(?:dice|dicen|da|dan|deja|permite|establece|exige|prohibe|fija|manda|preve|marca)n?(?: [a-z]+){0,3}?';

/** "¿Cómo se calcula el despido en México?": how something of the law goes there is asked, whatever is told besides. */
const asksHowItGoesThere =
  /\b(?:como|cuant[oa]s?|cual(?:es)?|que)\b(?: [a-z0-9]+){0,7} (?:despidos?|divorcios?|desalojos?|finiquito|jubilacion|alquiler(?:es)?|herencias?|sucesion(?:es)?|prescripcion|indemnizacion|vacaciones|aguinaldo|multas?|pension(?:es)?|custodia|pena|preaviso|licencia|sociedad(?:es)?|testamento|garantia|carcel|prision)(?: (?:laboral|de transito|anonima|corresponden?|hay|dan|se dan|tengo|me dan|me corresponden?|por [a-z]+)){0,2} en(?: los| el| la)?\s*$/;

/** "Me multaron en Brasil, ¿prescribe?", "en México me despidieron, ¿cuánto me toca?": what follows there from what happened there. */
const happenedThere =
  /\b(?:me|nos|lo|la|le) (?:desp\w+|echa\w+|rajaron|mult\w+|detuv\w+|detien\w+|desaloj\w+|aument\w+|suspend\w+|hicieron una multa|quieren (?:echar|desalojar|despedir|rajar))\b/;
/** "Vivo en Uruguay, ¿cuánto preaviso me tienen que dar?" */
const livesThere =
  /\b(?:vivo|vivimos|trabajo|trabajamos|laburo|alquilo|alquilamos|trabajar|emigrar|radicarme)\b(?: [a-z]+){0,4} en(?: los| el| la)?\s*$/;
/** What is asked of what goes on there: how much, how long, whether it lapses. What it is worth here is another question. */
const whatFollows =
  /\b(?:cuant[oa]s?|que plazo|prescrib\w+|caduc\w+|que (?:derechos|contrato|visa|papeles|requisitos|tramites?|indemnizacion|multa|pena|preaviso)|(?:me|nos) (?:tienen que|tiene que|pueden|puede|corresponde|corresponden|toca|deben|debe))\b/;
/** What is worth in one country what was done in another, or asked by who lives here of one who lives there. */
const worthHere =
  /\b(?:vale|valen|sirven?|computan?|suman?|alimentos|cuota|hered\w+|herencia|hij[oa]s?|jubil\w+|volv\w+|vuelv\w+|volvi)\b/;

/** "¿Se puede…?", "¿es legal…?", "¿hay…?": asked of everybody. */
const ruleForAll =
  /^(?:y )?(?:(?:a que edad|cuant[oa]s?(?: [a-z]+)?|que|como|con que) )?(?:se puede|se pueden|puedo|hay(?: que)?|es (?:legal|ilegal|obligatori[oa]|delito|la|el)|esta (?:permitid|prohibid)[oa]|necesito|se necesita|paga(?:n|s)?|tiene(?:n)?|dura|duran)\b(?: [a-z]+){0,7} en(?: los| el| la)?\s*$/;
const ofPerson =
  /\b(?:me|mi|mis|nos|nuestr[oa]s?|juicio|demanda\w*|juez|casa(?:r|rme|do|da)|divorci\w+|jubil\w+|aportes|herencia|hered\w+|testamento|bienes|poder|escritura|sentencia)\b/;

/** A child is taken on a trip, or to live abroad: who has to agree is asked of our law. */
const takesChild =
  /(?=.*\b(?:hij[oa]s?|nen[ea]s?|chic[oa]s|menor(?:es)?|bebe|padres?|madre|papa|mama|progenitor\w*)\b).*\b(?:viaj\w+|vacaciones|mudar\w*|llev(?:ar\w*|o|a)|pasaporte|permiso|autoriza\w*|ir(?:se|nos)? a vivir)\b/s;

/**
 * True where a question asks what another country's law says. Private international law is ours: "me casé en España, ¿vale
 * acá?" asks what Argentine law makes of it.
 */
export function asksForeignLaw(question: string): boolean {
  const places = findForeignPlaces(question);
  if (places.length === 0) return false;
  const folded = fold(question);
  if (homeTies.test(folded) || takesChild.test(folded)) return false;
  const isGoverned = places.some((place) => {
    const before = folded.slice(Math.max(0, place.start - 60), place.start);
    const link = place.isAdjective ? '(?: [a-z]+){0,3}\\s*$' : '(?: [a-z]+){0,5} (?:de|en|del)(?: los| el| la)?\\s*$';
    return new RegExp(`\\b${lawNoun}${link}`).test(before);
  });
  const isAskedOfLaw = places.some((place) => {
    const link = place.isAdjective ? '(?: [a-z]+){0,2}\\s*$' : '(?: [a-z]+){0,5} (?:de|en|del)(?: los| el| la)?\\s*$';
    return new RegExp(`${lawSays} (?:el|la|los|las) ${lawNoun}${link}`).test(
      folded.slice(Math.max(0, place.start - 90), place.start),
    );
  });
  if (isAskedOfLaw) return true;
  if (isGoverned && (/\bsegun\b/.test(folded) || namesLawFirst.test(folded) || !story.test(folded))) return true;
  const isAskedThere = places.some(
    (place) => !place.isAdjective && asksHowItGoesThere.test(lastClause(folded.slice(0, place.start))),
  );
  if (isAskedThere) return true;
  // "¿A qué edad se puede manejar en Estados Unidos?": a rule for everybody, that ends with the place.
  const isRuleThere = places.some(
    (place) =>
      !place.isAdjective &&
      !/[a-z]/.test(folded.slice(place.end)) &&
      ruleForAll.test(lastClause(folded.slice(0, place.start))) &&
      !ofPerson.test(folded),
  );
  if (isRuleThere) return true;
  // "En Uruguay, ¿cuánto tiempo tengo para…?"
  const opensThere = places.some(
    (place) =>
      !place.isAdjective &&
      /^\W*(?:y )?en(?: los| el| la)? $/.test(folded.slice(0, place.start)) &&
      /^,?\s*(?:¿|,\s*(?:cuant|cual|que |como |cuando ))/.test(folded.slice(place.end)),
  );
  if (opensThere) return true;
  const isOfLifeThere = places.some((place) => {
    const clause = lastClause(folded.slice(0, place.start));
    const sentence = `${clause}${folded.slice(place.start).split(/[.;:?!¿¡,]/)[0] ?? ''}`;
    // "Vivo en Uruguay 1200": a street.
    const isStreet = /^\s+(?:al )?\d{2,5}\b/.test(folded.slice(place.end));
    return !place.isAdjective && !isStreet && (happenedThere.test(sentence) || livesThere.test(clause));
  });
  if (isOfLifeThere && whatFollows.test(folded) && !worthHere.test(folded)) return true;
  const signs = recognizeMatter(question, analyzeTerms(question));
  // A bare adjective ("perro alemán", "arroz chino") says nothing about law.
  const isLegal = signs.legal + signs.otherLaw > 0 && !signs.otherIntent;
  return isLegal && places.some((place) => !place.isAdjective) && !story.test(folded);
}

/** What stands since the last stop or comma. */
function lastClause(folded: string): string {
  return folded.split(/[.,;:?!¿¡]\s*/).at(-1) ?? folded;
}
