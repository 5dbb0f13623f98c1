import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import { checkValues } from '@foja/contracts/drafting/check-values';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import { type DocumentKind, documentKinds } from '@foja/contracts/drafting/document-kinds';
import { draftStatus, missingOf } from '@foja/contracts/drafting/draft-status';
import type { Condition, DocumentForm, Field, FormValues } from '@foja/contracts/drafting/form';
import { askedFields, fieldsOf, isAmount } from '@foja/contracts/drafting/read-answers';
import { describe, expect, it } from 'vitest';
import { articleKey } from '../corpus/article-key.ts';
import { readCitedTexts } from '../corpus/cited-texts.ts';
import { readNormsNotImported } from '../corpus/computable-law/read-norms-not-imported.ts';
import { openTemplate } from '../corpus/rules/open-templates.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { findOfficialTexts } from '../testing/official-texts.ts';
import { composeDocument } from './compose-document.ts';
import { dayInWords, itemsOf } from './render-text.ts';

const today = '2026-11-22';
const officialTexts = findOfficialTexts();
const compared = readCitedTexts(join(findProjectRoot(), 'corpus'));
/** Norms whose text no folder holds: their articles are read at their address, and taken on trust here. */
const onTrust = new Set(readNormsNotImported(join(findProjectRoot(), 'corpus')).norms.map(({ norm }) => norm));
const normsRead = new Map<string, Set<string>>();

