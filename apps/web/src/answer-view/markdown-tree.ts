import type { fromMarkdown } from 'mdast-util-from-markdown';

/** The syntax tree of Markdown, as the parser gives it. */
export type Root = ReturnType<typeof fromMarkdown>;
export type RootContent = Root['children'][number];
export type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number];
export type Text = Extract<PhrasingContent, { type: 'text' }>;
