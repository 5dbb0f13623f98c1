/** Forms of "vos" with which guides speak to their reader, and how a question to a third person says them. */
const thirdPerson: readonly [RegExp, string][] = [
  [/\bcompraste\b/g, 'compró'],
  [/\brecibiste\b/g, 'recibió'],
  [/\bcontrataste\b/g, 'contrató'],
  [/\bpagaste\b/g, 'pagó'],
  [/\bpediste\b/g, 'pidió'],
  [/\bavisaste\b/g, 'avisó'],
  [/\bsufriste\b/g, 'sufrió'],
  [/\bnotificaste\b/g, 'notificó'],
  [/\bacreditaste\b/g, 'acreditó'],
  [/\bprestaste\b/g, 'prestó'],
  [/\bpusiste\b/g, 'puso'],
  [/\bdiste\b/g, 'dio'],
  [/\bestabas\b/g, 'estaba'],
  [/\btrabajabas\b/g, 'trabajaba'],
  [/\bsos\b/g, 'es'],
  [/\bno te informaron\b/g, 'no le informaron'],
  [/\bno te registró, te registró/g, 'no registró a quien reclama, o lo registró'],
  [/\bte (perjudica|quita)\b/g, 'le $1'],
  [/\bcontestar o defenderte\b/g, 'contestar o defenderse'],
  [/\bpara vos, tu familia o tu grupo\b/g, 'para sí, su familia o su grupo'],
  [/\btu\b/g, 'su'],
  [/\btus\b/g, 'sus'],
];
/** A verb that spoke to the reader has lost its subject. */
const spokeToReader =
  /^(?:que )?(?:no )?(?:compraste|recibiste|contrataste|pediste|avisaste|sufriste|notificaste|prestaste|estabas|trabajabas|sos)\b/i;
const interrogative =
  /^(?:quién|quiénes|qué|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|cuándo|cómo|dónde|de qué|de quién|de dónde|en qué|desde cuándo|desde qué|hasta cuándo|por qué|por dónde|para qué|para quién|a quién)\s/i;

/** An element of a guide as one says it to somebody else: "Que trabajabas…" → "que quien reclama trabajaba…". */
export function inThirdPerson(element: string): string {
  const lower = element.charAt(0).toLowerCase() + element.slice(1);
  const isSpokenTo = spokeToReader.test(lower);
  const said = thirdPerson.reduce((text, [form, other]) => text.replace(form, other), lower);
  return isSpokenTo ? said.replace(/^que /, 'que quien reclama ') : said;
}

/** An open question on something to prove, one that does not say which answer is wanted (art. 443 CPCCN). */
export function askAbout(element: string): string {
  const said = inThirdPerson(element);
  if (interrogative.test(said)) return `¿${said.charAt(0).toUpperCase()}${said.slice(1)}?`;
  if (said.startsWith('que ')) return `¿Qué sabe acerca de si ${said.slice('que '.length)}?`;
  if (said.startsWith('si ')) return `¿Qué sabe acerca de ${said}?`;
  if (said.startsWith('el ')) return `¿Qué sabe acerca d${said}?`;
  if (/^(?:la|los|las) /.test(said)) return `¿Qué sabe acerca de ${said}?`;
  return `¿Qué sabe acerca de lo siguiente: ${said}?`;
}

/** "Factura o ticket" within a sentence: "factura o ticket"; a name that begins with a capital abbreviation stays. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
