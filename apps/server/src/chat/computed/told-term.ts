import type { CatalogueDeadline, DeadlineUnit, NotificationKind } from '@foja/computable-law/deadlines/deadline';
import { fold } from '@foja/legal-text/fold';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

const kinds: readonly [RegExp, NotificationKind][] = [
  [/\bpor ministerio de la ley|\bdias? de nota\b|notific\w+ (?:\w+ ){0,3}por nota\b/, 'ministerio-de-la-ley'],
  [/\bcarta documento\b/, 'carta-documento'],
  [/\btelegrama\b/, 'telegrama'],
  [/\b(?:electronic\w+|por mail|por email|por sistema|deox|lex ?100|tad)\b/, 'electronica'],
  [/\bedictos?\b/, 'edictos'],
  [/\bpersonal(?:mente)?\b/, 'personal'],
];

/** How it was notified; by writ where nothing was told. */
export const notificationIn = (folded: string): NotificationKind =>
  kinds.find(([kind]) => kind.test(folded))?.[1] ?? 'cedula';

/** Terms that people tell by what happened, and not by a name of the catalogue. */
const manners: readonly { told: RegExp; court: string; name: string; decides?: boolean }[] = [
  {
    told: /\bqueja\b.*\b(?:extraordinario|ref)\b|\b(?:extraordinario|ref)\b.*\b(?:deneg|rechaz)\w+.*\bqueja\b/,
    court: 'nacional-civil-comercial',
    name: 'queja por recurso extraordinario denegado',
    decides: true,
  },
  {
    told: /\b(?:contestar|responder)\w*\b.*\bdemanda\b.*\bsumarisim\w+|\bdemanda\b.*\bsumarisim\w+.*\b(?:contestar|responder)\w*/,
    court: 'nacional-civil-comercial',
    name: 'contestar demanda sumarísima',
  },
  {
    told: /^(?!.*\bsumarisim)(?=.*\bdemanda\b).*(?:\bdemanda (?:ordinaria )?(?!de )(?:.{0,90}\b)?(?:contestar\w*|responder\w*|vence)\b|\b(?:contestar|responder)(?:la)? (?:\w+ ){0,2}demanda\b|\bnotific\w+\b.*\bvence\b.*\bla demanda\b(?! de))/,
    court: 'nacional-civil-comercial',
    name: 'contestar demanda ordinaria',
  },
  {
    told: /\bdemanda\b.*\b(?:contestar|responder)\w*|\b(?:contestar|responder)\w*\b.*\bdemanda\b|^(?!.*\b(?:apel|sentencia|recurso)).*\bnotific\w+\b.*\bdemanda\b/,
    court: 'nacional-laboral',
    name: 'contestar demanda laboral',
  },
  {
    told: /\bapel\w+\b.*\binterlocutori\w+|\binterlocutori\w+.*\bapel\w+/,
    court: 'nacional-laboral',
    name: 'apelar interlocutoria laboral',
  },
  {
    told: /\b(?:empresa|empleador\w*|patron\w*)\b.*\b(?:recib\w+|telegrama)\b.*\b(?:contestar|responder)/,
    court: 'nacional-laboral',
    name: 'contestar la intimación del trabajador',
    decides: true,
  },
  {
    told: /\b(?:sancion\w*|suspen\w+|apercib\w+)\b.*\b(?:impugn|cuestion|discut|rechaz)\w+/,
    court: 'nacional-laboral',
    name: 'impugnar sanción disciplinaria',
    decides: true,
  },
  {
    told: /\b(?:asamblea\b.*\b(?:s\.?a\.?|srl|sociedad|accionist\w+|societari\w+)|(?:s\.?a\.?|srl|sociedad|accionist\w+|societari\w+)\b.*\basamblea)\b.*\bimpugn|\bimpugn\w*\b.*\basamblea\b.*\b(?:s\.?a\.?|srl|sociedad|accionist\w+|societari\w+)\b/,
    court: 'nacional-civil-comercial',
    name: 'impugnar asamblea societaria',
    decides: true,
  },
  {
    told: /^(?=.*\b(?:migraciones|dnm)\b)(?=.*\b(?:recurso (?:judicial|directo)|camara|justicia)\b)(?=.*\b(?:recur|apel|impugn)\w+)/,
    court: 'administrativo-nacional',
    name: 'recurso judicial contra Migraciones',
    decides: true,
  },
  {
    told: /^(?=.*\b(?:migraciones|dnm)\b)(?!.*\b(?:recurso (?:judicial|directo)|camara|justicia)\b)(?=.*\b(?:jerarquic|recur|apel|impugn)\w+)/,
    court: 'administrativo-nacional',
    name: 'recurso jerárquico contra Migraciones',
    decides: true,
  },
  ...(
    [
      [/\b(?:segunda instancia|camara|apelacion|alzada)\b/, 'segunda instancia'],
      [/\b(?:ejecutiv\w+|ejecucion\w*)\b/, 'juicio ejecutivo'],
      [/\bsumarisim\w+\b/, 'juicio sumarísimo'],
      [/\bincidentes?\b/, 'incidente'],
    ] as const
  ).map(([of, name]) => ({
    told: new RegExp(
      `^(?=.*\\b(?:caduc\\w+|perim\\w+|perencion)\\b)(?=.*\\binstancia\\b)(?!.*\\b(?:laboral|trabajo)\\b)(?=.*${of.source})`,
    ),
    court: 'nacional-civil-comercial',
    name: `caducidad de instancia en ${name}`,
    decides: true,
  })),
  {
    told: /\b(?:caduc\w+|perim\w+|perencion)\b.*\binstancia\b|\binstancia\b.*\b(?:caduc\w+|perim\w+)\b/,
    court: 'nacional-civil-comercial',
    name: 'caducidad de instancia en primera instancia',
  },
];

