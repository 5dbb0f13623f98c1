import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import { fold } from '@foja/legal-text/fold';
import type { RulingSections } from '../extract/ruling-sections.ts';
import { asQuote, sentencesOf } from '../extract/sentences.ts';

type WeakPoint = SentenceAnalysis['weakPoints'][number];
type Ground = (name: string) => Pick<WeakPoint, 'ground' | 'articles'>;

/** How a ruling tells which proof there was. */
const produced =
  /\b(?:se produj\w+|produjer\w+|produjo|prueba producida|producida|declar(?:aron|o)\b|testimonial\w*|pericia\w*|pericial\w*|perit[oa]\b|informativa\w*|se agreg\w+|agregad[ao]s?|inspeccion ocular|reconocimiento judicial|oficios?\b|certificado de (?:fs|prueba)|obra\w* (?:a )?fs)/;
/** What was offered and not produced, or given up, needs no weighing. */
const notProduced = /\b(?:desisti\w+|caduc\w+|negligencia|no se produjo|prescindi\w+|ofrece\b|ofrecio\b)/;

/** Kinds of expert proof, each with the words by which reasons speak of it. */
const expertise: readonly [RegExp, RegExp, string][] = [
  [/\bpericia\w*\b.{0,30}\bcaligraf\w+|\bperit[oa]\w*\b.{0,20}\bcaligraf\w+/, /caligraf/, 'pericia caligráfica'],
  [
    /\b(?:pericia\w*|perit[oa]\w*)\b.{0,30}\b(?:contable|contador)/,
    /contable|contador|libros|registros contables/,
    'pericia contable',
  ],
  [
    /\b(?:pericia\w*|perit[oa]\w*)\b.{0,30}\b(?:medic|legista|traumatolog)/,
    /medic[oa]|legista|facultativ|galeno|traumatolog/,
    'pericia médica',
  ],
  [/\b(?:pericia\w*|perit[oa]\w*)\b.{0,30}\b(?:psicolog|psiquiatr)/, /psicolog|psiquiatr/, 'pericia psicológica'],
  [
    /\b(?:pericia\w*|perit[oa]\w*)\b.{0,30}\b(?:mecanic|ingenier|accidentolog)/,
    /mecanic|ingenier|accidentolog/,
    'pericia mecánica',
  ],
  [/\b(?:pericia\w*|perit[oa]\w*)\b.{0,30}\binformatic/, /informatic|sistemas/, 'pericia informática'],
  [
    /\b(?:pericia\w*|perit[oa]\w*)\b.{0,30}\b(?:arquitect|constructor|tasador|agrimens|inmobiliari)/,
    /arquitect|constructor|tasador|tasacion|agrimens/,
    'pericia de arquitectura o tasación',
  ],
  [
    /\b(?:pericia\w*|perit[oa]\w*)\b.{0,30}\b(?:agronom|quimic|ambiental|veterinari)/,
    /agronom|quimic|ambiental|veterinari/,
    'pericia técnica',
  ],
];
const anyExpert = /\b(?:perit[oa]s?|pericia\w*|pericial\w*|dictamen\w*|expert[oa]s?|idone[oa]s?)\b/;
const surname = /\p{Lu}\p{L}{3,}(?:[ '-]\p{Lu}\p{L}{2,})*/gu;
/** Where the names of witnesses or of who informs follow. */
const namesFollow =
  /\b(?:testimonial(?:es)?|testimonios?|testigos?|declaraciones|declar(?:aron|[oó])|informativas?|informes?|oficios?)\b\s{0,3}(?:\([^)]{0,40}\)\s{0,3})?(?:de\b|del\b|a\b|al\b|por\b|cursados? a|dirigidos? a|:|,)?\s{0,3}(?:la\s|los\s|las\s|el\s|parte\s)?([^.;]{3,220})/giu;
const noNames =
  /^(?:Que|Fs|Dr|Dra|Sr|Sra|Art|Ley|Código|Civil|Comercial|Nación|Expte|Secretaría|Juzgado|Tribunal|Cámara|Considerando|Resulta)$/;
const pages = /\bfs?\.?\s?(?:digital(?:es)?\s)?(\d{1,5})(?:\s?[/-]\s?(\d{1,5}))?/giu;

/** A proof that was produced and of which the reasons say nothing. */
export function unweighedEvidence({ facts, head, reasons }: RulingSections, ground: Ground): WeakPoint[] {
  if (reasons.text.trim() === '') return [];
  const said = fold(reasons.text);
  const citedPages = new Set([...reasons.text.matchAll(pages)].map((match) => match[1]));
  const told = sentencesOf(`${facts.text.trim() === '' ? head.text : facts.text}`).filter(({ text }) => {
    const folded = fold(text);
    return produced.test(folded) && !notProduced.test(folded);
  });
  const points = new Map<string, string>();
  for (const { text } of told) {
    const folded = fold(text);
    for (const [asTold, asWeighed, name] of expertise) {
      if (asTold.test(folded) && !asWeighed.test(said) && !isOnlyExpert(folded, said)) points.set(name, text);
    }
    for (const clause of text.split(/[;.]\s/)) {
      const names = namesIn(clause).filter((name) => !isMentioned(name, said));
      const all = namesIn(clause);
      const isPageCited = [...clause.matchAll(pages)].some((match) => citedPages.has(match[1]));
      // Reasons may call a witness "el testigo" or an office "el banco": only where nothing of the clause is named it is told.
      if (all.length > 0 && names.length === all.length && !isPageCited && !isSpokenOf(clause, said)) {
        points.set(names.join(' y '), text);
      }
    }
  }
  return [...points].slice(0, maxPoints).map(([what, quote]) => ({
    title: `No trata una prueba producida: ${what}`,
    ...ground('prueba-sin-tratar'),
    mark: 'to-judge',
    quote: asQuote(quote),
  }));
}

const maxPoints = 3;

/** Whether the only expert of the case is meant by "el perito". */
function isOnlyExpert(told: string, said: string): boolean {
  return told.match(/\bpericia\w*|\bperit[oa]\b/g)?.length === 1 && anyExpert.test(said);
}

function namesIn(clause: string): string[] {
  return [...clause.matchAll(namesFollow)].flatMap(([, rest = '']) =>
    [...rest.matchAll(surname)].map(([name]) => name).filter((name) => !noNames.test(name)),
  );
}

/** One word of a name is enough: "Banco Litoral Sur" is later "el Banco". */
function isMentioned(name: string, said: string): boolean {
  return fold(name)
    .split(/[\s'-]+/)
    .some((word) => word.length > 3 && said.includes(word));
}

/** Witnesses all told together: "los testigos fueron contestes". */
function isSpokenOf(clause: string, said: string): boolean {
  const folded = fold(clause);
  if (/\btestig|\btestimon|\bdeclar/.test(folded))
    return /\b(?:los|las|ambos|cuatro|tres|dos) (?:\w+ )?testig[oa]s\b|\btestimonios\b|\btestimonial\w*\b|\bdeclaraciones\b/.test(
      said,
    );
  return /\binform\w+\b/.test(folded) && /\b(?:informe|informativa|oficio|informo|contestacion)\b/.test(said);
}
