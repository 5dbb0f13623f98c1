const forms = [
  /\bultimas? (?:noticias?|novedades)\b|\bhay (?:noticias|novedades) (?:de|del|sobre)\b/,
  /^(?:y )?que (?:dijo|anuncio|declaro|prometio|tuiteo) (?:(?:hoy|ayer|anoche|recien) )?(?:el|la|los) (?:president[ea]|vicepresident[ea]|ministr[oa]|gobierno|gobernador[a]?|diputad[oa]|senador[a]?|papa|oposicion|cgt)\b/,
  /\bcomo (?:salio|termino|quedo|va) (?:la|el) (?:votacion|sesion|eleccion|partido|debate)\b/,
  /\bhay paro (?:de [a-z]+ )?(?:hoy|manana|pasado|el|general|nacional|esta)\b/,
  /\b(?:que|cuantos) (?:jueces|ministros|diputados|senadores|fiscales) (?:renunciaron|asumieron|votaron|faltaron)\b/,
  /\bya (?:detuvieron|atraparon|condenaron|encontraron|liberaron) al?\b/,
  /^(?:y )?en que (?:quedo|termino) lo (?:de|del)\b|^(?:detuvieron|agarraron|atraparon|condenaron|liberaron) a alguien\b|^contame (?:el caso|la historia) (?:de|del)\b/,
];

/** Whether it is asked what the papers tell: even of a law, that is not what it says. */
export function asksNews(clause: string): boolean {
  return forms.some((form) => form.test(clause));
}
