import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import type {
  CatalogueDeadline,
  DeadlineInput,
  DeadlineLaw,
  DeadlineResult,
  DeadlineUnit,
} from '@foja/computable-law/deadlines/deadline';
import { fold } from '@foja/legal-text/fold';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import { starterKnowledge } from '../../understanding/knowledge.ts';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { asksWhetherPast } from '../answer/verdict/judge-time.ts';
import type { Compute } from './computed.ts';
import { isNationalInTheCity, placeElsewhere, tellsFederalCourt } from './other-courts.ts';
import { tellDay } from './tell-day.ts';
import { relativeDayTold, toldDays } from './told-days.ts';
import { dayMonthYear } from './told-facts.ts';
import { courtOfManner, lengthTold, notificationIn, termNamedIn } from './told-term.ts';

const notification =
  /\b(?:notific\w+|cedula|(?:me (?:lleg|entreg)[oa]\w*|recib\w+) (?:\w+ ){0,3}(?:demanda|traslado|sentencia|resolucion|citacion|intimacion|oficio|providencia|multa|acta|carta|telegrama|sancion)|carta documento|telegrama|publicad\w+|corre (?:el|un|mi) plazo)\b/;
/** What is told not to have happened starts no term. */
const neverNotified = /\b(?:no|nunca|sin que)(?: (?:me|nos|lo|la|le|se))* (?:notific\w+|recib\w+|lleg\w+|entreg\w+)\b/;
const ofOffice = /\b(?:multas?|fotomultas?|transito|infraccion\w*|arca|afip|anses)\b/;
const ofCourt = /\b(?:juzgado|juicio|sentencia|juez|jueza|tribunal|camara|expediente|demanda)\b/;
/** What runs from an act of the proceedings is asked of them. */
const ofProceedings =
  /\b(?:expediente|juicio|juzgado|proceso|procesal\w*|actuaciones|incidente|tribunal|camara|instancia|causa|autos|perit\w*|pericia|embargo|cautelar|audiencia|concurso|quiebra|edictos?|mediacion|traslado|demanda\w*|providencia|recurso|oficio|sentencia|subasta|remate|testigos?)\b/;
/** Terms that share their name with one of the catalogue and are others: what is known of them tells their day. */
const isNamesake =
  /^(?=.*\baclaratoria\b)(?=.*\bcamara\b)|^(?=.*\bvistas?\b)(?=.*\b(?:arca|afip|dgi|fiscalizacion|ajuste impositivo|determinacion de oficio)\b)|^(?=.*\b(?:caducidad|perencion)\b)(?=.*\b(?:elev\w+|remi(?:sion|te|tio|tido|tan?))\b)|^(?=.*\b(?:rechaz\w+|deneg\w+|desestim\w+) (?:el|mi|su|un) (?:recurso )?jerarquico\b)|^(?=.*\bexcepciones\b)(?=.*\b(?:ejecu\w+|pagare|cheque)\b).*\b(?:contest\w+|respond\w+|traslado)\b|^(?=.*\bapel\w+)(?=.*\b(?:perimetral|exclu\w+ del hogar|violencia (?:familiar|de genero|domestica)|(?:me|lo|la) sac(?:o|aron) de (?:la|mi|su) casa)\b)/;
const asksWhen =
  /\b(?:venc\w+|plazo|hasta (?:cuando|que dia)|(?:estoy|sigo|estamos|llego) a tiempo|(?:todavia|aun) (?:puedo|podemos|se puede)|ultimo dia|cuanto tiempo|cuantos dias|cuando (?:se )?(?:vence|termina|caduca|opera|perime|cumple|produce)|que dia)\b/;
