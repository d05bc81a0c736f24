import type { ConvertResult } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { agentLinks } from './agent-links.ts';
import { fittingRows } from './button-layout.ts';
import { button } from './components.ts';
import { containerCard, textDisplay } from './container.ts';
import { platformDisplayName } from './display-names.ts';
import { linksToCopy } from './links-to-copy.ts';

/** What the code block may take, in characters and bytes. */
const BLOCK_CHARS = 3_600;
const BLOCK_BYTES = 7_000;

/** Every link of a product, to copy from a code block; links that don't fit there are in a file. */
export function copyLinksView(
  result: ConvertResult,
  preferred: readonly string[],
  texts: Texts,
): MessageView {
  const { platform, id, canonical } = result;
  const original = canonical === undefined ? [] : [{ name: originalName(platform, texts), url: canonical }];
  const named = [...original, ...agentLinks(result, preferred)];
  const { block, fileParts, files } = linksToCopy(
    named.map(({ name, url }) => ({ before: `${name}: `, url })),
    BLOCK_CHARS,
    BLOCK_BYTES,
  );
  const card = containerCard(null, [
    textDisplay(`### ${texts.convert.copyTitle}${block}`),
    ...fileParts,
    ...(isAddressable({ platform, id })
      ? fittingRows([button(texts.common.back, encodeCustomId('convert', 'links', platform, id))])
      : []),
  ]);
  return files.length === 0 ? card : { ...card, files };
}

function originalName(platform: string, texts: Texts): string {
  return texts.convert.original(platformDisplayName(platform));
}
