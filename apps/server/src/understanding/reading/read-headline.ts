import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Ask, QuestionPart } from '../understood-question.ts';
import { readAsks } from './read-asks.ts';

/** A longer one tells a case. */
const maxHeadlineCharacters = 400;
const mostListed = 4;

/** A headline of a lawyer names things; who tells a case says what was done. */
export const tellsCase = /\b(?:me|mi|mis|yo|nos|tengo|tenemos|quiero|puedo|hace(?! falta))\b/;

/** "Período de sospecha: retroacción máxima y actos ineficaces": a topic, and what of it is asked. */
const topicAndList =
  /^\s*((?:[^:?¿.]|\.(?=\d)|(?<=\b[Aa]rts?)\.){5,120}):\s+((?:[^:?¿.]|\.(?=\d)|(?<=\b[Aa]rts?)\.){8,200})\.?\s*$/;
/** No sentence ends in it, and nothing is marked as a question. */
const oneSentence = /^(?:[^:?¿.\n]|\.(?=\d)|(?<=\b(?:[Aa]rts?|[Ii]ncs?|vs|cit|ap))\.)+\.?\s*$/;

/** What of a topic can be asked by its name: "requisitos y efectos". */
const aspect =
  '(?:plazos?|terminos? (?:para|de)|computos?|dies a quo|requisitos|recaudos|presupuestos|supuestos|exclusiones|efectos?|consecuencias?|sancion(?:es)?|costas|alcances?|deberes|topes?|montos?|prueba|carga de la prueba|legitimacion|legitimados|competencia|tramite|procedimiento|procedencia|diferencias?|escalas?|penas?|elementos|facultades|recursos?|apelacion|caducidad|prescripcion|fuerza ejecutiva|privilegios?|oponibilidad|resolucion|rescision|actualizacion|intereses|acciones|presuncion(?:es)?|requerimiento|notificacion|formas?|formalidades|inscripcion|habilitacion|normas? aplicables?|reglas? aplicables?|excepciones|defensas|causales|limites?|bases?|calculo|modo de|derechos|obligaciones|responsabilidad|indemnizacion|levantamiento|nulidad|gastos|honorarios|distribucion|orden de|mayorias?|quorum|retroactividad|vigencia|rubros|invariabilidad|\\w{4,}(?:cion|sion|miento|bilidad)(?= (?:de|del|al|en|por)\\b))\\b';
/** With what one asks, as a lawyer's headline does. */
const interrogative =
  '(?:(?:contra|ante|sobre|por|en|de|con|desde|hasta|a) (?:que|cuando|quien(?:es)?|cual(?:es)?|cuant[oa]s?)|que|quien(?:es)?|cuando|cuant[oa]s?|como|cual(?:es)?|donde|si (?!no\\b))\\b';
/** It says where the law is, and is no thing to ask of. */
const onlyCites =
  /^(?:y\s+)?(?:arts?\.|articulos?|ley(?:es)?|decreto|dnu|inc\.|cpccn?|ccyc\w*|cppn|cppf|lct|lcq|lgs|ldc|lrt|c\.?p\.?|segun|conforme|\d+)(?!\w)/;
const beginsItem = new RegExp(`^(?:(?:el|la|los|las|su|sus) )?(?:${aspect}|${interrogative})`);
const beginsInterrogative = new RegExp(`^(?:${interrogative})`);
const beginsAspect = new RegExp(`^(?:${aspect})`);
const betweenItems = new RegExp(
  String.raw`\s+(?:y|e)\s+(?=(?:(?:el|la|los|las|su|sus) )?(?:${aspect}|${interrogative}))`,
  'g',
);
/** It goes with the term before it: both stand in one article. */
const ofTerm = /^(?:su )?(?:computos?|dies a quo|desde cuando(?: (?:corre|se (?:cuenta|computa)))?)$/;
const listStops = /\s*[,;]\s+(?:y\s+|e\s+)?|\s+(?:y|e)\s+/;
const articlesOfList = /^(?:el|la|los|las|su|sus|un|una)\s+/i;

