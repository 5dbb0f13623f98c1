import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Ask, QuestionPart } from '../understood-question.ts';
import { readAsks } from './read-asks.ts';

/** A longer one tells a case. */
const maxHeadlineCharacters = 400;
const mostListed = 5;

/** A headline of a lawyer names things; who tells a case says what was done. */
export const tellsCase = /\b(?:me|mi|mis|yo|nos|tengo|tenemos|quiero|puedo|hace(?! falta))\b/;

/** "Período de sospecha: retroacción máxima y actos ineficaces": a topic, and what of it is asked. */
const topicAndList =
  /^\s*((?:[^:?¿.]|\.(?=\d)|(?<=\b[Aa]rts?)\.){5,120}):\s+((?:[^:?¿.]|\.(?=\d)|(?<=\b[Aa]rts?)\.){8,200})\.?\s*$/;
/** No sentence ends in it, and nothing is marked as a question. */
const oneSentence = /^(?:[^:?¿.\n]|\.(?=\d)|(?<=\b(?:[Aa]rts?|[Ii]ncs?|vs|cit|ap))\.)+\.?\s*$/;

/** What of a topic can be asked by its name: "requisitos y efectos". */
const aspect =
  '(?:plazos?|terminos? (?:para|de)|periodo|prorrogas?|posibilidad de|vias? (?:para|procesal)|edad|ley aplicable|regimen aplicable|publicidad|computos?|dies a quo|requisitos?|recaudos|presupuestos|supuestos|exclusiones|efectos?|consecuencias?|sancion(?:es)?|costas|alcances?|deberes|topes?|montos?|prueba|carga de la prueba|legitimacion|legitimados|competencia|tramite|procedimiento|procedencia|diferencias?|escalas?|penas?|elementos|facultades|recursos?|apelacion|caducidad|prescripcion|fuerza ejecutiva|privilegios?|oponibilidad|resolucion|rescision|actualizacion|intereses|acciones|presuncion(?:es)?|requerimiento|notificacion|formas?|formalidades|inscripcion|habilitacion|normas? aplicables?|reglas? aplicables?|excepciones|defensas|causales|limites?|bases?|calculo|modo de|derechos|obligaciones|responsabilidad|indemnizacion|levantamiento|nulidad|gastos|honorarios|distribucion|orden de|mayorias?|quorum|retroactividad|vigencia|rubros|invariabilidad|conformidad|continuidad|solidaridad|\\w{4,}(?:cion|sion|miento|bilidad)(?= (?:de|del|al|en|por)\\b))\\b';
/** "(¿incluye a los que se abstuvieron?)": what stands in brackets asks nothing of its own. */
const markInBrackets = /(\([^()]*)\?\s*\)/g;

/** The same text without the marks of what stands in brackets, each in the place of which is a blank. */
export const withoutMarksInBrackets = (text: string): string =>
  text.replace(/\([^()]*\)/g, (bracketed) => bracketed.replace(/[¿?]/g, ' '));
/** A day, a year or a party tells what happened, and is no thing to ask of. */
const tellsFact =
  /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\ben (?:(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) de )?(?:19|20)\d{2}\b|^(?:el |la |un |una )?(?:clientes?|imputad[oa]|actora?|demandad[oa]|hecho de)\b/;
const goesOn = /^(?:no|ni|al?|del?|en|con|por|para|frente) /;
const saysOf = /\S (?:de|del|en|para|por|al?|contra|entre|frente) /;
const maxTopicCharacters = 160;
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
const articlesOfList = /^(?:el|la|los|las|su|sus|un|una)\s+/i;

/**
 * The things that a lawyer's headline asks of its topic, each with the topic before it: "Verificación tardía: plazo y costas",
 * "Pacto comisorio implícito, requerimiento previo y cuándo no hace falta"; none where it is no such headline.
 */
export function readHeadline(text: string): QuestionPart[] {
  if (text.length > maxHeadlineCharacters || tellsCase.test(foldInPlace(text))) return [];
  const listed = afterColon(text.replace(markInBrackets, '$1)'));
  const [topic = '', items] = listed.length > 0 ? listed : afterComma(text);
  if (items === undefined || items.length < 2 || items.length > mostListed) return [];
  return items.map((item) => partOf(topic, item));
}

/** What is asked of a topic is said after it. */
function partOf(topic: string, item: string): QuestionPart {
  const asked = foldInPlace(item.slice(item.lastIndexOf(': ') + 1).trim());
  const own = readAsks(asked).filter((ask) => ask !== 'yes-no' || !beginsAspect.test(asked));
  return {
    text: topic === '' ? item : `${topic}: ${item}`,
    start: 0,
    asks: own.length > 0 ? own : ([/^si\b/.test(asked) ? 'yes-no' : 'what-to-do'] satisfies Ask[]),
  };
}