const setByCourt = /\b(?:traslado|vista) (?:\w+ ){0,2}por (?:el (?:plazo|termino) de )?(?:\w+ ){1,2}dias?\b/;
/** Whose rules count, by the matter; null where the question has to say which of two codes. */
const courts: Partial<Record<string, string | null>> = {
  'proceso-laboral': 'nacional-laboral',
  trabajo: 'nacional-laboral',
  'proceso-civil': 'nacional-civil-comercial',
  administrativo: 'administrativo-nacional',
  mediacion: 'mediacion',
  'conciliacion-de-consumo': 'consumo',
  penal: null,
  'proceso-penal': null,
};
const usualCourt = 'nacional-civil-comercial';
const penalCourts: readonly [RegExp, string][] = [
  [/\b(?:cppn|codigo procesal penal de la nacion)\b/, 'penal-cppn'],
  [/\b(?:cppf|codigo procesal penal federal)\b/, 'penal-cppf'],
];
const units: Record<DeadlineUnit, [one: string, many: string]> = {
  'dias-habiles-judiciales': ['día hábil judicial', 'días hábiles judiciales'],
  'dias-habiles-administrativos': ['día hábil administrativo', 'días hábiles administrativos'],
  'dias-habiles-laborales': ['día hábil', 'días hábiles'],
  'dias-corridos': ['día corrido', 'días corridos'],
  meses: ['mes', 'meses'],
  anios: ['año', 'años'],
  horas: ['hora', 'horas'],
};
const maxCitations = 3;
/** Worth from which a doubt says better which term it is than a word that many terms have in common, and than the usual ones. */
const surerThanName = 6;
const surerThanUsual = 2;
const title = 'Ver el vencimiento día por día';

/** The last day of a term from a day that was told; null where the question asks nothing of the kind. */
export const computeDueDay: Compute = (understood) => {
  const { text, regimes, today } = understood;
  const folded = fold(text);
  if (!asksWhen.test(folded) || neverNotified.test(folded) || isNamesake.test(folded)) return null;
  const days = toldDays(understood).map(({ day }) => day);
  const notified = days[0] ?? relativeDayTold(understood);
  if (notified === null || days.length > 1) return null;
  const law = openComputableLaw().deadlines;
  const court = courtOfManner(folded) ?? courtOf(folded, regimes);
  if (court === null) return null;
  // A court that gives sight "por tres días" says how many they are.
  const isSetByCourt = setByCourt.test(folded) && lengthTold(understood, folded, court) !== null;
  const named = isSetByCourt ? null : termNamedIn(folded, law.deadlines, court);
  // A fine or a tax is appealed by its own rules, unless a court has it.
  if (named?.forum.includes(usualCourt) && ofOffice.test(folded) && !ofCourt.test(folded)) return null;
  const told = named === null ? lengthTold(understood, folded, court) : null;
  if (named !== null && !runsFrom(named, notified, understood, folded)) return null;
  const runsFromNotice = named === null || /notific/.test(named.starts);
  if (runsFromNotice && !notification.test(folded) && told === null) return null;
  const place = isNationalInTheCity(folded, court) ? null : placeElsewhere(folded);
  const isFederal = tellsFederalCourt(folded);
  if (place !== null && !isFederal) {
    const isCourtTerm = named !== null ? named.grace : (told?.unit ?? 'dias-habiles').startsWith('dias-habiles');
    return isCourtTerm && notification.test(folded) ? otherCourts(place, notified) : null;
  }
  const by = notificationIn(folded);
  const distanceKm = kilometresTold(understood);
  const input: DeadlineInput = {
    notified,
    by,
    jurisdiction: place !== null && court === usualCourt ? 'federal-interior' : court,
    ...(named === null ? told : { deadline: named.name }),
    ...(distanceKm !== undefined && { distanceKm }),
  };
  if (named === null && told === null) return usualTerms(folded, input, law);
  const settled = settle(() => computeDeadline(input, law));
  if ('refused' in settled) return null;
  const { keys, sentence } = tell(settled.value, law, today);
  const standsOn = settled.value.citations;
  const reply = replyOn(understood, settled.value);
  return {
    text: reply === null ? sentence : `${reply}: ${lowerFirst(sentence)}`,
    keys,
    standsOn,
    calculator: { slug: 'vencimientos', title, inputs: inputsOf(input, settled.value) },
    // What somebody was given may be shorter than the law allows.
    givesWayFrom: surerThanName,
  };
};

/** "¿Estoy a tiempo?": yes or no, where no reading and no hour of grace leaves it open. */
function replyOn({ parts, today }: UnderstoodQuestion, { due, graceUntil, min, max }: DeadlineResult): string | null {
  const [part, ...others] = parts;
  const asked = part === undefined || others.length > 0 ? null : asksWhetherPast(part);
  const isOpen = (min ?? due) >= today;
  const isPast = (max ?? due) < today && (graceUntil === null || graceUntil < today);
  if (asked === null || isOpen === isPast) return null;
  return (asked === 'past') === isPast ? 'Sí' : 'No';
}

