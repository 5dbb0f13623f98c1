import { capitalised, noSecond, replacing, type Swap, type WritingRule } from './rule.ts';

const saying = '(?:destacar|señalar|mencionar|resaltar|advertir|recordar|aclarar|indicar|poner de relieve|hacer notar)';

/** Openings that announce a statement and state nothing. */
export const emptyOpenings: WritingRule = replacing(
  'quita fórmulas de relleno',
  [
    `(?:(?:asimismo|además|también),? )?cabe ${saying} que`,
    `es (?:dable|menester|preciso|importante|oportuno|necesario|pertinente) ${saying} que`,
    `resulta (?:menester|preciso|importante|oportuno|necesario|pertinente) ${saying} que`,
    'es importante tener en cuenta que',
    '(?:y )?lo cierto es que',
    '(?:y )?la verdad es que',
    'el hecho es que',
    'es decir que',
  ].map((words): Swap => [`^${words}(?:,(?! (?:si|cuando|aunque|como|no) ))?(?= )${noSecond('que')}`, '']),
);

const interior =
  /(?<=[\p{L}\p{N})\uE000-\uF8FF]),?[ \t]+(?:básicamente|digamos|o sea|obviamente|literalmente|valga la redundancia|por así decirlo|si se quiere)(?=[ ,.;])[ \t]*(,)?/giu;
const opening = /^(?:básicamente|digamos|obviamente|literalmente|o sea|a todo esto),?[ \t]+(?=\S)/iu;

/** Words that fill a pause. Between commas both commas go; one that ends a clause stays. */
export const fillerWords: WritingRule = {
  reason: 'quita palabras de relleno',
  apply(sentence) {
    const inside = sentence.replace(interior, (found: string, lastComma: string | undefined) => {
      const hasFirst = found.startsWith(',');
      return hasFirst !== (lastComma !== undefined) ? ', ' : ' ';
    });
    const tidied = inside.replace(/[ \t]+(?=[,.;:)])/g, '').replace(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ');
    const kept = inside === sentence ? sentence : tidied;
    const opened = kept.replace(opening, '');
    return opened === kept ? kept : capitalised(opened);
  },
};

const proceedings =
  'juicio|juicios|proceso|procesos|causa|causas|expediente|expedientes|audiencia|audiencias|investigación|procedimiento|sumario|mediación|reunión|negociación|pericia';

/** Short ways of saying what long formulae say. Those that would change the mood of the verb are not here. */
export const longFormulae: WritingRule = replacing('acorta giros largos', [
  [
    '(?:a|para) (?:los )?(?:fines|efectos) de(?= \\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las|le|les)?(?!\\p{L}))' +
      noSecond('de'),
    'para',
  ],
  [
    'con (?:el objeto|la finalidad|el fin|el propósito|el objetivo) de(?= \\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las|le|les)?(?!\\p{L}))' +
      noSecond('de'),
    'para',
  ],
  [`en razón de que${noSecond('de que|que')}`, 'porque'],
  [`debido al hecho de que${noSecond('de que|que')}`, 'porque'],
  [`debido a que${noSecond('a que|que')}`, 'porque'],
  [`por el hecho de que${noSecond('de que|que')}`, 'porque'],
  [`en virtud de que${noSecond('de que|que')}`, 'porque'],
  ['en virtud de lo expuesto', 'por lo expuesto'],
  [`con posterioridad al${noSecond('al?')}`, 'después del'],
  [`con posterioridad a${noSecond('al?')}`, 'después de'],
  [`con anterioridad al${noSecond('al?')}`, 'antes del'],
  [`con anterioridad a${noSecond('al?')}`, 'antes de'],
  ['en forma inmediata', 'de inmediato'],
  ['de forma inmediata', 'de inmediato'],
  ['de manera inmediata', 'de inmediato'],
  // Of an act one says that something happened in it; not of a norm or a policy.
  [`en el marco del(?= (?:${proceedings})(?!\\p{L}))${noSecond('del?')}`, 'en el'],
  [
    `en el marco de(?= (?:la|las|los|un|una|su|sus|este|esta|estos|estas|dicho|dicha) (?:${proceedings})(?!\\p{L}))${noSecond('del?')}`,
    'en',
  ],
  [`durante el transcurso de${noSecond('del?')}`, 'durante'],
  [`durante el transcurso del${noSecond('del?')}`, 'durante el'],
  [`en el transcurso del${noSecond('del?')}`, 'durante el'],
  [`la totalidad de los${noSecond('de l[oa]s')}`, 'todos los'],
  [`la totalidad de las${noSecond('de l[oa]s')}`, 'todas las'],
  ['así como también', 'así como'],
  ['como así también', 'así como'],
  ['en el día de la fecha', 'hoy'],
  ['en el día de hoy', 'hoy'],
  ['el día (\\d{1,2})(?= de \\p{Ll}+)', 'el $1'],
  ['se encuentra(?= \\p{L}+[ai]d[oa](?!\\p{L}))', 'está'],
  ['se encuentran(?= \\p{L}+[ai]d[oa]s(?!\\p{L}))', 'están'],
  ['se encontraba(?= \\p{L}+[ai]d[oa](?!\\p{L}))', 'estaba'],
  ['se encontraban(?= \\p{L}+[ai]d[oa]s(?!\\p{L}))', 'estaban'],
  ['siendo que', 'ya que'],
]);
