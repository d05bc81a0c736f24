import type { APIComponentInContainer } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { button, buttonRows, linkButton, menuRow } from './components.ts';
import { platformDisplayName } from './display-names.ts';
import { pageButtons } from './paging.ts';
import type { QcPage } from './qc-page.ts';
import { LISTING, setOptions } from './qc-set-options.ts';

/** The menu of sets, the page buttons, and buttons to other cards. */
export function qcControls(
  { platform, id }: Product,
  canonical: string | undefined,
  page: QcPage,
  texts: Texts,
): APIComponentInContainer[] {
  const set = page.position === 'listing' ? LISTING : String(page.position);
  const pageId = (component: string) => (offset: string) =>
    encodeCustomId('qc', component, platform, id, set, offset);
  return [
    ...menuRow(encodeCustomId('qc', 'batch', platform, id), texts.qc.chooseSet, setOptions(page, texts)),
    ...buttonRows(pageButtons(page.photos, pageId('newer'), pageId('older'), texts)),
    ...buttonRows([
      button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, '')),
      button(texts.common.agentLinks, encodeCustomId('convert', 'open', platform, id)),
      button(texts.qc.watch, encodeCustomId('qc', 'watching', platform, id)),
      ...linkButton(platformDisplayName(platform), canonical),
    ]),
  ];
}
