import { type NounSwap, replaceNoun } from './replace-noun.ts';
import { capitalised, noSecond, replacing, type WritingRule } from './rule.ts';

const nouns: readonly NounSwap[] = [
  { from: 'guita', to: 'dinero', gender: { from: 'f', to: 'm' } },
  { from: 'plata', to: 'dinero', gender: { from: 'f', to: 'm' } },
  { from: 'laburo', to: 'trabajo', gender: { from: 'm', to: 'm' } },
  { from: 'quilombo', to: 'conflicto', gender: { from: 'm', to: 'm' } },
  { from: 'bondi', to: 'colectivo', gender: { from: 'm', to: 'm' } },
  { from: 'cana', to: 'policía', gender: { from: 'f', to: 'f' } },
  { from: 'mail', to: 'correo electrónico', gender: { from: 'm', to: 'm' } },
  { from: 'celu', to: 'teléfono celular', gender: { from: 'm', to: 'm' } },
  { from: 'finde', to: 'fin de semana', gender: { from: 'm', to: 'm' } },
  { from: 'compu', to: 'computadora', gender: { from: 'f', to: 'f' } },
  { from: 'facu', to: 'facultad', gender: { from: 'f', to: 'f' } },
  { from: 'mamá', to: 'madre', gender: { from: 'f', to: 'f' } },
  { from: 'papá', to: 'padre', gender: { from: 'm', to: 'm' } },
  { from: 'nene', to: 'niño', gender: { from: 'm', to: 'm' } },
  { from: 'nena', to: 'niña', gender: { from: 'f', to: 'f' } },
];

/** Nouns of everyday speech; a city called "La Plata" has its capital and stays. */
export const colloquialNouns: WritingRule = {
  reason: 'reemplaza coloquialismos',
  apply: (sentence) => nouns.reduce(replaceNoun, sentence),
};

export const colloquialPhrases: WritingRule = replacing('reemplaza coloquialismos', [
  ['(está|estaba|estoy|estamos|es|era|fue|son|eran) re(?= \\p{Ll}+[oae]s?(?!\\p{L}))', '$1 muy'],
  ['un montón de', 'una gran cantidad de'],
  ['(?:al|de) toque', 'de inmediato'],
  ['capaz que', 'quizás'],
  ['así que', 'por lo que'],
  ['más o menos', 'aproximadamente'],
  ['truch([oa]s?)', (ending = '') => `fals${ending}`],
  ['afanó', 'sustrajo'],
  ['afanaron', 'sustrajeron'],
  ['(los|las) nenes', '$1 niños'],
  ['las nenas', 'las niñas'],
  [`me di cuenta (?:de )?que${noSecond('de que')}`, 'advertí que'],
  [`se dio cuenta (?:de )?que${noSecond('de que')}`, 'advirtió que'],
  [`nos dimos cuenta (?:de )?que${noSecond('de que')}`, 'advertimos que'],
  [`se dieron cuenta (?:de )?que${noSecond('de que')}`, 'advirtieron que'],
  ['por suerte', 'afortunadamente'],
  ['ponele que', 'supongamos que'],
  ['encima de todo', 'además'],
  ['pa(?= (?:que|el|la|los|las))', 'para'],
  ['y encima', 'y además'],
  ['a full', 'con intensidad'],
]);

const openings =
  /^(?:che[ \t]+(?=\p{Lu})|(?:che|bueno|nada|mir[áa]|o sea|este|igual|viste|la verdad|la verdad que|en fin|a ver|dale|ok|tipo)[ \t]*,[ \t]*)(?=\S)/iu;
const inside =
  /[ \t]*,[ \t]*(?:viste|che|digamos|o sea|tipo|nada|bueno|no sé|¿viste\?|¿no\?|¿entend[eé]s\?)[ \t]*,[ \t]*/giu;
const closing = /[ \t]*,[ \t]*(?:viste|che|¿viste\?|¿entend[eé]s\?|y eso|y nada|y todo eso)(?=[.!?…]*$)/iu;

/** Words of speech that hold the floor. "No sé" says something only where it is not between commas. */
export const hesitations: WritingRule = {
  reason: 'quita muletillas',
  apply(sentence) {
    const trimmed = sentence.replace(inside, ' ').replace(closing, '');
    let opened = trimmed;
    while (openings.test(opened)) opened = opened.replace(openings, '');
    return opened === trimmed ? trimmed : capitalised(opened);
  },
};

const infinitive = '(?= \\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las|le|les|nos|me)?(?!\\p{L}))';

/** "Tuve que pagar" is "debí pagar". "Tiene que ver" is another thing. */
export const dutyVerbs: WritingRule = replacing('usa un registro formal', [
  ...(
    [
      ['tengo', 'debo'],
      ['tiene', 'debe'],
      ['tenemos', 'debemos'],
      ['tienen', 'deben'],
      ['tuve', 'debí'],
      ['tuvo', 'debió'],
      ['tuvimos', 'debimos'],
      ['tuvieron', 'debieron'],
      ['tenía', 'debía'],
      ['tenían', 'debían'],
    ] as const
  ).map(([from, to]) => [`${from} que(?! ver con)${infinitive}${noSecond('que')}`, to] as const),
]);
