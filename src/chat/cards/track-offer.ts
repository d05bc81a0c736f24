import { MessageFlags } from 'discord.js';
import { sectionWithButton } from '../../cards/container.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { ParcelIds } from '../../parcels/cards/parcel-ids.ts';
import type { Texts } from '../../texts/index.ts';

/** One small line with a button. Anyone in the channel can press it: the number is in the message above. */
export function trackOfferView(ids: ParcelIds, { chat }: Texts): MessageView {
  const section = sectionWithButton(`-# 📦 ${chat.trackOffer}`, chat.trackPrivately, ids('offered'));
  return { flags: MessageFlags.IsComponentsV2, components: [section] };
}
