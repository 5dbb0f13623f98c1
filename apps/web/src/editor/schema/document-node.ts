import { Node } from '@tiptap/core';

/** The document: blocks, and clauses, which otherwise stand in clauses alone. */
export const Document = Node.create({ name: 'doc', topNode: true, content: '(block | clause)+' });