/** Whether the day that was told is that from which a named term runs. */
function runsFrom(
  { event, starts }: CatalogueDeadline,
  day: CivilDay,
  understood: UnderstoodQuestion,
  folded: string,
): boolean {
  if (event != null) return starterKnowledge().events.isDayOf(event, day, understood);
  return /notific/.test(starts) || ofProceedings.test(folded);
}

function inputsOf(
  { notified, by, deadline, distanceKm }: DeadlineInput,
  result: DeadlineResult,
): Record<string, string> {
  return {
    notified,
    by,
    ...(deadline === undefined ? { length: String(result.length), unit: result.unit } : { deadline }),
    jurisdiction: result.jurisdiction,
    ...(distanceKm === undefined ? {} : { distanceKm: String(distanceKm) }),
  };
}

function tell(
  {
    due,
    dueHour,
    graceUntil,
    length,
    unit,
    notifiedOn,
    name,
    jurisdiction,
    addedDays,
    citations,
    readings,
  }: DeadlineResult,
  law: DeadlineLaw,
  today: CivilDay,
): { sentence: string; keys: string[] } {
  const label = law.jurisdictions.find(({ id }) => id === jurisdiction)?.label ?? '';
  const counted = `${length} ${units[unit][length === 1 ? 0 : 1]}`;
  const where = unit.startsWith('dias-habiles') && unit !== 'dias-habiles-laborales' ? ` en ${label}` : '';
  const distance = addedDays > 0 ? `, más ${addedDays} por la distancia` : '';
  const hour = unit === 'horas' && dueHour === null ? ', a la misma hora en que se recibió' : '';
  const expires = due < today ? 'venció' : 'vence';
  const counts = graceUntil !== null && graceUntil < today ? 'se presentó' : 'se presenta';
  const grace =
    graceUntil === null
      ? ''
      : ` Lo que ${counts} en las primeras horas del despacho del ${tellDay(graceUntil)} todavía vale.`;
  const doubt = readings.find(({ id }) => id === 'dias-dudosos-no-contados' || id === 'notificacion-en-dia-inhabil');
  const other = doubt ? ` Según otra lectura, el ${tellDay(doubt.value)}: ${lowerFirst(withDays(doubt.because))}` : '';
  return {
    sentence: `El plazo${name === null ? '' : ` ${ofTerm(name)}`} ${expires} el ${tellDay(due)}${hour}: son ${counted}${distance}, ${unit === 'horas' ? 'contadas' : 'contados'} desde ${startOf(notifiedOn, name, law)}${where}.${grace}${other}`,
    keys: citations.slice(0, maxCitations),
  };
}

/** "La notificación del lunes 9/11/2026", or the day alone where the term runs from something else. */
function startOf(day: CivilDay, name: string | null, { deadlines }: DeadlineLaw): string {
  const starts = deadlines.find((one) => one.name === name)?.starts ?? 'notificación';
  return /notific/.test(starts) ? `la notificación del ${tellDay(day)}` : `el ${tellDay(day)}`;
}

/** "Para apelar", "del recurso jerárquico", "de la queja". */
function ofTerm(name: string): string {
  const lower = lowerFirst(name);
  if (/^[a-záéíóú]+(?:ar|er|ir)\b/.test(lower)) return `para ${lower}`;
  if (/^(?:recurso|descargo|memorial|incidente|alegato|salto)\b/.test(lower)) return `del ${lower}`;
  return /^(?:queja|demanda|impugnación|revocatoria|aclaratoria|caducidad|acusación|reposición|suspensión|vista|citación)\b/.test(
    lower,
  )
    ? `de la ${lower}`
    : `de «${lower}»`;
}

