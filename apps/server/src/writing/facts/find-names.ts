import { fold } from '@foja/legal-text/fold';
import { namesOf } from '../../drafting/keeps-facts.ts';

/** Words written with a capital that name nobody: courtesy, courts, what norms are called, and what opens a sentence. */
const commonCapitals = new Set(
  (
    'senor senora senores sr sra sres dr dra dres don dona excmo excma excelentisimo excelentisima honorable usia vuestra ' +
    'senoria su v s e vv ee ss tribunal juzgado juez jueza camara sala corte suprema justicia nacion nacional estado codigo ' +
    'ley decreto constitucion civil comercial penal procesal laboral trabajo contrato defensa consumidor federal primera ' +
    'segunda instancia apelaciones secretaria fiscalia defensoria ministerio publico poder judicial ' +
    'el la los las lo un una unos unas y e o u de del al a en con por para que se le les me te nos mi mis tu tus sus si no ' +
    'ni ya che dijo hizo vino tuvo puso dio supo asimismo ademas pero entonces hola este esta estos estas ese esa esto eso aquel aquella como cuando donde quien ' +
    'es fue son segun sin sobre tras ante desde hasta entre asi tambien luego finalmente no sin embargo'
  ).split(' '),
);

/** Verbs that open a sentence before a name: "Declaró Ana Ejemplo". */
const pastVerb = /(?:ó|aron|ieron)$/u;

/** Names of people, streets and firms as a text writes them; neighbouring capitalised words are one name. */
export function findNames(text: string): string[] {
  const named = new Set(namesOf(text).filter((word) => !commonCapitals.has(fold(word)) && !pastVerb.test(word)));
  const names: string[] = [];
  let run: { start: number; end: number } | null = null;
  const close = () => {
    if (run) names.push(text.slice(run.start, run.end));
    run = null;
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d'-]+/gu)) {
    const isName: boolean = named.has(word);
    const isJoined: boolean = run !== null && /^\s+$/.test(text.slice((run as { end: number }).end, index));
    if (!isName || !isJoined) close();
    if (isName) run = { start: run === null ? index : (run as { start: number }).start, end: index + word.length };
  }
  close();
  return [...new Set(names)];
}
