import { fold } from '@foja/legal-text/fold';
import { readNumberInWords } from '@foja/legal-text/number-in-words';
import { findDates } from '../../generators/extract/dates.ts';
import { sentencesOf } from '../../generators/extract/sentences.ts';
import type { PleadingRead } from '../read-pleading.ts';

/** Events that happen once, by the folded words that tell each. */
const events: readonly RegExp[] = [
  /\b(?:ingreso (?:a trabajar|el|en)|ingres[oe]\b|su ingreso|fecha de ingreso|(?:prest\w+ (?:sus )?(?:servicios|tareas)|trabaj(?:a|aba|ando|o)|labor(?:a|aba|ando|o)|en relacion de dependencia)\b[^.;]{0,60}\bdesde (?:el|hace)\b)/,
  /\b(?:fue despedid|se considero despedid|me considere despedid|se dio por despedid|el despido (?:fue|se produjo|ocurrio)|extinguio el vinculo)/,
  /\b(?:ocurrio el (?:hecho|accidente|siniestro)|el accidente (?:ocurrio|se produjo)|(?:el|la|ese|aquel|aquella) (?:hecho|siniestro|accidente|choque|colision) (?:del?|ocurrio|sucedio|se produjo|tuvo lugar)\b)/,
  /\b(?:falleci[oe]|su fallecimiento|murio)\b/,
  /\b(?:firmamos|se (?:firmo|celebro|suscribio)|celebramos|suscribimos) (?:el|un) (?:contrato|boleto|convenio|mutuo)/,
  /\b(?:nos separamos|se separaron|la separacion|cesamos la convivencia|se fue de (?:la )?casa|se retiro del hogar|(?:dejo|abandono) (?:el hogar|la casa))\b/,
  /\b(?:nos casamos|se casaron|contrajimos matrimonio|contrajeron matrimonio|celebramos matrimonio)\b/,
  /\b(?:entreg(?:o|aron|ue)|recib(?:i|io|imos)|me dieron|nos dieron) (?:la posesion|las llaves|la unidad|el inmueble)\b/,
  /\bcompr(?:e|o|amos|aron) (?:el|la) (?:auto\w*|vehiculo|camioneta|moto\w*|departamento|inmueble|casa|lote|heladera|lavarropas|televisor|celular|notebook)\b/,
  /\bdej(?:o|aron) de pagar\b/,
  /\b(?:fue (?:operad|intervenid)|la (?:operacion|cirugia|intervencion))/,
];

const monthYear =
  /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre) de(?:l)? (\d{4})\b/;
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** The month that a clause tells: of a whole date, or of a month with its year. */
function monthIn(clause: string): string | null {
  const [date] = findDates(clause);
  if (date !== undefined) return date.iso.slice(0, 7);
  const [, month, year] = monthYear.exec(fold(clause)) ?? [];
  if (month === undefined) return null;
  const number = months.indexOf(month === 'setiembre' ? 'septiembre' : month) + 1;
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** Words that put one's own date against the other side's, or speak of registration. */
const contrast = /\b(?:nieg|no es cierto|recien|registr|seg[uú]n la (?:actora|demandada)|sostiene|dice|afirma|lo hizo)/;

/** An event told with two months: the second telling. */
export function findContradictions({ sections }: PleadingRead): string[] {
  const clauses = sections
    .filter(({ part }) => part !== 'evidence' && part !== 'denials' && part !== 'petitum' && part !== 'intro')
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)))
    .flatMap((sentence) => sentence.split(/;\s|,\s(?=y\s)/));
  return [
    ...new Set([
      ...toldAnew(sections),
      ...toldAgain(sections),
      ...eventsTwice(clauses),
      ...toldLength(sections),
      ...workdayTwice(sections),
      ...countsTwice(sections),
      ...hoursTwice(sections),
      ...sumsTwice(clauses),
    ]),
  ];
}

/** "aquella caída del 21 de febrero de 2026": it points back to what was told, so its day must have been. */
const pointsBack =
  /\b(?:aquell?[ao]?|es[ea]|dich[ao]|mencionad[ao]|referid[ao]|citad[ao])\s(?:\w+\s)?(?:caida|accidente|choque|siniestro|hecho|episodio|ataque|golpe|despido|firma|entrega|reunion|operacion|convenio|contrato|nota|correo|carta)\b[^.,;]{0,12}\bdel?\s(?:dia\s)?$/;

