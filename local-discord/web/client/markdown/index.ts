/** Discord's Markdown as a tree, as the page reads it: `local-discord/markdown`. */
export { parseMarkdown } from './blocks.ts';
export type { Block, Inline } from './nodes.ts';
