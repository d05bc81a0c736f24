import { ComponentType } from 'discord.js';
import type { ConvertResult } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { markdownUrl } from '../discord/markdown-link.ts';
import type { MessageView } from '../discord/message-view.ts';
import { takeWhileFits } from '../discord/truncate.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { agentLinks } from './agent-links.ts';
import { fittingRows } from './button-layout.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';
import { platformDisplayName } from './display-names.ts';

/** What the code block may take, in characters and bytes. */
const BLOCK_CHARS = 3_600;
const BLOCK_BYTES = 7_000;
const FILE = 'links.txt';

/** Every link of a product, to copy from a code block; links that don't fit there are in a file. */
export function copyLinksView(
  result: ConvertResult,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  const { platform, id, canonical } = result;
  const original = canonical === undefined ? [] : [[originalName(platform, texts), canonical] as const];
  const links = agentLinks(result, preferred).map(({ name, url }) => [name, url] as const);
  const all = [...original, ...links];
  // A backtick would end the code block.
  const encoded = all.flatMap(([name, url]) => {
    const safe = markdownUrl(url);
    return safe === null ? [] : [`${name.replaceAll('`', '')}: ${safe}`];
  });
  const fitting = takeWhileFits(encoded, BLOCK_CHARS, BLOCK_BYTES);
  const isComplete = fitting.length === all.length;
  const card = containerCard(null, [
    textDisplay(`### ${texts.convert.copyTitle}\n\`\`\`\n${fitting.join('\n')}\n\`\`\``),
    ...(isComplete ? [] : [{ type: ComponentType.File as const, file: { url: `attachment://${FILE}` } }]),
    ...(isAddressable({ platform, id })
      ? fittingRows([button(texts.common.back, encodeCustomId('convert', 'links', platform, id))])
      : []),
  ]);
  const lines = all.map(([name, url]) => `${name}: ${url}`);
  return isComplete ? card : { ...card, files: [{ name: FILE, bytes: Buffer.from(lines.join('\n')) }] };
}

function originalName(platform: string, texts: Texts): string {
  return texts.convert.original(platformDisplayName(platform));
}
