import { type APIComponentInContainer, ComponentType, MessageFlags } from 'discord.js';
import type { QcSet } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { markdownLink } from '../discord/markdown-link.ts';
import type { MessageView } from '../discord/message-view.ts';
import type { Product } from '../links/product.ts';
import type { Texts } from '../texts/index.ts';
import { isAddressable } from './addressable.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows, linkButton } from './components.ts';
import { textDisplay } from './container.ts';
import { platformDisplayName } from './display-names.ts';
import { photoGallery, shownPhotos } from './photo-gallery.ts';

/** Of each set; the button leads to all photos. */
const PHOTOS_SHOWN = 4;
/** Of one product; the alerts of further sets go into another message. */
export const MAX_SETS_IN_ALERT = 3;
/** Four containers of eight components each stay below Discord's 40. */
export const MAX_PRODUCTS_IN_ALERT = 4;

export interface QcAlert {
  readonly product: Product;
  readonly topicId: number;
  readonly canonical: string | undefined;
  /** The new sets, oldest first; at least one. */
  readonly sets: readonly QcSet[];
  /** Someone watches the product here, so the alert has a button to stop. */
  readonly watched: boolean;
}

/** New sets of QC photos: one container per product, below a role's mention. */
export function qcAlertView(alerts: readonly QcAlert[], mention: string | null, texts: Texts): MessageView {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      ...(mention === null ? [] : [{ type: ComponentType.TextDisplay as const, content: mention }]),
      ...alerts.map((alert) => ({
        type: ComponentType.Container as const,
        accent_color: COLOURS.neutral,
        components: productComponents(alert, texts),
      })),
    ],
  };
}

function productComponents(
  { product, topicId, canonical, sets, watched }: QcAlert,
  texts: Texts,
): APIComponentInContainer[] {
  const { platform, id } = product;
  const name = markdownLink(texts.common.product(platformDisplayName(platform), id), canonical, 120);
  const buttons = [
    ...(isAddressable(product)
      ? [
          button(texts.alerts.allPhotos, encodeCustomId('qc', 'open', platform, id), { primary: true }),
          button(texts.common.details, encodeCustomId('lookup', 'open', platform, id, '')),
        ]
      : []),
    ...linkButton(platformDisplayName(platform), canonical),
    ...(watched ? [button(texts.common.stopWatching, encodeCustomId('qc', 'stop', String(topicId)))] : []),
  ];
  return [
    textDisplay(`### 📷 ${texts.alerts.newPhotos}\n${name}`),
    ...sets.toReversed().flatMap((set) => setSection(set, texts)),
    ...buttonRows(buttons),
  ];
}

function setSection(set: QcSet, texts: Texts): APIComponentInContainer[] {
  const photos = shownPhotos(set.photos);
  const date = escapeText(set.date ?? '', 20) || texts.qc.noDate;
  const sku = escapeText(set.sku ?? '', 200);
  const count = photos.length === 0 ? texts.alerts.photosPending : texts.qc.photos(photos.length);
  const line = [`**${date}**`, sku, count].filter((part) => part !== '').join(' · ');
  return [textDisplay(line), ...photoGallery(photos.slice(0, PHOTOS_SHOWN), set, photos.length, texts)];
}
