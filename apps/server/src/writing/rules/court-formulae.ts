import { replacing, type WritingRule } from './rule.ts';

const infinitive = '(?= \\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las|le|les|nos|me)?(?!\\p{L}))';

/** How filings open, for sentences that open by saying the same. */
export const courtOpenings: WritingRule = replacing('usa la fórmula forense', [
  [`^(?:por la presente )?vengo(?: por la presente)? a${infinitive}`, 'Que vengo por la presente a'],
  [`^(?:por la presente )?venimos(?: por la presente)? a${infinitive}`, 'Que venimos por la presente a'],
  [`^(?:le|les) escribo para${infinitive}`, 'Que vengo por la presente a'],
  [
    `^(?:escribo|me presento|me dirijo a (?:usted|ustedes|V\\.S\\.)) (?:para|a fin de)${infinitive}`,
    'Que vengo por la presente a',
  ],
  ['^(?:quiero|quisiera|me gustaría) (?:pedir|solicitar)(?:le|les)?(?= )', 'Que vengo por la presente a solicitar'],
  ['^queremos (?:pedir|solicitar)(?:le|les)?(?= )', 'Que venimos por la presente a solicitar'],
  ['^adjunto(?= (?:el|la|los|las|un|una|copia|copias)(?!\\p{L}))', 'Acompaño'],
  ['^adjuntamos(?= (?:el|la|los|las|un|una|copia|copias)(?!\\p{L}))', 'Acompañamos'],
  ['^como prueba,? (?:adjunto|traigo|mando|presento)(?= )', 'En calidad de prueba, acompaño'],
  [`^hola,? (?:señor|sr\\.) juez[,.:]? le escribo para${infinitive}`, 'Señor Juez: Que vengo por la presente a'],
  [`^hola,? (?:señora|sra\\.) jueza[,.:]? le escribo para${infinitive}`, 'Señora Jueza: Que vengo por la presente a'],
  ['^hola,? (?:señor|sr\\.) juez[,.:]?(?= |$)', 'Señor Juez:'],
  ['^hola,? (?:señora|sra\\.) jueza[,.:]?(?= |$)', 'Señora Jueza:'],
]);

/** How a formal letter opens and closes. */
export const formalCourtesy: WritingRule = replacing('usa una fórmula de cortesía formal', [
  ['^hola(?= *[,.:!]* *$)', 'De mi consideración'],
  ['^hola,? (?:buen(?:os|as)? (?:días?|tardes|noches))', 'De mi consideración'],
  ['^hola,?(?= (?:señora?|sra?\\.|dra?\\.|doctora?) )', ''],
  ['^(?:saludos|un abrazo|abrazo|besos|un beso)(?= *[.!]* *$)', 'Saludo a usted atentamente'],
  ['^(?:muchas )?gracias(?= *[.!]* *$)', 'Agradezco desde ya su atención'],
]);

/** Causal gerunds and passives that legal prose abuses. */
export const heavySyntax: WritingRule = replacing('aligera la construcción', [
  ['siendo que', 'ya que'],
  ['fue llevad[oa] a cabo(?! por)', 'se realizó'],
  ['fueron llevad[oa]s a cabo(?! por)', 'se realizaron'],
]);
