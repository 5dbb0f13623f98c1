import { tellingTerms } from './asked-proposition.ts';
import { denials, deniedTelling, shares, undoes } from './denial.ts';
import type { Judge } from './judge.ts';
import { sharesIn } from './shares-in.ts';

const mayNot = /\b(?:no pueden?|no se puede|prohibid\w+|prohibe\w*|nadie puede|ningun\w* \w+ puede)\b/;

/** "Me puso una multa, ¿puede hacer eso?" – "el empleador no puede imponerte multas". */
export const againstDeed: Judge = ({ words, kind }, { main }) => {
  if (kind !== 'done' || !mayNot.test(main) || denials(main.replace(/\bprohib\w+/g, '')) > 1 || undoes.test(main))
    return null;
  const refused = deniedTelling(main.replace(/\b(?:esta )?prohib(?:id[oa]s?|e[n]?)\b/g, 'no'));
  const undone = deniedTelling(words);
  const done = new Set(tellingTerms(words).filter((term) => !undone.has(term)));
  return shares(refused, done) && !shares(refused, undone) ? 'No' : null;
};

const atMost = /\b(?:no pueden? (?:pasar|exceder|superar)|como maximo|no mas de|hasta el|tope)\b/;

/** "Me descontó la mitad del sueldo, ¿puede hacer eso?" – "no pueden pasar del veinte por ciento". */
export const aboveCap: Judge = ({ words, kind }, { whole }) => {
  const [most, ...others] = sharesIn(whole);
  const [done, ...more] = sharesIn(words);
  if (kind !== 'done' || !atMost.test(whole) || most === undefined || done === undefined) return null;
  return others.length === 0 && more.length === 0 && done > most ? 'No' : null;
};
