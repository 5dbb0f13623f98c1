import type { PleadingCorrection, PleadingReview } from '@foja/contracts/pleading-review';
import type { PleadingForum, PleadingKind } from '@foja/contracts/pleading-terms';
import { findReferences } from '@foja/legal-text/find-references';
import { fold } from '@foja/legal-text/fold';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { openLawRules } from '../corpus/rules/open-law-rules.ts';
import { amountPhrases } from '../generators/extract/amount-phrases.ts';
import { findDates } from '../generators/extract/dates.ts';
import { forumOfPurpose, readPurpose } from '../generators/extract/read-purpose.ts';
import { sentencesOf } from '../generators/extract/sentences.ts';
import { concluding, type PleadingPart, type PleadingSection, readPleadingSections } from './pleading-sections.ts';
import { readParties } from './read-parties.ts';

/** An article that a pleading cites, with the sentence in which it does. */
export interface CitedArticle {
  norm: string;
  article: string | null;
  text: string;
  sentence: string;
  /** The norm ends before it. */
  isBeyond: boolean;
}

/** A pleading as it was read. Words are those of the paper with every run of blanks as one space. */
export interface PleadingRead
  extends Pick<
    PleadingReview,
    'amounts' | 'court' | 'date' | 'federalQuestion' | 'forum' | 'kind' | 'parties' | 'purpose' | 'side'
  > {
  /** The words by which it was told; null where no words did, or the person said it. */
  kindQuote: string | null;
  purposeQuote: string | null;
  sideQuote: string | null;
  petitum: string[];
  claims: string[];
  denials: string[];
  title: string;
  sections: PleadingSection[];
  /** All of it without line breaks. */
  text: string;
  sentences: string[];
  evidence: { type: EvidenceType; quote: string }[];
  cited: CitedArticle[];
}

export const evidenceTypes = ['documental', 'testimonial', 'pericial', 'informativa', 'confesional', 'otra'] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

export function readPleading(
  source: string,
  registry: NormRegistry,
  correction: PleadingCorrection = {},
): PleadingRead {
  const sections = readPleadingSections(withLines(source));
  const intro = sections[0]?.text ?? '';
  const title = titleOf(sections[0]?.lines ?? []);
  const text = sections.map((section) => `${section.heading} ${section.text}`.trim()).join(' ');
  const opening = intro.slice(title.length);
  const object = textOf(sections, 'object');
  const read = kindOf(title, `${opening} ${object}`);
  const kind = correction.kind ?? read.kind;
  const isAnswer = kind === 'contestacion';
  const { parties, side, sideQuote } = readParties(
    {
      intro: opening,
      title,
      object: object === '' ? askingAgainst(sections) : object,
      standing: textOf(sections, 'standing'),
      tail: text.slice(-300),
    },
    isAnswer,
    correction.side,
  );
  const told = readPurpose({ title, object, opening });
  const purpose = correction.purpose ?? told.purpose;
  // Some name court and case above the judge's address.
  const court =
    courtOf(`${opening} `) ?? courtOf(`${object} `) ?? courtOf(`${headLines(sections[0]?.lines ?? [], title)}\n`);
  const judge = /(?:Señora?|Sr\.|Sra\.)\s(?:Juez|Jueza)\b[^.:;\n]{0,80}/iu.exec(intro)?.[0] ?? null;
  return {
    kind,
    kindQuote: correction.kind === undefined ? read.quote : null,
    purpose,
    purposeQuote: correction.purpose === undefined ? told.quote : null,
    side,
    sideQuote: correction.side === undefined ? sideQuote : null,
    forum: correction.forum ?? forumOf(court ?? judge, kind, text, correction.purpose),
    court,
    date: dateOf(source),
    title,
    parties,
    amounts: amountsOf(sections),
    petitum: itemsOf(sections, 'petitum'),
    claims: claimsOf(sections),
    denials: isAnswer ? denialsOf(sections) : [],
    evidence: ['demanda', 'contestacion', 'amparo', 'otro'].includes(kind) ? evidenceOf(sections) : [],
    federalQuestion: /\b(?:caso|cuestion) federal\b|\bart\.? 14,? (?:de la )?ley (?:n[°º]? ?)?48\b/.test(fold(text)),
    sections,
    text,
    sentences: sections.flatMap((section) =>
      section.lines.flatMap((line) => sentencesOf(line).map(({ text: said }) => said)),
    ),
    cited: citedIn(text, registry),
  };
}