function toldAnew(sections: PleadingRead['sections']): string[] {
  const told = sections.filter(({ part }) => part !== 'evidence' && part !== 'petitum');
  const days = told.flatMap(({ text }) => findDates(text).map(({ iso }) => iso));
  return told
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)))
    .filter((sentence) =>
      findDates(sentence).some(
        ({ iso, start }) =>
          pointsBack.test(fold(sentence.slice(0, start))) &&
          days.filter((day) => day === iso).length === 1 &&
          days.some((day) => day !== iso),
      ),
    );
}

/** "del último rechazo, acaecido el 27 de julio": an event that is already known, with its day. */
const knownEvent =
  /\b(?:el|la|del|al|este|esta|ese|esa|aquel|aquella|dicho|dicha)\s(?:mismo\s|misma\s|ultimo\s|ultima\s)?([a-z]{5,}),?\s(?:que\s)?(?:acaecid[oa]|ocurrid[oa]|producid[oa]|sucedid[oa]|verificad[oa]|celebrad[oa]|firmad[oa]|suscript[oa]|efectuad[oa]|realizad[oa]|ocurrio|sucedio|se produjo|tuvo lugar)\s(?:el\s)?(?:dia\s)?$/;
const stemLength = 6;

/** How far before a day the event stands, in characters, and in how many sentences it is looked for. */
const eventWithin = 90;
const mostSentences = 600;

/** A known event with another day than it was told with before, which is told nowhere else. */
function toldAgain(sections: PleadingRead['sections']): string[] {
  const told = sections.filter(({ part }) => !['evidence', 'petitum', 'intro', 'denials'].includes(part));
  const dated = told
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)))
    .map((text) => ({ text, folded: fold(text), dates: findDates(text) }))
    .filter(({ dates }) => dates.length > 0)
    .slice(0, mostSentences);
  const times = new Map<string, number>();
  for (const { iso } of dated.flatMap(({ dates }) => dates)) times.set(iso, (times.get(iso) ?? 0) + 1);
  return dated
    .filter(({ dates, folded, text }, at) =>
      dates.some(({ iso, start }) => {
        const [, noun] = knownEvent.exec(fold(text.slice(Math.max(0, start - eventWithin), start))) ?? [];
        if (noun === undefined || (times.get(iso) ?? 0) > 1 || contrast.test(folded)) return false;
        const stem = new RegExp(`\\b${noun.slice(0, Math.min(stemLength, noun.length - 1))}`);
        return dated.slice(0, at).some((before) => stem.test(before.folded));
      }),
    )
    .map(({ text }) => text);
}

const hour = /\ba las (\d{1,2})(?:[.:]\d\d)?\b/;
/** "Cuando cayó eran las 21": the hour of what was told before. */
const hourOfTold = /^(?:cuando|al momento|en ese momento)\b[^.]{0,80}\b(?:eran|siendo) las (\d{1,2})\b/;

/** The hour of the one day that the facts tell, told anew otherwise. */
function hoursTwice(sections: PleadingRead['sections']): string[] {
  return sections
    .filter(({ part }) => part === 'facts')
    .flatMap(({ lines, text }) => {
      const first = hour.exec(fold(text))?.[1];
      if (first === undefined || new Set(findDates(text).map(({ iso }) => iso)).size !== 1) return [];
      const sentences = lines.flatMap((line) => sentencesOf(line).map(({ text: said }) => said));
      return sentences.filter((sentence) => {
        const again = hourOfTold.exec(fold(sentence))?.[1];
        return again !== undefined && Number(again) !== Number(first);
      });
    });
}

const sentencesIn = (sections: PleadingRead['sections']) =>
  sections
    .filter(({ part }) => part === 'facts' || part === 'object' || part === 'heads' || part === 'other')
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)));

/** "trabajaba de 8 a 16": the hours of the ordinary day. */
const workday = /\bde (\d{1,2})(?:[.:]\d\d)? (?:hs\.? |horas )?a (\d{1,2})(?:[.:]\d\d)?(?: ?hs\b| horas\b|[\s,.;]|$)/;
const aboutWork = /\b(?:trabaj|jornada|horario|labor|prestab|cumpli|desempen)\w*/;
/** Another day of the week, a change, or what the other side says. */
const otherDay =
  /\b(?:sabado|domingo|feriado|viernes|lunes|martes|miercoles|jueves|pas[oe]\b|cambi|modific|luego|despues|desde|hasta|registr|anot|figur|niego|niega|recibos?)\w*/;

