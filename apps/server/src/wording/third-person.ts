import type { Wording } from '../corpus/wording/read-wording.ts';

/** Whether somebody was named in the line already, so that a verb needs no subject. */
export interface Named {
  isNamed: boolean;
}

const subject = 'el interesado';
const toSomebody = 'al interesado';
/** What stands between a subject and its verb. */
const beforeVerb = /^(?:no|ya|nunca|también|tampoco|sólo|solo|lo|la|los|las|le|les|se|me|nos)$/i;
const pronouns = /^(?:lo|la|los|las)$/i;
/** After these "te" is a direct object. */
const takesObject =
  /^(?:despid|despidi|ech|oblig|demand|registr|declar|sobrese|perjudi|priv|acus|conden|sancion|deten|golpe|vej|apremi|encuentr|exim|liber|despoj|cit|convoc|escuch|oig|hered|engañ|expon|ejecut|indemni|hostig|hosti|defiend|benefici|trat|preavis|somet)/i;
/** A second verb that "te" belongs to as well: "te pueden sancionar", "te tenía que avisar". */
const secondVerb = /^\p{L}*(?:[aei]r|ado|ido|ando|iendo|cho|sto)$/u;
const prepositions = /^(?:a|con|de|para|por|sobre|ante|hacia|contra|entre|según)$/i;
const beforeSubject = /^(?:que|si|y|o|ni|como|cuando|pero|también|además|donde)$/i;

/**
 * A sentence that speaks to a person, said of somebody: the first verb of a line gets "el interesado" as its subject, an order becomes
 * "corresponde" with its infinitive, or the infinitive alone where the line is a step.
 */
export function toThirdPerson(
  sentence: string,
  { forms }: Pick<Wording, 'forms'>,
  named: Named,
  isStep: boolean,
): string {
  const tokens = sentence.match(/\p{L}+|[^\p{L}]+/gu) ?? [];
  const out: string[] = [];
  let isOrdering = false;
  let isForbidding = false;
  const formOf = (token: string | undefined) => forms.get(token?.toLowerCase() ?? '');
  const opensAt = (place: number) => {
    const first = out.findIndex((token) => /\p{L}/u.test(token));
    return first === -1 || first >= place;
  };
  const push = (words: string, like: string) => out.push(/^\p{Lu}/u.test(like) ? capitalised(words) : words);

  /** Sets a subject before the verb group that ends what was written so far. */
  const nameSubject = (at = groupStart(out)) => {
    if (named.isNamed) return;
    named.isNamed = true;
    const opens = opensAt(at);
    if (opens && out[at] !== undefined) out[at] = lowered(out[at]);
    out.splice(at, 0, opens ? capitalised(subject) : subject, ' ');
  };

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as string;
    if (!/\p{L}/u.test(token)) {
      if (/[.;:]/.test(token)) isOrdering = isForbidding = false;
      out.push(token);
      continue;
    }
    const form = formOf(token);
    const after = tokens[index + 2];
    const isTied = (tokens[index + 1] ?? '') === ' ';

    if (/^te$/i.test(token) && isTied && after !== undefined) {
      const other = pronouns.test(after) ? after : null;
      const at = index + (other === null ? 2 : 4);
      const verb = tokens[at];
      const own = formOf(verb)?.get('verb');
      if (verb === undefined) {
        out.push(token);
        continue;
      }
      if (own !== undefined) {
        push('se', token);
        if (other !== null) out.push(' ', other);
        out.push(' ', own);
        nameSubject();
        index = at;
        continue;
      }
      if (named.isNamed) {
        push(other !== null ? 'se' : takesObject.test(verb) ? 'lo' : 'le', token);
        continue;
      }
      const end = endOfVerbs(tokens, at);
      const verbs = tokens.slice(at, end + 1).join('');
      push(other === null ? verbs : `se ${other} ${verbs}`, token);
      out.push(' ', toSomebody);
      named.isNamed = true;
      index = end;
      continue;
    }
    if (/^vos$/i.test(token)) {
      const before = out.at(-2) ?? '';
      if (prepositions.test(before)) {
        if (/^(?:a|de)$/i.test(before)) out.splice(-2, 2, `${before.toLowerCase() === 'a' ? 'al' : 'del'}`, ' ');
        out.push(/^(?:a|de)$/i.test(before) ? 'interesado' : subject);
      } else if (
        opensAt(out.length) ||
        beforeSubject.test(before) ||
        formOf(after)?.has('verb') ||
        /[,;:]\s*$/.test(out.at(-1) ?? '')
      ) {
        push(subject, token);
      } else out.push('por sí');
      named.isNamed = true;
      continue;
    }
    if (/^(?:no|ni)$/i.test(token) && isTied) {
      const opens = opensAt(out.length) || /[.;:]\s*$/.test(out.at(-1) ?? '');
      const other = after !== undefined && /^(?:lo|la|los|las|le|les)$/.test(after) ? after : '';
      const at = index + (other === '' ? 2 : 4);
      const forbidden = formOf(tokens[at])?.get('forbid');
      if (forbidden !== undefined && (opens || (isForbidding && /^ni$/i.test(token)))) {
        push(
          isForbidding && /^ni$/i.test(token) ? `ni ${forbidden}${other}` : `no corresponde ${forbidden}${other}`,
          token,
        );
        isForbidding = true;
        index = at;
        continue;
      }
    }
    const order = form?.get('order');
    if (order !== undefined) {
      const opens = opensAt(out.length);
      push((isStep && opens) || isOrdering ? order : `corresponde ${order}`, token);
      isOrdering = true;
      continue;
    }
    const verb = form?.get('verb');
    if (verb !== undefined) {
      push(verb, token);
      nameSubject();
      continue;
    }
    const self = form?.get('self');
    if (self !== undefined) {
      push(self, token);
      continue;
    }
    const object = form?.get('to') ?? form?.get('on');
    if (object !== undefined) {
      const isPair = /sel[oa]s?$/.test(object);
      if (named.isNamed) push(object, token);
      else {
        push(isPair ? object : object.replace(/(?:le|lo)$/, ''), token);
        out.push(' ', toSomebody);
        named.isNamed = true;
      }
      continue;
    }
    const own = form?.get('own');
    push(own ?? token, token);
  }
  return out.join('');
}

/** Where the verb begins that was written last, with what belongs before it. */
function groupStart(out: readonly string[]): number {
  let at = out.length - 1;
  while (at >= 2 && out[at - 1] === ' ' && beforeVerb.test(out[at - 2] as string)) at -= 2;
  return at;
}

/** The last verb of a group: "pueden sancionar", "tenía que avisar", "hayan pagado". */
function endOfVerbs(tokens: readonly string[], at: number): number {
  const isTied = (place: number) => tokens[place + 1] === ' ';
  if (!isTied(at)) return at;
  if (secondVerb.test(tokens[at + 2] ?? '')) return at + 2;
  const isLink = /^(?:que|a|de)$/.test(tokens[at + 2] ?? '') && isTied(at + 2);
  return isLink &&
    /[aei]r$/.test(tokens[at + 4] ?? '') &&
    /^(?:t[ie]en|teng|v[aá]|iba|deb|dej|vuelv|obli)/.test(tokens[at] ?? '')
    ? at + 4
    : at;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
