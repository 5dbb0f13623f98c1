const elsewhere =
  /\b(provincia de buenos aires|provincias?|provincial(?:es)?|bonaerense|pba|caba|ciudad de buenos aires|justicia (?:portena|de la ciudad)|la plata|san isidro|lomas de zamora|quilmes|moron|mar del plata|bahia blanca|cordoba|santa fe|rosario|mendoza|tucuman|salta|jujuy|entre rios|corrientes|misiones|chaco|formosa|san juan|san luis|la rioja|catamarca|santiago del estero|la pampa|rio negro|neuquen|chubut|santa cruz|tierra del fuego)\b/;
/** "Juzgado federal de La Plata": a national court all the same, with a recess of its own. */
const federalInside = /\bfederal\w*\b/;

/** The place whose courts count by rules that are not loaded; null where the question names none. */
export const placeElsewhere = (folded: string): string | null => elsewhere.exec(folded)?.[1] ?? null;
/** A federal court is told. */
export const tellsFederalCourt = (folded: string): boolean => federalInside.test(folded);
