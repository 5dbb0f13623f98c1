import { GIVEN_NAMES } from './given-names.ts';
import { SURNAMES } from './surnames.ts';

/** Short forms that no beginning of the name tells, or that only some of those names have. */
const OF_CERTAIN_NAMES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    beto: /^(?:al|ro|nor|hum|gil|heri|adal)berto$/,
    charly: /^carlos$/,
    chela: /^graciela$/,
    chelo: /^marcelo$/,
    goyo: /^gregorio$/,
    kike: /^enrique$/,
    lalo: /^eduardo$/,
    lola: /^dolores$/,
    lucho: /^luis$/,
    mari: /^(?:maria|mariana|maricel|mariel|mariela|marina|marisa|marisol)$/,
    mecha: /^mercedes$/,
    memo: /^guillermo$/,
    mingo: /^domingo$/,
    moncho: /^ramon$/,
    nacho: /^ignacio$/,
    nando: /^(?:fer|her)nando$/,
    paco: /^francisco$/,
    pancho: /^francisco$/,
    pepa: /^josefa$/,
    pepe: /^jose$/,
    quique: /^enrique$/,
    tincho: /^martin$/,
    vicky: /^victoria$/,
    viqui: /^victoria$/,
  }),
);
/** Short forms by which hardly anybody is registered. Others ("Ana" of Anahí, "Julia" of Juliana) are names of somebody else. */
const ONLY_SHORT = new Set(
  `agus ale andre angi anto aye bauti beli benja bren caro ceci clau clari coni cris dani debi delfi edu eli emi eze fabi facu fede feli fer
   flor flopi fran gabi giuli gonza guada gus guille ger jor juli lauti leo luchi luci mabi maca male marce mati maxi meli mica mili nahue
   nati naty nico pame pau pili rami roci rochi rodri romi santi seba sebas sil sofi susi tama tami tati tomi vale valen vane vani vero
   xime yami yani yesi yoli`.split(/\s+/),
);
const DIMINUTIVE = /^([a-z]{3,12}?)(?:c|qu|gu)?(it[oa])$/;
const SHORTEST = 3;

/**
 * Whether those who bear the name `full` are called `short`: "nico" of "nicolas", "debi" of "debora", "martincito" of "martin", "pepe" of
 * "jose". Both are folded words.
 */
export function isShortFormOf(short: string, full: string): boolean {
  if (short === full || short.length < SHORTEST || !GIVEN_NAMES.has(full) || ONLY_SHORT.has(full)) return false;
  const certain = OF_CERTAIN_NAMES.get(short);
  if (certain) return certain.test(full);
  if (isDiminutiveOf(short, full)) return true;
  if (!ONLY_SHORT.has(short) && (GIVEN_NAMES.has(short) || SURNAMES.has(short))) return false;
  const base = short.replace(/y$/, 'i');
  if (full.startsWith(base)) return full.length >= base.length + 2;
  return base.endsWith('i') && base.length > SHORTEST && full.startsWith(base.slice(0, -1));
}

/** "martincito" of Martín, "rosita" of Rosa; "juanita" of Juana and not of Juan. */
function isDiminutiveOf(short: string, full: string): boolean {
  const [, stem, ending] = DIMINUTIVE.exec(short) ?? [];
  if (stem === undefined || !full.startsWith(stem) || full.length > stem.length + 2) return false;
  const other = ending === 'ita' ? 'o' : 'a';
  return !full.endsWith(other) && !(full === stem && ending === 'ita' && GIVEN_NAMES.has(`${stem}a`));
}

/** Words that may be one name begin with the same letters, but for those of certain names. */
export const beginningOf = (word: string): string => word.slice(0, SHORTEST);

/** Of each of certain names, and of its short form, how the other begins. */
const OTHER_BEGINNINGS = new Map<string, string[]>();
for (const [short, full] of OF_CERTAIN_NAMES) {
  for (const name of GIVEN_NAMES) {
    if (!full.test(name)) continue;
    OTHER_BEGINNINGS.set(short, [...(OTHER_BEGINNINGS.get(short) ?? []), beginningOf(name)]);
    OTHER_BEGINNINGS.set(name, [...(OTHER_BEGINNINGS.get(name) ?? []), beginningOf(short)]);
  }
}

/** The beginnings of the words that may be another form of this one. */
export const beginningsOfForms = (word: string): readonly string[] => [
  ...new Set([beginningOf(word), ...(OTHER_BEGINNINGS.get(word) ?? [])]),
];
