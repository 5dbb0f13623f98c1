import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { Compute } from './computed.ts';

const ofRetirement = /\bjubil\w+\b/;
const asksWhether =
  /\b(?:(?:puedo|puede|podria) jubilar\w*|(?:me|se) (?:puedo|puede|podria) jubilar|jubilar(?:me|se)|me (?:alcanza|faltan?)|le (?:alcanza|faltan?)|necesit\w+ (?:la )?moratoria|cuantos? (?:anos )?(?:me|le) falta\w*)\b/;
/** Another age, other years, or children who count otherwise. */
const otherRegime =
  /\b(?:docentes?|maestr[oa]|insalubr\w+|rural|peon|construccion|albanil|camioner\w+|chofer|domestic\w+|casas particulares|polici\w+|militar|discapac\w+|invalidez|adopt\w+|asignacion universal|auh|autonom\w+|monotribut\w+|provinci\w+|municipal|investigador\w*|judicial|italia|espana|exterior)\b/;
const contributed = new RegExp(
  String.raw`\b${numberPattern} (?:anos (?:de |con )?|de )(?:aport\w+|servicios?)\b|\b(?:aport\w+|junt\w+) (?:\w+ ){0,2}?${numberPattern} anos\b`,
);
const aged = new RegExp(
  String.raw`\b(?:tengo|tiene|cumpl[ioe]\w*|con|(?:mujer|hombre|varon)(?: de)?) ${numberPattern} anos?\b(?! (?:de |con )?(?:aport|servicio|trabaj))`,
);
const bornTo = new RegExp(String.raw`\b${numberPattern} (?:hij[oa]s|chic[oa]s)\b|\b(un|una) hij[oa]\b`);
const woman =
  /\b(?:mujer|soy (?:la )?(?:madre|viuda|jubilada|ama de casa)|mi (?:mama|madre|vieja|abuela|esposa|tia|hermana)|nacida|embarazo\w*)\b/;
const man = /\b(?:varon|hombre|mi (?:papa|padre|viejo|abuelo|marido|esposo|tio|hermano))\b/;

const yearsOfService = 30;
const ageOf = { woman: 60, man: 65 };

/** Whether somebody completes the age and the years of service of the ordinary pension (ley 24.241, arts. 19 and 22 bis). */
export const computeRetirement: Compute = ({ text }) => {
  const folded = fold(text);
  if (!ofRetirement.test(folded) || !asksWhether.test(folded) || otherRegime.test(folded)) return null;
  const isWoman = woman.test(folded);
  if (isWoman === man.test(folded)) return null;
  const [service, age] = [numberIn(contributed, folded), numberIn(aged, folded)];
  if (service === null || age === null || service >= age) return null;
  const ofAge = isWoman ? ageOf.woman : ageOf.man;
  // What is asked of years to come hangs on how long somebody goes on working.
  if (age < ofAge) return null;
  const children = isWoman ? (numberIn(bornTo, folded) ?? 0) : 0;
  const inPlace = Math.floor((age - ofAge) / 2);
  const total = service + children + Math.min(inPlace, Math.max(0, yearsOfService - service - children));
  const used = total - service - children;
  const added = [
    ...(children > 0 ? [`${children} por ${children === 1 ? 'el hijo nacido' : 'los hijos nacidos'} con vida`] : []),
    ...(used > 0 ? [`${used} por la edad (uno cada dos años pasados los ${ofAge})`] : []),
  ];
  const sum = added.length === 0 ? '' : `: a los ${service} se suman ${added.join(' y ')}`;
  const own = `Con ${age} años de edad y ${service} de aportes`;
  // Children who were not told may complete them.
  const untold =
    isWoman && children === 0 && !/\b(?:sin|no (?:tengo|tiene|tuve|tuvo)) hij[oa]s\b/.test(folded)
      ? '. Cada hijo nacido con vida suma un año: contame si hubo'
      : '';
  const reached = total >= yearsOfService;
  return {
    text: reached
      ? `Sí: ${own.charAt(0).toLowerCase()}${own.slice(1)} se completan los ${yearsOfService} años${sum}. Con eso no hace falta una moratoria`
      : `Todavía no: ${own.charAt(0).toLowerCase()}${own.slice(1)} se llega a ${total} años de los ${yearsOfService}${sum}; faltan ${yearsOfService - total}${untold}`,
    keys: ['ley-24241:19', ...(children > 0 || untold !== '' ? ['ley-24241:22bis'] : [])],
    answers: ['how-much'],
    calculator: null,
  };
};

function numberIn(pattern: RegExp, folded: string): number | null {
  const found = pattern.exec(folded);
  const told = found?.slice(1).find((group) => group !== undefined);
  if (told === undefined) return null;
  return /^una?$/.test(told) ? 1 : readNumber(told);
}