/** Which term it is was not told: the usual ones, and the question for the one that it is. */
function usualTerms(folded: string, input: DeadlineInput, law: DeadlineLaw): ReturnType<Compute> {
  const names = usual[input.jurisdiction ?? ''];
  if (names === undefined || isOfSomethingElse.test(folded) || !served.test(folded)) return null;
  const reckoned = names.flatMap(({ deadline, told }) => {
    const settled = settle(() => computeDeadline({ ...input, deadline }, law));
    return 'refused' in settled ? [] : [{ told, deadline, ...settled.value }];
  });
  if (reckoned.length < names.length) return null;
  const label = law.jurisdictions.find(({ id }) => id === input.jurisdiction)?.label ?? '';
  const lines = reckoned.map(({ told, due, length }) => `${told} (${length} días hábiles), el ${tellDay(due)}`);
  const [first] = reckoned;
  return {
    text: `Depende de qué haya que presentar. En ${label}, con la notificación del ${tellDay(input.notified)}, vence: ${lines.join('; ')}. Contame qué te notificaron y ante qué tribunal, y te digo el día`,
    keys: [...new Set(reckoned.map(({ article }) => article))].slice(0, maxCitations),
    standsOn: reckoned.flatMap(({ citations }) => citations),
    calculator: {
      slug: 'vencimientos',
      title,
      inputs: { notified: input.notified, by: input.by, jurisdiction: first?.jurisdiction ?? usualCourt },
    },
    givesWayFrom: surerThanUsual,
  };
}

const usual: Partial<Record<string, { deadline: string; told: string }[]>> = {
  'nacional-civil-comercial': [
    { deadline: 'apelar', told: 'apelar o contestar un traslado' },
    { deadline: 'expresar agravios', told: 'expresar agravios' },
    { deadline: 'contestar demanda ordinaria', told: 'contestar la demanda de un juicio ordinario' },
  ],
  'nacional-laboral': [
    { deadline: 'apelar interlocutoria laboral', told: 'apelar una resolución que no es la sentencia' },
    { deadline: 'apelar sentencia definitiva laboral', told: 'apelar la sentencia definitiva' },
    { deadline: 'contestar demanda laboral', told: 'contestar la demanda' },
  ],
};
/** What a court does: nothing else has these terms. */
const served = /\b(?:notific\w+|cedula|corre (?:el|un|mi) plazo)\b/;
/** A term of another matter, or one that is named and that the catalogue lacks. */
const isOfSomethingElse =
  /\b(?:multas?|comision(?:es)? medicas?|interamerican\w*|afip|arca|anses|transito|iva|impuestos?|determinacion de oficio|tribunal fiscal|monotribut\w+|aduan\w+|tasas?|seguro|banco|alquiler|desalojo|carta documento|telegrama|intim\w+|despid\w+|asamblea|garantia|plazo (?:para|de)|para \w+r(?:la|lo|me|se)?)\b/;

/** What can be said of courts whose rules and recess nobody has loaded. */
function otherCourts(place: string, notified: CivilDay): ReturnType<Compute> {
  return {
    text: `No te doy el día: los tribunales locales (${place}) cuentan por su propio código procesal y su propia feria, que Foja no tiene cargados, y la cuenta de la justicia nacional no vale ahí. Lo que está en días corridos, meses o años de la ley de fondo se cuenta igual en todo el país. Mirá en el código de tu provincia cuántos días son y contalos con el calendario de su Suprema Corte o Superior Tribunal`,
    keys: ['ccyc:6'],
    calculator: {
      slug: 'vencimientos',
      title: 'Contar un plazo en días corridos o meses',
      inputs: { notified, by: 'cedula', unit: 'dias-corridos' },
    },
  };
}

function kilometresTold({ text, today }: UnderstoodQuestion): number | undefined {
  const told = readQuestionTokens(text, today).flatMap(({ quantity }) =>
    quantity?.unit === 'km' ? [quantity.value] : [],
  );
  return told.length === 1 ? told[0] : undefined;
}

function courtOf(folded: string, regimes: UnderstoodQuestion['regimes']): string | null {
  const penal = penalCourts.find(([code]) => code.test(folded));
  if (penal) return penal[1];
  const told = regimes.flatMap(({ regime }) => {
    const court = courts[regime];
    return court === undefined ? [] : [court];
  });
  // What is said of any process is said of that of work, too.
  const narrower = told.filter((court) => court !== usualCourt);
  return [...narrower, usualCourt][0] ?? null;
}

/** "2026-11-16" as people write it. */
const withDays = (text: string) => text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayMonthYear);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