/** Where no part tells what is asked for, the first sentence that goes against somebody. */
function askingAgainst(sections: readonly PleadingSection[]): string {
  const lines = sections.flatMap((section) => section.lines).slice(0, openingLines);
  return lines.find((line) => /\b(?:contra|demand\w+ a|ejecuci[oó]n contra)\s/iu.test(line)) ?? '';
}

const openingLines = 14;
const mostLinesOfOne = 4;
const shortestOfLines = 160;

/** A paper that was pasted without its line breaks: they are put back before the judge is addressed and around the headings. */
function withLines(source: string): string {
  if (source.length < shortestOfLines || source.trim().split(/\n+/).length > mostLinesOfOne) return source;
  return source
    .replace(
      /(?<=\S) (?=(?:Señora?|Sra?\.|SEÑORA?|SRA?\.|Excm[oa]\.|EXCM[OA]\.) (?:Juez|JUEZ|Cámara|CÁMARA|Tribunal|TRIBUNAL))/gu,
      '\n',
    )
    .replace(
      / ((?:[IVX]{1,5}|\d{1,2})[.)](?: ?[-–])? \p{Lu}{4,}(?: \p{Lu}{2,}(?!\p{Ll})){0,5}(?!\p{L})[.:]?) /gu,
      '\n$1\n',
    )
    .replace(/(?<=[.:;] )(\p{Lu}{5,}(?: \p{Lu}{2,}(?!\p{Ll})){0,5}[.:]) /gu, '\n$1\n')
    .replace(
      /(?<=[.:;] )(?=(?:Por (?:todo )?(?:ello|lo (?:expuesto|dicho))|En consecuencia)\b[^.:]{0,60}\b(?:solicit|pid)\w+)/gu,
      '\n',
    )
    .replace(/(?<=[.:] )(?=(?:Niego|Niega mi parte|Desconozco|La verdad es|Ofrezco|Fundo)\b)/gu, '\n');
}

/** The words of all parts of a kind. */
export function textOf(sections: readonly PleadingSection[], ...parts: PleadingPart[]): string {
  return sections
    .filter(({ part }) => parts.includes(part))
    .map(({ text }) => text)
    .join(' ');
}

/** The lines in capitals before the judge is addressed. */
function titleOf(lines: readonly string[]): string {
  const end = lines.findIndex((line) => addressed.test(line));
  const long = lines.findIndex((line) => line.length > 160);
  const stop = Math.min(...[end, long].filter((place) => place !== -1), 4);
  return lines.slice(0, stop).join(' ');
}

/** The lines of the title without its first, which says what the paper is. */
function headLines(lines: readonly string[], title: string): string {
  return lines.filter((line, place) => place > 0 && title.includes(line)).join(' , ');
}

const addressed = /^\W*(?:se[ñn]or|sr[ae]?s?\.|excm|excelent|a la excm|v\.?\s?s\b)/i;

function kindOf(title: string, opening: string): { kind: PleadingKind; quote: string | null } {
  const found = kindIn(title);
  if (found.kind !== 'otro') return found;
  const said = kindIn(
    /\b(?:vengo|venimos|digo|decimos|interpongo|promuevo|expreso|contesto|alego)\b[^.]{0,300}/iu.exec(opening)?.[0] ??
      '',
  );
  return said.kind === 'otro' ? found : said;
}

function kindIn(title: string): { kind: PleadingKind; quote: string | null } {
  const found = openLawRules().pleadingKinds.find(({ titled }) => titled.test(title));
  return found === undefined ? { kind: 'otro', quote: title || null } : { kind: found.id, quote: title };
}