/** The same of a headline below which something else is told or asked: it lists what is asked by its name, and may list one thing alone. */
export function readHeadlineAbove(text: string): QuestionPart[] {
  if (text.length > maxHeadlineCharacters || tellsCase.test(foldInPlace(text))) return [];
  const [, topic = '', list = ''] = topicAndList.exec(text.replace(markInBrackets, '$1)')) ?? [];
  const isAsked = itemsOf(list).some((item) => beginsItem.test(foldInPlace(item)));
  if (topic === '') return readHeadline(text);
  if (!isAsked) return [];
  const listed = readHeadline(text);
  const [only, ...others] = itemsOf(list);
  return listed.length > 0 || only === undefined || others.length > 0 || tellsFact.test(foldInPlace(only))
    ? listed
    : [partOf(topic, only)];
}

/**
 * What a last sentence lists of the case that the one before it tells: "Colación de una donación de 2017. Plazo, valor que se toma y si puede
 * ser dispensado".
 */
export function readListBelow(topic: string, text: string): QuestionPart[] {
  if (text.length > maxHeadlineCharacters || !/^[^:?¿]+$/.test(text)) return [];
  const items = itemsOf(text.replace(/\.\s*$/, ''));
  const asked = items.filter((item) => beginsItem.test(foldInPlace(item)));
  if (items.length < 2 || items.length > mostListed || asked[0] !== items[0] || asked.length < items.length / 2)
    return [];
  if (items.some((item) => tellsFact.test(foldInPlace(item)))) return [];
  const isTopic = topic.length <= maxTopicCharacters && !tellsCase.test(foldInPlace(topic));
  return items.map((item) => partOf(isTopic ? topic.replace(/[\s.]+$/, '') : '', item));
}

/** What a sentence lists after a question that is marked: "¿Es válida la intimación? Edad desde la que procede, plazo y efectos". */
export function readListAfter(text: string): QuestionPart[] {
  const list = text.trim().replace(/^¿\s*|[.?]\s*$/g, '');
  if (text.length > maxHeadlineCharacters || !/^[^:?¿]+$/.test(list) || tellsCase.test(foldInPlace(text))) return [];
  const items = itemsOf(list);
  if (items.length < 2 && text.includes('?')) return [];
  const isList = items.length <= mostListed && items.every((item) => beginsAspect.test(foldInPlace(item).trim()));
  return isList && !items.some((item) => tellsFact.test(foldInPlace(item)))
    ? items.map((item) => partOf('', item))
    : [];
}

type Headline = [topic: string, items: string[]] | [];

function afterColon(text: string): Headline {
  if (!text.includes(':')) return [];
  const [, topic = '', list = ''] = topicAndList.exec(text) ?? [];
  const items = itemsOf(list);
  return items.length > 1 &&
    !items.some((item) => tellsFact.test(foldInPlace(item))) &&
    items.every(
      (item) =>
        tells(item) ||
        beginsAspect.test(foldInPlace(item)) ||
        (beginsInterrogative.test(foldInPlace(item)) && !saysNo.test(item)),
    )
    ? [topic, items]
    : [];
}

/** The things of a list, each with what goes on with it: "prescripción de los regulados y no regulados" is one. */
function itemsOf(list: string): string[] {
  const items: string[] = [];
  for (const one of list.split(/\s*[,;]\s+(?:(?:y|e)\s+)?/)) {
    const [first = '', ...others] = one.split(/\s+(?:y|e)\s+/).filter((item) => !onlyCites.test(foldInPlace(item)));
    if (goesOn.test(foldInPlace(first)) && !beginsInterrogative.test(foldInPlace(first)) && items.length > 0)
      items[items.length - 1] += `, ${first}`;
    else if (first !== '') items.push(first);
    for (const other of others) {
      const last = items.at(-1) ?? '';
      if (goesOnWith(last, foldInPlace(other))) items[items.length - 1] = `${last} y ${other}`;
      else items.push(other);
    }
  }
  return items;
}

/** "Plazos en primera | segunda instancia": what names no thing of its own, after something that is asked of a thing. */
function goesOnWith(last: string, folded: string): boolean {
  if (last === '' || beginsItem.test(folded)) return false;
  return (
    goesOn.test(folded) ||
    (saysOf.test(foldInPlace(last)) && !saysOf.test(folded) && beginsAspect.test(foldInPlace(last)))
  );
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
