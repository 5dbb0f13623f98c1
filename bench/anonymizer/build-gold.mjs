/**
 * Builds the anonymizer's gold sets from the marked-up documents in `sources/` and its folders.
 *
 *   node bench/anonymizer/build-gold.mjs          writes the files
 *   node bench/anonymizer/build-gold.mjs --check  writes nothing; fails if one is stale
 *
 * Markup: ⟦TYPE:a personal datum⟧, ⟦TYPE!:one whose check digit is wrong on purpose⟧,
 * ⟦keep:text that must survive⟧, ⟦ignore:text where either choice is right⟧. Marks do not nest.
 * Both modes verify the set and print its counts; see README.md for the format of the output.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('.', import.meta.url);
const LAST_DEVELOPMENT_DOCUMENT = 22;
const TYPES = new Set([
  'PERSONA',
  'DNI',
  'CUIT',
  'DOMICILIO',
  'EMAIL',
  'TELEFONO',
  'CBU',
  'ALIAS',
  'CUENTA',
  'EXPEDIENTE',
  'MATRICULA',
  'PATENTE',
  'PASAPORTE',
  'FECHA_NACIMIENTO',
  'EMPRESA',
  'TARJETA',
  'IP',
  'URL',
  'USUARIO',
  'LEGAJO',
  'HISTORIA_CLINICA',
  'INMUEBLE',
  'BENEFICIO',
  'ESCUELA',
  'LUGAR_NACIMIENTO',
  'IMEI',
]);
const MARK = /⟦([A-Za-z_]+)(!?):([^⟦⟧]+)⟧/gu;

function weightedSum(digits, weights) {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

function isValidCuit(digits) {
  if (!/^(20|23|24|25|26|27|30|33|34)\d{9}$/u.test(digits)) return false;
  const remainder = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  // A remainder of 1 would need the digit "10": no such number is issued.
  return remainder !== 1 && Number(digits[10]) === (11 - remainder) % 11;
}

function isValidCbu(digits) {
  if (!/^\d{22}$/u.test(digits)) return false;
  const bankSum = weightedSum(digits, [7, 1, 3, 9, 7, 1, 3]);
  const accountSum = weightedSum(digits.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]);
  return Number(digits[7]) === (10 - (bankSum % 10)) % 10 && Number(digits[21]) === (10 - (accountSum % 10)) % 10;
}

function isValidCard(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

const CHECKS = { CUIT: isValidCuit, CBU: isValidCbu, TARJETA: isValidCard };

/** The document without its marks, and where each marked text went. */
function parse(id, source) {
  const spans = [];
  const keep = new Set();
  const ignore = [];
  const invalid = [];
  let text = '';
  let readUpTo = 0;
  for (const mark of source.matchAll(MARK)) {
    const [whole, type, isInvalid, marked] = mark;
    text += source.slice(readUpTo, mark.index);
    readUpTo = mark.index + whole.length;
    const range = { start: text.length, end: text.length + marked.length };
    text += marked;
    if (type === 'keep') keep.add(marked);
    else if (type === 'ignore') ignore.push(range);
    else spans.push({ ...range, type });
    if (isInvalid) invalid.push(marked);
  }
  text += source.slice(readUpTo);
  return { document: { id, text, spans, keep: [...keep], ignore }, invalid };
}

function occurrences(text, wanted) {
  const found = [];
  for (let start = text.indexOf(wanted); start !== -1; start = text.indexOf(wanted, start + 1)) {
    found.push({ start, end: start + wanted.length });
  }
  return found;
}

function overlaps(a, b) {
  return a.start < b.end && b.start < a.end;
}

/** Everything wrong with a document, as sentences; empty when it is fit to be published. */
function problems({ document, invalid }) {
  const { text, spans, keep, ignore } = document;
  const found = [];
  if (/[⟦⟧]/u.test(text)) found.push('a mark is malformed or nested');

  const ranges = [...spans, ...ignore].sort((a, b) => a.start - b.start);
  ranges.forEach((range, index) => {
    const next = ranges[index + 1];
    if (next && overlaps(range, next)) found.push(`ranges overlap at ${next.start}`);
  });
  const kept = keep.flatMap((wanted) => occurrences(text, wanted));
  for (const { start, end, type } of spans) {
    const datum = text.slice(start, end);
    if (!TYPES.has(type)) found.push(`unknown type ${type}`);
    if (datum !== datum.trim()) found.push(`"${datum}" is marked with surrounding space`);
    const hasValidDigits = CHECKS[type]?.(datum.replace(/\D/gu, ''));
    if (hasValidDigits !== undefined && hasValidDigits === invalid.includes(datum)) {
      found.push(`${type} ${datum}: check digit is ${hasValidDigits ? 'valid' : 'wrong'}`);
    }
    // Every further occurrence must be marked too, save within a kept text ("Marcos Paz").
    for (const other of occurrences(text, datum)) {
      const before = text[other.start - 1] ?? ' ';
      const after = text[other.end] ?? ' ';
      const isWholeWord = !/[\p{L}\p{M}\p{N}]/u.test(before) && !/[\p{L}\p{M}\p{N}]/u.test(after);
      if (datum.length > 2 && isWholeWord && ![...ranges, ...kept].some((range) => overlaps(range, other))) {
        found.push(`"${datum}" is unmarked at ${other.start}`);
      }
    }
  }
  for (const wanted of keep) {
    for (const occurrence of occurrences(text, wanted)) {
      if (ranges.some((range) => overlaps(range, occurrence))) {
        found.push(`keep "${wanted}" overlaps a marked range at ${occurrence.start}`);
      }
    }
  }
  return found.map((problem) => `${document.id}: ${problem}`);
}