const courtPattern =
  /(?:Excma\.\s)?(?:Juzgado|Juzg\.|Justicia|Cámara|Tribunal|Corte Suprema|Sala\s(?:\p{Lu}+|\d+)\sde\sla\s(?:Excma\.\s)?Cámara)\s(?:Nacional|Nac\.|Federal|de|en|Civil|Comercial|Contencioso|del|Criminal|Laboral|N[º°ro.]+)(?:\s(?:N[º°]|N(?:ro|um)\.|[\p{L}\d]+))*?(?:\sN[º°ro.]*\s?\d+)?(?:,\sSala\s(?:[“"«]?\p{Lu}+[”"»]?|\d+))?(?=\s(?:comparec\p{L}+|y\sdic\p{L}+|dice|expresa|viene|se\spresenta|y\sexpresa)|\s(?:que|con|de\sesta|a\sV|a\scargo|en\slos|respetuosamente|me|nos|ante)\s|\s?[,.;:()–—]|\s(?:digo|decimos|result)|\s*$)/u;

function courtOf(opening: string): string | null {
  return (
    courtPattern
      .exec(opening)?.[0]
      .replace(/\s(?:que|con)$/, '')
      .trim() ?? null
  );
}

const forums: readonly [PleadingForum, RegExp][] = [
  ['contencioso', /contencioso/],
  [
    'federal',
    /civil y comercial federal|seguridad social|corte suprema|camara federal|juzgado federal|juez(?:a)? federal/,
  ],
  ['laboral', /trabajo|laboral/],
  ['penal', /criminal|correccional|penal/],
  ['familia', /familia/],
  ['comercial', /comercial/],
  ['civil', /civil/],
];

/** @param purpose as the person put it right: then it tells the court more than the words of the paper, where none is named. */
function forumOf(
  court: string | null,
  kind: PleadingKind,
  text: string,
  purpose: PleadingCorrection['purpose'],
): PleadingForum {
  if (kind === 'recurso-extraordinario') return 'federal';
  const folded = fold(text);
  const subject = folded.slice(0, 1_200);
  const named = court === null ? undefined : forums.find(([, pattern]) => pattern.test(fold(court)))?.[0];
  const isFamily =
    /\b(?:alimentos|cuidado personal|divorcio|filiacion|regimen de comunicacion|asuntos de familia)\b/.test(subject);
  if (named === 'civil' && (purpose === undefined ? isFamily : purpose === 'familia')) return 'familia';
  if (named !== undefined) return named;
  const usual = purpose === undefined ? null : forumOfPurpose(purpose);
  if (usual !== null) return usual;
  if (/\bestado nacional\b|\bacto administrativo\b|\bley 19\.?549\b/.test(folded)) return 'contencioso';
  if (/\bdespido\b|\blct\b|\bl\.c\.t/.test(folded)) return 'laboral';
  if (isFamily) return 'familia';
  if (
    /\balquiler\w*|\blocacion\b|\bexpensas\b|\bdesalojo\b|\bconsorcio de (?:propietarios|copropietarios)\b|\bdanos y perjuicios\b/.test(
      subject,
    )
  )
    return 'civil';
  return /\bejecutivo\b|\bpagare\b|\bsociedad\b|\bconcurso\b|\bcheque\b|\bfacturas?\b/.test(
    `${subject} ${folded.slice(0, 2_500)}`,
  )
    ? 'comercial'
    : 'civil';
}

/** "Agosto 21 de 2026". */
const monthFirst =
  /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre) (\d{1,2}) de (\d{4})/gi;

/** "hoy, 24 de agosto de 2026", "en el día de la fecha,": the day on which a paper says that it is lodged. */
const lodgedOn =
  /\b(?:hoy|dia de la fecha),?\s(?:(?:dia\s)?(?:lunes|martes|miercoles|jueves|viernes)?,?\s?)$|\b(?:esta|la presente|este|el presente)\s(?:presentacion|demanda|accion|escrito|recurso|memorial)\sse\s(?:hace|presenta|interpone|promueve|inicia|deduce)\s(?:hoy,?\s)?(?:el\s|con fecha\s)?(?:dia\s)?$/;