/** Whether the official file of the norm holds this article, neither repealed nor doubtful. */
function inForce(key: string): boolean {
  const [norm = ''] = key.split(':');
  const known =
    normsRead.get(norm) ??
    new Set(
      readFileSync(join(officialTexts ?? '', 'statutes', `${norm}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { article: string; repealed: boolean; suspect: boolean })
        .filter(({ repealed, suspect }) => !repealed && !suspect)
        .map(({ article }) => articleKey(norm, article)),
    );
  normsRead.set(norm, known);
  return known.has(key);
}

const formOf = (kind: DocumentKind): DocumentForm => documentForms[kind];
const compose = (kind: DocumentKind, values: FormValues) =>
  composeDocument(openTemplate(kind), formOf(kind), values, null, { today, underReview: [] });

function runsOf(block: DraftBlock): DraftRun[] {
  if (block.type === 'facts') return [{ text: block.text, field: block.field, blank: false }];
  if (block.type === 'list') return block.items.flat();
  if (block.type === 'signatures') return block.people.flatMap((person) => person.runs);
  return block.runs;
}

const textOf = (blocks: DraftBlock[]) =>
  blocks
    .map((block) =>
      runsOf(block)
        .map((run) => run.text)
        .join(''),
    )
    .join('\n');
const blanksOf = (blocks: DraftBlock[]) => blocks.flatMap(runsOf).filter((run) => run.blank);

/** The words by which a document shows a value. */
function shownBy(field: Field, values: FormValues): string[] {
  const value = values[field.key];
  if (value === undefined || field.type === 'choice') return [];
  if (isAmount(value)) return [new Intl.NumberFormat('es-AR').format(value.value)];
  if (Array.isArray(value)) return itemsOf(field, value);
  if (typeof value === 'object') return Object.values(value);
  if (field.type === 'date') return [dayInWords(String(value))];
  // A filing numbers the paragraphs of the facts.
  if (field.type === 'facts') return String(value).split(/\n+/);
  return [String(value)];
}

/** The example of a form, once for each option of each of its choices. */
function variants(form: DocumentForm): FormValues[] {
  const choices = fieldsOf(form).flatMap((field) =>
    field.type === 'choice' ? field.options.map((option) => [field.key, option.value] as const) : [],
  );
  // What is asked in another forum depends on the other choices.
  const examples =
    form.example.fuero === undefined ? [form.example] : [form.example, { ...form.example, fuero: 'laboral' }];
  return examples.flatMap((example) => [example, ...choices.map(([key, value]) => ({ ...example, [key]: value }))]);
}

/** What a form never asks together with its example, filled too. */
const elsewhere: FormValues = {
  razonMonto: 'faltan las pericias',
  tasa: '3 % mensual',
  fundamentos: 'los honorarios son altos',
  manifestacion: 'cambió el perito',
  documentos: ['Recibo'],
  nuevoDominio: '',
  nuevoDomicilio: 'Calle Nueva 1',
  pendiente: 'interlocutoria',
  desde: '2026-09-01',
  opcionEntrega: 'cumplir',
  causa: 'faltó a su trabajo sin aviso los días 2, 3 y 4 de noviembre y desoyó las intimaciones cursadas',
  fechaDespido: '2026-11-20',
  preaviso: 'omitido',
  ausenteDesde: '2026-11-10',
  plazoHoras: 48,
  fechaHecho: '2026-11-10',
  fechaExtincion: '2026-06-10',
  fechaRenuncia: '2026-12-01',
  vencimiento: '2027-12-01',
  cuotas: 3,
  fin: '2027-12-01',
  preavisoDias: 15,
  antecedente: 'una herencia',
  compensacionModo: 'un pago',
  hijos: ['Fito'],
  comunicacion: 'libre',
  cuota: { currency: 'ARS', value: 5 },
  pagaCuota: 'primero',
  pagoCuota: 'del 1 al 5',
  indice: 'IPC',
  ajusteMeses: 3,
  bienesAsentimiento: 'el auto',
  agravios: 'La sentencia no valoró la prueba.',
  motivoExencion: 'así lo dispone su ley orgánica',
  detalleRegistracion: 'la fecha de ingreso, que es anterior',
  causaExtincion: 'Se invocaron faltas que no existieron.',
  topeConvenio: { currency: 'ARS', value: 1_200_000 },
  testamento: 'escritura 00 del 01/02/2020, registro ficticio',
  testigosFirma: ['Dora Supuesta, Calle Falsa 1', 'Clara Inventada, Calle Falsa 2'],
  deposito: 'efectuado',
  irregularidad: 'fecha',
  salario: { currency: 'ARS', value: 910_000 },
  jornada: 'de lunes a viernes de 9 a 18',
};

/** A variant with every field that it asks given. */
function filled(form: DocumentForm, values: FormValues): FormValues {
  const extra = fieldsOf(form).flatMap((field) => {
    const value = values[field.key] ?? elsewhere[field.key];
    return value === undefined ? [] : [[field.key, value] as const];
  });
  const all: FormValues = Object.fromEntries(extra);
  return Object.fromEntries(
    askedFields(form, all).flatMap((field) => (all[field.key] === undefined ? [] : [[field.key, all[field.key]!]])),
  );
}

describe.each(documentKinds)('the document %s', (kind) => {
  const form = formOf(kind);

  it('has an example that its form takes and that leaves nothing missing', () => {
    expect(checkValues(form, form.example)).toEqual([]);
    expect(draftStatus(form, form.example, today).filter(({ state }) => state === 'missing')).toEqual([]);
  });

  it('holds no blank once every datum that it asks is given, whichever option is chosen', () => {
    for (const values of variants(form).map((variant) => filled(form, variant))) {
      expect(draftStatus(form, values, today).filter(({ state }) => state === 'missing')).toEqual([]);
      expect(blanksOf(compose(kind, values)).map(({ text }) => text)).toEqual([]);
    }
  });

  it('holds every value of its form, whichever option is chosen', () => {
    for (const values of variants(form).map((variant) => filled(form, variant))) {
      const text = textOf(compose(kind, values));
      for (const field of askedFields(form, values)) {
        // Some data only bear on the state of the document, such as an amount that says whether it can be appealed.
        for (const shown of shownBy(field, values)) expect(text, `${kind}: ${field.key}`).toContain(shown);
      }
    }
  });

  it('says with a visible blank each datum that is missing, and invents none', () => {
    const bare: FormValues = Object.fromEntries(
      fieldsOf(form).flatMap((field) =>
        field.type === 'facts'
          ? [[field.key, 'ocurrió lo que se relata']]
          : field.type === 'choice'
            ? [[field.key, form.example[field.key] ?? '']]
            : [],
      ),
    );
    const blanks = new Set(blanksOf(compose(kind, bare)).map(({ text }) => text));
    const required = askedFields(form, bare).filter((field) => field.required);
    const missing = required.flatMap((field) => missingOf(field, bare).map((what) => `[falta: ${what}]`));
    expect([...blanks].sort()).toEqual([...new Set(missing)].sort());
    const words = textOf(compose(kind, bare));
    for (const field of askedFields(form, form.example)) {
      if (field.type === 'choice' || field.type === 'facts' || field.type === 'number') continue;
      for (const shown of shownBy(field, form.example)) expect(words.includes(shown), `${kind}: ${shown}`).toBe(false);
    }
  });

  it('changes with each choice, or its state does', () => {
    for (const field of fieldsOf(form)) {
      if (field.type !== 'choice') continue;
      const shown = field.options.map((option) => {
        const values = filled(form, {
          ...form.example,
          [field.key]: option.value,
          ...(field.when ? conditionOf(field) : {}),
        });
        return textOf(compose(kind, values)) + JSON.stringify(draftStatus(form, values, today));
      });
      expect(new Set(shown).size, `${kind}: ${field.key}`).toBe(field.options.length);
    }
  });

  it('stands on articles that were compared with their official text, and are in force where it is at hand', () => {
    const keys = new Set([
      ...openTemplate(kind).pieces.flatMap((piece) => piece.articles ?? []),
      ...form.checks.flatMap((check) => check.articles),
      ...form.reminders.flatMap((reminder) => reminder.articles),
    ]);
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys) if (onTrust.has(key.split(':')[0] ?? '')) keys.delete(key);
    expect([...keys].filter((key) => !compared.has(key))).toEqual([]);
    if (officialTexts) for (const key of keys) expect(inForce(key), key).toBe(true);
  });

  it('names in its words no article that it does not stand on', () => {
    for (const piece of openTemplate(kind).pieces) {
      const words = 'text' in piece ? piece.text : '';
      const stood = new Set((piece.articles ?? []).map((key) => key.split(':')[1]));
      for (const named of articlesNamed(words))
        expect(stood.has(named), `${kind}: artículo ${named} en «${words.slice(0, 80)}»`).toBe(true);
    }
  });
});

/** What makes a form ask this field. */
function conditionOf({ when }: Field): FormValues {
  const conditions: readonly Condition[] = when === undefined ? [] : 'field' in when ? [when] : when;
  return Object.assign({}, ...conditions.map(valueFor));
}

function valueFor({ field, is }: Condition): FormValues {
  if (is === undefined) return {};
  const value = typeof is === 'string' ? is : (is[0] ?? '');
  return field === 'expresas' ? { [field]: [value] } : { [field]: value };
}

/** The numbers after "artículo" and "artículos": "1757 y 1758", "1737 a 1741", "10 bis". */
function articlesNamed(words: string): string[] {
  return [...words.matchAll(/art[ií]culos? (\d[\d\s,abisy]*)/g)].flatMap(([, list = '']) => {
    const ranges = [...list.matchAll(/(\d+) a (\d+)/g)].flatMap(([, from, to]) => {
      const start = Number(from);
      return Array.from({ length: Number(to) - start + 1 }, (_, step) => String(start + step));
    });
    return [...ranges, ...[...list.matchAll(/\d+(?: bis)?/g)].map(([number]) => number.replace(' ', ''))];
  });
}
