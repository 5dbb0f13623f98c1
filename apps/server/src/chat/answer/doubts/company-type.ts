import { fold } from '@foja/legal-text/fold';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';

/** Each has majorities, organs and formalities of its own. */
const types: readonly [string, RegExp][] = [
  ['sas', /\b(?:s\.a\.s\b|sas\b|(?:sociedad(?:es)? )?por acciones simplificadas?\b)/],
  ['srl', /\b(?:s\.r\.l\b|srl\b|sociedad(?:es)? de responsabilidad limitada\b)/],
  ['cooperativa', /\bcooperativas?\b/],
  ['asociacion', /\basociacion(?:es)? civil(?:es)?\b/],
  ['sa', /\b(?:s\.a\b(?!\.s\b)|sa\b|sociedad(?:es)? anonimas?\b)/],
];

/** The types of company that a text names. */
export function companyTypesIn(text: string): ReadonlySet<string> {
  const folded = fold(text);
  return new Set(types.flatMap(([type, named]) => (named.test(folded) ? [type] : [])));
}

/** Those that what is known of a doubt names. */
const typesOfDoubt = new WeakMap<IndexedDoubt, ReadonlySet<string>>();

/** Whether a doubt is of a company of another type than the ones that a question names: of an SA, where the question is on an SAS. */
export function isOfOtherCompany(one: IndexedDoubt, asked: ReadonlySet<string>): boolean {
  if (asked.size === 0) return false;
  let own = typesOfDoubt.get(one);
  if (own === undefined) {
    own = companyTypesIn([...one.doubt.asked, one.doubt.answer].join('\n'));
    typesOfDoubt.set(one, own);
  }
  const types = own;
  return types.size > 0 && ![...asked].some((type) => types.has(type));
}