/** "vengo con fecha 29 de junio de 2026", "con fecha 29 de junio de 2026 vengo". */
function isLodgedWith(flat: string, start: number, end: number): boolean {
  const before = fold(flat.slice(Math.max(0, start - 40), start));
  return (
    /\bveng\w+,?\s(?:en\s|con\sfecha\s)(?:el\sdia\s)?$/.test(before) ||
    (/\bcon\sfecha\s$/.test(before) &&
      /^,?\s(?:veng|present|interpong|contest|expres)/.test(fold(flat.slice(end, end + 14))))
  );
}

/** The day at the paper's end, after its last words; else in its head, or where it says when it is lodged. */
function dateOf(source: string): string | null {
  const flat = source.replace(/\s+/g, ' ').trim().replace(monthFirst, '$2 de $1 de $3');
  const tail = flat.slice(-450);
  const signed = findDates(tail).filter(({ start }) =>
    /(?:\p{Lu}[\p{L}.]+|C\.A\.B\.A\.?|Aires|Ciudad)[^.]{0,40},?\s*(?:a los\s|el\s)?$/u.test(tail.slice(0, start)),
  );
  const headed = findDates(flat.slice(0, 200)).find(
    ({ start }) => start < 120 && /(?:Aires|C\.A\.B\.A\.?|\p{Lu}\p{Ll}+),\s*$/u.test(flat.slice(0, start)),
  );
  const lodged = findDates(flat).find(
    ({ end, start }) =>
      lodgedOn.test(fold(flat.slice(Math.max(0, start - 60), start))) || isLodgedWith(flat, start, end),
  );
  return signed.at(-1)?.iso ?? headed?.iso ?? lodged?.iso ?? null;
}

const maxAmounts = 40;

function amountsOf(sections: readonly PleadingSection[]): PleadingReview['amounts'] {
  const found = sections.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      amountPhrases(line).map(({ amount, head }) => ({
        amount: numberOf(amount),
        currency: /u\$s|us\$|usd|d[oó]lar/i.test(amount) ? ('USD' as const) : ('ARS' as const),
        for: head.slice(0, 120),
      })),
    ),
  );
  const once = found.filter(
    (one, place) =>
      one.amount > 0 &&
      found.findIndex((other) => other.amount === one.amount && other.currency === one.currency) === place,
  );
  return once.slice(0, maxAmounts);
}

/** "$ 1.450.000,50" as a number. */
export function numberOf(amount: string): number {
  const digits = /\d[\d.]*(?:,\d{1,2})?/.exec(amount)?.[0] ?? '0';
  return Number(digits.replace(/\./g, '').replace(',', '.'));
}

const itemStart =
  /^(?:\(?(?:[a-zA-Z]|\d{1,2}(?:\.(?:\d{1,2}|[a-z]))?|[IVXivx]{1,5})\s?[.)°º-]{1,3}|[-–—•*]|(?:primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo)\s?[.:)])\s/i;
const innerItem = /(?<=[;:.,]\s|^)(?=\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})\s?[.)°º]-?\s+\S)/giu;
const closing =
  /^\W*(?:proveer de conformidad|(?:que )?sera justicia|tener presente y|otrosi|es (?:lo )?just|provea v|asi proveido|de v\.? ?[se]\.?,? (?:atte|atentamente)|dios guarde|saluda)/;
/** "VIII.- Por lo expuesto solicito:" is the number of what is asked, and no item of it. */
const asksOnly = /\b(?:solicit|pid[oe]|requier)\w*\b[^.:]{0,60}:\s*$/i;
const asks = /\b(?:solicit|pid[oe]|requier)\w*\b[^.:]{0,60}:\s*/i;

const closingWords = /\s(?:Proveer de conformidad|(?:Que )?Ser[áa] justicia)\b.*$/iu;