/**
 * The things that a lawyer's headline asks of its topic, each with the topic before it: "Verificación tardía: plazo y costas",
 * "Pacto comisorio implícito, requerimiento previo y cuándo no hace falta"; none where it is no such headline.
 */
export function readHeadline(text: string): QuestionPart[] {
  if (text.length > maxHeadlineCharacters || tellsCase.test(foldInPlace(text))) return [];
  const listed = afterColon(text);
  const [topic, items] = listed.length > 0 ? listed : afterComma(text);
  if (items === undefined || items.length < 2 || items.length > mostListed) return [];
  return items.map((item) => {
    // What is asked of a topic is said after it.
    const asked = foldInPlace(item.slice(item.lastIndexOf(': ') + 1).trim());
    const own = readAsks(asked).filter((ask) => ask !== 'yes-no' || !beginsAspect.test(asked));
    return {
      text: topic === '' ? item : `${topic}: ${item}`,
      start: 0,
      asks: own.length > 0 ? own : (['what-to-do'] satisfies Ask[]),
    };
  });
}

type Headline = [topic: string, items: string[]] | [];

function afterColon(text: string): Headline {
  if (!text.includes(':')) return [];
  const [, topic = '', list = ''] = topicAndList.exec(text) ?? [];
  const items = list.split(listStops).filter((item) => item !== '' && !onlyCites.test(foldInPlace(item)));
  return items.length > 1 &&
    items.every(
      (item) =>
        tells(item) ||
        beginsAspect.test(foldInPlace(item)) ||
        (beginsInterrogative.test(foldInPlace(item)) && !saysNo.test(item)),
    )
    ? [topic, items]
    : [];
}

/** "Lesión, presunción de aprovechamiento y acciones"; "cálculo de la prestación y actualización del ingreso base". */
function afterComma(text: string): Headline {
  if (!oneSentence.test(text)) return [];
  const segments: string[] = [];
  for (const segment of text.replace(/\.\s*$/, '').split(/,\s+/)) {
    const last = segments.at(-1);
    if (last !== undefined && onlyCites.test(foldInPlace(segment)))
      segments[segments.length - 1] = `${last}, ${segment}`;
    else segments.push(segment);
  }
  const [first = '', ...rest] = segments;
  // Without a comma each side names what it asks, and of what.
  if (rest.length === 0) {
    const items = splitItems(first);
    const isOfTwo = items.length === 2 && beginsAspect.test(foldInPlace(first)) && items.every(saysOfWhat);
    return isOfTwo ? ['', items] : [];
  }
  const items = rest.flatMap(splitItems);
  if (!items.every((item) => beginsItem.test(foldInPlace(item)))) return [];
  // "Legitimación del acreedor, qué debe acreditar": the topic is asked itself.
  const [only = '', ...more] = items;
  if (more.length > 0 || !beginsAspect.test(foldInPlace(first)) || only === '') return [first.trim(), joinTerms(items)];
  return ['', [first.trim(), `${first.trim()}: ${only}`]];
}

function splitItems(segment: string): string[] {
  const folded = foldInPlace(segment);
  const items: string[] = [];
  let from = 0;
  for (const match of folded.matchAll(betweenItems)) {
    items.push(segment.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...items, segment.slice(from)].map((item) => item.replace(/^(?:y|e)\s+/i, '').trim());
}

function joinTerms(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && ofTerm.test(foldInPlace(item)) && readAsks(foldInPlace(last)).includes('how-long'))
      joined[joined.length - 1] = `${last} y ${item}`;
    else joined.push(item);
  }
  return joined;
}

/** "… y cuando no" asks nothing by itself. */
const saysNo = /\bno\W*$/;

/** "Plazo de caducidad" alone says nothing of which. */
const fewestOfItem = 3;
const saysOfWhat = (item: string) => new Set(analyzeTerms(item)).size >= fewestOfItem;

function tells(item: string): boolean {
  return analyzeTerms(item.replace(articlesOfList, '')).length > 0;
}
