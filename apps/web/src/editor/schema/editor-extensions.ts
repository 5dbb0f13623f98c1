import { isSafeLink, type LegalCitationAttrs } from '@foja/contracts/editor/content';
import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { TrackedRanges } from '../assistant/tracked-ranges.ts';
import { FindHighlights } from '../find/find-highlights.ts';
import { Clause } from './clause.ts';
import { Document } from './document-node.ts';
import { Footnote } from './footnote.ts';
import { LegalCitation } from './legal-citation.ts';
import { Numbering } from './numbering.ts';
import { PageBreak } from './page-break.ts';

export interface EditorHandlers {
  onOpenCitation: (citation: LegalCitationAttrs) => void;
  onOpenFootnote: () => void;
}

/** What a document of the editor may hold, as contracts/editor/content tells. */
export function editorExtensions({ onOpenCitation, onOpenFootnote }: EditorHandlers): Extensions {
  return [
    StarterKit.configure({
      document: false,
      code: false,
      codeBlock: false,
      heading: { levels: [1, 2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => isSafeLink(address),
        HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
      },
      undoRedo: { depth: 300 },
      dropcursor: { color: false, class: 'drop-place' },
    }),
    Document,
    TableKit.configure({ table: { resizable: false } }),
    TextAlign.configure({ types: ['paragraph', 'heading'] }),
    Placeholder.configure({ placeholder: 'Escribí acá, pegá un texto o importá un archivo.' }),
    LegalCitation.configure({ onOpen: onOpenCitation }),
    Footnote.configure({ onOpen: onOpenFootnote }),
    Clause,
    PageBreak,
    Numbering,
    FindHighlights,
    TrackedRanges,
  ];
}
