import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { Compute, Computed } from './computed.ts';

const ofBuilding =
  /\b(?:consorci\w+|propiedad horizontal|edificio|expensas|ph|unidades funcionales|copropietari\w+|copropiedad|propietari[oa]s)\b/;
const asks =
  /\b(?:aprob\w+|alcanz\w+|mayoria|cuant[oa]s (?:votos|propietari\w+|vecinos|unidades|firmas|tienen|tenemos|hacen|hay|necesit\w+|son)|vale|valid\w+|sirve|se puede|podemos|pueden|quedo firme)\b/;
const votes = /\b(?:vot\w+|asamblea|aprob\w+|mayoria|firm\w+|reglamento)\b/;
const owners = String.raw`(?:propietari[oa]s|copropietari[oa]s|consorcistas|unidades(?: funcionales)?|dep?tos?|departamentos|duenos|vecinos|titulares)`;
const inFavour = String.raw`(?:votaron|votamos|aprobaron|aprobamos|firmaron|firmamos|dijeron que si|(?:estuvieron|estamos|estan|estuvimos) (?:a favor|de acuerdo)|acompanaron|levantaron la mano)`;
const against = String.raw`(?! (?:\w+ )?en contra| (?:\w+ )?que no\b)`;
/** "6 de 20 propietarios", "11 de los 30". */
const ofAll = new RegExp(
  String.raw`\b${numberPattern}(?: votos| ${owners})? (?:de|sobre)(?: l[oa]s| un total de)? ${numberPattern}\b(?! (?:presentes|asistentes|que fueron|que fuimos|que asistieron|de \w+|meses|anos|dias))`,
);
const favour = [
  new RegExp(
    String.raw`\b${inFavour}(?: (?:solo|solamente|apenas|a favor|que si|por si|por el si))* ${numberPattern}\b${against}`,
  ),
  new RegExp(String.raw`\b${numberPattern}(?: ${owners})?(?: que)? ${inFavour}\b${against}`),
  new RegExp(String.raw`\b${numberPattern} (?:votos )?(?:a favor|afirmativos|positivos|por el si|por la afirmativa)\b`),
  new RegExp(
    String.raw`\b(?:con|sacamos|hubo|juntamos|tenemos|conseguimos)(?: solo| apenas)? ${numberPattern} (?:votos|firmas)\b${against}`,
  ),
];
const whole = new RegExp(
  String.raw`\b(?:(?:somos|son|hay|tiene|tenemos|de|sobre|consorcio|edificio)(?: en total| un total de| l[oa]s| chico| grande| con)*),? ${numberPattern} ${owners}\b(?!(?: que)? (?:votaron|votamos|presentes|asist\w+|fueron|firmaron|aprobaron|en contra)(?! (?:\w+ ){0,2}\d))`,
);
/** The law asks for another count, or the whole of the owners, or it is the building's own rule. */
const otherCount =
  /\b(?:denunci\w+|demand\w+|unanim\w+|estructura\w*|demol\w+|derrumb\w+|vetust\w+|vender (?:el|todo)|venta (?:del|de todo)|reglamento interno|consejo|provisori\w+|(?:un|otro|mas|dos) pisos?|sobreelev\w+|terraza propia|en beneficio de un|exclusiv\w+|country|club de campo|barrio (?:cerrado|privado)|cementerio|tiempo compartido|inquilin\w+)\b/;
const ofRules =
  /\b(?:modific|reform|cambi|enmend)\w*(?: \w+){0,3} reglamento\b|\breglamento\b.{0,40}\b(?:modific|reform|cambi)\w*/;
const maxOwners = 999;

/** How many votes of the owners of a building a decision takes, and whether those that were told reach it (CCyC 2057, 2060). */
export const computeOwnersMajority: Compute = ({ text }) => {
  const folded = fold(text);
  if (!ofBuilding.test(folded) || !asks.test(folded) || !votes.test(folded) || otherCount.test(folded)) return null;
  const pair = ofAll.exec(folded);
  const total = read(pair?.[2]) ?? read(whole.exec(folded)?.[1]);
  if (total === null || total < 2 || total > maxOwners) return null;
  const told =
    read(pair?.[1]) ?? favour.map((one) => read(one.exec(folded)?.[1])).find((count) => count !== null) ?? null;
  if (told !== null && told > total) return null;
  return ofRules.test(folded) ? ofTwoThirds(total, told) : ofMajority(total, told);
};

function ofMajority(total: number, told: number | null): Computed {
  const needed = Math.floor(total / 2) + 1;
  const count = `${needed} de ${total}, más de la mitad de todos los propietarios y no sólo de los que fueron, si el reglamento no pide otra mayoría`;
  const shares = 'tienen que sumar, además, más de la mitad de los porcentuales';
  const text =
    told === null
      ? `Hacen falta ${count}; ${shares}`
      : told >= needed
        ? `Por el número alcanza: con ${told} votos se llega a ${count}; ${shares}`
        : `No: ${told === 1 ? 'un voto' : `${told} votos`} no alcanza${told === 1 ? '' : 'n'}. Hacen falta ${count}; ${shares}. Si fue la mayoría de los presentes, vale como propuesta: queda aprobada a los quince días de notificarla fehacientemente a los ausentes, si no se oponen antes por igual medio con mayoría suficiente`;
  return { text, keys: ['ccyc:2060'], calculator: null, answers: ['yes-no', 'how-much', 'requirements'] };
}

function ofTwoThirds(total: number, told: number | null): Computed {
  const needed = Math.ceil((2 * total) / 3);
  const count = `${needed} de ${total}: los dos tercios de la totalidad de los propietarios, y no de los que fueron`;
  const text =
    told === null
      ? `Para cambiar el reglamento hacen falta ${count}`
      : told >= needed
        ? `Por el número alcanza: con ${told} votos se llega a ${count}`
        : `No: ${told} votos no alcanzan. Para cambiar el reglamento hacen falta ${count}`;
  return { text, keys: ['ccyc:2057'], calculator: null, answers: ['yes-no', 'how-much', 'requirements'] };
}

const read = (words: string | undefined): number | null => (words === undefined ? null : readNumber(words));
