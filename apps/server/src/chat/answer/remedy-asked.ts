import { fold } from '@foja/legal-text/fold';

/** How a remedy is asked of, and how a rule speaks of it: "¿puedo apelar?" – "el recurso se presenta…". */
const remedies: readonly (readonly [asked: string, said: RegExp])[] = [
  ['apel|recurr|recurso', /\b(?:apel|recurr|recurso|alzada|queja)/],
  ['impugn|anul|nulidad', /\b(?:impugn|anul|nul[oa]s?\b|nulidad)/],
  [
    'reclam|demand|denunci|(?:hacer|iniciar|empezar)(?:le|les|lo)? (?:un |el )?juicio|ir a juicio',
    /\b(?:reclam|demand|denunci|accion|juicio|prescrib|prescripcion|caduc|a tiempo)/,
  ],
  ['accion|ejercer', /\b(?:accion|ejerc|demand|reclam|prescrib|prescripcion|caduc|extingu)/],
  ['oponer|opong|oposicion', /\b(?:opon|opos|excepcion)/],
  ['reconsider|revocator|reposicion', /\b(?:reconsider|revoc|reposicion)/],
  ['amparo|amparar', /\bampar/],
];
const mayOne = String.raw`\b(?:puedo|podemos|podria|podriamos|podre|podremos|se puede|tengo derecho a|tenemos derecho a|estoy a tiempo de|estamos a tiempo de)`;
const asking = remedies.map(
  ([asked, said]) => [new RegExp(String.raw`${mayOne} (?:\w+ ){0,3}?(?:${asked})`), said] as const,
);

/**
 * Whether a question asks if a remedy may be used of which a rule does not speak: no yes and no no is drawn from it, whatever term or
 * figure it fixes.
 */
export function leavesRemedyOpen(asked: string, said: string): boolean {
  const [question, rule] = [fold(asked), fold(said)];
  const asksOf = asking.filter(([pattern]) => pattern.test(question));
  return asksOf.length > 0 && !asksOf.some(([, speaks]) => speaks.test(rule));
}

const asksToUndo = new RegExp(
  String.raw`${mayOne} (?:\w+ ){0,3}?(?:impugn|anul|volte|tirar abajo|deshac|dar(?:l[ao])? vuelta|dejar(?:l[ao])? sin efecto)`,
);
const mayUndo =
  /\bpueden? (?:\w+ ){0,2}?(?:(?:demandar|pedir|plantear|reclamar) (?:su |la )?(?:nulidad|anulacion)|impugn|anul)/;

const asksToDemand = new RegExp(String.raw`${mayOne} (?:\w+ ){0,3}?(?:pedir|exigir|reclamar|demandar)`);
const mayDemand = /(?<!no )\b(?:pueden?|podes) (?:\w+ ){0,3}?(?:pedir|exigir|reclamar|demandar)/;

/**
 * "¿Se puede voltear la venta?" – "ningún cónyuge puede vender…; el otro puede demandar la nulidad": a rule's "no" is not that of who asks to undo what was done against it, or what may be
 * demanded for it: "¿puedo pedir que bajen la foto?" – "nadie puede publicarla sin tu consentimiento; podés pedir que la bajen".
 */
export function grantsRemedy(asked: string, said: string): boolean {
  const [question, rule] = [fold(asked), fold(said)];
  return (asksToUndo.test(question) && mayUndo.test(rule)) || (asksToDemand.test(question) && mayDemand.test(rule));
}