/** What is asked for at the end: of the part that asks, or of the last words that do. */
function itemsOf(sections: readonly PleadingSection[], part: PleadingPart): string[] {
  const section = sections.findLast((one) => one.part === part);
  const all = section?.lines ?? lastAsking(sections);
  const end = all.findIndex((line) => closing.test(fold(line)));
  const lines = all.slice(0, end === -1 ? undefined : end);
  const listed = lines.flatMap((line) => {
    const inner = asks.test(line) || !itemStart.test(line) ? splitInner(line) : [];
    return inner.length > 0 ? inner : itemStart.test(line) && !asksOnly.test(line) ? [line] : [];
  });
  return listed.length > 0 ? listed : lines.filter((line) => line.length > 12 && !asks.test(line)).slice(0, 12);
}

/** "Solicito: 1) se tenga…; 2) se haga…" in one paragraph. */
function splitInner(line: string): string[] {
  const from = asks.exec(line);
  const list = from === null ? line : line.slice(from.index + from[0].length);
  const parts = list.split(innerItem).filter((part) => itemStart.test(part));
  return parts.length < 2 ? [] : parts.map((part) => part.replace(closingWords, '').trim().replace(/[;,]$/, ''));
}

const asksAtEnd = new RegExp(
  String.raw`\b(?:${concluding}|a v\.? ?[se])\b[^:]{0,80}\b(?:solicit|pid|requier|rueg)|^\W*(?:\w{1,4}\W{1,4})?(?:solicit|pid)\w+:?\s*(?:$|\(?(?:i|1|a)\))`,
);

function lastAsking(sections: readonly PleadingSection[]): string[] {
  const lines = sections.flatMap((section) => section.lines);
  const at = lines.findLastIndex((line, place) => place > lines.length * 0.5 && asksAtEnd.test(fold(line)));
  return at === -1 ? [] : lines.slice(at);
}

function claimsOf(sections: readonly PleadingSection[]): string[] {
  const facts = sections.filter(({ part }) => part === 'facts');
  return facts
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line).map(({ text }) => text)))
    .filter((sentence) => findDates(sentence).length > 0 || /\$\s?\d/.test(sentence))
    .slice(0, 30);
}

const denial =
  /\b(?:nieg[oau]\w*|negamos|desconozco|desconoce|desconocemos|impugno|no es cierto|no es verdad|no me consta|se (?:desconoc|nieg|rechaz|impugn)\w+|(?:los?|las?) rechazo)\b/i;
const denialList = /\b(?:niego|niega|negamos|niega mi parte)\b[^.:]{0,80}:\s*$/i;

function denialsOf(sections: readonly PleadingSection[]): string[] {
  const of = (...parts: PleadingPart[]) => sections.filter(({ part }) => parts.includes(part));
  // A paper without headings denies wherever it does.
  const from = [of('denials'), of('facts', 'other'), of('intro', 'object')].find((some) => some.length > 0) ?? [];
  return from.flatMap(({ lines, part }) => {
    let isList = false;
    return lines.flatMap((line) => {
      if (denialList.test(line)) {
        isList = true;
        return [];
      }
      if (itemStart.test(line))
        return isList || denial.test(line) || (part === 'denials' && /\bque\b/i.test(line.slice(0, 12))) ? [line] : [];
      const inner = denial.test(line) ? splitInner(line) : [];
      if (inner.length > 1) return inner;
      return sentencesOf(line)
        .map(({ text }) => text)
        .filter((sentence) => denial.test(sentence));
    });
  });
}

