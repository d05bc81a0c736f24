import { type APIFileComponent, ComponentType } from 'discord.js';
import { codeBlock } from '../discord/code-block.ts';
import { markdownUrl } from '../discord/markdown-link.ts';
import type { MessageFile } from '../discord/message-view.ts';
import { takeWhileFits } from '../discord/truncate.ts';

const FILE = 'links.txt';

/** A line of the list. */
interface LinkToCopy {
  /** What stands before the address; empty: nothing. */
  readonly before: string;
  readonly url: string;
}

/** The parts of a card with links to copy. */
interface LinksToCopy {
  /** A code block that starts with a line break; empty when no link fits. */
  readonly block: string;
  /** The file's place on the card; none when the block has every link. */
  readonly fileParts: readonly APIFileComponent[];
  readonly files: readonly MessageFile[];
}

/**
 * Links to copy, one on each line: those that fit in a code block, and every one in a file when some don't.
 * @param maxChars what the lines of the block may take
 * @param maxBytes the same in UTF-8
 */
export function linksToCopy(links: readonly LinkToCopy[], maxChars: number, maxBytes: number): LinksToCopy {
  const encoded = links.flatMap(({ before, url }) => {
    const safe = markdownUrl(url);
    return safe === null ? [] : [before + safe];
  });
  const fitting = takeWhileFits(encoded, maxChars, maxBytes);
  const block = fitting.length === 0 ? '' : `\n${codeBlock(fitting.join('\n'))}`;
  if (fitting.length === links.length) return { block, fileParts: [], files: [] };
  const lines = links.map(({ before, url }) => before + url);
  return {
    block,
    fileParts: [{ type: ComponentType.File, file: { url: `attachment://${FILE}` } }],
    files: [{ name: FILE, bytes: Buffer.from(lines.join('\n')) }],
  };
}
