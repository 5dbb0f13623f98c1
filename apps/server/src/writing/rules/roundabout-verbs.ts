import { noSecond, replacing, type WritingRule } from './rule.ts';

const irregular = new Set(['dar', 'estar', 'andar']);
const pastSuffix = /(?:se|lo|la|los|las|le|les|nos|me|te)$/;

/** Past of a regular verb in -ar, or null where the ending does not tell. */
function past(infinitive: string, person: 'yo' | 'él' | 'ellos'): string | null {
  if (irregular.has(infinitive) || pastSuffix.test(infinitive) || !infinitive.endsWith('ar')) return null;
  const stem = infinitive.slice(0, -2);
  if (person === 'él') return `${stem}ó`;
  if (person === 'ellos') return `${stem}aron`;
  return `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c').replace(/guu$/, 'gü')}é`;
}

/** No second infinitive on the same verb: it would be left alone. */
const noSecondAct =
  '(?!.{0,300}?\\s(?:y|e|o|u|ni)\\s(?:a\\s)?\\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las|le|les)?(?!\\p{L}))';

/** Two words for one act: "procedió a intimar" is "intimó". */
export const roundaboutVerbs: WritingRule = replacing('usa el verbo directo', [
  [`procedió a (\\p{Ll}+ar)${noSecondAct}`, (infinitive = '') => past(infinitive, 'él')],
  [`procedieron a (\\p{Ll}+ar)${noSecondAct}`, (infinitive = '') => past(infinitive, 'ellos')],
  [`procedí a (\\p{Ll}+ar)${noSecondAct}`, (infinitive = '') => past(infinitive, 'yo')],
  ['llevó a cabo', 'realizó'],
  ['llevaron a cabo', 'realizaron'],
  ['llevar a cabo', 'realizar'],
  ['lleva a cabo', 'realiza'],
  ['fue llevad[oa] a cabo(?! por)', 'se realizó'],
  ['fueron llevad[oa]s a cabo(?! por)', 'se realizaron'],
  [`hizo entrega de${noSecond('del?')}`, 'entregó'],
  [`hicieron entrega de${noSecond('del?')}`, 'entregaron'],
  [`hizo entrega del${noSecond('del?')}`, 'entregó el'],
  [`dio inicio al${noSecond('al?')}`, 'inició el'],
  [`dio inicio a(?= (?:la|las|los|un|una|su|sus)(?!\\p{L}))${noSecond('al?')}`, 'inició'],
  [`dar inicio al${noSecond('al?')}`, 'iniciar el'],
  [`dar inicio a(?= (?:la|las|los|un|una|su|sus)(?!\\p{L}))${noSecond('al?')}`, 'iniciar'],
  [`dio cumplimiento al${noSecond('al?')}`, 'cumplió el'],
  [`dio cumplimiento a(?= (?:la|las|los|un|una|su|sus)(?!\\p{L}))${noSecond('al?')}`, 'cumplió'],
  [`dar cumplimiento al${noSecond('al?')}`, 'cumplir el'],
  [`dar cumplimiento a(?= (?:la|las|los|un|una|su|sus)(?!\\p{L}))${noSecond('al?')}`, 'cumplir'],
  [`efectuó el pago del${noSecond('del?')}`, 'pagó el'],
  [`efectuó el pago de${noSecond('del?')}`, 'pagó'],
  [`efectuar el pago del${noSecond('del?')}`, 'pagar el'],
  [`efectuar el pago de${noSecond('del?')}`, 'pagar'],
  [`tiene la obligación de(?= \\p{L}+(?:ar|er|ir)(?!\\p{L}))${noSecond('de')}`, 'debe'],
  [`tienen la obligación de(?= \\p{L}+(?:ar|er|ir)(?!\\p{L}))${noSecond('de')}`, 'deben'],
  [`tenía la obligación de(?= \\p{L}+(?:ar|er|ir)(?!\\p{L}))${noSecond('de')}`, 'debía'],
  [`tenían la obligación de(?= \\p{L}+(?:ar|er|ir)(?!\\p{L}))${noSecond('de')}`, 'debían'],
]);

const manners =
  'clara|rápida|expresa|tácita|verbal|directa|indirecta|conjunta|errónea|adecuada|inadecuada|parcial|total|unilateral|voluntaria|gratuita|oportuna|tardía|fehaciente|reiterada|sistemática|automática|definitiva|provisoria|correcta|incorrecta|personal|previa|simultánea';

/** "de forma clara" is "claramente". */
export const mannersInOneWord: WritingRule = replacing('acorta giros largos', [
  [`(?:de|en) (?:forma|manera) (${manners})(?! (?:y|e|o|pero|ni) )`, (manner = '') => `${manner}mente`],
]);
