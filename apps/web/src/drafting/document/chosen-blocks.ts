import type { DraftBlock } from '@foja/contracts/drafting';
import type { KeptDraft } from '../kept-draft.ts';

/** The blocks as the person wants them: with a model's wording of the facts, or with their own. */
export function chosenBlocks({ document, usesOwnWords }: KeptDraft): DraftBlock[] {
  return document.blocks.map((block) =>
    block.type === 'facts' && usesOwnWords && block.ownWords !== null ? { ...block, text: block.ownWords } : block,
  );
}

/** The paragraphs of the facts. */
export function factsParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
