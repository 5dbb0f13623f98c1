const elsewhere =
  /\b(provincia de buenos aires|provincias?|provincial(?:es)?|bonaerense|pba|caba|ciudad de buenos aires|justicia (?:portena|de la ciudad)|la plata|san isidro|lomas de zamora|quilmes|moron|mar del plata|bahia blanca|cordoba|santa fe|rosario|mendoza|tucuman|salta|jujuy|entre rios|corrientes|misiones|chaco|formosa|san juan|san luis|la rioja|catamarca|santiago del estero|la pampa|rio negro|neuquen|chubut|santa cruz|tierra del fuego)\b/;
/** "Juzgado federal de La Plata": a national court all the same, with a recess of its own. */
const federalInside = /\bfederal\w*\b/;

/** The place whose courts count by rules that are not loaded; null where the question names none. */
export const placeElsewhere = (folded: string): string | null => elsewhere.exec(folded)?.[1] ?? null;
/** A federal court is told. */
export const tellsFederalCourt = (folded: string): boolean => federalInside.test(folded);

/** In the City of Buenos Aires what is asked of work, of persons and of trade goes to national courts; the City's own say that they are. */
const city = /\b(?:caba|ciudad (?:autonoma )?de buenos aires|capital federal)\b/g;
const ofTheCity =
  /\b(?:justicia|tribunal\w*|juzgados?|fuero) (?:contencios\w+|porten\w+|local\w*|de la ciudad|de faltas|en lo contencioso)|\b(?:cayt|ejecucion fiscal|agip|rentas de la ciudad|gcba|gobierno (?:de la ciudad|porteno)|faltas|consumo|consumidor\w*)\b/;
const nationalThere = new Set(['nacional-laboral', 'nacional-civil-comercial']);

/** Whether the only place that a question names is the City of Buenos Aires, and its matter goes to the national courts there. */
export const isNationalInTheCity = (folded: string, court: string): boolean =>
  nationalThere.has(court) &&
  !ofTheCity.test(folded) &&
  folded !== folded.replace(city, '') &&
  placeElsewhere(folded.replace(city, '')) === null;