/** The courts of what can only be theirs, whatever else is told. */
export const courtOfManner = (folded: string): string | null =>
  manners.find(({ told, decides }) => decides && told.test(folded))?.court ?? null;

/** The term whose name, or another way of naming it, stands in the question; the longest decides. */
export function termNamedIn(
  text: string,
  deadlines: readonly CatalogueDeadline[],
  court: string,
): CatalogueDeadline | null {
  const here = deadlines.filter(({ forum }) => forum.includes(court));
  const told = manners.find((manner) => manner.court === court && manner.told.test(text));
  const folded = withoutArticles(text);
  let best = here.find(({ name }) => name === told?.name) ?? null;
  // What was told says more than a word that many terms have in common.
  let longest = best === null ? 0 : told?.decides ? Number.POSITIVE_INFINITY : minNameCharacters;
  for (const deadline of here) {
    for (const name of [deadline.name, ...deadline.aliases]) {
      const said = withoutArticles(fold(name));
      if (said.length > longest && new RegExp(`\\b${escaped(said)}\\b`).test(folded))
        [best, longest] = [deadline, said.length];
    }
  }
  return best;
}

/** "Contestar demanda" has as many letters, and "traslado" fewer. */
const minNameCharacters = 20;

/** What gives somebody so many days stands before them: "me dan 10 días", "por el término de cinco días", "intimado a pagar en 48 horas". */
const givesTerm =
  /\b(?:plazos?|terminos?|traslados?|vistas?|vence en|(?:me|nos|le|les) (?:dan?|dio|dieron|daban|otorg\w+|conced\w+|fij\w+)|(?:d|ot)organ|dentro de) (?:\w+ ){0,4}$|\b(?:intim|emplaz)\w+\b[^.;?]{0,80}\b(?:en|por|de|dentro de) (?:(?:el|los|las|un) )?$/;
/** After them stands what they are for, or how they are counted: "tengo 48 horas para contestar", "son diez días hábiles". */
const isGiven =
  /^\s*(?:(?:habiles|corridos|judiciales|administrativos|de plazo|contados|desde (?:la|que) (?:me |nos )?notific\w+|para (?!que nazca)\w+)\b)/;

/** "Está de seis meses de embarazo", "seis meses de antigüedad": how long something has lasted is no term. */
const isOfSomethingLasting =
  /^\s*(?:y medio )?(?:de (?:embaraz\w+|gestacion|edad|vida|nacid\w+|antiguedad|aportes?|servicios?|trabajo|casad\w+|convivencia|noviazgo|alquiler\w*|canon(?:es)?|renta|deposito|garantia|adelanto|cuotas?|sueldos?|expensas|atraso|mora|deuda|contrato|obra|carcel|prision|preso)\b|embaraz\w+|preñad\w+|atras\b|antes\b|despues\b|(?:dentro )?de (?:los|las) ultim[oa]s\b|trabajando\b|sin \w+|impag\w+|(?:tenemos|tengo|hay|tiene|tenes) que (?:estar (?:af)?uera|ir(?:nos|me|se|te)|dejar|desocupar|salir|mudar\w*|sacar))/;

/** A length of days, months or hours that the question says somebody was given; null where it tells none or several. */
export function lengthTold(
  { text, today }: Pick<UnderstoodQuestion, 'text' | 'today'>,
  folded: string,
  court: string,
): { length: number; unit: DeadlineUnit } | null {
  const spans = readQuestionTokens(text, today).flatMap(({ quantity, start, end }) =>
    quantity &&
    ['dia', 'dia-habil', 'hora', 'mes'].includes(quantity.unit) &&
    (quantity.unit === 'dia-habil' ||
      /\b(?:habiles|corridos)\b/.test(folded.slice(start, end)) ||
      givesTerm.test(folded.slice(0, start)) ||
      isGiven.test(folded.slice(end))) &&
    !isOfSomethingLasting.test(folded.slice(end))
      ? [quantity]
      : [],
  );
  const [span] = spans;
  if (span === undefined || spans.length > 1 || !Number.isInteger(span.value) || span.value < 1) return null;
  if (span.unit === 'hora') return { length: span.value, unit: 'horas' };
  if (span.unit === 'mes') return { length: span.value, unit: 'meses' };
  if (/\bcorridos\b/.test(folded)) return { length: span.value, unit: 'dias-corridos' };
  if (span.unit === 'dia' && /\b(?:carta documento|telegrama|intim\w+)\b/.test(folded)) {
    return { length: span.value, unit: 'dias-corridos' };
  }
  const isCourtTerm =
    span.unit === 'dia-habil' || /\b(?:traslado|demanda|juzgado|juicio|expediente|apel\w+)\b/.test(folded);
  if (!isCourtTerm) return null;
  const isAdministrative =
    court === 'administrativo-nacional' || court === 'consumo' || /\badministrativos\b/.test(folded);
  return { length: span.value, unit: isAdministrative ? 'dias-habiles-administrativos' : 'dias-habiles-judiciales' };
}

/** "Traslado de las excepciones" is "traslado de excepciones". */
const withoutArticles = (folded: string) => folded.replace(/\b(?:el|la|los|las) /g, '');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
