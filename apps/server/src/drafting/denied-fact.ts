import { fold } from '@foja/legal-text/fold';

/** How people begin a denial that the document begins by itself. */
const begun =
  /^(?:(?:se\s+)?(?:niega|niego|nego|desconozco|rechazo|reconozco|admito)(?:\s+(?:categóricamente|expresamente|por\s+falso))?|no\s+es\s+(?:cierto|verdad|exacto)|es\s+(?:falso|cierto|verdad))[,:]?\s+(?=que\s|el\s+hecho)/iu;
const conjunction = /^(?:que|el\s+hecho\s+de\s+que)\s+/iu;
/** Words with which a fact begins in small letters, unlike a name. */
const smallWords =
  /^(?:el|la|los|las|lo|un|una|unos|unas|su|sus|mi|mis|se|no|ni|en|de|del|al|a|con|por|para|hubo|hubiera|haya|había|existió|existiera|es|sea|fue|fuera|era|tuvo|este|esta|ese|esa|dicho|dicha|algún|alguna|ningún|ninguna|entre|desde|hasta|durante|cuando|todo|toda|todos|todas|nunca|jamás|también|además|quien|quienes)(?=\s|,|$)/iu;
const alreadySubjunctive =
  /(?<!\p{L})(?:haya|hayan|hubiera|hubiese|hubieran|hubiesen|sea|sean|fuera|fuese|fueran|esté|estén|tenga|tengan|deba|deban)(?!\p{L})|(?<!\p{L})\p{L}{2,}(?:iera|iese|ieran|iesen)(?!\p{L})|(?<!\p{L})\p{L}{3,}(?:ase|asen)(?!\p{L})/iu;

/** Indicatives that follow no rule, as the subjunctive says them. */
const irregular: Readonly<Record<string, string>> = {
  ha: 'haya',
  han: 'hayan',
  es: 'sea',
  son: 'sean',
  está: 'esté',
  están: 'estén',
  tiene: 'tenga',
  tienen: 'tengan',
  debe: 'deba',
  deben: 'deban',
  adeuda: 'adeude',
  fue: 'fuera',
  fueron: 'fueran',
  era: 'fuera',
  eran: 'fueran',
  iba: 'fuera',
  iban: 'fueran',
  hubo: 'hubiera',
  había: 'hubiera',
  habían: 'hubieran',
  tuvo: 'tuviera',
  tenía: 'tuviera',
  tenían: 'tuvieran',
  estuvo: 'estuviera',
  hizo: 'hiciera',
  hacía: 'hiciera',
  hacían: 'hicieran',
  dijo: 'dijera',
  pudo: 'pudiera',
  podía: 'pudiera',
  puso: 'pusiera',
  quiso: 'quisiera',
  vino: 'viniera',
  supo: 'supiera',
  sabía: 'supiera',
  dio: 'diera',
  vio: 'viera',
  debía: 'debiera',
  debían: 'debieran',
  vivía: 'viviera',
  percibía: 'percibiera',
  recibía: 'recibiera',
  cumplía: 'cumpliera',
  existía: 'existiera',
  produjo: 'produjera',
  condujo: 'condujera',
  venció: 'venciera',
};
/** Verbs in -iar, whose past ends as that of those in -ir does. */
const inIar = new Set(
  'cambió envió desvió estudió limpió copió vició varió amplió confió odió remedió apropió principió reenvió contrarió fotocopió'.split(
    ' ',
  ),
);

/**
 * What follows "Niego que": the fact without the "que" that the person already wrote, without a capital that only opened their line,
 * and with its first verb in the mood that a denial asks.
 */
export function deniedFact(written: string): string {
  return toSubjunctive(factStated(written));
}

/** What follows "Reconozco que": as {@link deniedFact}, in the mood in which it was written. */
export function factStated(written: string): string {
  let text = written.trim().replace(/[.;,]+$/u, '');
  let before = '';
  while (text !== before) {
    before = text;
    text = text.replace(begun, '').replace(conjunction, '');
  }
  return smallWords.test(text) || isPlainVerb(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "Ingresó a trabajar": a line that opens with its verb. */
function isPlainVerb(text: string): boolean {
  const [first = ''] = text.split(/\s/u, 1);
  return subjunctiveOf(first.toLowerCase()) !== null || /^\p{L}{2,}(?:ara|iera|iese|ase)n?$/iu.test(first);
}

/** Only the main verb changes: the words of a clause that "que" or "cuando" opens are left alone. */
function toSubjunctive(text: string): string {
  const [main = ''] = text.split(/\s(?:que|quien|quienes|cuando|donde|porque|como)\s/iu, 1);
  if (alreadySubjunctive.test(main)) return text;
  for (const found of main.matchAll(/\p{L}+/gu)) {
    const verb = subjunctiveOf(found[0].toLowerCase());
    if (verb !== null) return text.slice(0, found.index) + verb + text.slice(found.index + found[0].length);
  }
  return text;
}

function subjunctiveOf(word: string): string | null {
  const known = irregular[word];
  if (known) return known;
  if (word.length < 4) return null;
  if (inIar.has(word)) return word.replace(/ó$/u, 'ara');
  const endings: readonly [RegExp, string][] = [
    [/(?<=[eoa])ció$/u, 'ciera'],
    [/ció$/u, 'ciara'],
    [/ió$/u, 'iera'],
    [/yó$/u, 'yera'],
    [/ó$/u, 'ara'],
    [/ieron$/u, 'ieran'],
    [/yeron$/u, 'yeran'],
    [/aron$/u, 'aran'],
    [/aba$/u, 'ara'],
    [/aban$/u, 'aran'],
  ];
  const [ending, subjunctive] = endings.find(([pattern]) => pattern.test(word)) ?? [];
  return ending && subjunctive && !nouns.has(fold(word)) ? word.replace(ending, subjunctive) : null;
}

/** Nouns that end as a verb does. */
const nouns = new Set(['traba', 'silaba', 'guayaba', 'baron', 'varon', 'maron', 'cimaron']);
