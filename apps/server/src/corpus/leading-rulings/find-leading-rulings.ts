import { fold } from '@foja/legal-text/fold';
import type { LeadingRuling } from './read-leading-rulings.ts';

/** Words around a name that only say that a ruling is looked for. */
const aroundNames = new Set(
  'el la los las lo un una de del al en y a que es por para fallo fallos caso causa autos precedente doctrina sentencia corte suprema csjn nacion argentina dijo dice decidio resolvio sobre ver buscar jurisprudencia texto completo c contra s tomo pagina in re'.split(
    ' ',
  ),
);
/** A longer question is about something, and a name in it is told by what stands before it. */
const maxOtherWords = 1;
const announced = /(?:fallos?|casos?|causa|autos|precedentes?|doctrina(?: del caso| de)?|in re)$/;

/** A volume and a page: "331:858". Read once, however many rulings are known: a long text is looked through on the thread of all. */
const placePattern = /(?<!\d)(\d{1,3})\s{0,3}:\s{0,3}(\d{1,4})(?!\d)/g;

/** The rulings that a query names, by name or by their place in the collection; none where a name is only a word of it. */
export function findLeadingRulings(query: string, rulings: readonly LeadingRuling[]): LeadingRuling[] {
  const folded = fold(query);
  const words = wordsOf(query);
  const places = new Set(
    [...query.matchAll(placePattern)].map(([, volume, page]) => `${Number(volume)}:${Number(page)}`),
  );
  const asked = ` ${words.join(' ')} `;
  return rulings.filter((ruling) => {
    if (places.has(`${ruling.volume}:${ruling.page}`)) return true;
    return namesOf(ruling).some((name) => {
      const at = asked.indexOf(` ${name} `);
      if (at === -1) return false;
      const own = new Set(name.split(' '));
      const others = words.filter((word) => !own.has(word) && !aroundNames.has(word));
      const isQuoted = new RegExp(`["“«'‘]\\s*${escaped(name)}\\b`).test(folded);
      return others.length <= maxOtherWords || isQuoted || announced.test(asked.slice(0, at).trim());
    });
  });
}

function namesOf({ name, names = [], parties }: LeadingRuling): string[] {
  return [name, ...names, ...(parties ? [parties] : [])]
    .map((one) => wordsOf(one).join(' '))
    .filter((one) => one !== '');
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
