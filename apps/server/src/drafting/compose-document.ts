import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import type { DocumentForm, FormValues } from '@foja/contracts/drafting/form';
import { askedFields, blankName, conditionHolds, fieldsOf, readAnswers } from '@foja/contracts/drafting/read-answers';
import { clauseLabel } from '@foja/contracts/editor/content';
import { isUnderReview, type LawUnderReview } from '../corpus/rules/law-under-review.ts';
import type { DocumentTemplate, TemplatePiece } from '../corpus/rules/template-schemas.ts';
import { computedBlocks } from './computed-blocks.ts';
import { deniedFact, factStated } from './denied-fact.ts';
import { derivedTexts } from './derived-texts.ts';
import { numberedFacts } from './numbered-facts.ts';
import { type Filling, itemsOf, renderText } from './render-text.ts';

/** The facts as they go into the document. */
export interface WrittenFacts {
  text: string;
  /** What the person wrote, where `text` is a model's wording of it. */
  ownWords: string | null;
}

/**
 * The document of a form, block by block. Values of fields that the form does not ask in this case are left aside. Words whose
 * law has changed since they were checked are not written: a visible blank says that they are to be reviewed.
 * @param today as `2026-11-20`.
 */
export function composeDocument(
  template: DocumentTemplate,
  form: DocumentForm,
  given: FormValues,
  facts: WrittenFacts | null,
  { today, underReview }: { today: string; underReview: LawUnderReview },
): DraftBlock[] {
  const asked = new Set(askedFields(form, given).map((field) => field.key));
  const values = Object.fromEntries(Object.entries(given).filter(([key]) => asked.has(key)));
  const derived = derivedTexts[template.kind]?.(readAnswers(values, today)) ?? {};
  const filling: Filling = { form, values, derived };
  const count = { headings: 0, clauses: 0 };
  return template.pieces
    .filter((piece) => conditionHolds(piece.when, values))
    .flatMap((piece) => blockOf(piece, template, filling, facts, count))
    .map((block) => (statesLaw(block) && isUnderReview(block, underReview) ? toReview(block) : block));
}

function blockOf(
  piece: TemplatePiece,
  template: DocumentTemplate,
  filling: Filling,
  facts: WrittenFacts | null,
  count: { headings: number; clauses: number },
): DraftBlock[] {
  const articles = [...piece.articles];
  const render = (text: string) => renderText(filling, text);
  if ('title' in piece) return [{ type: 'title', runs: render(piece.title) }];
  if ('heading' in piece) {
    count.headings += 1;
    const number = template.headings === 'roman' ? `${roman(count.headings)}. ` : '';
    return [{ type: 'heading', runs: render(`${number}${piece.heading}`), articles }];
  }
  if ('clause' in piece) {
    count.clauses += 1;
    return [
      { type: 'clause', label: clauseLabel(count.clauses), heading: piece.clause, runs: render(piece.text), articles },
    ];
  }
  if ('text' in piece)
    return [{ type: 'paragraph', align: piece.align ?? 'justify', runs: render(piece.text), articles }];
  if ('items' in piece) {
    const items = piece.items
      .filter((item) => conditionHolds(item.when, filling.values))
      .map((item) => render(item.text));
    return [{ type: 'list', style: piece.style, items, articles }];
  }
  if ('listOf' in piece) return [listBlock(piece, filling, articles)];
  if ('computed' in piece) return computedBlocks[piece.computed](readAnswers(filling.values, ''));
  if ('facts' in piece) {
    const told = facts?.text ?? readAnswers(filling.values, '').text(piece.facts);
    const isFiling = template.headings === 'roman';
    const written = (text: string) => (isFiling ? numberedFacts(text) : text);
    const ownWords = facts?.ownWords ?? null;
    return [
      {
        type: 'facts',
        field: piece.facts,
        text: written(told),
        ownWords: ownWords === null ? null : written(ownWords),
      },
    ];
  }
  const people = piece.signatures
    .filter((signature) => conditionHolds(signature.when, filling.values))
    .map(({ field, role }) => ({
      role,
      runs: render(isPerson(filling.form, field) ? `{${field}.name}` : `{${field}}`),
    }));
  return [{ type: 'signatures', people }];
}

type StatedBlock = Extract<DraftBlock, { type: 'paragraph' | 'clause' }>;

/** A heading only names a part, and a list holds what the person wrote or asks. */
function statesLaw(block: DraftBlock): block is StatedBlock {
  return block.type === 'paragraph' || block.type === 'clause';
}

function toReview(block: StatedBlock): StatedBlock {
  const what = block.type === 'clause' ? 'esta cláusula' : 'este párrafo';
  const text = `[a revisar: cambió o se derogó un artículo en el que se apoya ${what} del modelo; redactalo con el texto vigente]`;
  return { ...block, runs: [{ text, field: null, blank: true }] };
}

function isPerson(form: DocumentForm, key: string): boolean {
  return fieldsOf(form).some((field) => field.key === key && field.type === 'person');
}

function listBlock(
  { listOf, style, lead = '', as }: Extract<TemplatePiece, { listOf: string }>,
  { form, values }: Filling,
  articles: string[],
): DraftBlock {
  const field = fieldsOf(form).find((candidate) => candidate.key === listOf);
  if (!field) throw new Error(`The form ${form.kind} has no field ${listOf}`);
  const words = (text: string): DraftRun => ({ text, field: null, blank: false });
  const items = itemsOf(field, readAnswers(values, '').list(listOf)).map((text): DraftRun[] => [
    ...(lead ? [words(lead)] : []),
    { text: as ? itemWordings[as](text) : text, field: listOf, blank: false },
  ]);
  const missing: DraftRun[] = [
    ...(lead ? [words(lead)] : []),
    { text: `[falta: ${blankName(field)}]`, field: listOf, blank: true },
  ];
  return { type: 'list', style, items: items.length > 0 ? items : [missing], articles };
}

/** How an item goes on after its lead. */
const itemWordings = { denied: deniedFact, stated: factStated };

const romanDigits: readonly [number, string][] = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  let left = value;
  let text = '';
  for (const [size, digit] of romanDigits) {
    while (left >= size) {
      text += digit;
      left -= size;
    }
  }
  return text;
}
