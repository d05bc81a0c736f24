import { type APIComponentInContainer, ComponentType, MessageFlags } from 'discord.js';
import type { QcSet } from '../api/index.ts';
import { encodeCustomId } from '../discord/custom-id.ts';
import { escapeText } from '../discord/limits.ts';
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

/** The first photos are an invitation; the button leads to all. */
const PHOTOS_SHOWN = 4;
/** More batches than this are told in a further message. */
export const MAX_SETS_IN_ALERT = 3;
/** Four containers of eight components each stay below Discord's 40. */
export const MAX_PRODUCTS_IN_ALERT = 4;

export interface QcAlert {
  readonly product: Product;
  readonly topicId: number;
  readonly canonical: string | undefined;
  /** What is new, oldest first; at least one. */
  readonly batches: readonly QcSet[];
  /** Somebody watches the product here, and can stop. */
  readonly watched: boolean;
}

/** New batches of QC photos: one container a product, and a role's mention above them. */
export function qcAlertView(alerts: readonly QcAlert[], mention: string | null, texts: Texts): MessageView {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [
      ...(mention === null ? [] : [{ type: ComponentType.TextDisplay as const, content: mention }]),
      ...alerts.map((alert) => ({
        type: ComponentType.Container as const,
        accent_color: COLOURS.neutral,
        components: cardOf(alert, texts),
      })),
    ],
  };
}

function cardOf(
  { product, topicId, canonical, batches, watched }: QcAlert,
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
    ...batches.toReversed().flatMap((batch) => setSection(batch, texts)),
    ...buttonRows(buttons),
  ];
}

function setSection(batch: QcSet, texts: Texts): APIComponentInContainer[] {
  const photos = shownPhotos(batch.photos);
  const date = escapeText(batch.date ?? '', 20) || texts.qc.noDate;
  const sku = escapeText(batch.sku ?? '', 200);
  const count = photos.length === 0 ? texts.alerts.photosPending : texts.qc.photos(photos.length);
  const line = [`**${date}**`, sku, count].filter((part) => part !== '').join(' · ');
  return [textDisplay(line), ...photoGallery(photos.slice(0, PHOTOS_SHOWN), batch, photos.length, texts)];
}
