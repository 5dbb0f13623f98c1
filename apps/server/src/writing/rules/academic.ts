import { capitalised, replacing, type WritingRule } from './rule.ts';

/** First person of opinion made impersonal. */
export const impersonal: WritingRule = replacing('usa una construcción impersonal', [
  ['(?<!no )(?:yo )?(?:creo|pienso|opino|considero|sostengo|entiendo) que', 'se sostiene que'],
  ['(?<!no )(?:nosotros )?(?:creemos|pensamos|opinamos|consideramos|sostenemos|entendemos) que', 'se sostiene que'],
  ['(?:en|según) mi (?:humilde |modesta )?opinión,', 'se sostiene que'],
  ['a mi (?:modo de ver|juicio|entender),', 'se sostiene que'],
  ['desde mi punto de vista,', 'se sostiene que'],
  ['podemos (?:ver|observar|notar) que', 'puede observarse que'],
  ['podemos (?:afirmar|decir|sostener) que', 'puede afirmarse que'],
  ['podemos concluir que', 'puede concluirse que'],
  ['vemos que', 'se observa que'],
  ['vimos que', 'se observó que'],
  ['como (?:ya )?(?:dije|dijimos)', 'como se dijo'],
  ['como (?:ya )?(?:vimos|vi)', 'como se vio'],
  ['como (?:ya )?(?:señalé|señalamos)', 'como se señaló'],
  ...(
    [
      ['analizar', 'analizará'],
      ['estudiar', 'estudiará'],
      ['examinar', 'examinará'],
      ['explicar', 'explicará'],
      ['desarrollar', 'desarrollará'],
    ] as const
  ).flatMap(
    ([verb, future]) =>
      [
        [`(?:voy|vamos) a ${verb}(?= (?:los|las)(?!\\p{L}))`, `se ${future}n`],
        [`(?:voy|vamos) a ${verb}(?= (?:el|la|un|una|si|cómo|qué|por qué)(?!\\p{L}))`, `se ${future}`],
      ] as const,
  ),
]);

/** Claims that no source bears, put as a paper puts them. */
export const hedging: WritingRule = replacing('matiza afirmaciones absolutas', [
  ['todo el mundo sabe que', 'es sabido que'],
  ['todos sabemos que', 'es sabido que'],
  ['(?:es obvio|es evidente|está claro|está clarísimo) que', 'parece claro que'],
  ['^(?:obviamente|evidentemente|claramente),', 'Según parece,'],
  ['esto (?:demuestra|prueba) que', 'esto permite sostener que'],
]);

const connectors: readonly (readonly [RegExp, string])[] = [
  [/^Pero (?!si |también )(?=\p{Ll}|\p{Lu})/u, 'Sin embargo, '],
  [/^Y también /u, 'Asimismo, '],
  [/^También /u, 'Asimismo, '],
  [/^Y además,? /u, 'Además, '],
  [/^Por eso,? (?=\p{Ll})/u, 'Por ello, '],
  [/^(?:Entonces|Así que),? (?=\p{Ll}|\p{Lu})/u, 'En consecuencia, '],
  [/^O sea,? que /u, 'Es decir que '],
  [/^O sea,? /u, 'Es decir, '],
];

/** Connectors of speech at the head of a sentence. */
export const academicConnectors: WritingRule = {
  reason: 'usa conectores académicos',
  apply(sentence) {
    const found = connectors.find(([pattern]) => pattern.test(sentence));
    return found ? capitalised(sentence.replace(found[0], found[1])) : sentence;
  },
};