const lead = String.raw`^\W*(?:\w{1,4}\W{1,4}){0,2}(?:prueba |medios? de prueba )?`;
const typeWords: readonly [EvidenceType, RegExp][] = [
  ['testimonial', new RegExp(`${lead}(?:testi|declaraciones|se (?:oiga|cite) a)`)],
  [
    'pericial',
    new RegExp(
      `${lead}(?:peri[ct]|perito|contable\\b|se ordene un perit|(?:medic[oa]|psicolog[oa]|contador[a]?|ingenier[oa]|caligrafo|arquitect[oa])\\b[^:]{0,40}:)`,
    ),
  ],
  ['informativa', new RegExp(`${lead}(?:informativa|informes|oficios?|se libre oficio)`)],
  ['confesional', new RegExp(`${lead}(?:confesional|absolucion)`)],
  ['documental', new RegExp(`${lead}(?:documental|documentos|papeles|instrumental|intimacion\\b|exhibicion\\b)`)],
];
/** Heads of evidence within a paragraph: "Documental: … Testimonial: …". */
const innerHead =
  /(?<=[^\s\d.][\p{L}\d)"»”][.;:]\s)(?=(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})\s?[.)°º-]{1,3}\s*)?(?:prueba\s)?(?:documental|instrumental|testimonial|testigos|pericial|informativa|informes|oficios|confesional|absolución de posiciones)\b[^.:]{0,60}[:.,])|(?<=[^\s\d.][\p{L}\d)"»”][.;]\s)(?=(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})\s?[.)°º-]{1,3}\s*)?(?:pericia\s|contable:|peritos?\s\p{L}|(?:se libre )?oficios? (?:a|al)\s))/giu;

const offers =
  /^\W*(?:\w{1,4}\W{1,4}){0,2}(?:(?:prueba )?(?:documental|testimonial|pericial|informativa|confesional)\b|(?:como|en calidad de) prueba|ofre[zc]\w+ (?:como |la |la siguiente )?prueba|(?:que )?ofre[zc]\w+)/;

function evidenceOf(sections: readonly PleadingSection[]): PleadingRead['evidence'] {
  const offering = sections.filter(({ part }) => part === 'evidence');
  // Without a part of its own, evidence is offered where a line opens with its kind or with the offer.
  const from =
    offering.length > 0
      ? offering
      : sections.map(({ lines, ...section }) => ({
          ...section,
          lines: lines.filter((line) => offers.test(fold(line))),
        }));
  return from.flatMap(({ lines }) => {
    let isUnderHead = false;
    let under: PleadingRead['evidence'][number] | null = null;
    return lines
      .flatMap((line) => line.split(innerHead))
      .flatMap((raw) => {
        const line = raw.trim();
        const folded = fold(line);
        const type = typeWords.find(([, pattern]) => pattern.test(folded))?.[0];
        if (type !== undefined) {
          isUnderHead = true;
          under = { type, quote: line };
          return [under];
        }
        // What is listed under a head belongs to it.
        if (under !== null && isUnderHead && !/\bperit[oa]\b|cuerpo medico/.test(folded)) {
          under.quote = `${under.quote} ${line}`;
          return [];
        }
        if (!itemStart.test(line)) return [];
        const expert = /\bperit[oa]\b|cuerpo medico/.test(folded);
        return [{ type: expert ? ('pericial' as const) : ('otra' as const), quote: line }];
      });
  });
}

const sameNorm = /^(?:el |la )?(?:mism[oa]|citad[oa]|referid[oa]|dich[oa]|mencionad[oa])\b/iu;

function citedIn(text: string, registry: NormRegistry): CitedArticle[] {
  let before: string | null = null;
  return findReferences(text, registry).flatMap(
    ({ articles, end, kind, norm: known, normText, start, text: written }) => {
      // "El art. 101 del mismo decreto-ley": of the norm before it.
      const norm: string | null = known ?? (normText !== null && sameNorm.test(normText) ? before : null);
      if (kind !== 'ruling') before = norm ?? normText;
      const code = norm ?? normText;
      if (kind === 'ruling' || code === null) return [];
      const sentence = sentenceAround(text, start, end);
      const all = articles.length === 0 ? [null] : articles;
      const last = norm === null ? null : (registry.get(norm)?.lastArticle ?? null);
      return all.map((article) => ({
        norm: code,
        article,
        text: written,
        sentence,
        // A number of the former civil code is no number of the new one.
        isBeyond: last !== null && code !== 'ccyc' && article !== null && Number.parseInt(article, 10) > last,
      }));
    },
  );
}

function sentenceAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('. ', start - 1) + 2, start - 300, 0);
  const stop = /[.;](?=\s+\p{Lu}|$)/u.exec(text.slice(end, end + 300));
  return text.slice(from, stop === null ? end + 120 : end + stop.index + 1).trim();
}
