import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Change, ChangeTable } from '../../corpus/changes/read-changes.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { asksForChange, capitalised, keysOfChange, latest, tellDay, withArticle } from './tell-changes.ts';

/** Whether the law changed is asked, or taken for granted: "¿todavía…?", "antes eran diez días, ¿ahora?", "tenía entendido que…". */
const speaksOfChange =
  /\b(?:todavia|sigue(?:n)? (?:siendo|vigentes?|en pie|funcionando|habiendo|existiendo|rigiendo|valiendo)|ya no (?:es|son|hay|se|rige\w*|existe\w*|corre\w*|va)|antes (?:era[n]?|tenia|habia|se|decia|fijaba|pedia|de la (?:ley|reforma))|ahora (?:son|es|hay|rige\w*|dice|fija)|reform\w+|derog\w+|vigentes?|nuev[oa]s? (?:ley|regla|regimen|texto)|tenia entendido|desde (?:cuando|que (?:ley|norma|decreto|fecha))|actualmente|texto ordenado|t\.o\.|post(?:erior a la)? (?:ley|reforma|dnu)|segun la (?:ultima|nueva) (?:ley|reforma))\b|^[^a-z]*cambio (?:el|la|los|las|algo|en)\b/;
/** An answer that says that something was otherwise: "hoy no hay…", "ya no…". */
const tellsChange = /^(?:hoy|ahora|ya no)\b|\b(?:ya no|hoy no|dejo de)\b/;
/** What it says already of since when. */
const tellsSince = /\b(?:rige\w* desde|desde el \d|derogad[oa]|cambio por)/;

/** Changes before this year are no news to anybody. */
const newsFrom = '2018';

interface Naming {
  nameArticle: (key: string) => string;
  nameNorm: (code: string) => string;
}

/**
 * "El texto actual del art. 276 LCT rige desde el 6/3/2026 (art. 54 Ley 27.802).", where a question speaks of a change of the law and its
 * answer stands on an article that was written anew, or on a new law; null where it does not, or nothing is known. Who names the law that
 * changed it is told so, and which one changed it after that.
 * @param told the answer. @param keys the articles on which it stands, the deciding one first.
 */
export function tellTextSince(
  { claims, text, today }: Pick<UnderstoodQuestion, 'claims' | 'text' | 'today'>,
  { text: told, keys }: { text: string; keys: readonly string[] },
  changes: ChangeTable,
  { nameArticle, nameNorm }: Naming,
): { text: string; keys: string[] } | null {
  const ofNamed = changedByNamed(claims, keys.slice(0, 1), changes);
  if (ofNamed !== null && !namesLaw(told, nameNorm(ofNamed.law))) {
    const { key, last, law } = ofNamed;
    const isLast = changes.isBy(last, law);
    const before = isLast ? '' : `${capitalised(withArticle(nameNorm(law)))} lo había cambiado antes. `;
    return { text: `${before}${sentenceOf(last, nameArticle(key), nameArticle)}`, keys: keysOfChange(last) };
  }
  const said = foldInPlace(told);
  const asked = foldInPlace(text);
  if (tellsSince.test(said) || !(speaksOfChange.test(asked) || asksForChange(text) || tellsChange.test(said)))
    return null;
  for (const key of keys) {
    const [norm = '', article = ''] = key.split(':');
    const change = latest(changes.changeOf(norm, article).filter((one) => isNews(one, today)));
    if (change !== undefined)
      return { text: sentenceOf(change, nameArticle(key), nameArticle), keys: keysOfChange(change) };
    // Some articles of a law say themselves since when they count, which may not be its own day.
    const ofArticle = changes.changeOf(norm, article).find(({ change }) => change === 'in-force');
    if (ofArticle?.told !== undefined) return { text: ofArticle.told, keys: keysOfChange(ofArticle) };
    const begins = changes.changeOf(norm, null).find((one) => one.change === 'in-force' && isNews(one, today));
    if (begins?.since !== undefined)
      return {
        text: `${nameNorm(norm).replace(/^Ley/, 'La ley')} rige desde el ${tellDay(begins.since)}.`,
        keys: keysOfChange(begins),
      };
  }
  return null;
}

/** Whether an answer names a law by its number: "ley 27.742", "DNU 70/2023". */
function namesLaw(told: string, law: string): boolean {
  const [number] = /\d[\d./]*/.exec(law) ?? [];
  return number !== undefined && told.includes(number);
}

/** The first article that a law which is named wrote anew, with what made its text of today. */
function changedByNamed(
  claims: UnderstoodQuestion['claims'],
  keys: readonly string[],
  changes: ChangeTable,
): { key: string; last: Change; law: string } | null {
  const laws = claims.flatMap(({ kind, norm }) => (kind === 'norm-in-force' && norm ? [norm] : []));
  for (const key of keys) {
    const [norm = '', article = ''] = key.split(':');
    const made = changes.changeOf(norm, article).filter(({ change }) => change === 'replaced' || change === 'added');
    const law = laws.find((one) => one !== norm && made.some((change) => changes.isBy(change, one)));
    const last = latest(made);
    if (law !== undefined && last !== undefined) return { key, last, law };
  }
  return null;
}

function isNews({ change, since, by }: Change, today: string): boolean {
  if (change === 'repealed') return false;
  return since === undefined ? by.startsWith('dnu-') && change !== 'in-force' : since >= newsFrom && since <= today;
}

function sentenceOf({ change, by, since }: Change, named: string, nameArticle: (key: string) => string): string {
  const law = by.includes(':') ? nameArticle(by) : by;
  const [, norm = by, article] = /^(.*), (art\. .*)$/.exec(by) ?? [];
  const byLaw = by.includes(':') ? `el ${law}` : article ? `el ${article} de ${withArticle(norm)}` : withArticle(by);
  if (since === undefined)
    return change === 'added'
      ? `El ${named} fue agregado por ${byLaw}.`
      : `El texto actual del ${named} es el que le dio ${byLaw}.`;
  return `${change === 'added' ? 'El' : 'El texto actual del'} ${named} rige desde el ${tellDay(since)} (${law}).`;
}
