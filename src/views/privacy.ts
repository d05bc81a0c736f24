import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord.js';
import { encodeCustomId } from '../discord/custom-id.ts';
import { escapeText } from '../discord/escape-markdown.ts';
import { LIMITS } from '../discord/limits.ts';
import type { MessageView } from '../discord/message-view.ts';
import { cut, takeWhileFits } from '../discord/truncate.ts';
import type { PersonalData } from '../store/index.ts';
import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';
import { button, buttonRows } from './components.ts';

const LIST_CHARS = 1_500;
const LIST_BYTES = 3_000;

/** Everything that is stored about a user, with a button to delete it. */
export function privacyView(data: PersonalData, texts: Texts): MessageView {
  const { alertChannels, pending, settings, replies } = data;
  // A parcel may be followed at several destinations, and a product watched at several.
  const parcels = [...new Map(data.parcels.map((parcel) => [parcel.key, parcel])).values()];
  const products = [...new Set(data.products)];
  const named = parcels.map(({ key, label }) =>
    label === null ? `\`${key}\`` : `\`${key}\` – ${escapeText(label, 80)}`,
  );
  const blocks = [
    ...(parcels.length === 0 ? [] : [listSection(texts.privacy.parcels(parcels.length), named, texts)]),
    ...(products.length === 0
      ? []
      : [
          listSection(
            texts.privacy.products(products.length),
            products.map((key) => `\`${key}\``),
            texts,
          ),
        ]),
    ...(alertChannels === 0 ? [] : [texts.privacy.alertChannels(alertChannels)]),
    ...(pending === 0 ? [] : [texts.privacy.pendingAlerts(pending)]),
    ...(settings ? [texts.privacy.settings] : []),
    ...(replies === 0 ? [] : [texts.privacy.replies(replies)]),
  ];
  const isEmpty = blocks.length === 0;
  const description = [
    ...(isEmpty ? [texts.privacy.nothingStored] : blocks),
    `-# ${texts.privacy.retention}`,
  ].join('\n\n');
  return {
    embeds: [{ color: COLOURS.neutral, title: `🔒 ${texts.privacy.title}`, description }],
    components: isEmpty ? [] : buttonRows([dangerButton(texts.privacy.delete, 'ask')]),
  };
}

/** Asks for confirmation before anything is deleted. */
export function privacyDeleteView(texts: Texts): MessageView {
  return {
    embeds: [
      {
        color: COLOURS.attention,
        title: `🔒 ${texts.privacy.delete}`,
        description: texts.privacy.confirmDelete,
      },
    ],
    components: buttonRows([
      dangerButton(texts.privacy.delete, 'delete'),
      button(texts.common.back, encodeCustomId('privacy', 'show')),
    ]),
  };
}

function dangerButton(label: string, component: string): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Danger,
    label: cut(label, LIMITS.buttonLabel),
    custom_id: encodeCustomId('privacy', component),
  };
}

function listSection(heading: string, items: readonly string[], texts: Texts): string {
  const shown = takeWhileFits(items, LIST_CHARS, LIST_BYTES);
  const more = items.length - shown.length;
  return [heading, ...shown, ...(more === 0 ? [] : [texts.common.more(more)])].join('\n');
}
