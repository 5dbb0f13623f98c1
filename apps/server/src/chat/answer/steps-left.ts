import { fold } from '@foja/legal-text/fold';
import type { Role } from '../../corpus/statements/statement.ts';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import type { AskingRoles } from '../../understanding/asking-roles.ts';
import { conditionHolds } from '../../understanding/conditions.ts';
import type { Ask, KnownFact, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { EditorialPiece } from '../editorial-pieces.ts';

/** What guides tell and articles do not. */
const practicalAsks = new Set<Ask>(['what-to-do', 'where', 'proof', 'how']);
/** Words of somebody who tells their own case; a lawyer's plain question of law has none. */
const ownCase =
  /\b(?:me|mi|mis|yo|nos|nuestr[oa]s?|conmigo|tengo|tenemos|quiero|queremos|puedo|podemos|debo|debemos|soy|somos|estoy|estamos|alquilo|trabajo en|laburo|vivo|vivimos|compre|compramos|firme|firmamos|pague|pagamos)\b/;
const asksHowTo =
  /\b(?:que (?:hago|hay que hacer|pasos)|pasos (?:a seguir|para)|como (?:se )?(?:reclam|denunci|inici|tramit|hag|pid)\w*|donde (?:se )?(?:reclam|denunci|tramit|voy)\w*)\b/;

/**
 * Whether steps are of use: to who asks what to do in a case of their own, or for a guide by its title, they are part of the answer, to who
 * asks only whether or how much they are details, and to who asks what the law says they are nothing.
 * @param guide its title; absent: no guide was found.
 */
export function wantsSteps(
  { parts, text }: Pick<UnderstoodQuestion, 'parts' | 'text'>,
  guide?: string,
): 'asked' | 'details' | 'none' {
  const folded = fold(text);
  if (asksHowTo.test(folded) || (guide !== undefined && fold(guide) === folded.replace(/[.?\s]+$/, ''))) return 'asked';
  if (!ownCase.test(folded)) return 'none';
  return parts.some(({ asks }) => asks.some((ask) => practicalAsks.has(ask))) ? 'asked' : 'details';
}

/** A guide stands on its first articles; what else it names it only touches. */
const mainArticles = 4;
/** The same of the article that decides. */
const mainForDeciding = 8;

/** Whether a guide is about what was told first: it stands on the article that decides. Where nothing was told, it was chosen for the question. */
export function guideFits({ articles }: Pick<RankedSource, 'articles'>, toldKeys: readonly string[]): boolean {
  const [deciding] = toldKeys;
  if (deciding === undefined) return true;
  return (
    articles.slice(0, mainForDeciding).includes(deciding) ||
    toldKeys.some((key) => articles.slice(0, mainArticles).includes(key))
  );
}

/** Whether the steps of a guide that speaks to one side are for who asks. */
export function isForSide(
  spokenTo: Role | null,
  asking: Role | null,
  roles: Pick<AskingRoles, 'isOtherSide'>,
): boolean {
  return spokenTo === null || asking === null || !roles.isOtherSide(asking, spokenTo);
}

/** What somebody says to have done, and the steps that would tell to do it. */
const doneSteps: readonly { done: RegExp; step: RegExp }[] = [
  {
    done: /\b(?:(?:mand|envi|hic|remit|despach)(?:e|amos|imos|aron)|ya (?:mande|envie|hice)|le puse) (?:\w+ ){0,4}(?:telegrama|carta documento|cd|intimacion|colacionado)\b|\b(?:intime|intimamos)\b/,
    step: /\b(?:intim\w+|(?:antes de )?(?:escrib|mand|envi)\w* (?:\w+ ){0,4}(?:telegrama|carta documento))\b/,
  },
  {
    done: /\b(?:denuncie|denunciamos|hic(?:e|imos) (?:\w+ ){0,2}denuncia|radique|ya (?:esta )?denunciado)\b/,
    step: /^\W*(?:denunci|(?:hace|hacer|haz|radica\w*) la denuncia)/,
  },
  {
    done: /\b(?:avise|avisamos|notifique|notificamos|le comunique|les comunique|mande (?:el |la )?(?:aviso|certificado|renuncia))\b/,
    step: /^\W*(?:avis|notific|comunic|manda\w* el despacho)/,
  },
  {
    done: /\b(?:termino|terminamos|cerro|se cerro|hicimos|hice|fuimos a|fui a|fracaso|acta de cierre de) (?:\w+ ){0,2}mediacion\b/,
    step: /\bmediaci/,
  },
  {
    done: /\b(?:demande|demandamos|inici(?:e|amos) (?:\w+ ){0,2}(?:juicio|demanda|sucesion)|ya (?:hay|tengo) (?:juicio|sentencia))\b/,
    step: /^\W*(?:inici|demand|interpone)/,
  },
  // Who died makes no will; whoever asks may be about to make their own all the same.
  {
    done: /^(?!.*\b(?:hacer|hago|haga|escribir) (?:un|mi|el|otro) testamento\b).*\b(?:murio|fallecio|fallecid[oa]|difunt[oa])\b/s,
    step: /\b(?:elegi|escribi|guarda) (?:entre )?el testamento\b|^\W*(?:calcula la porcion de la que podes disponer|hace una lista de los bienes y de los herederos forzosos)/,
  },
  { done: /\b(?:ya )?(?:pague|pagamos|deposite)\b/, step: /^\W*(?:paga|pagar|deposita)/ },
];
const unanswered = /\bno (?:me |nos )?(?:contest|respond|dio respuesta|dijeron nada)/;
const waits = /^\W*espera\w* (?:la )?(?:respuesta|contestacion)/;

const dismissed = /\b(?:me|nos|lo|la|los) (?:echaron|echo|despidi\w+|rajaron|rajo)\b|\bdespedid[oa]\b/;
/** From here on the steps are for who was dismissed. */
const onceDismissed = /^\W*(?:si|cuando) (?:te|lo|la|l[oa]s|le) (?:despid|ech|comunican el despido)/;
const ofDismissal = /\b(?:despid\w+|despedi\w+|despido|indemniza\w+|liquidaci\w+|telegrama)\b/;

/**
 * The steps that are still to be taken: what the question says to be done already is not advised, nor what was to be done before, nor what
 * is for another case than the one that was told (a step's `when`).
 */
export function stepsLeft(
  all: readonly EditorialPiece[],
  { text, facts }: { text: string; facts: readonly KnownFact[] },
): EditorialPiece[] {
  const told = fold(text);
  const steps = all.filter(({ statement }) => conditionHolds(statement?.when ?? [], facts) !== 'contradicted');
  // Who was dismissed already does not go on as who is still at work.
  if (dismissed.test(told) && !steps.some((piece) => ofDismissal.test(fold(piece.text)))) return [];
  const since = dismissed.test(told) ? steps.findIndex((piece) => onceDismissed.test(fold(piece.text))) : -1;
  const done = doneSteps.filter((one) => one.done.test(told)).map(({ step }) => step);
  if (unanswered.test(told)) done.push(waits);
  return steps.slice(Math.max(0, since)).filter((piece) => !done.some((step) => step.test(fold(piece.text))));
}
