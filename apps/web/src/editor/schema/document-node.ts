import { Node } from '@tiptap/core';

/** The document: blocks, and clauses, which stand nowhere else. */
export const Document = Node.create({ name: 'doc', topNode: true, content: '(block | clause)+' });
