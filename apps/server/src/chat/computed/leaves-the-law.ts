import type { KnownFact, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { flag } from './told-facts.ts';

const otherStatutes = /domestic|casas-particulares|agrari|construccion|publico|rural/;

const ownLaws = [
  'domestico',
  'empleo-publico',
  'trabajo-agrario',
  'obrero-de-la-construccion',
  'temporada',
  'eventual',
];

/** Work of another law by the words of the question, where no fact of the vocabulary tells it. */
export const otherWork =
  /\b(?:construccion|albanil|uocra|oficial de obra|peon (?:rural|de campo)|rural|tambo|tamber[oa]|cosecha\w*|embarcad[oa]|marinero|emplead[oa] (?:publico|publica|municipal|provincial|estatal)|planta permanente|monotribut\w+|residen(?:te|cia) (?:de|en) (?:\w+ ){0,4}(?:medic\w+|clinica|cirugia|pediatria|enfermeria)|(?:app|aplicacion|plataforma)s? de (?:reparto|delivery|viajes|transporte)|repart\w+ (?:\w+ ){0,4}(?:app|aplicacion|plataforma)|rappi|pedidos ?ya|uber|didi|cabify)\b/;

/** Whether the work told is under a law of its own, where the contract of employment law does not give the figure (LCT 2). */
export function leavesTheLaw(facts: readonly KnownFact[], regimes: UnderstoodQuestion['regimes']): boolean {
  return ownLaws.some((name) => flag(facts, name) === true) || regimes.some(({ regime }) => otherStatutes.test(regime));
}

/** Whether the question is of a relation of work: "me suspendieron" may be said of a pupil or of an account. */
export function isOfWork({ facts, regimes }: Pick<UnderstoodQuestion, 'facts' | 'regimes'>): boolean {
  return (
    regimes.some(({ regime }) => regime === 'trabajo') ||
    ['renuncia', 'despedido', 'preavisado', 'antiguedad'].some((name) => facts.some((fact) => fact.name === name))
  );
}

/** "Un hotel de Punta del Este, contrato firmado en Uruguay": work done abroad is under the law of its place (LCT 3). */
export const workAbroad =
  /\b(?:trabaj\w+|hotel|empresa|contrato|empleo|sucursal|oficina)\b[^.;?]{0,60}\b(?:en|de) (?:\w+ ){0,3}(?:uruguay|punta del este|montevideo|chile|brasil|paraguay|bolivia|espana|mexico|peru|colombia|miami|estados unidos|italia|el exterior|el extranjero)\b|\bempresa (?:uruguaya|chilena|brasilena|paraguaya|boliviana|espanola|extranjera)\b[^.;?]{0,60}\b(?:alla|en (?:su|ese) pais|afuera)\b/;