function printCounts(file, documents) {
  const byType = {};
  for (const { type } of documents.flatMap(({ spans }) => spans)) {
    byType[type] = (byType[type] ?? 0) + 1;
  }
  const total = (list) => documents.reduce((sum, document) => sum + document[list].length, 0);
  const words = documents.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const types = Object.entries(byType).sort(([, a], [, b]) => b - a);
  console.log(
    `${file}: ${documents.length} documents, ${words} words, ${total('spans')} spans, ` +
      `${total('keep')} keep, ${total('ignore')} ignore\n` +
      `  ${types.map(([type, count]) => `${type} ${count}`).join(', ')}`,
  );
}

/** The documents of a folder of `sources/`, by name. */
function readDocuments(folder) {
  const sources = new URL(folder, FOLDER);
  return readdirSync(sources)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => parse(name.replace('.txt', ''), readFileSync(new URL(name, sources), 'utf8').trimEnd()));
}

const first = readDocuments('sources/');
const second = { train: readDocuments('sources/train-2/'), validation: readDocuments('sources/validation-2/') };
const third = readDocuments('sources/validation-3/');
const papers = {
  development: readDocuments('sources/papers-development/'),
  blind: readDocuments('sources/papers-blind/'),
  development2: readDocuments('sources/papers-development-2/'),
  development3: readDocuments('sources/papers-development-3/'),
  development4: readDocuments('sources/papers-development-4/'),
  development5: readDocuments('sources/papers-development-5/'),
  development6: readDocuments('sources/papers-development-6/'),
  development7: readDocuments('sources/papers-development-7/'),
  development8: readDocuments('sources/papers-development-8/'),
  development9: readDocuments('sources/papers-development-9/'),
  development10: readDocuments('sources/papers-development-10/'),
  development11: readDocuments('sources/papers-development-11/'),
  development19: readDocuments('sources/papers-development-19/'),
  development20: readDocuments('sources/papers-development-20/'),
  development21: readDocuments('sources/papers-development-21/'),
  development22: readDocuments('sources/papers-development-22/'),
  development12: readDocuments('sources/papers-development-12/'),
  development13: readDocuments('sources/papers-development-13/'),
  development14: readDocuments('sources/papers-development-14/'),
  development15: readDocuments('sources/papers-development-15/'),
  development16: readDocuments('sources/papers-development-16/'),
  development17: readDocuments('sources/papers-development-17/'),
  development18: readDocuments('sources/papers-development-18/'),
  development23: readDocuments('sources/papers-development-23/'),
  development24: readDocuments('sources/papers-development-24/'),
  unseen7: readDocuments('sources/papers-unseen-7/'),
};

const found = [
  ...first,
  ...second.train,
  ...second.validation,
  ...third,
  ...papers.development,
  ...papers.blind,
  ...papers.development2,
  ...papers.development3,
  ...papers.development4,
  ...papers.development5,
  ...papers.development6,
  ...papers.development7,
  ...papers.development8,
  ...papers.development9,
  ...papers.development10,
  ...papers.development11,
  ...papers.development19,
  ...papers.development20,
  ...papers.development21,
  ...papers.development22,
  ...papers.development12,
  ...papers.development13,
  ...papers.development14,
  ...papers.development15,
  ...papers.development16,
  ...papers.development17,
  ...papers.development18,
  ...papers.development23,
  ...papers.development24,
  ...papers.unseen7,
].flatMap(problems);
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exit(1);
}

const isEarly = ({ document }) => Number.parseInt(document.id, 10) <= LAST_DEVELOPMENT_DOCUMENT;
const outputs = {
  'gold.jsonl': first.filter(isEarly),
  'gold-validation.jsonl': first.filter((one) => !isEarly(one)),
  'gold-train-2.jsonl': second.train,
  'gold-validation-2.jsonl': second.validation,
  'gold-validation-3.jsonl': third,
  'papers-development.jsonl': papers.development,
  'papers-blind.jsonl': papers.blind,
  'papers-development-2.jsonl': papers.development2,
  'papers-development-3.jsonl': papers.development3,
  'papers-development-4.jsonl': papers.development4,
  'papers-development-5.jsonl': papers.development5,
  'papers-development-6.jsonl': papers.development6,
  'papers-development-7.jsonl': papers.development7,
  'papers-development-8.jsonl': papers.development8,
  'papers-development-9.jsonl': papers.development9,
  'papers-development-10.jsonl': papers.development10,
  'papers-development-11.jsonl': papers.development11,
  'papers-development-19.jsonl': papers.development19,
  'papers-development-20.jsonl': papers.development20,
  'papers-development-21.jsonl': papers.development21,
  'papers-development-22.jsonl': papers.development22,
  'papers-development-12.jsonl': papers.development12,
  'papers-development-13.jsonl': papers.development13,
  'papers-development-14.jsonl': papers.development14,
  'papers-development-15.jsonl': papers.development15,
  'papers-development-16.jsonl': papers.development16,
  'papers-development-17.jsonl': papers.development17,
  'papers-development-18.jsonl': papers.development18,
  'papers-development-23.jsonl': papers.development23,
  'papers-development-24.jsonl': papers.development24,
  'papers-unseen-7.jsonl': papers.unseen7,
};
for (const [file, parsed] of Object.entries(outputs)) {
  const documents = parsed.map(({ document }) => document);
  const path = new URL(file, FOLDER);
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
  if (!process.argv.includes('--check')) writeFileSync(path, lines);
  else if (readFileSync(path, 'utf8') !== lines) {
    console.error(`${file} is stale: run node bench/anonymizer/build-gold.mjs`);
    process.exitCode = 1;
  }
  printCounts(file, documents);
}
