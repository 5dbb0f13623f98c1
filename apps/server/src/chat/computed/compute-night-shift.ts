import { fold } from '@foja/legal-text/fold';
import type { KnownFact } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';

const hour = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?: ?(?:hs?|horas))?`;
/** "Entro a las 22 y salgo a las 6", "de 23 a 7". */
const shifts: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:entr[oae]\w*|arranc\w+|empiez\w+|ingres\w+) (?:\w+ ){0,3}a las ${hour}\b.{0,30}?\b(?:sal\w+|termin\w+|hasta|me voy) (?:\w+ ){0,3}?(?:a )?las ${hour}`,
  ),
  new RegExp(String.raw`\b(?:de|desde las?) (?:las )?${hour} (?:a|hasta) (?:las )?${hour}\b`),
];
const isOfWork =
  /\b(?:trabaj\w+|labur\w+|turno|jornada|patron|jefe|empresa|sueldo|pagan?|horas? extras?|entro|salgo)\b/;
/** Rotating teams have no night limit, and other laws give other hours. */
const undecided =
  /\b(?:rotativ\w+|por equipos?|turnante|casa particular|servicio domestico|emplead[oa] domestic\w+|vigilador\w*|enfermer\w+|medic[oa]s?|polic\w+|alquil\w+|ruidos?|vecin\w+)\b/;
/** The night of the law, in hours from midnight before it. */
const night = { from: 21, to: 30 };
const nightLimit = 7;
const dayLimit = 8;
const minutesByHour = 8;
const dayHours = 24;

/** How the hours of a shift stand to the shorter day of night work; null where no shift into the night is told. */
export const computeNightShift: Compute = ({ text, facts }) => {
  const folded = fold(text);
  if (!isOfWork.test(folded) || undecided.test(folded) || facts.some(isOfMinor)) return null;
  const told = shifts.map((shift) => shift.exec(folded)).find((match) => match !== null);
  if (!told) return null;
  const [, startHour, startMinutes, endHour, endMinutes] = told;
  const start = hoursOf(startHour, startMinutes);
  const end = hoursOf(endHour, endMinutes);
  if (start === null || end === null) return null;
  const until = end <= start ? end + dayHours : end;
  const length = until - start;
  const atNight =
    overlap(start, until, night.from, night.to) + overlap(start, until, night.from - dayHours, night.to - dayHours);
  if (atNight === 0 || length > 16) return null;
  const shift = `Tu turno de ${tellHour(start)} a ${tellHour(end)} dura ${tellHours(length)}`;
  const ask = ' No vale para los horarios rotativos del trabajo por equipos';
  if (atNight === length) {
    const over = length - nightLimit;
    return {
      text:
        over > 0
          ? `${shift} y es todo nocturno: pasa en ${tellHours(over)} el máximo de siete horas de la jornada nocturna, y lo que pasa es hora extra.${ask}`
          : `${shift} y es todo nocturno: está dentro del máximo de siete horas de la jornada nocturna.${ask}`,
      keys: over > 0 ? ['lct:200', 'lct:201'] : ['lct:200'],
      calculator: null,
    };
  }
  const minutes = Math.round(atNight * minutesByHour);
  const over = length > dayLimit ? `, además de lo que pase de ${dayLimit} horas` : '';
  return {
    text: `${shift}, ${tellHours(atNight)} de noche (entre las 21 y las 6): la jornada se reduce ${minutes} minutos, ocho por cada hora nocturna, o esos ${minutes} minutos se pagan como hora extra${over}.${ask}`,
    keys: ['lct:200', 'lct:201'],
    calculator: null,
  };
};

/** Who is not yet eighteen may not work at night at all. */
const isOfMinor = ({ name, value }: KnownFact) =>
  name === 'edad' && typeof value === 'object' && value.unit === 'anio' && value.value < 18;

function hoursOf(hours = '', minutes = '0'): number | null {
  const value = Number(hours) + Number(minutes) / 60;
  return value <= dayHours ? value % dayHours : null;
}

function overlap(start: number, end: number, from: number, to: number): number {
  return Math.max(0, Math.min(end, to) - Math.max(start, from));
}

const tellHour = (hours: number) => {
  const minutes = Math.round((hours % 1) * 60);
  return `${Math.floor(hours)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
};
const tellHours = (hours: number) =>
  hours < 1
    ? `${Math.round(hours * 60)} minutos`
    : `${hours.toLocaleString('es-AR')} ${hours === 1 ? 'hora' : 'horas'}`;