/** The ordinary hours of work, told with others and no word of a change. */
function workdayTwice(sections: PleadingRead['sections']): string[] {
  let first: string | null = null;
  return sentencesIn(sections).filter((sentence) => {
    const folded = fold(sentence);
    const [, from, to] = aboutWork.test(folded) ? (workday.exec(folded) ?? []) : [];
    if (from === undefined || to === undefined) return false;
    const hours = `${from}-${to}`;
    if (first === null) {
      first = hours;
      return false;
    }
    return hours !== first && !otherDay.test(folded);
  });
}

const lengthOfWork =
  /\b(?:despues de|durante|en|tras|luego de|con) ([a-z]+|\d{1,2}) anos de (?:trabajo|servicios?|labor|antiguedad|relacion|tareas)\b|\btrabaje (?:durante )?([a-z]+|\d{1,2}) anos\b/;
const dismissed = /\b(?:despid|despedid|distract|extinc|extingu|desvincul|renunci)\w*/;
const mostOff = 1;
const yearMs = 365.25 * 24 * 3_600_000;

/** How long somebody worked, against the days told of the beginning and the end. */
function toldLength(sections: PleadingRead['sections']): string[] {
  const sentences = sentencesIn(sections);
  const started = sentences.find((one) => events[0]?.test(fold(one)) && findDates(one).length > 0);
  const ended = sentences.find((one) => dismissed.test(fold(one)) && findDates(one).length > 0 && one !== started);
  const [from] = started === undefined ? [] : findDates(started);
  const to = ended === undefined ? undefined : findDates(ended).at(-1);
  if (from === undefined || to === undefined || contrast.test(fold(started ?? ''))) return [];
  const years = (Date.parse(to.iso) - Date.parse(from.iso)) / yearMs;
  return sentences.filter((one) => {
    const [, words, more] = lengthOfWork.exec(fold(one)) ?? [];
    const told = numberIn(words ?? more ?? '');
    return told !== null && years > 0 && Math.abs(told - years) > mostOff;
  });
}

function numberIn(written: string): number | null {
  if (/^\d/.test(written)) return Number(written);
  const read = written === '' ? null : readNumberInWords((place) => (place === 0 ? written : ''), 0);
  return read?.value ?? null;
}

/** "mis tres hijos", "los dos cheques": how many of a kind there are. */
const counted =
  /\b(?:los|las|mis|sus|nuestros|nuestras|estos|dichos) ([a-z]+|\d{1,2}) (hijos|hijas|cheques|pagares|facturas|departamentos|lotes|locales)\b/g;

function countsTwice(sections: PleadingRead['sections']): string[] {
  const first = new Map<string, number>();
  return sentencesIn(sections).filter((sentence) =>
    [...fold(sentence).matchAll(counted)].some(([, words = '', what = '']) => {
      const told = numberIn(words);
      if (told === null) return false;
      const before = first.get(what);
      if (before === undefined) first.set(what, told);
      return before !== undefined && before !== told;
    }),
  );
}

/** What is agreed once and paid every month, with its sum. */
const agreed =
  /\b(sueldo|salario|remuneracion|alquiler|canon|cuota|precio) (?:basic[oa] |brut[oa] |mensual |inicial |total |pactad[oa] )*(?:de|en|era de|fue de|ascendia a)(?: la suma de)? \$ ?(\d[\d.]*)/g;
/** It changed, or two of a kind are told apart. */
const changes =
  /\b(?:aument|ajust|actualiz|increment|luego|despues|desde|hasta|a partir|ultim|actual|anterior|nuev|diferenc|registr|recib|liquid|deb(?:ia|io)|correspond|reduj|rebaj|segun|niega|niego)\w*/;

/** A sum that was agreed, told with two figures and no word of a change. */
function sumsTwice(clauses: readonly string[]): string[] {
  const first = new Map<string, string>();
  return clauses.flatMap((clause) => {
    const folded = fold(clause);
    if (changes.test(folded)) return [];
    return [...folded.matchAll(agreed)].flatMap(([, what = '', sum = '']) => {
      const before = first.get(what);
      if (before === undefined) first.set(what, sum);
      return before === undefined || before === sum ? [] : [clause.trim()];
    });
  });
}

function eventsTwice(clauses: readonly string[]): string[] {
  return events.flatMap((event) => {
    let first: string | null = null;
    for (const clause of clauses) {
      const folded = fold(clause);
      const found = event.exec(folded);
      if (found === null || contrast.test(folded)) continue;
      const near = clause.slice(Math.max(0, found.index - 30), found.index + 110);
      const month = monthIn(near);
      if (month === null) continue;
      if (first === null) first = month;
      else if (first !== month) return [clause.trim()];
    }
    return [];
  });
}
